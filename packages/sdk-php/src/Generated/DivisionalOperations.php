<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Divisional charts. Each sign cut into parts: D1 to D150, a chart of a chart, and the sixteen at once.
 * @phpstan-import-type ParasharaRequest from Types
 * @phpstan-import-type DivisionalChart from Types
 * @phpstan-import-type DivisionalD2Input from Types
 * @phpstan-import-type DivisionalD3Input from Types
 * @phpstan-import-type DivisionalD4Input from Types
 * @phpstan-import-type DivisionalD5Input from Types
 * @phpstan-import-type DivisionalD7Input from Types
 * @phpstan-import-type DivisionalD9Input from Types
 * @phpstan-import-type DivisionalD11Input from Types
 * @phpstan-import-type DivisionalD11RamanInput from Types
 * @phpstan-import-type DivisionalD24Input from Types
 * @phpstan-import-type DivisionalD60Input from Types
 * @phpstan-import-type DivisionalD81Input from Types
 * @phpstan-import-type DivisionalD108Input from Types
 * @phpstan-import-type DivisionalD144Input from Types
 * @phpstan-import-type DivisionalD150Input from Types
 * @phpstan-import-type DivisionalMixedInput from Types
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type DivisionalShodashvargaAnswer from Types
 */
final class DivisionalOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * D1 Rashi: the natal chart: body and life as a whole. Each sign is divided into one part and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.2. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d1`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d1(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d1', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D2 Hora: wealth. Each sign is divided into 2 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.5–6. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d2`, 1 credit.
     * @param DivisionalD2Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d2(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d2', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D3 Drekkana: siblings and courage. Each sign is divided into 3 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.7–8. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d3`, 1 credit.
     * @param DivisionalD3Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d3(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d3', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D4 Chaturthamsa: home, property and fortune. Each sign is divided into 4 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.9. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d4`, 1 credit.
     * @param DivisionalD4Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d4(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d4', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D5 Panchamsa: fame and authority. Each sign is divided into 5 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Odd signs Aries, Aquarius, Sagittarius, Gemini, Libra; even signs Taurus, Virgo, Pisces, Capricorn, Scorpio: the common panchamsa of the software tradition. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d5`, 1 credit.
     * @param DivisionalD5Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d5(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d5', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D6 Shashthamsa: health and adversaries. Each sign is divided into 6 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Six divisions of 5° from Aries for odd signs, from Libra for even ones. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d6`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d6(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d6', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D7 Saptamsa: children. Each sign is divided into 7 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.10–11. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d7`, 1 credit.
     * @param DivisionalD7Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d7(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d7', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D8 Ashtamsa: sudden events and longevity. Each sign is divided into 8 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. From Aries for movable, Sagittarius for fixed, Leo for dual signs. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d8`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d8(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d8', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D9 Navamsa: marriage, dharma and the strength of planets. Each sign is divided into 9 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.12. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d9`, 1 credit.
     * @param DivisionalD9Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d9(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d9', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D10 Dashamsa: career and public life. Each sign is divided into 10 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.13–14. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d10`, 1 credit.
     * @param DivisionalD7Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d10(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d10', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D11 Rudramsa (Rath): gains and destruction. Each sign is divided into 11 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Rudramsa counted zodiacally: Aries from Aries, Taurus from Pisces. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d11`, 1 credit.
     * @param DivisionalD11Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d11(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d11', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D11 Ekadasamsa (Raman): gains. Each sign is divided into 11 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Ekadasamsa counted against the zodiac, as B. V. Raman has it: Aries from Pisces backward. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d11/raman`, 1 credit.
     * @param DivisionalD11RamanInput $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d11Raman(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d11/raman', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D12 Dwadasamsa: parents. Each sign is divided into 12 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.15. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d12`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d12(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d12', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D16 Shodashamsa: vehicles and comforts. Each sign is divided into 16 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.16. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d16`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d16(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d16', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D20 Vimshamsa: worship and spiritual life. Each sign is divided into 20 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.17–21. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d20`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d20(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d20', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D24 Chaturvimshamsa: learning. Each sign is divided into 24 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.22–23. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d24`, 1 credit.
     * @param DivisionalD24Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d24(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d24', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D27 Saptavimshamsa: strengths and weaknesses. Each sign is divided into 27 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.24–26. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d27`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d27(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d27', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D30 Trimsamsa: misfortunes. Each sign is divided into 30 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.27–28. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d30`, 1 credit.
     * @param DivisionalD4Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d30(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d30', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D40 Khavedamsa: auspicious and inauspicious effects. Each sign is divided into 40 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.29–30. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d40`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d40(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d40', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D45 Akshavedamsa: character, all matters. Each sign is divided into 45 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.31–32. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d45`, 1 credit.
     * @param ParasharaRequest $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d45(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d45', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D60 Shashtiamsa: all matters; highly sensitive to the birth time. Each sign is divided into 60 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. BPHS 6.33–41. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d60`, 1 credit.
     * @param DivisionalD60Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d60(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d60', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D81 Navanavamsa: the navamsa of the navamsa: marriage and dharma in detail. Each sign is divided into 81 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Later tradition; Jagannatha Hora and PyJHora count it through the zodiac, which is the navamsa of the navamsa. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d81`, 1 credit.
     * @param DivisionalD81Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d81(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d81', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D108 Ashtottaramsa: subtle inclinations and spiritual merit. Each sign is divided into 108 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Later tradition; PyJHora takes the dwadasamsa of the navamsa, other programs the navamsa of the dwadasamsa. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d108`, 1 credit.
     * @param DivisionalD108Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d108(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d108', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D144 Dwadasa-dwadasamsa: parents and lineage in detail. Each sign is divided into 144 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Later tradition; PyJHora takes the dwadasamsa of the dwadasamsa. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d144`, 1 credit.
     * @param DivisionalD144Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d144(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d144', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D150 Nadiamsa: all matters in the finest detail; sensitive to seconds of the birth time. Each sign is divided into 150 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Deva Keralam has 150 nadis in a sign; Jagannatha Hora counts equal parts from the sign itself, PyJHora from Aries too. Unequal parts are not offered. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. `POST /api/v1/divisional/d150`, 1 credit.
     * @param DivisionalD150Input $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d150(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d150', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A divisional chart of a divisional chart: D-m of D-n. The chart `of` is made first, degrees included; then `varga` is made of its positions, as if they were a birth chart. The D9 of the D9 is the navanavamsa (D81), the D12 of the D9 one form of the D108. Every chart of equal parts can be taken, each by its default method; `settings.method` is `mixed`. Houses are counted from the ascendant of the result. `sensitivity_seconds` shows how exact the birth time must be: the parts of a D60 of a D60 last about two seconds. `POST /api/v1/divisional/mixed`, 1 credit.
     * @param DivisionalMixedInput $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function mixed(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/mixed', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * D11 Ekadasamsa (Raman): gains. Each sign is divided into 11 parts and each part becomes a sign; the same rule applies to the ascendant, whose sign is the first house. Ekadasamsa counted against the zodiac, as B. V. Raman has it: Aries from Pisces backward. `sensitivity_seconds` is the time from the birth to the nearest change of this chart’s ascendant. Changes of the planets are not counted: they are far rarer. Another name of `divisional/d11/raman`. `POST /api/v1/divisional/d11/alt-variant`, 1 credit.
     * @param DivisionalD11RamanInput $input
     * @return DivisionalChart
     * @throws GrahaException
     */
    public function d11AltVariant(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/d11/alt-variant', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The sixteen classical divisional charts at once. D1 to D60 of the Brihat Parashara Hora Shastra, each with its ascendant and the nine planets, by the default method of each chart. The same figures as sixteen calls, for one credit. `POST /api/v1/divisional/shodashvarga`, 1 credit.
     * @param VedicChartRequest $input
     * @return DivisionalShodashvargaAnswer
     * @throws GrahaException
     */
    public function shodashvarga(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('divisional/shodashvarga', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
