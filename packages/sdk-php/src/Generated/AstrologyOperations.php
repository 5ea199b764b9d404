<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Reference reports. Reports with the member names that callers of other services already parse.
 * @phpstan-import-type HousesWholeSignInput from Types
 * @phpstan-import-type AstrologyBirthDetailsAnswer from Types
 * @phpstan-import-type PanchangRequest from Types
 * @phpstan-import-type AstrologyPanchangAnswer from Types
 * @phpstan-import-type AstrologyPanchangAdvancedAnswer from Types
 * @phpstan-import-type AstrologyAuspiciousPeriodAnswer from Types
 * @phpstan-import-type AstrologyAnandadiYogaInput from Types
 * @phpstan-import-type AstrologyAnandadiYogaAnswer from Types
 * @phpstan-import-type AstrologyAuspiciousYogaAnswer from Types
 * @phpstan-import-type AstrologyGowriNallaNeramAnswer from Types
 * @phpstan-import-type VedicChartRequest from Types
 * @phpstan-import-type AstrologyChartAnswer from Types
 * @phpstan-import-type AstrologyKundliInput from Types
 * @phpstan-import-type AstrologyKundliAnswer from Types
 * @phpstan-import-type AstrologyKundliAdvancedInput from Types
 * @phpstan-import-type AstrologyKundliAdvancedAnswer from Types
 * @phpstan-import-type AstrologyDashaPeriodsInput from Types
 * @phpstan-import-type AstrologyDashaPeriodsAnswer from Types
 * @phpstan-import-type ManglikRequest from Types
 * @phpstan-import-type AstrologyMangalDoshaAdvancedAnswer from Types
 * @phpstan-import-type AstrologySadeSatiAdvancedInput from Types
 * @phpstan-import-type AstrologySadeSatiAdvancedAnswer from Types
 * @phpstan-import-type AstrologyChandrashtamaPeriodsInput from Types
 * @phpstan-import-type AstrologyChandrashtamaPeriodsAnswer from Types
 * @phpstan-import-type AstrologyPapasamyamInput from Types
 * @phpstan-import-type AstrologyPapasamyamAnswer from Types
 * @phpstan-import-type AstrologyPapasamyamCheckInput from Types
 * @phpstan-import-type AstrologyPapasamyamCheckAnswer from Types
 * @phpstan-import-type PoruthamRequest from Types
 * @phpstan-import-type AstrologyPoruthamAnswer from Types
 * @phpstan-import-type AstrologyPoruthamAdvancedAnswer from Types
 * @phpstan-import-type AstrologyNakshatraPoruthamAnswer from Types
 */
