<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Western. Tropical charts: natal, transits, progressions, returns, and two charts together.
 *
 * @phpstan-import-type WesternNatalInput from Types
 * @phpstan-import-type WesternNatalAnswer from Types
 * @phpstan-import-type WesternTransitInput from Types
 * @phpstan-import-type WesternTransitAnswer from Types
 * @phpstan-import-type WesternSynastryInput from Types
 * @phpstan-import-type WesternSynastryAnswer from Types
 * @phpstan-import-type WesternCompositeInput from Types
 * @phpstan-import-type WesternCompositeAnswer from Types
 * @phpstan-import-type WesternProgressionsInput from Types
 * @phpstan-import-type WesternProgressionsAnswer from Types
 * @phpstan-import-type WesternSolarReturnInput from Types
 * @phpstan-import-type WesternSolarReturnAnswer from Types
 */
final class WesternOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Tropical birth chart: planets, angles, house cusps and aspects.
     *
     * The Western birth chart. Longitudes are measured from the spring equinox (tropical zodiac), with no ayanamsa. Houses are Placidus unless asked otherwise; beyond the polar circle, where Placidus has no solution, they are Porphyry and metadata says so. `aspects` are the angles between points that count, with the orbs that metadata lists; ascendant and midheaven take part and move with the turning of the Earth.
     *
     * `POST /api/v1/western/natal`, 1 credit.
     *
     * @param WesternNatalInput $input
     * @return WesternNatalAnswer
     * @throws GrahaException
     */
    public function natal(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('western/natal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The sky of a moment over a birth chart.
     *
     * Where the planets stand at `target` (now, when left out), in the houses of the birth chart, and the aspects that they make to its planets and angles: `planet_a` is in transit, `planet_b` of the birth chart. Natal points do not move, so `is_applying` says whether the planet in transit comes nearer.
     *
     * `POST /api/v1/western/transit`, 1 credit.
     *
     * @param WesternTransitInput $input
     * @return WesternTransitAnswer
     * @throws GrahaException
     */
    public function transit(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('western/transit', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Two birth charts against each other: aspects and house overlays.
     *
     * Every aspect between the points of one chart (`planet_a`, of person_a) and those of the other (`planet_b`, of person_b), and in which house of the other chart the points of each fall. Aspects between two births neither apply nor separate, so `is_applying` is null. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are taken for the same, in this order.
     *
     * `POST /api/v1/western/synastry`, 2 credits.
     *
     * @param WesternSynastryInput $input
     * @return WesternSynastryAnswer
     * @throws GrahaException
     */
    public function synastry(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('western/synastry', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Composite chart: one chart for two people.
     *
     * Each planet at the middle of the shorter arc between its places in the two charts, and the angles and cusps likewise. The midheaven is kept above the horizon and the houses in their order: where the nearer midpoint would have turned it over, the opposite one is taken and `is_midheaven_turned` is true. Where two planets are exactly opposite, both midpoints are as good and `is_ambiguous` is true. With the method `davison` it is a real chart instead, of the moment and place midway between the births. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are taken for the same, in this order.
     *
     * `POST /api/v1/western/composite`, 2 credits.
     *
     * @param WesternCompositeInput $input
     * @return WesternCompositeAnswer
     * @throws GrahaException
     */
    public function composite(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('western/composite', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Secondary progressions: a day after birth for each year of life.
     *
     * The sky as many days after birth as there are years from birth to `target_date` (00:00 local time, on the day of birth the birth itself; today, when left out). Planets are given with their progressed and natal houses; the aspects go from progressed points (`planet_a`) to natal ones (`planet_b`). The angles advance by about a degree a year, by the method that metadata names.
     *
     * `POST /api/v1/western/progressions`, 1 credit.
     *
     * @param WesternProgressionsInput $input
     * @return WesternProgressionsAnswer
     * @throws GrahaException
     */
    public function progressions(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('western/progressions', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Solar return: the chart of the moment when the Sun comes back to its place at birth.
     *
     * Once a year, within two days of the birthday, the Sun has the longitude that it had at birth. The chart of that moment, cast for the place of birth or for a place of `stay`, is read for the year that follows. The moment is that of the Sun seen from the centre of the Earth, found to a tenth of a second. A birth on 29 February has its return every year.
     *
     * `POST /api/v1/western/solar-return`, 1 credit.
     *
     * @param WesternSolarReturnInput $input
     * @return WesternSolarReturnAnswer
     * @throws GrahaException
     */
    public function solarReturn(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('western/solar-return', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
