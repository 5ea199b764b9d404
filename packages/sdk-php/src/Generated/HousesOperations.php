<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Houses. The twelve houses of a chart and their cusps.
 * @phpstan-import-type HousesWholeSignInput from Types
 * @phpstan-import-type HousesWholeSignAnswer from Types
 * @phpstan-import-type HousesBhavaChalitInput from Types
 * @phpstan-import-type HousesBhavaChalitAnswer from Types
 * @phpstan-import-type HousesCuspsInput from Types
 * @phpstan-import-type HousesCuspsAnswer from Types
 */
final class HousesOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Whole-sign houses. Each house is a whole sign, beginning with the one that rises: the cusp of a house is 0° of its sign. The exact degree of the ascendant, within the first house, is given in addition to the cusps. `POST /api/v1/houses/whole-sign`, 1 credit, 3 more with texts.
     * @param HousesWholeSignInput $input
     * @return HousesWholeSignAnswer
     * @throws GrahaException
     */
    public function wholeSign(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('houses/whole-sign', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Bhava chalit: bhavas with middle, sandhi and occupants. The houses by degrees instead of whole signs. Each bhava extends from sandhi to sandhi; `planets` gives the bhava of each graha and whether it differs from the house of the whole-sign chart. A graha on a sandhi, within 1″, belongs to the next bhava and is flagged. Beyond the polar circles Placidus has no solution: the cusps are then those of Porphyry, and `metadata.house_system` names them. `POST /api/v1/houses/bhava-chalit`, 1 credit, 3 more with texts.
     * @param HousesBhavaChalitInput $input
     * @return HousesBhavaChalitAnswer
     * @throws GrahaException
     */
    public function bhavaChalit(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('houses/bhava-chalit', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sidereal house cusps by any house system. Sidereal cusps of the twelve houses by the house system of the settings, with ascendant and midheaven. If a system has no solution, beyond the polar circles, the cusps are those of Porphyry and `metadata.house_system` names them. `POST /api/v1/houses/cusps`, 1 credit, 3 more with texts.
     * @param HousesCuspsInput $input
     * @return HousesCuspsAnswer
     * @throws GrahaException
     */
    public function cusps(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('houses/cusps', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
