<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Panchang. The almanac of a day: limbs with their ends, rise and set, good and bad windows.
 *
 * @phpstan-import-type PanchangRequest from Types
 * @phpstan-import-type PanchangFullAnswer from Types
 * @phpstan-import-type PanchangTithiAnswer from Types
 * @phpstan-import-type PanchangNakshatraAnswer from Types
 * @phpstan-import-type PanchangYogaAnswer from Types
 * @phpstan-import-type PanchangKaranaAnswer from Types
 * @phpstan-import-type PanchangVaraAnswer from Types
 * @phpstan-import-type PanchangSunTimesAnswer from Types
 * @phpstan-import-type PanchangMoonTimesAnswer from Types
 * @phpstan-import-type PanchangInauspiciousPeriodsAnswer from Types
 * @phpstan-import-type PanchangChoghadiyaAnswer from Types
 * @phpstan-import-type PanchangHoraAnswer from Types
 * @phpstan-import-type PanchangAbhijitMuhuratAnswer from Types
 * @phpstan-import-type PanchangBrahmaMuhurtaAnswer from Types
 * @phpstan-import-type PanchangAmritKaalAnswer from Types
 * @phpstan-import-type PanchangGoodBadTimesAnswer from Types
 * @phpstan-import-type PanchangChandraBalaAnswer from Types
 * @phpstan-import-type PanchangTaraBalaAnswer from Types
 * @phpstan-import-type PanchangDishaShoolAnswer from Types
 * @phpstan-import-type PanchangRituInput from Types
 * @phpstan-import-type PanchangRituAnswer from Types
 * @phpstan-import-type PanchangCalendarDayAnswer from Types
 * @phpstan-import-type PanchangCalendarMonthAnswer from Types
 */
