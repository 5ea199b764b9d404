<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Events. Events in the sky: ingresses, stations, aspects, phases, eclipses, over a century.
 * @phpstan-import-type EventsSearchInput from Types
 * @phpstan-import-type EventsSearchAnswer from Types
 * @phpstan-import-type EventsEclipsesInput from Types
 * @phpstan-import-type EventsEclipsesAnswer from Types
 * @phpstan-import-type EventsUpcomingInput from Types
 * @phpstan-import-type EventsUpcomingAnswer from Types
 */
final class EventsOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Ingresses, stations, aspects, eclipses and other events between two instants. Every event of the requested kinds from `from` until `to`, up to a hundred years, sorted by instant, to a second (a station to a minute). `sign_ingress`: a body enters a sign, which `detail` names; `nakshatra_ingress`: a body enters a nakshatra, which `detail` names; `pada_ingress`: a body enters a quarter of a nakshatra, such as `Ashwini 2`; `station`: a body turns `direct` or `retrograde` in tropical longitude, as ephemerides print it; `combustion`: a planet becomes `combust`, or `visible` again; `conjunction`: two bodies have one longitude; `aspect`: two bodies are exactly so far apart as the aspect that `detail` names; `planetary_war`: a war of two of the five planets, within 1° of each other, `begins` or `ends`; `lunar_phase`: `new_moon`, `first_quarter`, `full_moon` or `last_quarter`; `node_crossing`: the Moon or a planet crosses the ecliptic, `ascending` or `descending`; `void_of_course`: the Moon makes her last aspect in the sign that `detail` names, tropical whatever the ayanamsa, and is void until `until`; `eclipse`: the maximum of an eclipse of the Sun or the Moon, with its type. Each pass of a retrograde loop is a separate event. Stations are tropical: `is_retrograde` of a sidereal chart changes up to 3.3 hours before or after one, since the sidereal speed is the tropical one less the motion of the ayanamsa. An answer is one page: if `next` is an instant, send it as `from` for the following page; every event is on one page only. A page ends at `limit` events or at the computing limit of one call, and may then be short or empty. `Accept: application/x-ndjson` returns one JSON line per event. `POST /api/v1/events/search`, 2 credits.
     * @param EventsSearchInput $input
     * @return EventsSearchAnswer
     * @throws GrahaException
     */
    public function search(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('events/search', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Eclipses of the Sun and the Moon, for the Earth and for a place, with sutak. Every eclipse with its maximum between two dates, up to twenty years: start, maximum and end, magnitude and saros, the sidereal sign and nakshatra, and the visible part at the place, contact by contact, clipped by rise and set. `sutak` is the time of fasting before a visible eclipse, null if only the penumbra is visible. `Accept: application/x-ndjson` returns one JSON line per eclipse. `POST /api/v1/events/eclipses`, 1 credit per 5 years, rounded up.
     * @param EventsEclipsesInput $input
     * @return EventsEclipsesAnswer
     * @throws GrahaException
     */
    public function eclipses(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('events/eclipses', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The timeline of what comes next for a birth, in the sky and at a place. One list of all events from `from` on, up to 366 days, sorted by instant, each with a weight. It merges dashas, sade sati, transits, progressions, directions, returns, birthdays, eclipses, ingresses, stations, phases of the Moon, festivals and the days of a place, each found as in its own operation. Kinds: `dasha_change`: a dasha period of one of the requested levels begins; `sade_sati`: sade sati begins, goes over into another phase, or ends; `panoti`: Saturn enters or leaves the fourth (Ardhashtama) or eighth (Ashtama) sign from the natal Moon; `chandrashtama`: the Moon enters the eighth sign from the natal Moon; `transit_to_natal`: a body in transit is exactly in an aspect with a natal point; `transit_in_orb`: a body in transit comes within the orb of an aspect with a natal point, or leaves it; `transit_to_house`: a body in transit enters a house of the birth chart, whole signs from the ascendant; `eclipse_on_natal_point`: an eclipse is on a natal point or opposite to it, within `eclipse_orb`; `solar_return`: the Sun is back at its place at birth; `lunar_return`: the Moon is back at her place at birth; `jupiter_return`: Jupiter passes his place at birth; `saturn_return`: Saturn passes his place at birth; `profection_year`: a profected year of life begins, with its house, sign and lord; `tithi_birthday`: the day with the tithi of the birth at sunrise, in its lunar month; `nakshatra_birthday`: the last day with the nakshatra of the birth at sunrise, in its solar month by the Tamil calendar; `station_on_natal_point`: a planet in transit turns direct or retrograde within `orb` of an aspect with a natal point; `progressed_aspect`: the progressed Sun, Moon, Mercury, Venus, Mars, ascendant or midheaven is exactly in an aspect with a natal point: secondary progressions, a day after birth for each year of life; `progressed_ingress`: a progressed body, ascendant or midheaven enters a sign; `progressed_phase`: the progressed Moon is new, full or at a quarter; `primary_direction`: a primary direction is complete, up to 120 years of age: by Placidus and the key of Naibod, if nothing else is chosen; `solar_arc`: a natal point moved by the solar arc is exactly in an aspect with another one; `muhurta`: a time of 20 minutes or more for `purpose` begins that suits the person; `ingress`: a body enters a sidereal sign; `tropical_ingress`: a body enters a tropical sign; `station`: a planet turns direct or retrograde; `retrograde`: a planet turns retrograde, with the end of its retrograde motion; `moon_phase`: new moon, full moon and quarters; `eclipse`: the maximum of an eclipse; `aspect`: two bodies are exactly in an aspect; `void_of_course`: the Moon is void of course, until she enters the next tropical sign; `combustion`: a planet becomes combust or visible again; `planetary_war`: a war of two planets begins or ends; `observance`: the day of a festival or fast; `ekadashi`: the day of an Ekadashi, with parana; `sankranti`: the Sun enters a sidereal sign, with punya kala; `daily_panchang`: the limbs at the sunrise of each day; `rahu_kaal`: Rahu Kaal of each day, until its end. An event at `from` is listed, one at the end belongs to the next timeline, so that successive timelines have every event once. Events of a birth begin after it. On days without sunrise or sunset `rahu_kaal` and `muhurta` have no events, and days begin at 6:00 by the clock (`basis` is `civil`). A point that never crosses the horizon of the birthplace reaches the meridian only, so near the poles `primary_direction` has few events, and a progressed ascendant has none at a pole. Four seconds of birth time are six days of a direction and of a progressed angle. `Accept: application/x-ndjson` returns one JSON line per event. `POST /api/v1/events/upcoming`, 2 credits per 31 days, rounded up.
     * @param EventsUpcomingInput $input
     * @return EventsUpcomingAnswer
     * @throws GrahaException
     */
    public function upcoming(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('events/upcoming', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
