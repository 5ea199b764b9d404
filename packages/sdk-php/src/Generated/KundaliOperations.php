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
 * @phpstan-import-type KundaliFromPointInput from Types
 * @phpstan-import-type KundaliFromPointAnswer from Types
 * @phpstan-import-type KundaliSudarshanaAnswer from Types
 */
final class KundaliOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Birth chart: ascendant and planets in their houses. The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the nine planets with sign, house and nakshatra, and the computed instant in UTC. `POST /api/v1/kundali/basic`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return KundaliBasicAnswer
     * @throws GrahaException
     */
    public function basic(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/basic', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Birth chart: ascendant and planets in their houses. The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the nine planets with sign, house and nakshatra, and the computed instant in UTC. Another name of `kundali/basic`. `POST /api/v1/kundali/complete`, 1 credit, 3 more with texts.
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
     * Chart counted from the Moon. The same placements with the sign of the Moon as the first house, which many rules use in addition to the chart from the ascendant. The ascendant is placed like a planet: `lagna.house` is its house from the Moon. `POST /api/v1/kundali/chandra-chart`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return KundaliChandraChartAnswer
     * @throws GrahaException
     */
    public function chandraChart(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/chandra-chart', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Chart with the sign of any graha or arudha as the first house. The birth chart with the houses counted by whole signs from the sign of `point`: the Moon (Chandra lagna), the Sun (Surya lagna), another graha, the arudha lagna, or the arudha of another house. Longitudes, signs and nakshatras are those of the birth; only the houses differ. Each house has its lord, the house of its lord, and its planets. `arudha_lords` counts for arudhas alone. `POST /api/v1/kundali/from-point`, 1 credit, 3 more with texts.
     * @param KundaliFromPointInput $input
     * @return KundaliFromPointAnswer
     * @throws GrahaException
     */
    public function fromPoint(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/from-point', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sudarshana chakra: the houses from ascendant, Moon and Sun together. Three wheels of twelve houses by whole signs: the inner one counted from the ascendant, the middle one from the Moon, the outer one from the Sun (Brihat Parashara Hora Shastra, ch. 74). A house of each wheel has its sign, lord, the house of the lord, and its planets. If two of the three are in one sign, their wheels are equal. `POST /api/v1/kundali/sudarshana`, 1 credit.
     * @param VedicChartRequest $input
     * @return KundaliSudarshanaAnswer
     * @throws GrahaException
     */
    public function sudarshana(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kundali/sudarshana', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
