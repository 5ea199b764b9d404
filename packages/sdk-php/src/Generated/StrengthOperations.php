<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Strength. Strength of planets, houses and signs: shadbala, bhava bala, ashtakavarga with its reductions.
 * @phpstan-import-type AshtakavargaRequest from Types
 * @phpstan-import-type StrengthAshtakavargaAnswer from Types
 * @phpstan-import-type StrengthAshtakavargaReducedInput from Types
 * @phpstan-import-type StrengthAshtakavargaReducedAnswer from Types
 * @phpstan-import-type ShadbalaRequest from Types
 * @phpstan-import-type StrengthShadbalaAnswer from Types
 * @phpstan-import-type StrengthBhavaBalaAnswer from Types
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type StrengthVimshopakaAnswer from Types
 */
final class StrengthOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Ashtakavarga: bindus of every planet in every sign, and their sum. Each of the seven planets and the ascendant gives a bindu (a benefic point) to certain signs counted from its own. `bhinnashtakavarga` is the row of each planet with the givers; `sarvashtakavarga` adds up the seven planets: 337 bindus in all, 28 per sign on average. A planet does well in transit through a sign with many bindus in its row. `POST /api/v1/strength/ashtakavarga`, 2 credits.
     * @param AshtakavargaRequest $input
     * @return StrengthAshtakavargaAnswer
     * @throws GrahaException
     */
    public function ashtakavarga(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('strength/ashtakavarga', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ashtakavarga after both reductions, with the pindas. The rows of the ashtakavarga reduced by trines (trikona shodhana) and by lords of two signs (ekadhipatya shodhana), and the pindas that follow from them, by which the texts time events. Schools differ in the bindus that an empty sign keeps, in the points that occupy a sign, and in the weight of Virgo: each is a setting. `POST /api/v1/strength/ashtakavarga/reduced`, 2 credits.
     * @param StrengthAshtakavargaReducedInput $input
     * @return StrengthAshtakavargaReducedAnswer
     * @throws GrahaException
     */
    public function ashtakavargaReduced(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('strength/ashtakavarga/reduced', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Shadbala: the six strengths of the seven planets, part by part. Strength of position, direction, time, motion, nature and aspect, each with its parts, in virupas (60 to a rupa), as B.V. Raman computes them in Graha and Bhava Balas; `ratio` compares the sum with the required rupas. `ishta` and `kashta` are its power to do good and harm. The elements of motion hold from 1800 to 2100. If the Sun does not rise or set that day, members that need a sunrise are null, the totals too, and `reason` tells why. `POST /api/v1/strength/shadbala`, 3 credits.
     * @param ShadbalaRequest $input
     * @return StrengthShadbalaAnswer
     * @throws GrahaException
     */
    public function shadbala(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('strength/shadbala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Bhava bala: the strength of the twelve houses. Strength of each house: of its lord (shadbala), of direction, and of the aspects on its middle. The middles are Sripati’s: the angles, and each quadrant cut in three. If the Sun does not rise or set that day, members that need a sunrise are null, the totals too, and `reason` tells why. `POST /api/v1/strength/bhava-bala`, 2 credits.
     * @param ShadbalaRequest $input
     * @return StrengthBhavaBalaAnswer
     * @throws GrahaException
     */
    public function bhavaBala(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('strength/bhava-bala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Vimshopaka bala: strength over six, seven, ten and sixteen vargas. Strength of a planet in its divisional charts, in points of twenty. In each varga it has 20 in a sign of its own, 18 with a great friend, 15 friend, 10 neutral, 7 enemy, 5 great enemy, by the friendship of the birth chart; the four schemes weigh the vargas. The weights are those of BPHS ch. 7. Exaltation adds nothing here: programs that add it have other numbers, so `confidence` is one_source. `POST /api/v1/strength/vimshopaka`, 2 credits.
     * @param VedicChartRequest $input
     * @return StrengthVimshopakaAnswer
     * @throws GrahaException
     */
    public function vimshopaka(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('strength/vimshopaka', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
