import { signed, turn } from '../derived.ts';

/** Finds the degrees that moving points pass between single days, for a second derivation of instants. */

/** A day, or any shorter step: a printed second and the places of the moving points by name, degrees. */
export type ScannedDay = { second: number; places: Readonly<Record<string, number>> };
/** A degree, by the words for reaching it. */
export type ScannedTarget = { says: string; deg: number };

/** A moving point further away does not pass a degree within a step: the difference turns over. */
const NEAR_DEG = 90;

export const MAJOR_DEG = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;

/** Returns the degrees of the major aspects of natal points: `trine Moon`. */
export const aspectTargets = (natal: Readonly<Record<string, number>>): ScannedTarget[] =>
  Object.entries(natal).flatMap(([name, deg]) =>
    Object.entries(MAJOR_DEG).flatMap(([aspect, angle]) =>
      [...new Set([angle, turn(-angle)])].map((away) => ({ says: `${aspect} ${name}`, deg: turn(deg + away) })),
    ),
  );

/** A degree that a point passes between a day and the next one. */
export type Passed = { fromSecond: number; untilSecond: number; says: string; isForward: boolean };
/** An event, with its direction if that is compared. */
export type Claimed = { second: number; says: string; isForward?: boolean };

/** Returns the degrees that each point passes, with the seconds of the two days, as `Sun trine Moon`. */
export const passedIn = (days: readonly ScannedDay[], targets: readonly ScannedTarget[]): Passed[] =>
  days.slice(1).flatMap(({ second, places }, index) => {
    const before = days[index];
    return Object.entries(places).flatMap(([name, deg]) =>
      targets.flatMap(({ says, deg: targetDeg }): Passed[] => {
        const [one, other] = [signed((before?.places[name] ?? Number.NaN) - targetDeg), signed(deg - targetDeg)];
        const isNear = Math.abs(one) < NEAR_DEG && Math.abs(other) < NEAR_DEG;
        if (!isNear || one < 0 === other < 0) return [];
        return [
          {
            fromSecond: before?.second ?? Number.NaN,
            untilSecond: second,
            says: `${name} ${says}`,
            isForward: one < 0,
          },
        ];
      }),
    );
  });

/** Returns the differences of two derivations: degrees that were passed without an event, and events without such a degree. */
export function differencesOf(
  passed: readonly Passed[],
  found: readonly Claimed[],
): { missing: Passed[]; extra: Claimed[] } {
  const isOf = (one: Passed, event: Claimed): boolean =>
    event.says === one.says &&
    (event.isForward ?? one.isForward) === one.isForward &&
    event.second >= one.fromSecond - 1 &&
    event.second <= one.untilSecond + 1;
  return {
    missing: passed.filter((one) => !found.some((event) => isOf(one, event))),
    extra: found.filter((event) => !passed.some((one) => isOf(one, event))),
  };
}
