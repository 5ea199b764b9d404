<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Reports. Charts, years, matchings, numbers, muhurtas and wall calendars as pages to print or sell: PDF with your brand, in sixteen languages.
 * @phpstan-import-type ReportsKundliInput from Types
 * @phpstan-import-type ReportsKundliAnswer from Types
 * @phpstan-import-type ReportsMatchingInput from Types
 * @phpstan-import-type ReportsMatchingAnswer from Types
 * @phpstan-import-type ReportsVarshaphalInput from Types
 * @phpstan-import-type ReportsVarshaphalAnswer from Types
 * @phpstan-import-type ReportsWesternNatalInput from Types
 * @phpstan-import-type ReportsWesternNatalAnswer from Types
 * @phpstan-import-type ReportsNumerologyInput from Types
 * @phpstan-import-type ReportsNumerologyAnswer from Types
 * @phpstan-import-type ReportsPanchangMonthInput from Types
 * @phpstan-import-type ReportsPanchangMonthAnswer from Types
 * @phpstan-import-type ReportsMuhurtaInput from Types
 * @phpstan-import-type ReportsMuhurtaAnswer from Types
 */
final class ReportsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * A kundli as a report: PDF with your brand, or its data. The birth chart of a person as pages to print or sell: birth details, charts from the ascendant and the Moon and seven divisional charts, positions, houses, panchang of the birth, Vimshottari periods to two levels, ashtakavarga, shadbala, doshas and yogas. `length` full adds the other charts up to D60, the running great period to three levels, the Yogini dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a year, and what the books say with rule and source, in English. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/kundli`, 24 credits, 65 with `length: full`.
     * @param ReportsKundliInput $input
     * @return ReportsKundliAnswer
     * @throws GrahaException
     */
    public function kundli(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/kundli', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A marriage matching as a report: PDF with your brand, or its data. Bride and groom side by side as pages to print or sell: both charts, the eight kootas of 36 points, the ten poruthams, mangal dosha and the positions of both. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/matching`, 6 credits.
     * @param ReportsMatchingInput $input
     * @return ReportsMatchingAnswer
     * @throws GrahaException
     */
    public function matching(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/matching', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A year of life as a report: PDF with your brand, or its data. The varshaphal of a person as pages to print or sell: the chart of the year beside that of the birth, muntha and lord of the year with the claims of the five office-bearers, strengths, Tajika yogas, the periods of three dashas and thirty sahams. The names of yogas and sahams have Latin letters in every language. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/varshaphal`, 11 credits.
     * @param ReportsVarshaphalInput $input
     * @return ReportsVarshaphalAnswer
     * @throws GrahaException
     */
    public function varshaphal(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/varshaphal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A Western birth chart as a report: PDF with your brand, or its data. The Western birth chart of a person as pages to print or sell: the wheel, the positions, the cusps of the houses, the aspects with their orbs, the essential dignities and the balance of elements and modes. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/western-natal`, 3 credits.
     * @param ReportsWesternNatalInput $input
     * @return ReportsWesternNatalAnswer
     * @throws GrahaException
     */
    public function westernNatal(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/western-natal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The numbers of a name and a birth as a report: PDF with your brand, or its data. The numerology of a person as pages to print or sell: life path, expression, soul urge and personality with every letter, pinnacles and challenges by age, and nine personal years. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/numerology`, 15 credits.
     * @param ReportsNumerologyInput $input
     * @return ReportsNumerologyAnswer
     * @throws GrahaException
     */
    public function numerology(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/numerology', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A wall calendar of a place as a report: PDF with your brand, or its data. A month of the panchang of a city as pages to print or sell: a page with the month as an almanac prints it, the festivals and vows, and a row for each day with sunrise, sunset, moonrise, moonset, tithi and star with their ends (+ is on the next date). Observances have their names in Hindi, Sanskrit and Tamil, and the Latin ones in other languages. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/panchang-month`, 4 credits.
     * @param ReportsPanchangMonthInput $input
     * @return ReportsPanchangMonthAnswer
     * @throws GrahaException
     */
    public function panchangMonth(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/panchang-month', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The auspicious times of a purpose as a report: PDF with your brand, or its data. The times of `muhurta/find` as pages to print or sell: a calendar of the times if they are within five weeks, a table with tithi, star, points and grade, and the panchang of the best day. An English report also has the rules for and against the best times with their sources; they are sentences in English. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo and colours and without ours. One report takes up to 92 days. JSON gives the same texts, tables and pictures as data. `POST /api/v1/reports/muhurta`, 4 credits for up to 31 days, 6 for more, 1 more with lagna.
     * @param ReportsMuhurtaInput $input
     * @return ReportsMuhurtaAnswer
     * @throws GrahaException
     */
    public function muhurta(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('reports/muhurta', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
