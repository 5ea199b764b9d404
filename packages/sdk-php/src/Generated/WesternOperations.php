<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Western. Western charts, tropical or sidereal: natal, transits, progressions, returns, and two charts together.
 * @phpstan-import-type WesternNatalInput from Types
 * @phpstan-import-type WesternNatalAnswer from Types
 * @phpstan-import-type WesternDraconicInput from Types
 * @phpstan-import-type WesternDraconicAnswer from Types
 * @phpstan-import-type WesternHeliocentricInput from Types
 * @phpstan-import-type WesternHeliocentricAnswer from Types
 * @phpstan-import-type WesternRelocationInput from Types
 * @phpstan-import-type WesternRelocationAnswer from Types
 * @phpstan-import-type WesternAstrocartographyInput from Types
 * @phpstan-import-type WesternAstrocartographyAnswer from Types
 * @phpstan-import-type WesternLocalSpaceInput from Types
 * @phpstan-import-type WesternLocalSpaceAnswer from Types
 * @phpstan-import-type WesternTransitInput from Types
 * @phpstan-import-type WesternTransitAnswer from Types
 * @phpstan-import-type WesternSynastryInput from Types
 * @phpstan-import-type WesternSynastryAnswer from Types
 * @phpstan-import-type WesternCompositeInput from Types
 * @phpstan-import-type WesternCompositeAnswer from Types
 * @phpstan-import-type WesternDavisonAnswer from Types
 * @phpstan-import-type WesternProgressionsInput from Types
 * @phpstan-import-type WesternProgressionsAnswer from Types
 * @phpstan-import-type WesternSolarArcInput from Types
 * @phpstan-import-type WesternSolarArcAnswer from Types
 * @phpstan-import-type WesternPrimaryDirectionsInput from Types
 * @phpstan-import-type WesternPrimaryDirectionsAnswer from Types
 * @phpstan-import-type WesternProfectionsInput from Types
 * @phpstan-import-type WesternProfectionsAnswer from Types
 * @phpstan-import-type WesternFirdariaInput from Types
 * @phpstan-import-type WesternFirdariaAnswer from Types
 * @phpstan-import-type WesternZodiacalReleasingInput from Types
 * @phpstan-import-type WesternZodiacalReleasingAnswer from Types
 * @phpstan-import-type WesternSolarReturnInput from Types
 * @phpstan-import-type WesternSolarReturnAnswer from Types
 * @phpstan-import-type WesternLunarReturnInput from Types
 * @phpstan-import-type WesternLunarReturnAnswer from Types
 * @phpstan-import-type WesternPlanetaryReturnInput from Types
 * @phpstan-import-type WesternPlanetaryReturnAnswer from Types
 * @phpstan-import-type WesternHoraryInput from Types
 * @phpstan-import-type WesternHoraryAnswer from Types
 * @phpstan-import-type WesternElectionalInput from Types
 * @phpstan-import-type WesternElectionalAnswer from Types
 * @phpstan-import-type WesternLotsInput from Types
 * @phpstan-import-type WesternLotsAnswer from Types
 * @phpstan-import-type WesternDignitiesInput from Types
 * @phpstan-import-type WesternDignitiesAnswer from Types
 * @phpstan-import-type WesternAntisciaInput from Types
 * @phpstan-import-type WesternAntisciaAnswer from Types
 * @phpstan-import-type WesternDeclinationsInput from Types
 * @phpstan-import-type WesternDeclinationsAnswer from Types
 * @phpstan-import-type WesternMidpointsInput from Types
 * @phpstan-import-type WesternMidpointsAnswer from Types
 * @phpstan-import-type WesternHarmonicsInput from Types
 * @phpstan-import-type WesternHarmonicsAnswer from Types
 * @phpstan-import-type WesternPatternsInput from Types
 * @phpstan-import-type WesternPatternsAnswer from Types
 * @phpstan-import-type WesternBalanceInput from Types
 * @phpstan-import-type WesternBalanceAnswer from Types
 * @phpstan-import-type WesternFixedStarsInput from Types
 * @phpstan-import-type WesternFixedStarsAnswer from Types
 * @phpstan-import-type WesternParansInput from Types
 * @phpstan-import-type WesternParansAnswer from Types
 * @phpstan-import-type WesternMoonInput from Types
 * @phpstan-import-type WesternMoonAnswer from Types
 */
