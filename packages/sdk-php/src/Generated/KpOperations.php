<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * KP. The school of Krishnamurti: sub lords, significators, ruling planets, horary by number.
 * @phpstan-import-type KpChartInput from Types
 * @phpstan-import-type KpChartAnswer from Types
 * @phpstan-import-type KpRulingPlanetsInput from Types
 * @phpstan-import-type KpRulingPlanetsAnswer from Types
 * @phpstan-import-type KpHoraryInput from Types
 * @phpstan-import-type KpHoraryAnswer from Types
 */
final class KpOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * KP chart: cusps and planets with star, sub and sub-sub lords, and significators. The chart of the school of K.S. Krishnamurti. Houses begin at sidereal Placidus cusps by his ayanamsa; each cusp and planet has the lords of its sign, star, sub and sub-sub. `significators` lists the planets that signify a house and `significations` the houses that a planet signifies, in the four steps A to D; conjunctions, aspects and the agents of the nodes are listed separately. `sub_margin` is the distance to the nearer end of the sub. Beyond the polar circles Placidus has no solution: the cusps are then those of Porphyry, and `metadata.house_system` names them. `POST /api/v1/kp/chart`, 3 credits.
     * @param KpChartInput $input
     * @return KpChartAnswer
     * @throws GrahaException
     */
    public function chart(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kp/chart', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ruling planets of a moment, with the reason of each. Ruling planets of a moment at a place by K.S. Krishnamurti, the strongest first: lords of the star and sign of the ascendant, of the star and sign of the Moon, and of the weekday, from sunrise to sunrise by Krishnamurti (`settings.day_start`). Date, time and place are those of the moment of judgement. A node in a sign of a ruler, or in one sign with it, acts for it; a ruler in the star or sub of a retrograde planet (`settings.reject_by`) is marked as rejected. `POST /api/v1/kp/ruling-planets`, 1 credit.
     * @param KpRulingPlanetsInput $input
     * @return KpRulingPlanetsAnswer
     * @throws GrahaException
     */
    public function rulingPlanets(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kp/ruling-planets', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * KP horary: the chart of a number from 1 to 249. A question is judged from a number. It names one of the 249 parts of the zodiac, whose first degree is the ascendant; the other cusps are those of Placidus when that degree rises at the place, and the planets are those of the moment of judgement, which is the date and time of the request. Beyond the polar circles Placidus has no solution and some degrees never rise: the houses are then equal ones from the ascendant, and `metadata.house_system` names them. `POST /api/v1/kp/horary`, 3 credits.
     * @param KpHoraryInput $input
     * @return KpHoraryAnswer
     * @throws GrahaException
     */
    public function horary(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('kp/horary', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