final class PanchangOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * The whole panchang in one call.
     *
     * Weekday, tithi, nakshatra, yoga and karana at the moment asked about, each with start and end; sunrise, sunset, moonrise and moonset of the panchang day; and under `day_list` every limb that touches the day from sunrise to sunrise, in order; under `calendar` its lunar month, eras and solar dates. One call fills a screen.
     *
     * `POST /api/v1/panchang/full`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangFullAnswer
     * @throws GrahaException
     */
    public function full(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/full', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The lunar day at a moment, with its start, end and the next one.
     *
     * A tithi lasts while the Moon gains 12° on the Sun: thirty to the month, fifteen waxing (Shukla) and fifteen waning (Krishna), each 19 to 27 hours long. `is_kshaya` says that no sunrise falls into it, so that the calendar skips it; `is_vriddhi` that two do.
     *
     * `POST /api/v1/panchang/tithi`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangTithiAnswer
     * @throws GrahaException
     */
    public function tithi(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/tithi', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The star of the Moon at a moment, with its start, end and the next one.
     *
     * The zodiac is divided into 27 nakshatras of 13°20′; the Moon passes through one in about a day. The sidereal longitude decides, so the ayanamsa matters: a difference of one arc minute moves the end by two minutes.
     *
     * `POST /api/v1/panchang/nakshatra`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangNakshatraAnswer
     * @throws GrahaException
     */
    public function nakshatra(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/nakshatra', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The nitya yoga at a moment, with its start, end and the next one.
     *
     * The sidereal longitudes of Sun and Moon are added and the circle divided into 27: each part is a yoga of about a day. Nine of them are inauspicious, some only in their first hours, which `avoid` names.
     *
     * `POST /api/v1/panchang/yoga`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangYogaAnswer
     * @throws GrahaException
     */
    public function yoga(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/yoga', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The half lunar day at a moment, with its start, end and the next one.
     *
     * A karana lasts while the Moon gains 6° on the Sun. Seven movable karanas go round eight times a month; four fixed ones stand about the new moon. Vishti (Bhadra) is avoided for beginnings.
     *
     * `POST /api/v1/panchang/karana`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangKaranaAnswer
     * @throws GrahaException
     */
    public function karana(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/karana', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The weekday by sunrise, and the planet that rules it.
     *
     * The vara runs from sunrise to sunrise: before sunrise it is still yesterday’s. Where the Sun does not rise the civil weekday is given and `basis` says so.
     *
     * `POST /api/v1/panchang/vara`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangVaraAnswer
     * @throws GrahaException
     */
    public function vara(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/vara', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sunrise and sunset on the local date.
     *
     * Rise and set of the Sun on the civil date of the request, by the definition asked for, and as `vedic_sunrise` and `vedic_sunset` those of the centre of the disc without refraction, as the Vedic texts have them. Near the poles a time may be null: `reason` then names the season and the next one is given, however far.
     *
     * `POST /api/v1/panchang/sun-times`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangSunTimesAnswer
     * @throws GrahaException
     */
    public function sunTimes(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/sun-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Moonrise and moonset on the local date.
     *
     * The Moon rises some fifty minutes later each day, so that one day in a month has no moonrise and another no moonset: the time is then null and the next one is given, near the poles up to a month later. Always the upper limb with refraction.
     *
     * `POST /api/v1/panchang/moon-times`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangMoonTimesAnswer
     * @throws GrahaException
     */
    public function moonTimes(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/moon-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Rahu Kaal, Gulika Kaal and Yamaganda of the sunrise day.
     *
     * The time from sunrise to sunset is cut into eight; which eighth belongs to Rahu, Gulika and Yama depends on the weekday. Beginnings are avoided in them.
     *
     * `POST /api/v1/panchang/inauspicious-periods`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangInauspiciousPeriodsAnswer
     * @throws GrahaException
     */
    public function inauspiciousPeriods(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/inauspicious-periods', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The eight choghadiyas of the day and of the night, with their quality.
     *
     * Day and night are each cut into eight parts that planets rule in turn from the lord of the weekday. Amrit, Shubh and Labh are good, Char is neutral and good for travel, Udveg, Kaal and Rog are bad.
     *
     * `POST /api/v1/panchang/choghadiya`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangChoghadiyaAnswer
     * @throws GrahaException
     */
    public function choghadiya(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/choghadiya', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The planetary hours of the day and of the night.
     *
     * Day and night are each cut into twelve hours. The first belongs to the lord of the weekday, the following ones to the planets from the slowest to the quickest round and round, so that the next sunrise falls to the next day’s lord.
     *
     * `POST /api/v1/panchang/hora`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangHoraAnswer
     * @throws GrahaException
     */
    public function hora(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/hora', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Abhijit Muhurat, the middle of the day.
     *
     * The eighth of the fifteen equal muhurtas between sunrise and sunset, favourable for every beginning. Some texts make an exception of Wednesday, which `avoid_on_wednesday` marks; the window is given all the same.
     *
     * `POST /api/v1/panchang/abhijit-muhurat`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangAbhijitMuhuratAnswer
     * @throws GrahaException
     */
    public function abhijitMuhurat(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/abhijit-muhurat', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Brahma Muhurta, before sunrise.
     *
     * The fourteenth of the fifteen equal parts of the night that ends with this day’s sunrise: the hour for study and meditation. In proportion to the night; some services use 48 minutes the year round.
     *
     * `POST /api/v1/panchang/brahma-muhurta`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangBrahmaMuhurtaAnswer
     * @throws GrahaException
     */
    public function brahmaMuhurta(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/brahma-muhurta', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The Amrit choghadiyas of the day and of the night.
     *
     * The parts of day and night that the Moon rules in the choghadiya: the best windows of the day.
     *
     * `POST /api/v1/panchang/amrit-kaal`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangAmritKaalAnswer
     * @throws GrahaException
     */
    public function amritKaal(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/amrit-kaal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Good and bad windows of the day in one list, by start.
     *
     * Brahma Muhurta, Abhijit Muhurat and the Amrit choghadiyas (good) with Rahu Kaal, Gulika Kaal and Yamaganda (bad), sorted by their start. Windows may overlap.
     *
     * `POST /api/v1/panchang/good-bad-times`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangGoodBadTimesAnswer
     * @throws GrahaException
     */
    public function goodBadTimes(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/good-bad-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Strength of the Moon for each birth sign.
     *
     * Counts the Moon’s sign now from each possible birth sign: 1, 3, 6, 7, 10 and 11 are good; the eighth, chandrashtama, is the worst. Valid from `start` until `end`, while the Moon is in that sign.
     *
     * `POST /api/v1/panchang/chandra-bala`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangChandraBalaAnswer
     * @throws GrahaException
     */
    public function chandraBala(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/chandra-bala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Strength of the Moon’s star for each birth star.
     *
     * Counts the Moon’s star now from each birth star by nines: Sampat, Kshema, Sadhaka, Mitra and Parama Mitra are good, Vipat, Pratyari and Naidhana bad, Janma (one’s own) mixed and avoided for journeys and medicine.
     *
     * `POST /api/v1/panchang/tara-bala`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangTaraBalaAnswer
     * @throws GrahaException
     */
    public function taraBala(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/tara-bala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The direction to avoid when travelling on this weekday.
     *
     * Each weekday of the sunrise day forbids a direction, most strongly in the twelve ghatis (4 h 48 min) from sunrise; a remedy is eaten by those who must travel.
     *
     * `POST /api/v1/panchang/disha-shool`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangDishaShoolAnswer
     * @throws GrahaException
     */
    public function dishaShool(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/disha-shool', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The Vedic season, and that of the weather.
     *
     * Six seasons of two signs each, by the sidereal longitude of the Sun; `drik_ritu` is the same by the tropical longitude, which follows the weather. `ayana` says whether the Sun goes north or south.
     *
     * `POST /api/v1/panchang/ritu`, 1 credit.
     *
     * @param PanchangRituInput $input
     * @return PanchangRituAnswer
     * @throws GrahaException
     */
    public function ritu(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/ritu', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A date in the calendars of India: lunar, solar and national.
     *
     * The lunar month of the day by both reckonings (amanta and purnimanta), leap and lost months named as such; the years of the Shaka, Vikram, Gujarati and Kali eras with their names of the sixty-year cycle; the date in the solar calendars of Tamil Nadu, Kerala, Odisha, Bengal and Assam, each by its own rule for the day on which a month begins; the Indian national calendar, ahargana, ayana and ritu. The day is that of the civil date: its tithi at sunrise decides. Where the Sun does not rise, the tithi at local noon does, and `panchang_day.basis` says `civil`.
     *
     * `POST /api/v1/panchang/calendar-day`, 1 credit.
     *
     * @param PanchangRequest $input
     * @return PanchangCalendarDayAnswer
     * @throws GrahaException
     */
    public function calendarDay(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/calendar-day', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A month as an almanac prints it: one row for each day.
     *
     * Every day of the civil month that holds the date: sunrise, sunset, moonrise and moonset, the lunar month, the tithi and nakshatra at sunrise with their ends, tithis that are repeated (`is_vriddhi`) or lost (`kshaya_tithi`), and the sign that the Sun enters. One call fills a printed page.
     *
     * `POST /api/v1/panchang/calendar-month`, 3 credits.
     *
     * @param PanchangRequest $input
     * @return PanchangCalendarMonthAnswer
     * @throws GrahaException
     */
    public function calendarMonth(
        array $input,
        ?string $idempotencyKey = null,
        ?float $timeoutSeconds = null,
        ?int $maxRetries = null,
    ): array {
        return $this->graha->send('panchang/calendar-month', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