final class WesternOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Western birth chart: planets, angles, house cusps and aspects. The Western birth chart. Longitudes are measured from the spring equinox (tropical zodiac), or from the stars if `zodiac` is sidereal. Houses are Placidus by default; beyond the polar circle, where Placidus has no solution, they are Porphyry, as metadata shows. `aspects` are the angles between points within the orbs listed in metadata; ascendant and midheaven are included and move with the rotation of the Earth. `POST /api/v1/western/natal`, 1 credit, 3 more with texts.
     * @param WesternNatalInput $input
     * @return WesternNatalAnswer
     * @throws GrahaException
     */
    public function natal(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/natal', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Draconic chart: the birth chart in the zodiac that begins at the ascending node of the Moon. Every longitude less that of the Moon’s ascending node, so the node is at 0° Aries. Angles between points are those of the birth chart; signs differ, and with them the houses that are signs. `aspects_to_natal` are the aspects of draconic points (`planet_a`) to points of the tropical birth chart (`planet_b`). `POST /api/v1/western/draconic`, 1 credit.
     * @param WesternDraconicInput $input
     * @return WesternDraconicAnswer
     * @throws GrahaException
     */
    public function draconic(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/draconic', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Heliocentric chart: the planets of a birth as seen from the Sun. Longitude, latitude and distance of the planets from Mercury to Pluto, the Earth among them, as seen from the centre of the Sun at birth, with the aspects between them. The Earth is opposite the Sun of the birth chart. There are no houses and no retrograde planets; the place of birth only gives the clock. `POST /api/v1/western/heliocentric`, 1 credit.
     * @param WesternHeliocentricInput $input
     * @return WesternHeliocentricAnswer
     * @throws GrahaException
     */
    public function heliocentric(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/heliocentric', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Relocation chart: a birth chart with the angles and houses of another place. The planets stay where they were at the instant of birth; ascendant, midheaven and houses are those that this instant has at `to_latitude`, `to_longitude`. The clock time is not converted, because the instant is the same everywhere. `moved` lists the planets that are in another house than at the birthplace. Beyond the polar circle the houses may fall back to Porphyry, as metadata shows. `POST /api/v1/western/relocation`, 1 credit.
     * @param WesternRelocationInput $input
     * @return WesternRelocationAnswer
     * @throws GrahaException
     */
    public function relocation(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/relocation', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Astrocartography: the places where each planet of a birth rises, sets or culminates, as GeoJSON. At the moment of a birth each planet is on the meridian along one half of a meridian of the Earth, and below it along the other; it rises and sets along the two halves of a great circle. `lines` has these four lines of every point as GeoJSON features, with a place every `spacing` degrees of latitude. `nearest` lists the lines nearest to a place (the birthplace if none is sent), and `crossings`, if asked for, the places where lines of two points cross. `zeniths` are the places that have a point overhead. Refraction is left out. `POST /api/v1/western/astrocartography`, 2 credits.
     * @param WesternAstrocartographyInput $input
     * @return WesternAstrocartographyAnswer
     * @throws GrahaException
     */
    public function astrocartography(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/astrocartography', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Local space: azimuth and altitude of each planet at birth, with its great circle on the map. The planets as they are around the horizon of the birthplace at the instant of birth. The vertical circle of a planet, continued over the Earth, is a great circle through the birthplace: `lines` has its two halves as GeoJSON features, towards the azimuth of the planet and away from it, with a place every `spacing` degrees. Azimuths count from the north through the east. Refraction is left out. `POST /api/v1/western/local-space`, 1 credit.
     * @param WesternLocalSpaceInput $input
     * @return WesternLocalSpaceAnswer
     * @throws GrahaException
     */
    public function localSpace(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/local-space', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The sky of a moment over a birth chart. Positions of the planets at `target` (now if omitted) in the houses of the birth chart, and their aspects to its planets and angles: `planet_a` is in transit, `planet_b` of the birth chart. Natal points do not move, so `is_applying` tells whether the planet in transit approaches. `POST /api/v1/western/transit`, 1 credit.
     * @param WesternTransitInput $input
     * @return WesternTransitAnswer
     * @throws GrahaException
     */
    public function transit(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/transit', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Two birth charts against each other: aspects and house overlays. Every aspect between the points of one chart (`planet_a`, of person_a) and those of the other (`planet_b`, of person_b), and the house of the other chart into which each point falls. Aspects between two births neither apply nor separate, so `is_applying` is null. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order. `POST /api/v1/western/synastry`, 2 credits.
     * @param WesternSynastryInput $input
     * @return WesternSynastryAnswer
     * @throws GrahaException
     */
    public function synastry(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/synastry', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Composite chart: one chart for two people. Each planet at the middle of the shorter arc between its places in the two charts, and the angles and cusps likewise. The midheaven is kept above the horizon and the houses in their order: if the nearer midpoint would turn it over, the opposite one is used and `is_midheaven_turned` is true. If two planets are exactly opposite, both midpoints are equally valid and `is_ambiguous` is true. With the method `davison` it is a real chart instead, of the moment and place midway between the births. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order. `POST /api/v1/western/composite`, 2 credits.
     * @param WesternCompositeInput $input
     * @return WesternCompositeAnswer
     * @throws GrahaException
     */
    public function composite(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/composite', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Davison chart: the chart of the moment and place midway between two births. A real chart, cast for the mean of the two instants and the middle of the two places: the mean latitude, and the longitude halfway the shorter way round the Earth, across 180° if that is nearer. Planets move and have houses as in any birth chart. The composite of midpoints is `western/composite`. The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order. `POST /api/v1/western/davison`, 2 credits.
     * @param WesternSynastryInput $input
     * @return WesternDavisonAnswer
     * @throws GrahaException
     */
    public function davison(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/davison', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Secondary progressions: a day after birth for each year of life. The sky as many days after birth as there are years from birth to `target_date` (00:00 local time, or the instant of birth on the day of birth; today if omitted). Planets are given with their progressed and natal houses; the aspects go from progressed points (`planet_a`) to natal ones (`planet_b`). The angles advance by about a degree a year, by the method shown in metadata. `POST /api/v1/western/progressions`, 1 credit.
     * @param WesternProgressionsInput $input
     * @return WesternProgressionsAnswer
     * @throws GrahaException
     */
    public function progressions(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/progressions', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Solar arc directions: every point of a birth chart moved on by one arc. Planets and angles of the birth chart, all advanced by the motion of the Sun in as many days after birth as there are years from birth to `target_date` (00:00 local time; today if omitted): about a degree a year. `aspects` go from directed points (`planet_a`) to natal ones (`planet_b`), within `orb`. Beyond some 180 years the arc exceeds half a turn. `POST /api/v1/western/solar-arc`, 2 credits.
     * @param WesternSolarArcInput $input
     * @return WesternSolarArcAnswer
     * @throws GrahaException
     */
    public function solarArc(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/solar-arc', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Primary directions by Placidus or Regiomontanus, direct and converse. The daily turn of the sky after a birth carries planets and their aspects (promissors) to the places of significators. The arc of the turn is years of life by a key, about a degree a year. `directions` lists the arcs that are complete between `age_from` and `age_to`, by age. A point that never crosses the horizon at the birthplace has no semi-arc: `circumpolar` lists it, it reaches the meridian only, and nothing is directed to it. Four seconds of birth time are one minute of arc, about six days of life. `POST /api/v1/western/primary-directions`, 1 credit per 40 years of ages, rounded up.
     * @param WesternPrimaryDirectionsInput $input
     * @return WesternPrimaryDirectionsAnswer
     * @throws GrahaException
     */
    public function primaryDirections(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/primary-directions', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Annual and monthly profections: house, sign and lord of a year of life. With each year of life the ascendant advances by one whole sign: the first year has the rising sign, and so has the thirteenth. The ruler of the sign (of the classical seven) is lord of the year; planets in the sign at birth are active. Each twelfth of the year advances by a further sign. Years open with the solar return, which is within a day or two of the birthday. `POST /api/v1/western/profections`, 2 credits.
     * @param WesternProfectionsInput $input
     * @return WesternProfectionsAnswer
     * @throws GrahaException
     */
    public function profections(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/profections', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Firdaria: the Persian periods of life, ruled by seven planets and two nodes. A birth by day begins with 10 years of the Sun, one by night with 9 years of the Moon; the other planets follow in Chaldean order, each for a fixed number of years. The nodes rule the last five years of the cycle of 75, and the cycle begins anew. The period of a planet has seven equal parts, of its own lord first. `current` is the period and the part on `target_date` (00:00 local time; today if omitted). The books agree on years and lords, and differ on the place of the nodes by night: see `nodes`. `POST /api/v1/western/firdaria`, 1 credit.
     * @param WesternFirdariaInput $input
     * @return WesternFirdariaAnswer
     * @throws GrahaException
     */
    public function firdaria(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/firdaria', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Zodiacal releasing from the Lot of Spirit or of Fortune, to four levels. Life is released from the sign of a lot through the zodiac; each sign rules for the years of its lord, in years of 360 days. Each period is divided by the same signs in months, days and hours of the same numbers, beginning with its own sign. Periods longer than a whole round loose the bond: they continue from the opposite sign. Signs angular from Fortune are peaks. `depth` 2 lists months; 3 and 4 are listed only under the periods on `target_date`, whose four levels are in `current`. Peaks are graded differently by modern authors, so they are not graded here. `POST /api/v1/western/zodiacal-releasing`, 2 credits.
     * @param WesternZodiacalReleasingInput $input
     * @return WesternZodiacalReleasingAnswer
     * @throws GrahaException
     */
    public function zodiacalReleasing(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/zodiacal-releasing', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Solar return: the chart of the moment when the Sun comes back to its place at birth. Once a year, within two days of the birthday, the Sun has the longitude that it had at birth. The chart of that moment, cast for the place of birth or for a place of `stay`, is read for the year that follows. The moment is that of the Sun seen from the centre of the Earth, found to a tenth of a second. A birth on 29 February has a return every year. `POST /api/v1/western/solar-return`, 1 credit.
     * @param WesternSolarReturnInput $input
     * @return WesternSolarReturnAnswer
     * @throws GrahaException
     */
    public function solarReturn(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/solar-return', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Lunar return: the chart of the moment when the Moon comes back to her place at birth. Every 27 days and a third the Moon has the longitude that she had at birth. The chart of that moment, cast for the place of birth or for a place of `stay`, is read for the month that follows. `number` counts returns after `target`. The moment is that of the Moon seen from the centre of the Earth, found to a tenth of a second. `POST /api/v1/western/lunar-return`, 2 credits.
     * @param WesternLunarReturnInput $input
     * @return WesternLunarReturnAnswer
     * @throws GrahaException
     */
    public function lunarReturn(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/lunar-return', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Planetary return: when a planet comes back to its place at birth, with every pass of a retrograde loop. Return of a planet, the Moon’s ascending node or Chiron to the longitude that it had at birth, in the zodiac of the chart: Saturn at 29, Jupiter every 12 years, Mercury and Venus every year. A planet that turns back may pass the place three times, the slowest five: all of them are one return, and `passes` lists each. The chart is cast for the first pass after `target`, or for the first of a later return selected by `number`. A target before the birth counts as the birth. `return_at` and `chart` are null if there is no such return before July 2399. The chart is read until the next return. `POST /api/v1/western/planetary-return`, 3 credits.
     * @param WesternPlanetaryReturnInput $input
     * @return WesternPlanetaryReturnAnswer
     * @throws GrahaException
     */
    public function planetaryReturn(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/planetary-return', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Horary question after William Lilly: significators, perfection and testimonies. The figure of the moment and place at which a question is understood, read by the rules of Christian Astrology (1647): the lord of the ascendant and the Moon stand for the one who asks, the lord of the house of `subject` for the matter. `applications` follow the real motion of these planets until an aspect is exact, one draws back or leaves its sign, with the planets that come between; `translations` and `collections` are the light that a third one carries or gathers. `considerations` say whether the figure is fit to be judged. `testimonies` are the rules that it meets, for and against, with their source: they are what the book says, not a forecast, and are not weighed. Houses are Regiomontanus by default; near the poles, where it has no solution, they are Porphyry, as metadata shows. `POST /api/v1/western/horary`, 2 credits.
     * @param WesternHoraryInput $input
     * @return WesternHoraryAnswer
     * @throws GrahaException
     */
    public function horary(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/horary', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Electional search: the best times to begin a matter by Western rules. Times between two dates at a place for a purpose, such as a marriage, a contract, a journey or a building, judged by the rules of William Ramesey (1653) and his sources Dorotheus, Sahl and Bonatti: the Moon’s course and her impediments, the rising sign and its lord, benefics and malefics in the angles, the planets and the house of the matter, and the planetary hour. Each window is the time in which one sign rises; `findings` are the rules that hold in it, with points, source and times, and `facts` is the chart that they rest on. `mode: strict` leaves out times that a rule forbids, such as the void of course Moon, `ranked` scores all times; no text has numbers, so the weights are those of this product. Houses are whole signs; beyond 66.4° of latitude they are not judged, and a finding says so. `POST /api/v1/western/electional`, 3 credits for up to 31 days, 5 for more.
     * @param WesternElectionalInput $input
     * @return WesternElectionalAnswer
     * @throws GrahaException
     */
    public function electional(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/electional', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The lots (Arabic parts) of a birth chart: Fortune, Spirit and the other hermetic lots. A lot is the ascendant plus the arc from one body to another: Fortune from the Sun to the Moon. The two are exchanged by night, so the sect of the chart matters: it is day while the Sun is above the true horizon. Returns the seven hermetic lots of Paulus, and those of father and mother. `from` and `to` are the ends of the arc as used. `POST /api/v1/western/lots`, 1 credit.
     * @param WesternLotsInput $input
     * @return WesternLotsAnswer
     * @throws GrahaException
     */
    public function lots(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/lots', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Essential dignities of the seven planets, receptions, and almutens. The five lords of the degree of each of the seven, its dignities there, and their sum after Lilly: domicile 5, exaltation 4, triplicity 3, term 2, face 1, detriment −5, fall −4, peregrine −5 if it has none of the five. `mutual_receptions` are pairs in each other’s domicile or exaltation. `almutens` are the planets with the most points at the degree of the Sun, the Moon, the ascendant, the midheaven and the Lot of Fortune; more than one if they are equal. `POST /api/v1/western/dignities`, 1 credit.
     * @param WesternDignitiesInput $input
     * @return WesternDignitiesAnswer
     * @throws GrahaException
     */
    public function dignities(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/dignities', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Antiscia and contra-antiscia of a birth chart, with the points that meet them. The antiscion of a point is its mirror image across the solstices (0° Cancer – 0° Capricorn), the contra-antiscion across the equinoxes. `hits` are pairs of which one is at the mirrored place of the other, within `orb`; because mirroring is mutual, each pair is listed once. `POST /api/v1/western/antiscia`, 1 credit.
     * @param WesternAntisciaInput $input
     * @return WesternAntisciaAnswer
     * @throws GrahaException
     */
    public function antiscia(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/antiscia', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Declinations of a birth chart, with parallels and points out of bounds. Distance of each point north or south of the celestial equator. Two at the same distance on one side are parallel, on opposite sides contra-parallel, within `orb`. The Sun never goes beyond the obliquity of the ecliptic; a planet that does is out of bounds. `POST /api/v1/western/declinations`, 1 credit.
     * @param WesternDeclinationsInput $input
     * @return WesternDeclinationsAnswer
     * @throws GrahaException
     */
    public function declinations(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/declinations', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Midpoints of a birth chart in the order of the dial, and the tree of each point. The middle of the shorter arc between every two points, in the order of the 90° dial, on which points in conjunction, square and opposition coincide; `dial` chooses 45°, 22.5° or the whole circle instead. `trees` lists for each point the midpoints of two others that meet it on the dial within `orb`: on 22.5°, Uranian astrologers allow about half a degree. `POST /api/v1/western/midpoints`, 1 credit.
     * @param WesternMidpointsInput $input
     * @return WesternMidpointsAnswer
     * @throws GrahaException
     */
    public function midpoints(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/midpoints', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * A harmonic chart: every longitude of a birth chart multiplied. Longitudes from 0° Aries times `harmonic`, counted round the zodiac: points a fifth of the circle apart coincide in the fifth harmonic. The ninth is that of the navamsa. `aspects` are those between the multiplied places, which neither apply nor separate. `POST /api/v1/western/harmonics`, 1 credit.
     * @param WesternHarmonicsInput $input
     * @return WesternHarmonicsAnswer
     * @throws GrahaException
     */
    public function harmonics(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/harmonics', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Figures of aspects and the shape of a chart: T-squares, grand trines, yods, kites, stelliums. Finds the figures that aspects form between the points of a birth chart: T-square, grand trine, grand cross, yod, kite and mystic rectangle, each with its apex and largest orb; a figure that is a part of a larger one is not repeated. Aspects count within the orbs of `orb_profile`, which metadata lists. `stelliums` are signs with at least `stellium_size` points. `shape` is the form of the ten planets by Marc Edmund Jones; bundle, bowl and locomotive are defined by degrees, the other four are read differently by every author. Angles take no part. `POST /api/v1/western/patterns`, 1 credit.
     * @param WesternPatternsInput $input
     * @return WesternPatternsAnswer
     * @throws GrahaException
     */
    public function patterns(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/patterns', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Balance of a birth chart: elements, modes, polarities, hemispheres and quadrants. Counts the points of a chart by the element, the mode and the polarity of their signs, and by the half and the quarter of the houses. Each row lists its points, the sum of their weights and its share. Ascendant and midheaven count by sign alone, because they are limits of houses. Houses 7 to 12 are above the horizon and 10 to 3 in the east; with houses that do not begin at the ascendant this is a convention. Name `points` to count others, and choose `point_weights` to give the luminaries more weight. `POST /api/v1/western/balance`, 1 credit.
     * @param WesternBalanceInput $input
     * @return WesternBalanceAnswer
     * @throws GrahaException
     */
    public function balance(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/balance', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Fixed stars, and the points of a birth chart in conjunction with them. Positions of 29 fixed stars at birth, and the planets and angles in conjunction with them in longitude. Stars brighter than the second magnitude count within `orb`, fainter ones within half of it. In the tropical zodiac stars advance by 1° in 72 years. `POST /api/v1/western/fixed-stars`, 1 credit.
     * @param WesternFixedStarsInput $input
     * @return WesternFixedStarsAnswer
     * @throws GrahaException
     */
    public function fixedStars(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/fixed-stars', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Parans: fixed stars and planets on the angles of a place together, on the day of a birth. Within the civil day of a birth each planet rises, culminates, sets and is on the lower meridian of the birthplace. A paran is a star on one of these four angles at the same time, within `orb`: degrees by which the sky turns, four minutes each. The method and the orb of half a degree are those of Bernadette Brady. Stars that do not cross the horizon there are in `circumpolar`; they have parans on the meridian only. Refraction is left out. `POST /api/v1/western/parans`, 2 credits.
     * @param WesternParansInput $input
     * @return WesternParansAnswer
     * @throws GrahaException
     */
    public function parans(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/parans', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Phase of the Moon, and her void of course period. The Moon at `target` (now if omitted): her phase as one of eight, her illuminated share, her tropical sign, and the time when she is void of course there: from her last exact conjunction, sextile, square, trine or opposition until she leaves the sign; from her entry if she makes none. Lilly’s older rule, which counts by orbs, gives other times. `POST /api/v1/western/moon`, 1 credit.
     * @param WesternMoonInput $input
     * @return WesternMoonAnswer
     * @throws GrahaException
     */
    public function moon(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('western/moon', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
