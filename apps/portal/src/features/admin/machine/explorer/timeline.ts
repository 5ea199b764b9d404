import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../trpc/root.ts';

type Outputs = inferRouterOutputs<AppRouter>['admin']['machine'];
export type Standing = Outputs['standing'];
export type Stop = Outputs['timeline']['stops'][number];

export type StopKind = 'events' | 'ledger';
export const kindOf = ({ stopId }: Pick<Stop, 'stopId'>): StopKind => (stopId.startsWith('e') ? 'events' : 'ledger');

const DAY_MS = 86_400_000;

/** The first stop that is a day or more away in this direction, or the last one there is. */
export function dayAway(stops: readonly Stop[], at: number, way: 1 | -1): number {
  const from = stops[Math.max(0, at)]?.at.getTime() ?? 0;
  let next = Math.max(0, at) + way;
  while (stops[next] && Math.abs((stops[next]?.at.getTime() ?? 0) - from) < DAY_MS) next += way;
  return Math.min(stops.length - 1, Math.max(0, next));
}

/** Where an instant lies between the first stop and the end, from 0 to 1. */
export function shareOf(at: Date, stops: readonly Stop[], end: Date): number {
  const first = stops[0]?.at.getTime() ?? end.getTime();
  const span = Math.max(1, end.getTime() - first);
  return Math.min(1, Math.max(0, (at.getTime() - first) / span));
}

/** The stop whose time is nearest to a point of the ruler. */
export function nearestTo(share: number, stops: readonly Stop[], end: Date): number {
  let nearest = 0;
  for (const [index, { at }] of stops.entries()) {
    const distance = Math.abs(shareOf(at, stops, end) - share);
    if (distance <= Math.abs(shareOf(stops[nearest]?.at ?? at, stops, end) - share)) nearest = index;
  }
  return nearest;
}

/** As many stops as fit a list, the one at the cursor among them; all are newest first. */
export function windowAround(stops: readonly Stop[], stopId: string | null, size: number) {
  const newestFirst = stops.toReversed();
  const at = Math.max(
    0,
    newestFirst.findIndex((stop) => stop.stopId === stopId),
  );
  const from = Math.max(0, Math.min(at - Math.floor(size / 2), newestFirst.length - size));
  const shown = newestFirst.slice(from, from + size);
  return { shown, newer: from, older: newestFirst.length - from - shown.length };
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?))?\s*(?:Z|UTC)?$/;

/** A moment as somebody writes it, in UTC; a day alone is its beginning. Null if it is none. */
export function momentIn(text: string): Date | null {
  const [, day, time = '00:00'] = MOMENT.exec(text.trim()) ?? [];
  const instant = new Date(`${day}T${time}Z`);
  // A day that does not exist would come out as another one.
  return day && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? instant : null;
}
