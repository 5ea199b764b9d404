<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Ranges. Up to 366 days of an operation in one request: a year of panchang, of sunrises, of transits.
 * @phpstan-import-type PanchangRangeRequest from Types
 * @phpstan-import-type RangePanchangFullAnswer from Types
 * @phpstan-import-type RangePanchangSunTimesAnswer from Types
 * @phpstan-import-type RangePanchangMoonTimesAnswer from Types
 * @phpstan-import-type RangePanchangChoghadiyaAnswer from Types
 * @phpstan-import-type VedicChartRangeRequest from Types
 * @phpstan-import-type RangePlanetsAnswer from Types
 * @phpstan-import-type RangeTransitGocharaInput from Types
 * @phpstan-import-type RangeTransitGocharaAnswer from Types
 * @phpstan-import-type RangeWesternTransitInput from Types
 * @phpstan-import-type RangeWesternTransitAnswer from Types
 */
final class RangeOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * The whole panchang of many days, a year in one request. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/full`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/full`, 1 credit per 10 steps, rounded up.
     * @param PanchangRangeRequest $input
     * @return RangePanchangFullAnswer
     * @throws GrahaException
     */
    public function panchangFull(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/panchang/full', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sunrise and sunset of many days. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/sun-times`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/sun-times`, 1 credit per 10 steps, rounded up.
     * @param PanchangRangeRequest $input
     * @return RangePanchangSunTimesAnswer
     * @throws GrahaException
     */
    public function panchangSunTimes(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/panchang/sun-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Moonrise and moonset of many days. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/moon-times`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/moon-times`, 1 credit per 10 steps, rounded up.
     * @param PanchangRangeRequest $input
     * @return RangePanchangMoonTimesAnswer
     * @throws GrahaException
     */
    public function panchangMoonTimes(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/panchang/moon-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The choghadiyas of many days and nights. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `panchang/choghadiya`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/panchang/choghadiya`, 1 credit per 10 steps, rounded up.
     * @param PanchangRangeRequest $input
     * @return RangePanchangChoghadiyaAnswer
     * @throws GrahaException
     */
    public function panchangChoghadiya(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/panchang/choghadiya', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ascendant and planets of many days, at one time of the clock. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `planets`. The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted. `POST /api/v1/range/planets`, 1 credit per 10 steps, rounded up.
     * @param VedicChartRangeRequest $input
     * @return RangePlanetsAnswer
     * @throws GrahaException
     */
    public function planets(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/planets', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Transits from the natal Moon on many days. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `transit/gochara`. The target of every step is noon by the clocks of the birthplace. `POST /api/v1/range/transit/gochara`, 2 credits per 10 steps, rounded up.
     * @param RangeTransitGocharaInput $input
     * @return RangeTransitGocharaAnswer
     * @throws GrahaException
     */
    public function transitGochara(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/transit/gochara', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The sky of many days over a birth chart. For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step. Each answer is that of `western/transit`. The target of every step is noon by the clocks of the birthplace. `POST /api/v1/range/western/transit`, 1 credit per 10 steps, rounded up.
     * @param RangeWesternTransitInput $input
     * @return RangeWesternTransitAnswer
     * @throws GrahaException
     */
    public function westernTransit(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('range/western/transit', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
