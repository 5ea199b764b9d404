import { EVENT_KINDS, type EventKindId } from '@graha/astro-engine/events/event-kinds';
import { crossedSecondOf } from '@graha/astro-engine/events/crossings';
import { eventPage, type FoundEvent } from '@graha/astro-engine/events/search';
import { type Clock, isoAt, jdUtOfSecond, secondOf } from '@graha/astro-engine/core/moment';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { spotOf, type Zodiac } from '@graha/astro-engine/sky/placements';
import { SearchedSky } from '@graha/astro-engine/events/searched-sky';
import { ASPECT_NAMES, ASPECTS } from '@graha/astro-engine/western/orbs';
import { EXTENDED_POINTS } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members, wholeNumber } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { chosenOf, nameList } from '../../request/name-list.ts';
import { operation } from '../../operation/operation.ts';
import { SignName } from '../../wire/placement.ts';
import { nameOf, presentInSign, rounded } from '../../wire/present-placement.ts';
import { FROM_CENTRE, settingsOf } from '../../request/settings.ts';
import { jdUtOfTarget } from '../../request/target.ts';
import { clockOf } from '../../request/zones/timezone.ts';
import { EITHER_ZODIAC, zodiacOf } from './either-zodiac.ts';
import { INSTANT_RANGE, rangeDays, reportImpossibleInstants } from './instant-range.ts';

/** A hundred years with their leap days. */
const DAYS_MAX = 36_525;
const EVENTS_MAX = 1000;
const DAYS_PER_WEIGHT = 31;
/** A page ends after this amount of computing. */
const WEIGHTS_MAX = 40;

// Safe: the keys of the table itself.
const KIND_IDS = Object.keys(EVENT_KINDS) as EventKindId[];
const SIDEREAL_KINDS = KIND_IDS.filter((id) => 'isSidereal' in EVENT_KINDS[id]);
const DEFAULT_BODIES = 'sun,moon,mercury,venus,mars,jupiter,saturn';
const DEFAULT_ASPECTS = 'opposition,trine,square,sextile';

const Tropical = z.object({ kinds: z.string(), settings: z.object({ ayanamsa: z.literal('none') }) });

const SearchRequest = members(
  {
    ...INSTANT_RANGE,
    kinds: nameList(KIND_IDS, { title: 'Kinds', description: 'Kinds of events to search for.' }),
    bodies: nameList(EXTENDED_POINTS, { title: 'Bodies', description: 'Bodies to search.' }).default(DEFAULT_BODIES),
    others: nameList(EXTENDED_POINTS, {
      title: 'Others',
      description:
        'Bodies paired with `bodies` for aspects, conjunctions and wars, in addition to the pairs among `bodies`.',
    }).optional(),
    aspects: nameList(ASPECT_NAMES, { title: 'Aspects', description: 'Aspects of the kind `aspect`.' }).default(
      DEFAULT_ASPECTS,
    ),
    limit: wholeNumber(1, EVENTS_MAX)
      .default(500)
      .meta({ title: 'Limit', description: 'Maximum events of a page; those of the same second stay together.' }),
    settings: settingsOf(['node_mode'], { ...FROM_CENTRE, ayanamsa: EITHER_ZODIAC }),
  },
  'member of this request',
).superRefine(
  reportImpossibleInstants((range, request, report) => {
    if (rangeDays(range) > DAYS_MAX) report('to', range.to, `to must be within ${DAYS_MAX} days of from`);
    const tropical = Tropical.safeParse(request);
    const meaningless = chosenOf(tropical.data?.kinds, SIDEREAL_KINDS);
    if (meaningless.length > 0)
      report('kinds', tropical.data?.kinds, `${meaningless.join(', ')} need an ayanamsa: nakshatras are sidereal`);
  }),
  { when: () => true },
);

const EventWire = z
  .strictObject({
    at: z
      .string()
      .meta({ format: 'date-time', description: 'Instant, to the second, in the time zone of the request.' }),
    kind: term('SkyEventName', z.enum(KIND_IDS)).describe('Kind of the event, one of the requested kinds.'),
    body: term('PointName', z.string()).describe('Body of the event.'),
    other_body: term('PointName', z.string()).nullable().describe('Second body of a pair; null for single bodies.'),
    detail: z
      .string()
      .describe('Detail of the event, by its kind: the sign entered, direct, combust, trine, new_moon, total.'),
    until: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe('End of a void of course; null for events that are instants.'),
    longitude: z
      .number()
      .min(0)
      .lt(360)
      .describe('Longitude at the instant, degrees, in the zodiac of the request; tropical for a void of course.'),
    sign: SignName.describe('Sign of the body from the instant on, in the same zodiac.'),
    is_retrograde: z
      .boolean()
      .describe(
        'Whether the body is retrograde at the instant, in that zodiac; for a station, in the tropical one from the instant on.',
      ),
  })
  .meta({ id: 'SkyEvent', description: 'An event in the sky.' });

