<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Planets. Where the planets stand in the sidereal zodiac.
 *
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type StandardPlanetsExtendedResponse from Types
 * @phpstan-import-type PlanetsConditionsAnswer from Types
 * @phpstan-import-type PlanetsFriendshipAnswer from Types
 */
final class PlanetsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Ascendant and the nine classical planets.
     *
     * Where the ascendant, the Sun, the Moon, Mars, Mercury, Jupiter, Venus, Saturn and the lunar nodes Rahu and Ketu stand in the sidereal zodiac: sign, degree, nakshatra, pada, and the whole-sign house counted from the ascendant.
     *
     * `POST /api/v1/planets`, 1 credit.
     *
     * @param VedicChartRequest $input
     * @return StandardPlanetsExtendedResponse
     * @throws GrahaException
     */
    public function all(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('planets', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ascendant and planets, with Uranus, Neptune and Pluto.
     *
     * As `/planets`, with the three outer planets, which Vedic rules do not use: sign, house, degree, retrograde state, nakshatra, pada and sign lord of each.
     *
     * `POST /api/v1/planets/extended`, 1 credit.
     *
     * @param VedicChartRequest $input
     * @return StandardPlanetsExtendedResponse
     * @throws GrahaException
     */
    public function extended(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('planets/extended', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Condition of each planet: dignity, friendship, combustion, avasthas, war, aspects.
     *
     * In what state the nine grahas of a birth chart are. `dignity` goes by degree; `compound_relation` is the friendship with the lord of the sign; a combust planet is too near to the Sun; the avasthas are its age, alertness and mood; `aspected_by` measures who looks at it. The nodes rule no sign, so they have no dignity and no friendship.
     *
     * `POST /api/v1/planets/conditions`, 2 credits.
     *
     * @param VedicChartRequest $input
     * @return PlanetsConditionsAnswer
     * @throws GrahaException
     */
    public function conditions(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('planets/conditions', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Friendship of the seven planets, by nature, by place and together.
     *
     * How each of the seven planets regards the other six in a birth chart (panchadha maitri). Friendship by nature is the same in every chart and not mutual; friendship of the moment depends on where they stand and is mutual.
     *
     * `POST /api/v1/planets/friendship`, 1 credit.
     *
     * @param VedicChartRequest $input
     * @return PlanetsFriendshipAnswer
     * @throws GrahaException
     */
    public function friendship(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('planets/friendship', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