final class AstrologyOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Star and signs of a birth, with the traditional attributes of the star. The nakshatra of the Moon with its quarter and ruler, the sidereal signs of Moon and Sun, and the tropical sign of the Sun (`zodiac`). `additional_info` gives the attributes of the star on which its sources agree; colours, directions and genders of stars differ between almanacs and are omitted. `POST /api/v1/astrology/birth-details`, 1 credit, 3 more with texts.
     * @param HousesWholeSignInput $input
     * @return AstrologyBirthDetailsAnswer
     * @throws GrahaException
     */
    public function birthDetails(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/birth-details', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The panchang of a day: weekday, tithis, nakshatras, yogas, karanas, rise and set. Every tithi, nakshatra, yoga and karana that overlaps the sunrise day of the date, from sunrise to the next sunrise: the first may begin before it, the last may end after it. `at_instant` lists the weekday and limbs at the requested moment; before sunrise the weekday is still that of the previous day. If the Sun does not rise, near the poles, the civil day is used. `POST /api/v1/astrology/panchang`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return AstrologyPanchangAnswer
     * @throws GrahaException
     */
    public function panchang(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/panchang', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The panchang of a day with its good and bad windows. Every tithi, nakshatra, yoga and karana that overlaps the sunrise day of the date, from sunrise to the next sunrise: the first may begin before it, the last may end after it. `at_instant` lists the weekday and limbs at the requested moment; before sunrise the weekday is still that of the previous day. If the Sun does not rise, near the poles, the civil day is used. Adds the windows of `auspicious-period` and `inauspicious-period`, so that one call fills a page of an almanac. `POST /api/v1/astrology/panchang/advanced`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return AstrologyPanchangAdvancedAnswer
     * @throws GrahaException
     */
    public function panchangAdvanced(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/panchang/advanced', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Good windows of the day: Abhijit, Amrit Kaal, Brahma Muhurta and the good choghadiyas. The windows of the sunrise day of the requested date. Abhijit is the middle muhurta of the day, Brahma Muhurta the last but one of the night before; Amrit Kaal is a window within each star of the Moon. Amrit, Shubh and Labh choghadiyas are the parts of day and night that the Moon, Jupiter and Mercury rule. `POST /api/v1/astrology/auspicious-period`, 1 credit.
     * @param PanchangRequest $input
     * @return AstrologyAuspiciousPeriodAnswer
     * @throws GrahaException
     */
    public function auspiciousPeriod(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/auspicious-period', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Windows of the day to avoid: Rahu Kaal, Yamaganda, Gulika Kaal, Dur Muhurta and Varjyam. The windows of the sunrise day of the requested date. Rahu Kaal, Yamaganda and Gulika Kaal are eighths of the day and Dur Muhurtas fifteenths of day or night, chosen by the weekday; Varjyam is a window within each star of the Moon. Nothing is begun in these windows. `POST /api/v1/astrology/inauspicious-period`, 1 credit.
     * @param PanchangRequest $input
     * @return AstrologyAuspiciousPeriodAnswer
     * @throws GrahaException
     */
    public function inauspiciousPeriod(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/inauspicious-period', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Anandadi yoga: one of twenty-eight, by weekday and the star of the Moon. Each weekday counts the stars from its own first star: Sunday from Ashwini, Monday from Mrigashirsha and so on by four. The number of the Moon’s star gives the yoga and its effect. Lists every star that overlaps the sunrise day of the date, in its full length, by the weekday of that day. `POST /api/v1/astrology/anandadi-yoga`, 1 credit.
     * @param AstrologyAnandadiYogaInput $input
     * @return AstrologyAnandadiYogaAnswer
     * @throws GrahaException
     */
    public function anandadiYoga(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/anandadi-yoga', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The nitya yoga of a moment, whether it is auspicious, and the special yogas of the day. `yoga` is the nitya yoga that the longitudes of Sun and Moon make at the moment, with its start and end; nine of the 27 are inauspicious, some only in their first hours. `auspicious_yoga` lists meetings of weekday and star within the sunrise day of the date, such as Amrita Siddhi or Guru Pushya, each with its weekday and stars; empty on many days. `POST /api/v1/astrology/auspicious-yoga`, 1 credit.
     * @param PanchangRequest $input
     * @return AstrologyAuspiciousYogaAnswer
     * @throws GrahaException
     */
    public function auspiciousYoga(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/auspicious-yoga', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Gowri panchangam: the sixteen parts of day and night, good and bad. South Indian almanacs cut the day from sunrise to sunset and the night to the next sunrise into eight parts each and name them by the weekday. The good ones are nalla neram, good time: Amirdha is the best of them. `POST /api/v1/astrology/gowri-nalla-neram`, 1 credit.
     * @param PanchangRequest $input
     * @return AstrologyGowriNallaNeramAnswer
     * @throws GrahaException
     */
    public function gowriNallaNeram(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/gowri-nalla-neram', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Rasi chart: ascendant, twelve houses and the planets in each. The birth chart (D1) as data to draw from: the sign that rises is the first house and each following sign the next; `houses` names the planets in each, `planets` gives their exact places. `POST /api/v1/astrology/chart`, 1 credit, 3 more with texts.
     * @param VedicChartRequest $input
     * @return AstrologyChartAnswer
     * @throws GrahaException
     */
    public function chart(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/chart', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Kundli report: star and signs of the birth, Mangal dosha, and the yogas of the chart. `nakshatra_details` is the answer of `birth-details`. `mangal_dosha` is counted from the ascendant. `yoga_details` lists every supported yoga by group, each with its rule, whether the chart has it, and in `reason` the planets that make it and the factors that weaken it. Houses are whole signs from the ascendant; the nodes aspect nothing and rule no house. The five Mahapurusha yogas are counted from the ascendant or the Moon. `POST /api/v1/astrology/kundli`, 1 credit.
     * @param AstrologyKundliInput $input
     * @return AstrologyKundliAnswer
     * @throws GrahaException
     */
    public function kundli(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/kundli', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The kundli report with the exceptions of Mangal dosha and three levels of Vimshottari dasha. The members of `kundli`, the exceptions that are held to cancel Mangal dosha, its traditional remedies, the nine great periods of Vimshottari dasha with two levels below them, and the balance of the first at birth, counted from the Moon of the chart. `yoga_details` lists every supported yoga by group, each with its rule, whether the chart has it, and in `reason` the planets that make it and the factors that weaken it. Houses are whole signs from the ascendant; the nodes aspect nothing and rule no house. The five Mahapurusha yogas are counted from the ascendant or the Moon. `POST /api/v1/astrology/kundli/advanced`, 2 credits.
     * @param AstrologyKundliAdvancedInput $input
     * @return AstrologyKundliAdvancedAnswer
     * @throws GrahaException
     */
    public function kundliAdvanced(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/kundli/advanced', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Vimshottari dasha periods with the balance at birth. The nine great periods (mahadasha) of the 120-year cycle, each with its antardashas and, at `depth` 3, their pratyantardashas. The first is listed in full, so it begins before birth; `dasha_balance` is the part of it that remained at birth. `start` and `end` are instants; at the instant a period ends, the next one rules. `POST /api/v1/astrology/dasha-periods`, 2 credits, 3 more with texts.
     * @param AstrologyDashaPeriodsInput $input
     * @return AstrologyDashaPeriodsAnswer
     * @throws GrahaException
     */
    public function dashaPeriods(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/dasha-periods', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Mangal dosha: Mars from ascendant, Moon and Venus, with exceptions and remedies. `has_dosha` is counted from the ascendant. `exceptions` lists the rules that are held to cancel the dosha and apply here, with their reasons; `remedies` lists traditional remedies. Both are empty without a dosha. `references` shows the house of Mars from the ascendant, the Moon and Venus, and `severity` counts them. `POST /api/v1/astrology/mangal-dosha/advanced`, 1 credit.
     * @param ManglikRequest $input
     * @return AstrologyMangalDoshaAdvancedAnswer
     * @throws GrahaException
     */
    public function mangalDoshaAdvanced(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/mangal-dosha/advanced', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sade sati on a day, and its dated phases over a hundred years. Saturn in the sign before, of and after the natal Moon is sade sati (Rising, Peak, Setting), seven and a half years about every thirty. `is_in_sade_sati`, `transit_phase` and `current_transit` are for 00:00 local time of `target_date`. `transits` lists every sign transit of Saturn that is a phase or a panoti, from birth to the age of a hundred; if Saturn turns back into a sign and enters it again, each transit is a separate row. `POST /api/v1/astrology/sade-sati/advanced`, 1 credit, 2 more with texts.
     * @param AstrologySadeSatiAdvancedInput $input
     * @return AstrologySadeSatiAdvancedAnswer
     * @throws GrahaException
     */
    public function sadeSatiAdvanced(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/sade-sati/advanced', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Chandrashtama: periods of the Moon in the eighth sign from the birth sign. About thirteen times a year, for two days and a quarter, the Moon passes the eighth sign from the Moon sign of a birth; tradition begins nothing on these days. `chandrashtama` names the birth sign affected at `target`, with its stars; `current_transit` and `current_nakshatra` are the sign and the star of the Moon at that instant. `chandrashtama_timing` lists the transits through the eighth sign of this birth in the `days` from `target` on, star by star. `POST /api/v1/astrology/chandrashtama-periods`, 1 credit.
     * @param AstrologyChandrashtamaPeriodsInput $input
     * @return AstrologyChandrashtamaPeriodsAnswer
     * @throws GrahaException
     */
    public function chandrashtamaPeriods(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/chandrashtama-periods', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Papasamyam: points of the malefics against a marriage. Malefics in harmful houses, counted from the ascendant, the Moon and Venus. Method `kerala` counts Mars, Saturn, the Sun and Rahu in the houses 1, 2, 4, 7, 8 and 12: one point from the ascendant, half a point from the Moon, a quarter from Venus. Method `raman` adds Ketu, omits the first house and weighs the malefics by planet, dignity and house. `POST /api/v1/astrology/papasamyam`, 1 credit.
     * @param AstrologyPapasamyamInput $input
     * @return AstrologyPapasamyamAnswer
     * @throws GrahaException
     */
    public function papasamyam(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/papasamyam', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Papasamyam of bride and groom, and whether their burdens agree. By the rule of Kerala, the burdens cancel if the groom has at least as many points as the bride. `POST /api/v1/astrology/papasamyam-check`, 2 credits.
     * @param AstrologyPapasamyamCheckInput $input
     * @return AstrologyPapasamyamCheckAnswer
     * @throws GrahaException
     */
    public function papasamyamCheck(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/papasamyam-check', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Porutham in short: which of the ten agreements hold. Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); `settings.method` follows the Tamil almanacs or those of Kerala. For points and reasons call `porutham/advanced`. `POST /api/v1/astrology/porutham`, 2 credits.
     * @param PoruthamRequest $input
     * @return AstrologyPoruthamAnswer
     * @throws GrahaException
     */
    public function porutham(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/porutham', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Porutham with points, status and reason of each agreement. Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); `settings.method` follows the Tamil almanacs or those of Kerala. If rajju or vedha gives no points, the message is that the match is refused. `POST /api/v1/astrology/porutham/advanced`, 2 credits.
     * @param PoruthamRequest $input
     * @return AstrologyPoruthamAdvancedAnswer
     * @throws GrahaException
     */
    public function poruthamAdvanced(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/porutham/advanced', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Porutham by the stars alone, from the Moons of two births. Ten rules on the stars and signs of the two Moons, counted from the bride (`girl_info`) to the groom (`boy_info`); `settings.method` follows the Tamil almanacs or those of Kerala. Only the star and quarter of each Moon are used, so all births with the same ones give the same answer. `POST /api/v1/astrology/nakshatra-porutham`, 2 credits.
     * @param PoruthamRequest $input
     * @return AstrologyNakshatraPoruthamAnswer
     * @throws GrahaException
     */
    public function nakshatraPorutham(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('astrology/nakshatra-porutham', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
