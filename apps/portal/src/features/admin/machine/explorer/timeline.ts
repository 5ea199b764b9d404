import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/router/root';

type Outputs = inferRouterOutputs<AppRouter>['admin']['machine'];
export type Standing = Outputs['standing'];
export type Stop = Outputs['timeline']['stops'][number];

export type StopKind = 'events' | 'ledger';
export const kindOf = ({ stopId }: Pick<Stop, 'stopId'>): StopKind => (stopId.startsWith('e') ? 'events' : 'ledger');

const DAY_MS = 86_400_000;

/** Returns the first stop at least a day away in this direction, or the last stop. */
export function dayAway(stops: readonly Stop[], at: number, way: 1 | -1): number {
  const from = stops[Math.max(0, at)]?.at.getTime() ?? 0;
  let next = Math.max(0, at) + way;
  while (stops[next] && Math.abs((stops[next]?.at.getTime() ?? 0) - from) < DAY_MS) next += way;
  return Math.min(stops.length - 1, Math.max(0, next));
}

/** Positions of stops and instants on the ruler, from 0 to 1. */
export type Scale = {
  stop: (index: number) => number;
  instant: (at: Date) => number;
};

/** Places stops by time; simultaneous stops are at one position. */
export function timeScale(stops: readonly Stop[], end: Date): Scale {
  const first = stops[0]?.at.getTime() ?? end.getTime();
  const span = Math.max(1, end.getTime() - first);
  const instant = (at: Date) => Math.min(1, Math.max(0, (at.getTime() - first) / span));
  return { stop: (index) => instant(stops[index]?.at ?? end), instant };
}

/** Places stops at equal distances. An instant is halfway between its last stop and the next one. */
export function evenScale(stops: readonly Stop[]): Scale {
  const stop = (index: number) => (index + 1) / (stops.length + 1);
  return {
    stop,
    instant: (at) => stop(stops.findLastIndex((one) => one.at <= at) + 0.5),
  };
}

/** Returns the index of the stop nearest to a position on the ruler; the last one if several are at one position. */
export function nearestTo(share: number, stops: readonly Stop[], scale: Scale): number {
  let nearest = 0;
  for (const index of stops.keys())
    if (Math.abs(scale.stop(index) - share) <= Math.abs(scale.stop(nearest) - share)) nearest = index;
  return nearest;
}

/** Returns `size` stops around the one at the cursor, newest first. */
export function windowAround(stops: readonly Stop[], stopId: string | null, size: number) {
  const newestFirst = stops.toReversed();
  const at = Math.max(
    0,
    newestFirst.findIndex((stop) => stop.stopId === stopId),
  );
  const from = Math.max(0, Math.min(at - Math.floor(size / 2), newestFirst.length - size));
  const shown = newestFirst.slice(from, from + size);
  return {
    shown,
    newer: from,
    older: newestFirst.length - from - shown.length,
  };
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?\s*(?:Z|UTC)?$/;

/** Parses an instant as people write it, in UTC; a day alone means its beginning. Returns null if it is invalid. */
export function momentIn(text: string): Date | null {
  const [, day, time = '00:00'] = MOMENT.exec(text.trim()) ?? [];
  const instant = new Date(`${day}T${time}Z`);
  // `Date` turns a day that does not exist into another day.
  return day && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? instant : null;
}
