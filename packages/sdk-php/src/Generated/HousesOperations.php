<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Houses. The twelve houses of a chart and where they begin.
 *
 * @phpstan-import-type HousesWholeSignInput from Types
 * @phpstan-import-type HousesWholeSignAnswer from Types
 */
final class HousesOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Whole-sign houses.
     *
     * Each house is a whole sign, beginning with the one that rises: the cusp of a house is 0° of its sign. The exact degree of the ascendant, which usually lies within the first house, is given beside the cusps.
     *
     * `POST /api/v1/houses/whole-sign`, 1 credit.
     *
     * @param HousesWholeSignInput $input
     * @return HousesWholeSignAnswer
     * @throws GrahaException
     */
    public function wholeSign(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('houses/whole-sign', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
