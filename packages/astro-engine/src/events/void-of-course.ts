import type { Point } from '../vocabulary/grahas.ts';
import { type Crossing, crossingsIn, partsDeg, type Window } from './crossings.ts';
import type { SearchedSky } from './searched-sky.ts';

/** An exact aspect of the Moon. */
export type MoonAspect<P extends Point = Point> = { jdUt: number; point: P; angleDeg: number };

/** The Moon's passage through one tropical sign, with the aspects that she makes in it. */
export type MoonSign<P extends Point = Point> = {
  signIndex: number;
  entryJdUt: number;
  exitJdUt: number;
  /** In the order of their instants. */
  aspects: readonly MoonAspect<P>[];
  /** null if she makes none and is void in the whole sign. */
  lastAspect: MoonAspect<P> | null;
};

/** The Moon takes 1.8 to 2.6 days through a sign. */
const SIGN_DAYS_MAX = 2.8;
/** Angles of the five aspects, on both sides of the turn. */
export const PTOLEMAIC_DEG: readonly number[] = [0, 60, 90, 120, 180, 240, 270, 300];
/** Partners of aspects: up to Saturn in the older books, up to Pluto in the newer ones. */
export const VOID_PARTNERS = {
  modern: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  traditional: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
} as const satisfies Record<string, readonly Point[]>;
export type VoidPartners = keyof typeof VOID_PARTNERS;

/**
 * Returns the tropical signs that the Moon leaves within a window, each with its last aspect. She is void of course
 * from that aspect until she leaves the sign. Always tropical: void of course is a Western term, and no one prints it
 * in the sidereal zodiac.
 * @source the exact aspects 0, 60, 90, 120, 180 before the ingress; Lilly counts by orbs instead
 * @accuracy 1 s
 */
export function moonSignsLeftIn<P extends Point>(
  sky: SearchedSky,
  window: Window,
  partners: readonly P[],
): MoonSign<P>[] {
  const before = { fromJdUt: window.fromJdUt - SIGN_DAYS_MAX, untilJdUt: window.untilJdUt };
  const entries = crossingsIn(sky.tropicalLongitude('moon'), partsDeg(12), before);
  return entries.slice(1).flatMap((exit, index): MoonSign<P>[] => {
    const entry = entries[index];
    if (entry === undefined || exit.jdUt < window.fromJdUt) return [];
    return [moonSignOf(sky, entry, exit, partners)];
  });
}

/** Returns the sign of the Moon at an instant. */
export function moonSignAt<P extends Point>(sky: SearchedSky, jdUt: number, partners: readonly P[]): MoonSign<P> {
  const ahead = { fromJdUt: jdUt, untilJdUt: jdUt + SIGN_DAYS_MAX };
  const found = moonSignsLeftIn(sky, ahead, partners).find(({ exitJdUt }) => exitJdUt > jdUt);
  if (found === undefined) throw new RangeError(`the Moon leaves no sign after JD ${jdUt}`);
  return found;
}

function moonSignOf<P extends Point>(
  sky: SearchedSky,
  entry: Crossing,
  exit: Crossing,
  partners: readonly P[],
): MoonSign<P> {
  const within = { fromJdUt: entry.jdUt, untilJdUt: exit.jdUt };
  const aspects = partners.flatMap((point) =>
    crossingsIn(sky.difference('moon', point), PTOLEMAIC_DEG, within).map(({ jdUt, targetDeg }) => ({
      jdUt,
      point,
      angleDeg: Math.min(targetDeg, 360 - targetDeg),
    })),
  );
  const lastAspect = aspects.toSorted((one, other) => other.jdUt - one.jdUt)[0] ?? null;
  return {
    signIndex: Math.round(entry.targetDeg / 30) % 12,
    entryJdUt: entry.jdUt,
    exitJdUt: exit.jdUt,
    aspects: aspects.toSorted((one, other) => one.jdUt - other.jdUt),
    lastAspect,
  };
}
