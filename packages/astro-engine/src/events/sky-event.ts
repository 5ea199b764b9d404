import type { Point } from '../vocabulary/grahas.ts';
import type { Window } from './crossings.ts';
import type { SearchedSky } from './searched-sky.ts';

/** An event in the sky at an instant (JD in UT). */
export type SkyEvent = {
  jdUt: number;
  point: Point;
  /** The second point of an event between two; else null. */
  other: Point | null;
  /** The event in one word of its kind: a sign, `direct`, `combust`, `trine`. */
  detail: string;
  /** End of the event; null for an instant. */
  untilJdUt: number | null;
};

/** Request of a search. */
export type Asked = {
  points: readonly Point[];
  /** Partners of the points; two of `points` are a pair too. */
  others: readonly Point[];
  /** Degrees of the aspects looked for, by name. */
  aspects: Readonly<Record<string, number>>;
};

/** One kind of event: a row of `EVENT_KINDS`. */
export type EventKind = {
  /** Text for the documentation. */
  summary: string;
  /** True if its signs are tropical, whatever the zodiac of the search. */
  isTropical?: true;
  /** True if it has a meaning in the sidereal zodiac only. */
  isSidereal?: true;
  eventsIn(sky: SearchedSky, window: Window, asked: Asked): SkyEvent[];
};

export const instantOf = (jdUt: number, point: Point, detail: string, other: Point | null = null): SkyEvent => ({
  jdUt,
  point,
  other,
  detail,
  untilJdUt: null,
});

/** Returns each pair once: one of them requested, the other requested or a partner. The ends of one axis are no pair. */
export function pairsOf({ points, others }: Pick<Asked, 'points' | 'others'>): [Point, Point][] {
  const partners = [...new Set([...points, ...others])];
  const isAxis = (one: Point, other: Point): boolean => isNode(one) && isNode(other);
  return points.flatMap((one, index) =>
    partners
      .filter((other) => !points.slice(0, index + 1).includes(other) && !isAxis(one, other))
      .map((other): [Point, Point] => [one, other]),
  );
}

const isNode = (point: Point): boolean => point === 'rahu' || point === 'ketu';
