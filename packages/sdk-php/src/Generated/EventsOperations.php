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
}
