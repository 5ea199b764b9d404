<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Reports. Charts and matchings as pages to print or sell: PDF with your brand, in sixteen languages.
 * @phpstan-import-type ReportsKundliInput from Types
 * @phpstan-import-type ReportsKundliAnswer from Types
 * @phpstan-import-type ReportsMatchingInput from Types
 * @phpstan-import-type ReportsMatchingAnswer from Types
 */
final class ReportsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * A kundli as a report: PDF with your brand, or its data. The birth chart of a person as pages to print or sell: birth details, charts from the ascendant and the Moon and seven divisional charts, positions, houses, panchang of the birth, Vimshottari periods to two levels, ashtakavarga, shadbala, doshas and yogas. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/kundli`, 1 credit per credit that its operations cost (24).
     * @param ReportsKundliInput $input
     * @return ReportsKundliAnswer
     * @throws GrahaException
     */
    public function kundli(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/kundli', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A marriage matching as a report: PDF with your brand, or its data. Bride and groom side by side as pages to print or sell: both charts, the eight kootas of 36 points, the ten poruthams, mangal dosha and the positions of both. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/matching`, 1 credit per credit that its operations cost (6).
     * @param ReportsMatchingInput $input
     * @return ReportsMatchingAnswer
     * @throws GrahaException
     */
    public function matching(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/matching', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
