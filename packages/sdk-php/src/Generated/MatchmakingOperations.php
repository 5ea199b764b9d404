<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Matchmaking. Two charts for a marriage: ashtakoot with 36 points, porutham with ten.
 * @phpstan-import-type MatchmakingAshtakootInput from Types
 * @phpstan-import-type MatchmakingAshtakootAnswer from Types
 * @phpstan-import-type PoruthamRequest from Types
 * @phpstan-import-type MatchmakingPoruthamAnswer from Types
 * @phpstan-import-type MatchmakingUncertainInput from Types
 * @phpstan-import-type MatchmakingUncertainAnswer from Types
 */
final class MatchmakingOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Ashtakoot: eight tests of two Moons, 36 points. The North Indian matching of bride and groom by sign and star of their Moons (guna milan). Each koota has its raw score, the compared values and the reason. `exceptions` lists the rules by which tradition accepts a low gana, bhakoot or nadi; they change no score. `manglik` gives the manglik dosha of both charts. Schools differ on vashya, yoni and gana: the settings choose the table. `POST /api/v1/matchmaking/ashtakoot`, 2 credits, 2 more with texts.
     * @param MatchmakingAshtakootInput $input
     * @return MatchmakingAshtakootAnswer
     * @throws GrahaException
     */
    public function ashtakoot(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('matchmaking/ashtakoot', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Porutham: the ten agreements of South Indian matching. Ten rules on the stars, signs and lords of the two Moons, one point each at most, counted from the bride to the groom. `settings.method` follows the Tamil almanacs or those of Kerala. Rajju and vedha are vetoes: if one of them gives no points, most families refuse the match whatever the sum, and `verdict` is adhama. 6 points and more are uthama, 5 and 5.5 madhyama; `score_verdict` is the verdict by points alone. `POST /api/v1/matchmaking/porutham`, 2 credits, 2 more with texts.
     * @param PoruthamRequest $input
     * @return MatchmakingPoruthamAnswer
     * @throws GrahaException
     */
    public function porutham(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('matchmaking/porutham', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ashtakoot of a couple with an unknown or uncertain time of birth. The range of the 36 points over the possible times of birth of bride and groom, and every possible result with its share and the Moons that give it, the likeliest first. A person whose time is known has hours and minutes as usual. Manglik dosha needs the ascendant and is not part of it. `POST /api/v1/matchmaking/uncertain`, 3 credits.
     * @param MatchmakingUncertainInput $input
     * @return MatchmakingUncertainAnswer
     * @throws GrahaException
     */
    public function uncertain(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('matchmaking/uncertain', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