const SHIFT_SECONDS = 2;
const WHY = {
  limit: 'the page is full',
  computing: 'the page has taken as much computing as one call may',
} as const;

/**
 * Longitude and sign are those of the printed second, at which an ingress has happened. A station shows the motion that
 * begins.
 */
function presentEvent(sky: SearchedSky, { kind, second, point, other, detail, untilJdUt }: FoundEvent, clock: Clock) {
  const jdUt = jdUtOfSecond(second);
  // Safe: the search was given rows of this table.
  const kindId = kind as EventKindId;
  const longitude = 'isTropical' in EVENT_KINDS[kindId] ? sky.tropicalLongitude(point) : sky.longitude(point);
  const { deg } = longitude.at(jdUt);
  const after = longitude.at(jdUtOfSecond(second + SHIFT_SECONDS));
  const isRetrograde = kind === 'station' ? detail === 'retrograde' : after.degPerDay < 0;
  return {
    at: isoAt(jdUt, clock),
    kind: kindId,
    body: nameOf(point),
    other_body: other === null ? null : nameOf(other),
    detail,
    until: untilJdUt === null ? null : isoAt(jdUtOfSecond(crossedSecondOf(untilJdUt)), clock),
    longitude: rounded(deg) % 360,
    sign: presentInSign(spotOf(deg)).sign,
    is_retrograde: isRetrograde,
  };
}

const listed = KIND_IDS.map((id) => `\`${id}\`: ${EVENT_KINDS[id].summary}`).join('; ');

type Request = z.output<typeof SearchRequest>;

function weightsOf(request: Request): number {
  const months = Math.max(1, Math.ceil(rangeDays(request) / DAYS_PER_WEIGHT));
  return Math.min(WEIGHTS_MAX, chosenOf(request.kinds, KIND_IDS).length * months);
}

function pageOf(request: Request, ephemeris: Ephemeris, zodiac: Zodiac) {
  const kinds = Object.fromEntries(chosenOf(request.kinds, KIND_IDS).map((id) => [id, EVENT_KINDS[id]]));
  return eventPage(ephemeris, {
    kinds,
    points: chosenOf(request.bodies, EXTENDED_POINTS),
    others: chosenOf(request.others, EXTENDED_POINTS),
    aspects: Object.fromEntries(chosenOf(request.aspects, ASPECT_NAMES).map((name) => [name, ASPECTS[name]])),
    zodiac,
    nodeMode: request.settings.node_mode,
    fromSecond: secondOf(jdUtOfTarget(request.from)),
    untilSecond: secondOf(jdUtOfTarget(request.to)),
    limit: request.limit,
  });
}

export const search = operation({
  summary: 'Ingresses, stations, aspects, eclipses and other events between two instants.',
  description:
    'Every event of the requested kinds from `from` until `to`, up to a hundred years, sorted by instant, to a second (a station to a ' +
    `minute). ${listed}. Each pass of a retrograde loop is a separate event. ` +
    'Stations are tropical: `is_retrograde` of a sidereal chart changes up to 3.3 hours before or after one, since the sidereal speed is ' +
    'the tropical one less the motion of the ayanamsa. ' +
    'An answer is one page: if `next` is an instant, send it as `from` for the following page; every event is on one page only. ' +
    'A page ends at `limit` events or at the computing limit of one call, and may then be short or empty. ' +
    '`Accept: application/x-ndjson` returns one JSON line per event.',
  input: SearchRequest,
  output: z.strictObject({
    events: z.array(EventWire).describe('Events in order of their instants.'),
    next: z
      .string()
      .meta({ format: 'date-time' })
      .nullable()
      .describe('`from` of the next page; null if the whole range has been searched.'),
    metadata: Metadata,
  }),
  credits: 2,
  weighedBy: { name: `kind and ${DAYS_PER_WEIGHT} days, rounded up, at most ${WEIGHTS_MAX}`, count: weightsOf },
  cpuMaxMs: 130,
  lines: 'events',
  example: {
    from: '2026-01-01T00:00:00Z',
    to: '2027-01-01T00:00:00Z',
    kinds: 'sign_ingress,station,combustion,eclipse',
    bodies: 'sun,mercury,jupiter,saturn',
  },
  compute: (request, ephemeris) => {
    const zodiac = zodiacOf(request.settings.ayanamsa);
    const { events, nextSecond, why } = pageOf(request, ephemeris, zodiac);
    const clock = clockOf(request.timezone);
    const sky = new SearchedSky(ephemeris, { zodiac, nodeMode: request.settings.node_mode });
    return {
      events: events.map((event) => presentEvent(sky, event, clock)),
      next: nextSecond === null ? null : isoAt(jdUtOfSecond(nextSecond), 0),
      metadata: metadataOf(
        ephemeris.name,
        { formula_version: '1.1', system: 'events', zodiac: zodiac.kind },
        request.settings,
        { truncated: why === null ? null : WHY[why] },
      ),
    };
  },
});
