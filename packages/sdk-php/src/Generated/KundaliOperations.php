<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Kundali. The birth chart, from the ascendant and from the Moon.
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type KundaliBasicAnswer from Types
 * @phpstan-import-type KundaliUncertainInput from Types
 * @phpstan-import-type KundaliUncertainAnswer from Types
 * @phpstan-import-type KundaliChandraChartAnswer from Types
 */
final class KundaliOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Birth chart: ascendant and planets in their houses. The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the nine planets with sign, house and nakshatra, and the computed instant in UTC. `POST /api/v1/kundali/basic`, 1 credit.
     * @param VedicChartRequest $input
     * @return KundaliBasicAnswer
     * @throws GrahaException
     */
    public function basic(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/basic', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Birth chart: ascendant and planets in their houses. The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the nine planets with sign, house and nakshatra, and the computed instant in UTC. Another name of `kundali/basic`. `POST /api/v1/kundali/complete`, 1 credit.
     * @param VedicChartRequest $input
     * @return KundaliBasicAnswer
     * @throws GrahaException
     */
    public function complete(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/complete', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Birth chart of a birth whose time is unknown or uncertain. What holds for every possible time of birth, and what depends on it. Each member is `certain` with one `value`, or has all of its `values`, each with the instants of birth for which it holds and its share of the span. The instants of change are exact to the second; none is sampled. `time` has the possible times: unknown, 06:00-07:30, or 14:30~20. `POST /api/v1/kundali/uncertain`, 2 credits.
     * @param KundaliUncertainInput $input
     * @return KundaliUncertainAnswer
     * @throws GrahaException
     */
    public function uncertain(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/uncertain', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Chart counted from the Moon. The same placements with the sign of the Moon as the first house, which many rules use in addition to the chart from the ascendant. The ascendant is placed like a planet: `lagna.house` is its house from the Moon. `POST /api/v1/kundali/chandra-chart`, 1 credit.
     * @param VedicChartRequest $input
     * @return KundaliChandraChartAnswer
     * @throws GrahaException
     */
    public function chandraChart(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/chandra-chart', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
