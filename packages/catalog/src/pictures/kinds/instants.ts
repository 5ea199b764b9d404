import type { HitChart } from '@graha/drawing/hit-timeline';
import { WEEKDAYS } from '@graha/drawing/month-grid';
import type { WindowChart } from '@graha/drawing/window-calendar';
import { type AnswerOf, wallMs } from '../answers.ts';

type Found = Pick<AnswerOf<'muhurta', 'find'>['windows'][number], 'start' | 'end' | 'score' | 'grade'>;

/** The times found for a purpose; null if there are none. */
export const windowsView = ({ windows }: { windows: readonly Found[] }): WindowChart | null =>
  windows.length === 0
    ? null
    : {
        windows: windows
          .map(({ start, end, score, grade }) => ({ startMs: wallMs(start), endMs: wallMs(end), score, grade }))
          .toSorted((a, b) => a.startMs - b.startMs),
        weekdays: WEEKDAYS,
      };

type Hits = AnswerOf<'transit', 'hits'>['hits'];

/** The first of a month, by the clock of the place. */
const monthMs = (ms: number, monthsLater = 0): number =>
  Date.UTC(new Date(ms).getUTCFullYear(), new Date(ms).getUTCMonth() + monthsLater, 1);

/** The hits of each body in a lane, in whole months from the first of them to the last; null if there are none. */
export function hitsView({ hits }: { hits: Hits }): HitChart | null {
  const [first, last] = [hits[0], hits.at(-1)];
  if (first === undefined || last === undefined) return null;
  const bodies = [...new Set(hits.map(({ transiting }) => transiting))];
  return {
    name: 'Transits',
    lanes: bodies.map((body) => ({
      body,
      name: body,
      hits: hits
        .filter(({ transiting }) => transiting === body)
        .map(({ at, aspect, natal, is_retrograde }) => ({ atMs: wallMs(at), says: `${aspect} ${natal}`, isRetrograde: is_retrograde })),
    })),
    startMs: monthMs(wallMs(first.at)),
    endMs: monthMs(wallMs(last.at), 1),
  };
} // prettier-ignore

type TimelineEvent = AnswerOf<'events', 'upcoming'>['events'][number];

const DAY_MS = 86_400_000;
/** Events of a year of life: dashas, sade sati, returns, birthdays, eclipses. */
const IMPORTANT_WEIGHT = 7;

/** Kinds that body and sign describe. */
const IN_SIGNS: ReadonlySet<TimelineEvent['kind']> = new Set([
  'ingress',
  'tropical_ingress',
  'progressed_ingress',
  'chandrashtama',
]);
/** A day that is kept is no period. */
const PERIOD_MS_MIN = 1.5 * DAY_MS;

/** The names of an event, or its title if names alone do not describe it. */
function shortOf({ title, lords, body, aspect, other_body, sign, kind, name }: TimelineEvent): string {
  if (lords !== null) return lords.join(' / ');
  if (body !== null && aspect !== null && other_body !== null) return `${body} ${aspect} ${other_body}`;
  if (body !== null && sign !== null && IN_SIGNS.has(kind)) return `${body}, ${sign}`;
  if (kind === 'retrograde' && body !== null) return body;
  return kind === 'observance' || kind === 'ekadashi' ? (name ?? title) : title;
}

function periodOf({ at, ends_at }: TimelineEvent): { atMs: number; untilMs?: number } {
  const [atMs, untilMs] = [wallMs(at), ends_at === null ? -Infinity : wallMs(ends_at)];
  return untilMs - atMs < PERIOD_MS_MIN ? { atMs } : { atMs, untilMs };
}

/** `transit_to_natal` → "Transit to natal". */
const laneName = (kind: string): string => `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('_', ' ')}`;

const GROUPS: readonly TimelineEvent['group'][] = ['birth', 'sky', 'place'];

/** The kinds of a birth first, then those of the sky and of the place; in a group the first event decides. */
const kindsIn = (events: readonly TimelineEvent[]): TimelineEvent['kind'][] => [
  ...new Set(GROUPS.flatMap((group) => events.filter((event) => event.group === group).map(({ kind }) => kind))),
];

/** The events of each kind in a lane, from the day of the first to that of the last; null if there are none. */
export function timelineView({ events }: Pick<AnswerOf<'events', 'upcoming'>, 'events'>): HitChart | null {
  const [first, last] = [events[0], events.at(-1)];
  if (first === undefined || last === undefined) return null;
  const dayOf = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
  return {
    name: 'Events',
    lanes: kindsIn(events).map((kind) => ({
      body: kind,
      name: laneName(kind),
      hits: events
        .filter((event) => event.kind === kind)
        .map((event) => ({
          ...periodOf(event),
          says: shortOf(event),
          isRetrograde: event.is_retrograde === true,
          isImportant: event.weight >= IMPORTANT_WEIGHT,
        })),
    })),
    startMs: dayOf(wallMs(first.at)),
    endMs: dayOf(wallMs(last.at)) + DAY_MS,
  };
}
