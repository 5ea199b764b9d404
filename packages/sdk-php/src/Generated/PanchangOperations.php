<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Panchang. The almanac of a day: limbs with their ends, rise and set, good and bad windows.
 * @phpstan-import-type PanchangRequest from Types
 * @phpstan-import-type PanchangFullAnswer from Types
 * @phpstan-import-type PanchangTithiAnswer from Types
 * @phpstan-import-type PanchangNakshatraAnswer from Types
 * @phpstan-import-type PanchangYogaAnswer from Types
 * @phpstan-import-type PanchangKaranaAnswer from Types
 * @phpstan-import-type PanchangVaraInput from Types
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
 * @phpstan-import-type PanchangMuhurtasAnswer from Types
 * @phpstan-import-type PanchangPanchaPakshiInput from Types
 * @phpstan-import-type PanchangPanchaPakshiAnswer from Types
 * @phpstan-import-type PanchangChandraBalaAnswer from Types
 * @phpstan-import-type PanchangTaraBalaAnswer from Types
 * @phpstan-import-type PanchangDishaShoolAnswer from Types
 * @phpstan-import-type PanchangRituInput from Types
 * @phpstan-import-type PanchangRituAnswer from Types
 * @phpstan-import-type PanchangCalendarDayAnswer from Types
 * @phpstan-import-type PanchangCalendarMonthAnswer from Types
 * @phpstan-import-type PanchangLunarMonthsInput from Types
 * @phpstan-import-type PanchangLunarMonthsAnswer from Types
 * @phpstan-import-type PanchangSolarMonthsInput from Types
 * @phpstan-import-type PanchangSolarMonthsAnswer from Types
 * @phpstan-import-type PanchangAlmanacsInput from Types
 * @phpstan-import-type PanchangAlmanacsAnswer from Types
 * @phpstan-import-type PanchangConvertDateInput from Types
 * @phpstan-import-type PanchangConvertDateAnswer from Types
 * @phpstan-import-type PanchangShraddhaTithiInput from Types
 * @phpstan-import-type PanchangShraddhaTithiAnswer from Types
 * @phpstan-import-type PanchangSankalpaInput from Types
 * @phpstan-import-type PanchangSankalpaAnswer from Types
 * @phpstan-import-type PanchangFestivalsInput from Types
 * @phpstan-import-type PanchangFestivalsAnswer from Types
 * @phpstan-import-type PanchangFestivalInput from Types
 * @phpstan-import-type PanchangFestivalAnswer from Types
 * @phpstan-import-type PanchangEkadashisAnswer from Types
 * @phpstan-import-type PanchangVratasInput from Types
 * @phpstan-import-type PanchangVratasAnswer from Types
 * @phpstan-import-type PanchangSankrantisAnswer from Types
 * @phpstan-import-type PanchangAvoidableDaysInput from Types
 * @phpstan-import-type PanchangAvoidableDaysAnswer from Types
 */
