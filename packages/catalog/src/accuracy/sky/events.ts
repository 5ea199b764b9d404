import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { EVENT_KINDS } from '@graha/astro-engine/events/event-kinds';
import { eventPage, type EventSearch, type FoundEvent } from '@graha/astro-engine/events/search';
import { secondOf } from '@graha/astro-engine/core/moment';
import { PLANETS, type Planet } from '@graha/astro-engine/vocabulary/grahas';
import { jdUtOfTarget } from '../../request/target.ts';
import fixture from './fixtures/events.fixture.json' with { type: 'json' };
import { type AccuracyRow, Worst } from '../rows.ts';

const SOURCE = 'Swiss Ephemeris 2.10.03, daily scan and bisection, 2025 to 2027';
const KIND_OF = { ingress: 'sign_ingress', combustion: 'combustion', station: 'station' } as const;
type Published = keyof typeof KIND_OF;

const isPublished = (kind: string | undefined): kind is Published => kind !== undefined && kind in KIND_OF;
const { sign_ingress, combustion, station } = EVENT_KINDS;

const SEARCH: EventSearch = {
  kinds: { sign_ingress, combustion, station },
  points: PLANETS.filter((planet): planet is Exclude<Planet, 'moon'> => planet !== 'moon'),
  others: [],
  aspects: {},
  zodiac: { kind: 'sidereal', ayanamsa: 'lahiri' },
  nodeMode: 'mean',
  fromSecond: secondOf(jdUtOfTarget('2024-12-31T00:00:00Z')),
  untilSecond: secondOf(jdUtOfTarget('2028-01-02T00:00:00Z')),
  limit: 10_000,
};

/** Seconds to the nearest event of the same kind, body and outcome. */
function secondsOff(events: readonly FoundEvent[], kind: Published, [body, instant, outcome]: string[]): number {
  const same = events.filter(
    (event) => event.kind === KIND_OF[kind] && event.point === body && (kind === 'ingress' || event.detail === outcome),
  );
  const second = secondOf(jdUtOfTarget(instant));
  return Math.min(...same.map((event) => Math.abs(event.second - second)));
}

/** Ingresses, stations and combustions of three years. */
export function eventAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { events } = eventPage(sky, SEARCH);
  const worst = { ingress: new Worst(), combustion: new Worst(), station: new Worst() };
  for (const [kind, ...rest] of fixture.cases) if (isPublished(kind)) worst[kind].add(secondsOff(events, kind, rest));
  const note =
    'A station is the instant at which the speed changes its sign: an hour before, Saturn moves 0.1″ an hour';
  return [
    worst.ingress.row({ family: 'searched sign ingresses', source: SOURCE, unit: 's', tolerance: 2 }),
    worst.combustion.row({ family: 'searched combustions', source: SOURCE, unit: 's', tolerance: 10 }),
    worst.station.row({ family: 'searched stations', source: SOURCE, unit: 's', tolerance: 60, note }),
  ];
}
