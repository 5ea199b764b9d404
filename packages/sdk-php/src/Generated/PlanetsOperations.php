<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Planets. Positions of the planets in the sidereal zodiac.
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type StandardPlanetsExtendedResponse from Types
 * @phpstan-import-type PlanetsConditionsAnswer from Types
 * @phpstan-import-type PlanetsFriendshipAnswer from Types
 * @phpstan-import-type PlanetsAspectsInput from Types
 * @phpstan-import-type PlanetsAspectsAnswer from Types
 * @phpstan-import-type PlanetsFunctionalNatureAnswer from Types
 */
final class PlanetsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Ascendant and the nine classical planets. Positions of the ascendant, the Sun, the Moon, Mars, Mercury, Jupiter, Venus, Saturn and the lunar nodes Rahu and Ketu in the sidereal zodiac: sign, degree, nakshatra, pada, and the whole-sign house counted from the ascendant. `POST /api/v1/planets`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return StandardPlanetsExtendedResponse
     * @throws GrahaException
     */
    public function all(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('planets', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ascendant and planets, with Uranus, Neptune and Pluto. As `/planets`, with the three outer planets, which Vedic rules do not use: sign, house, degree, retrograde state, nakshatra, pada and sign lord of each. `POST /api/v1/planets/extended`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return StandardPlanetsExtendedResponse
     * @throws GrahaException
     */
    public function extended(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('planets/extended', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Condition of each planet: dignity, friendship, combustion, avasthas, war, aspects. States of the nine grahas of a birth chart. `dignity` is by degree; `compound_relation` is the friendship with the lord of the sign; a combust planet is too near to the Sun; the avasthas are its age, alertness and mood; `aspected_by` measures the aspects on it. The nodes rule no sign, so they have no dignity and no friendship. `POST /api/v1/planets/conditions`, 2 credits, 3 more with texts.
     * @param VedicChartRequest $input
     * @return PlanetsConditionsAnswer
     * @throws GrahaException
     */
    public function conditions(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('planets/conditions', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Friendship of the seven planets, by nature, by place and together. Relations of each of the seven planets to the other six in a birth chart (panchadha maitri). Friendship by nature is the same in every chart and not mutual; temporal friendship depends on their places and is mutual. `POST /api/v1/planets/friendship`, 1 credit.
     * @param VedicChartRequest $input
     * @return PlanetsFriendshipAnswer
     * @throws GrahaException
     */
    public function friendship(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('planets/friendship', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Aspects of the grahas: by sign, by degree, and of Jaimini’s signs. Aspects of each graha. `graha_drishti` counts whole signs from its own, with the share of a full aspect: the 7th is full for all, Mars has 4 and 8, Jupiter 5 and 9, Saturn 3 and 10. `sphuta_drishti` measures the aspect on every other graha by degree, in virupas of which 60 are a full aspect. `rasi_drishti` lists the three signs that its sign aspects by Jaimini: movable signs aspect all fixed ones but the adjacent one and vice versa, dual ones each other. `POST /api/v1/planets/aspects`, 2 credits.
     * @param PlanetsAspectsInput $input
     * @return PlanetsAspectsAnswer
     * @throws GrahaException
     */
    public function aspects(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('planets/aspects', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Functional nature of the planets for the ascendant, by rule and by verse. Whether a planet does good or harm for an ascendant, by the houses that it rules. `by_rule` follows the general rule (lords of kendra and trikona together are yogakaraka, trikona lords good, lords of 3, 6 and 11 bad, benefics that rule kendras bad; of two houses the one with the moolatrikona sign prevails) and `reason` gives the deciding rule. `by_verse` is the verdict of BPHS ch. 34 on this ascendant, null if it has none. The two differ for some planets; both are given. `POST /api/v1/planets/functional-nature`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return PlanetsFunctionalNatureAnswer
     * @throws GrahaException
     */
    public function functionalNature(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('planets/functional-nature', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