final class PanchangOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * The whole panchang in one call. Weekday, tithi, nakshatra, yoga and karana at the requested instant, each with start and end; sunrise, sunset, moonrise and moonset of the panchang day; and under `day_list` every limb that touches the day from sunrise to sunrise, in order; under `calendar` its lunar month, eras and solar dates; under `windows` Rahu Kaal, Abhijit, Varjyam and the other windows of the day. One call supplies a whole page. `POST /api/v1/panchang/full`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return PanchangFullAnswer
     * @throws GrahaException
     */
    public function full(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/full', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The lunar day at a moment, with its start, end and the next one. A tithi lasts while the Moon gains 12° on the Sun: thirty to the month, fifteen waxing (Shukla) and fifteen waning (Krishna), each 19 to 27 hours long. `is_kshaya`: no sunrise falls into it, so the calendar skips it; `is_vriddhi`: two sunrises do. `POST /api/v1/panchang/tithi`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return PanchangTithiAnswer
     * @throws GrahaException
     */
    public function tithi(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/tithi', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The star of the Moon at a moment, with its start, end and the next one. The zodiac is divided into 27 nakshatras of 13°20′; the Moon passes through one in about a day. The sidereal longitude decides, so the ayanamsa matters: a difference of one arc minute moves the end by two minutes. `POST /api/v1/panchang/nakshatra`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return PanchangNakshatraAnswer
     * @throws GrahaException
     */
    public function nakshatra(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/nakshatra', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The nitya yoga at a moment, with its start, end and the next one. The sidereal longitudes of Sun and Moon are added and the circle divided into 27: each part is a yoga of about a day. Nine of them are inauspicious, some only in their first hours, which `avoid` names. `POST /api/v1/panchang/yoga`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return PanchangYogaAnswer
     * @throws GrahaException
     */
    public function yoga(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/yoga', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The half lunar day at a moment, with its start, end and the next one. A karana lasts while the Moon gains 6° on the Sun. Seven movable karanas repeat eight times a month; four fixed ones are around the new moon. Vishti (Bhadra) is avoided for beginnings. `POST /api/v1/panchang/karana`, 1 credit, 3 more with texts.
     * @param PanchangRequest $input
     * @return PanchangKaranaAnswer
     * @throws GrahaException
     */
    public function karana(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/karana', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The weekday by sunrise, and the planet that rules it. The vara runs from sunrise to sunrise: before sunrise it is still that of the day before. If the Sun does not rise, the civil weekday is given and `basis` is civil. `settings.day_start: midnight` gives the civil weekday at every place. `POST /api/v1/panchang/vara`, 1 credit, 3 more with texts.
     * @param PanchangVaraInput $input
     * @return PanchangVaraAnswer
     * @throws GrahaException
     */
    public function vara(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/vara', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sunrise and sunset on the local date. Rise and set of the Sun on the civil date of the request, by the rule of `settings.sunrise`; `vedic_sunrise` and `vedic_sunset` are those of the centre of the disc without refraction, as in the Vedic texts. Near the poles a time may be null: `reason` then names the season, and the next sunrise or sunset is given, however late. `POST /api/v1/panchang/sun-times`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangSunTimesAnswer
     * @throws GrahaException
     */
    public function sunTimes(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/sun-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Moonrise and moonset on the local date. The Moon rises some fifty minutes later each day, so one day in a month has no moonrise and another no moonset: the time is then null and the next one is given, near the poles up to a month later. Always her upper limb with 36.74′ of refraction, seen from the place, whatever rule the Sun follows. Almanacs differ by up to a minute: the U.S. Naval Observatory takes 34′, DrikPanchang her centre from the middle of the Earth without refraction. `POST /api/v1/panchang/moon-times`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangMoonTimesAnswer
     * @throws GrahaException
     */
    public function moonTimes(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/moon-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Rahu Kaal, Gulika Kaal and Yamaganda of the sunrise day. The time from sunrise to sunset is cut into eight; which eighth belongs to Rahu, Gulika and Yama depends on the weekday. They are avoided for new beginnings. `POST /api/v1/panchang/inauspicious-periods`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangInauspiciousPeriodsAnswer
     * @throws GrahaException
     */
    public function inauspiciousPeriods(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/inauspicious-periods', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The eight choghadiyas of the day and of the night, with their quality. Day and night are each cut into eight parts that planets rule in turn from the lord of the weekday. Amrit, Shubh and Labh are good, Char is neutral and good for travel, Udveg, Kaal and Rog are bad. `POST /api/v1/panchang/choghadiya`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangChoghadiyaAnswer
     * @throws GrahaException
     */
    public function choghadiya(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/choghadiya', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The planetary hours of the day and of the night. Day and night are each cut into twelve hours. The first belongs to the lord of the weekday, the following ones to the planets from the slowest to the quickest in a cycle, so the first hour of the next day belongs to its own lord. `POST /api/v1/panchang/hora`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangHoraAnswer
     * @throws GrahaException
     */
    public function hora(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/hora', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Abhijit Muhurat, the middle of the day. The eighth of the fifteen equal muhurtas between sunrise and sunset, favourable for every beginning. Some texts make an exception of Wednesday, which `avoid_on_wednesday` marks; the window is given all the same. `POST /api/v1/panchang/abhijit-muhurat`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangAbhijitMuhuratAnswer
     * @throws GrahaException
     */
    public function abhijitMuhurat(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/abhijit-muhurat', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Brahma Muhurta, before sunrise. The fourteenth of the fifteen equal parts of the night that ends with this day’s sunrise: the hour for study and meditation. Its length is in proportion to the night; some services use 48 minutes all year. `POST /api/v1/panchang/brahma-muhurta`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangBrahmaMuhurtaAnswer
     * @throws GrahaException
     */
    public function brahmaMuhurta(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/brahma-muhurta', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The Amrit choghadiyas of the day and of the night. The parts of day and night that the Moon rules in the choghadiya: the best windows of the day. `POST /api/v1/panchang/amrit-kaal`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangAmritKaalAnswer
     * @throws GrahaException
     */
    public function amritKaal(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/amrit-kaal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Good and bad windows of the day in one list, by start. Brahma Muhurta, Abhijit Muhurat and the Amrit choghadiyas (good) with Rahu Kaal, Gulika Kaal and Yamaganda (bad), sorted by their start. Windows may overlap. `POST /api/v1/panchang/good-bad-times`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangGoodBadTimesAnswer
     * @throws GrahaException
     */
    public function goodBadTimes(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/good-bad-times', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The thirty muhurtas of a day, Bhadra, Panchaka and the yogas to seek or to avoid. The fifteen muhurtas of the day and the fifteen of the night with their quality; length of day (dinamana) and night (ratrimana); arunodaya, both sandhyas, vijaya, godhuli, nishita; Bhadra (Vishti) with its mukha, puccha and abode; Panchaka with its kind, and Panchaka Rahita by rising sign; Ganda Moola; tithi gandanta; Dwipushkara and Tripushkara, Jwalamukhi, Aadal and Vidaal, burnt tithis (dagdha). The day is the one from sunrise to sunrise that holds the instant; spans that begin before or end after it are given in full, yogas only within it. If the Sun does not rise or set, `reason` tells which. `POST /api/v1/panchang/muhurtas`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangMuhurtasAnswer
     * @throws GrahaException
     */
    public function muhurtas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/muhurtas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Pancha pakshi: the five birds and their activities in the fifths of day and night. The Tamil siddhas give each person a bird by the star of the Moon at birth and the half of the lunar month. The day from sunrise to sunset and the night to the next sunrise have five yamas each, in which each bird rules, eats, walks, sleeps or dies: the order depends on weekday, half of the month, and day or night. Ruling and eating are chosen for undertakings, sleeping and dying avoided. With a bird, or with star and half of the month at birth, each yama has its five parts. The half of the month is that of sunrise for the day, and that of sunset for the night. Near the poles a day without a sunrise or sunset has no yamas. `POST /api/v1/panchang/pancha-pakshi`, 1 credit.
     * @param PanchangPanchaPakshiInput $input
     * @return PanchangPanchaPakshiAnswer
     * @throws GrahaException
     */
    public function panchaPakshi(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/pancha-pakshi', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Strength of the Moon for each birth sign. Counts the Moon’s sign now from each possible birth sign: 1, 3, 6, 7, 10 and 11 are good; the eighth, chandrashtama, is the worst. Valid from `start` until `end`, while the Moon is in that sign. `POST /api/v1/panchang/chandra-bala`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangChandraBalaAnswer
     * @throws GrahaException
     */
    public function chandraBala(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/chandra-bala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Strength of the Moon’s star for each birth star. Counts the Moon’s star now from each birth star by nines: Sampat, Kshema, Sadhaka, Mitra and Parama Mitra are good, Vipat, Pratyari and Naidhana bad, Janma (one’s own) mixed and avoided for journeys and medicine. `POST /api/v1/panchang/tara-bala`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangTaraBalaAnswer
     * @throws GrahaException
     */
    public function taraBala(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/tara-bala', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The direction to avoid when travelling on this weekday. Each weekday of the sunrise day forbids a direction, most strongly in the twelve ghatis (4 h 48 min) from sunrise; those who must travel take a remedy first. `POST /api/v1/panchang/disha-shool`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangDishaShoolAnswer
     * @throws GrahaException
     */
    public function dishaShool(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/disha-shool', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The Vedic season, and that of the weather. Six seasons of two signs each, by the sidereal longitude of the Sun; `drik_ritu` is the same by the tropical longitude, which follows the weather. `ayana` tells whether the Sun moves north or south. `POST /api/v1/panchang/ritu`, 1 credit.
     * @param PanchangRituInput $input
     * @return PanchangRituAnswer
     * @throws GrahaException
     */
    public function ritu(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/ritu', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A date in the calendars of India: lunar, solar and national. The lunar month of the day by both reckonings (amanta and purnimanta), leap and lost months named as such; the years of the Shaka, Vikram, Gujarati and Kali eras with their names of the sixty-year cycle; the date in the solar calendars of Tamil Nadu, Kerala, Odisha, Bengal and Assam, each by its own rule for the day on which a month begins; the Indian national calendar, ahargana, ayana and ritu. The day is that of the civil date: its tithi at sunrise decides. If the Sun does not rise, the tithi at local noon decides, and `panchang_day.basis` is `civil`. `POST /api/v1/panchang/calendar-day`, 1 credit.
     * @param PanchangRequest $input
     * @return PanchangCalendarDayAnswer
     * @throws GrahaException
     */
    public function calendarDay(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/calendar-day', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A month as in an almanac: one row for each day. Every day of the civil month that contains the date: sunrise, sunset, moonrise and moonset, the lunar month, the tithi and nakshatra at sunrise with their ends, tithis that are repeated (`is_vriddhi`) or lost (`kshaya_tithi`), the sign that the Sun enters, festivals and vows. One call fills a printed page. `POST /api/v1/panchang/calendar-month`, 3 credits.
     * @param PanchangRequest $input
     * @return PanchangCalendarMonthAnswer
     * @throws GrahaException
     */
    public function calendarMonth(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/calendar-month', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The lunar months of a year, leap and lost ones named. Every lunar month with a day from `from` to `to`, up to 366 days: from new moon to new moon, its name by both reckonings, whether it is a leap month (adhika) or took the name of another (kshaya), the first day and the number of its days at the place, the full moon, and the years of the eras. If the Sun does not rise, noon is used in place of sunrise. `POST /api/v1/panchang/lunar-months`, 1 credit.
     * @param PanchangLunarMonthsInput $input
     * @return PanchangLunarMonthsAnswer
     * @throws GrahaException
     */
    public function lunarMonths(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/lunar-months', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The months of a solar calendar of India, each with the day on which it begins. Every month of one regional calendar with a day from `from` to `to`, up to 366 days: the entry of the Sun into the sign, and the first day by the rule of the region. Tamil: the date of the entry by the Vakya until 18:06 Indian time, else the next; Malayalam: before three fifths of the day; Odia: before 22:12; Bengali: the next date, about midnight by sign and tithi; Assamese: the next date, by the Surya Siddhanta. `almanac` chooses another school: bengal_old, odisha_kohinoor, or a text. `POST /api/v1/panchang/solar-months`, 1 credit.
     * @param PanchangSolarMonthsInput $input
     * @return PanchangSolarMonthsAnswer
     * @throws GrahaException
     */
    public function solarMonths(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/solar-months', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * One day by every almanac, side by side, with the reason of each difference. The sky is one; almanacs part in the Sun and Moon that they compute with, and in their rules for the first day of a month. For the civil date at the place: the tithi at sunrise and its end, the lunar month, and the date in the solar calendar of the region, by the sky (drik), the Surya Siddhanta, the Vakya and the printed almanacs that follow them, each with its books, the evidence for it, and a sentence on the differences from the sky. Sunrise is the real one for all of them. Other operations compute by one of these almanacs with `settings.almanac`. `POST /api/v1/panchang/almanacs`, 1 credit per day, 2 with `observances: all`.
     * @param PanchangAlmanacsInput $input
     * @return PanchangAlmanacsAnswer
     * @throws GrahaException
     */
    public function almanacs(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/almanacs', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A lunar date as civil dates, or a civil date as a lunar one. With `lunar_year`, `month_number` and `tithi_number`: the civil dates of that tithi at the place. A tithi may, by the rule of sunrise (udaya), name no day (kshaya), one, or two (vriddhi); `reason` explains an empty list. `is_leap_month` requests a leap month; a name lost by a kshaya month is looked up in that month, which has it as `lost_name`. With `civil_date`: the lunar date of that day, by its tithi at sunrise, or at noon if the Sun does not rise. `civil_dates` has each date in the other civil calendars, and `civil_date` may be in any of them. `POST /api/v1/panchang/convert-date`, 1 credit.
     * @param PanchangConvertDateInput $input
     * @return PanchangConvertDateAnswer
     * @throws GrahaException
     */
    public function convertDate(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/convert-date', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The tithi of a death, and the next days of its shraddha. Date, time and place of a death give its tithi and lunar month. From `target_date` (today if omitted) on: the annual shraddha in that month, and the one in Pitru Paksha (mahalaya), each on the day whose afternoon (aparahna) holds the greater share of the tithi, or on which it begins if no afternoon does. A death in a leap month is kept in the month of that name; leap months are skipped. Days are those of the place of death. No day is after 2398. `POST /api/v1/panchang/shraddha-tithi`, 1 credit.
     * @param PanchangShraddhaTithiInput $input
     * @return PanchangShraddhaTithiAnswer
     * @throws GrahaException
     */
    public function shraddhaTithi(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/shraddha-tithi', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The sankalpa: the Sanskrit line that states time, place and purpose before a rite. Before a rite the speaker declares when and where it is done, from the age of the world down to the tithi, star, yoga and karana of the moment, and what is going to be done. The line is given in Devanagari and in Latin letters with the endings of the locative, as one text and in parts, each with its meaning; the names in it are also given in English, and in `settings.language` under `metadata.words`. `settings.tradition` selects the months, years and words of a region. Words are those of the moment of the rite, not of sunrise, and hold until `valid_until`. `settings.script` also gives the line in Bengali, Gujarati, Kannada, Malayalam, Odia, Tamil or Telugu letters; without it they are those of `settings.language`. Families have their own wording: this is the common one of printed books; the season is that of the month that is spoken, while some almanacs of the north print that of the tropical Sun. `POST /api/v1/panchang/sankalpa`, 1 credit.
     * @param PanchangSankalpaInput $input
     * @return PanchangSankalpaAnswer
     * @throws GrahaException
     */
    public function sankalpa(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/sankalpa', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Festivals and fasts of a place between two dates. The observances of the Hindu calendar from `from` to `to`, up to 366 days, each on the day that its own rule gives at this place: the tithi at sunrise, midday, dusk or midnight, a star in a solar month, the entry of the Sun into a sign. Each row has the rule that chose the day, the span of the tithi, star or entry, its overlap with the time of day of the rule, the margin to another day (`margin_minutes`), other days that contain a part of it, and schools that keep another day; `other_almanacs` has the day of printed almanacs of its regions, if it is another. `confidence` is low if a rule rests on fewer than four published dates. `schools: all` adds the day of each observance by every almanac, with the reason if it is another than by the sky. The date may differ abroad, because sunrise and moonrise are those of the place; `dates_of: ujjain` keeps the dates of India everywhere; if the Sun does not rise or set, `basis` is `civil`. `POST /api/v1/panchang/festivals`, 1 credit per 31 days, rounded up, at most 5; 2 times as many with `schools: all`.
     * @param PanchangFestivalsInput $input
     * @return PanchangFestivalsAnswer
     * @throws GrahaException
     */
    public function festivals(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/festivals', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * One festival over the years. Every date of one observance from `from` to `to`, up to twenty years in one request, each with the start and end of its tithi or star. Each row has the rule that chose the day, the span of the tithi, star or entry, its overlap with the time of day of the rule, the margin to another day (`margin_minutes`), other days that contain a part of it, and schools that keep another day; `other_almanacs` has the day of printed almanacs of its regions, if it is another. `confidence` is low if a rule rests on fewer than four published dates. A Gregorian year may have none or two of it. `POST /api/v1/panchang/festival`, 1 credit per 5 years, rounded up.
     * @param PanchangFestivalInput $input
     * @return PanchangFestivalAnswer
     * @throws GrahaException
     */
    public function festival(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/festival', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ekadashis with the days of fasting and parana. Every Ekadashi whose Smarta day is from `from` to `to`, up to 366 days: the fast of householders (smarta), the second fast if there is one (gauna), the Vaishnava day, which avoids a dawn touched by Dashami, and for each the time for breaking the fast: in Dwadashi, after Hari Vasara, in the first fifth of the day or, if that is too early, in the fourth. `POST /api/v1/panchang/ekadashis`, 2 credits.
     * @param PanchangLunarMonthsInput $input
     * @return PanchangEkadashisAnswer
     * @throws GrahaException
     */
    public function ekadashis(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/ekadashis', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A vow of every month over a year: Pradosha, Sankashti, Shivaratri, full and new moons. The days of one monthly vow from `from` to `to`, up to 366 days, leap months too. `kind` selects the vow: Pradosha (named by its weekday), Sankashti Chaturthi (named by its month, with the moonrise that ends the fast), Vinayaka Chaturthi, Masik Shivaratri, Kalashtami, Durgashtami, Skanda Shashthi, Amavasya, Purnima and their rites, Chandra Darshana, Rohini and Karthigai. Each row has the rule that chose its day and the margin to another day. `POST /api/v1/panchang/vratas`, 2 credits.
     * @param PanchangVratasInput $input
     * @return PanchangVratasAnswer
     * @throws GrahaException
     */
    public function vratas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/vratas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The entries of the Sun into the twelve signs, with their days. Every sankranti whose day is from `from` to `to`, up to 366 days: the instant, the day on which it is kept (the civil date; for Karka from sunrise to sunrise; for Makara the next day after sunset) and punya kala, the time of day for gifts and bathing, on which texts differ: 16 ghatis of 24 minutes before or after most entries, 15 on both sides of Mesha and Tula, 30 before Karka, from the entry to sunset for Makara; an entry at night takes the nearest half of the daylight. `POST /api/v1/panchang/sankrantis`, 1 credit.
     * @param PanchangLunarMonthsInput $input
     * @return PanchangSankrantisAnswer
     * @throws GrahaException
     */
    public function sankrantis(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/sankrantis', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Avoidable days: Bhadra, Panchaka, rikta tithis, Kharmas, Chaturmas and the other times unfit for beginnings. Almanacs list for each month the times in which nothing new is begun. Here they are for a place between two dates: the empty tithis (rikta), Bhadra, Panchaka and Ganda Moola by the Moon, and the seasons Kharmas, leap month, Chaturmas, Pitru Paksha, Holashtak and the weeks in which Jupiter or Venus is lost in the light of the Sun. Each period has its start and end in full, even if it is longer than the dates, and each kind its rule, source and confidence. `kinds` selects some of them. A purpose has rules of its own: `muhurta/find` applies those that forbid it. `POST /api/v1/panchang/avoidable-days`, 1 credit per 31 days, rounded up.
     * @param PanchangAvoidableDaysInput $input
     * @return PanchangAvoidableDaysAnswer
     * @throws GrahaException
     */
    public function avoidableDays(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('panchang/avoidable-days', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
