<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Ephemeris. Positions of bodies step by step, as JSON, lines or CSV.
 * @phpstan-import-type EphemerisTableInput from Types
 * @phpstan-import-type EphemerisTableAnswer from Types
 */
final class EphemerisOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Positions of bodies step by step, as rows. An ephemeris: the geocentric position of each of `bodies` at `from` and every `step_minutes` until `to`, in the sidereal zodiac of an ayanamsa or in the tropical one (`none`). One row for each body and instant, up to 10,000 rows in one request. `Accept: application/x-ndjson` returns one JSON line per row, `text/csv` a table. `POST /api/v1/ephemeris/table`, 1 credit per 2,000 rows, rounded up.
     * @param EphemerisTableInput $input
     * @return EphemerisTableAnswer
     * @throws GrahaException
     */
    public function table(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('ephemeris/table', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
