<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Muhurta, auspicious times. Auspicious dates and times for marriages, houses, purchases and rites, with every reason.
 * @phpstan-import-type MuhurtaFindInput from Types
 * @phpstan-import-type MuhurtaFindAnswer from Types
 * @phpstan-import-type MuhurtaCheckInput from Types
 * @phpstan-import-type MuhurtaCheckAnswer from Types
 */
final class MuhurtaOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Find muhurta: auspicious dates and times for a marriage, a new house, a purchase. Muhurat for a purpose between two dates at a place: wedding and marriage dates (vivah), griha pravesh (housewarming), buying a vehicle, property or gold, opening a business or shop, naming a child (namakarana), first haircut (mundan), travel, studies, treatment. `mode: strict` gives the times in which star, tithi, weekday, yoga, karana and season all agree, as almanacs print them; `mode: ranked` scores every time that no ban and no person forbids, the best first. For one or two people, tara and chandra bala count too, and for a marriage Jupiter from the bride and the Sun from the groom. With `lagna` the rising sign is judged. Every reason names its rule, its source and its points; the weights are those of this product, since no text has numbers. A rule that holds for a part of the time counts in proportion. `rejected_days` gives the reason for each day without a time. A day without sunrise or sunset has no muhurta and is listed there. `POST /api/v1/muhurta/find`, 3 credits for up to 31 days, 5 for more, 1 more with lagna.
     * @param MuhurtaFindInput $input
     * @return MuhurtaFindAnswer
     * @throws GrahaException
     */
    public function find(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('muhurta/find', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Judge one moment for a purpose: whether it is an auspicious time, and why. The rules of `muhurta/find` at one moment and place: the rules that forbid it (`is_allowed`, `forbidding`), its score, and every reason for and against. Every reason names its rule, its source and its points; the weights are those of this product, since no text has numbers. A rule that holds for a part of the time counts in proportion. If the Sun does not rise or set, nothing is judged and `reason` is the cause. `POST /api/v1/muhurta/check`, 1 credit.
     * @param MuhurtaCheckInput $input
     * @return MuhurtaCheckAnswer
     * @throws GrahaException
     */
    public function check(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('muhurta/check', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
