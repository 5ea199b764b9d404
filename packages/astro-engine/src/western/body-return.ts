import { normalizeDeg, shortestArcDeg } from '../angle.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { crossingsIn } from '../events/crossings.ts';
import { SearchedSky } from '../events/searched-sky.ts';
import { jdUtOf } from '../moment.ts';
import { type GrowingAngle, nextReach } from '../search.ts';
import { type NodeMode, WESTERN_SKY } from '../sky/placements.ts';
import type { ReturnMethod } from './solar-return.ts';

const MOON_DEG_PER_DAY = 13.176_396;
/** Any convention would do: what counts is how much it grows between birth and return. */
const PRECESSION = 'lahiri';
const SECOND_DAYS = 1 / 86_400;

/**
 * When the Moon, seen from the Earth's centre, is again where she was at birth.
 * @param returnNumber 1 is the first return later than `afterJdUt`
 * @returns Julian Day in UT, at least a second after `afterJdUt`
 * @throws EphemerisRangeError where the ephemeris does not reach
 * @source the lunar revolution of Western practice; corrected for precession as `solarReturn` is
 * @accuracy 0.05 s
 */
export function lunarReturn(
  sky: Ephemeris,
  birthJdUt: number,
  afterJdUt: number,
  returnNumber: number,
  method: ReturnMethod,
): number {
  const shiftDeg = (jdUt: number): number =>
    method === 'precession_corrected' ? sky.ayanamsaDeg(PRECESSION, jdUt) : 0;
  const moon: GrowingAngle = {
    degAt: (jdUt) => sky.longitudeDeg('moon', jdUt) - shiftDeg(jdUt),
    meanDegPerDay: MOON_DEG_PER_DAY,
  };
  const natalDeg = moon.degAt(birthJdUt);
  let foundJdUt = afterJdUt;
  for (let number = 0; number < returnNumber; number += 1) {
    const nextJdUt = nextReach(moon, natalDeg, foundJdUt);
    foundJdUt = nextJdUt - foundJdUt > SECOND_DAYS ? nextJdUt : nextReach(moon, natalDeg, foundJdUt + 1);
  }
  return foundJdUt;
}

/** Bodies that have returns, each with the most that it moves in a day, degrees, and what parts one return from the next, days. */
const RETURNING = {
  sun: { fastestDegPerDay: 1.03, loopGapDays: 180 },
  moon: { fastestDegPerDay: 15.5, loopGapDays: 13 },
  mercury: { fastestDegPerDay: 2.3, loopGapDays: 180 },
  venus: { fastestDegPerDay: 1.4, loopGapDays: 180 },
  mars: { fastestDegPerDay: 0.9, loopGapDays: 330 },
  jupiter: { fastestDegPerDay: 0.27, loopGapDays: 550 },
  saturn: { fastestDegPerDay: 0.15, loopGapDays: 550 },
  uranus: { fastestDegPerDay: 0.08, loopGapDays: 550 },
  neptune: { fastestDegPerDay: 0.06, loopGapDays: 550 },
  pluto: { fastestDegPerDay: 0.07, loopGapDays: 550 },
  rahu: { fastestDegPerDay: 0.054, loopGapDays: 550 }, // Of the mean node, from which the true one strays.
  chiron: { fastestDegPerDay: 0.2, loopGapDays: 550 },
} as const satisfies Partial<Record<Returning, { fastestDegPerDay: number; loopGapDays: number }>>;
export const RETURNING_POINTS = [
  'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'rahu', 'chiron',
] as const; // prettier-ignore
export type Returning = (typeof RETURNING_POINTS)[number];

/** Julian Day in UT; a return has one pass, or three and more where a retrograde loop lies over the place. */
export type ReturnPass = { jdUt: number; isRetrograde: boolean };
export type BodyReturn = {
  /** In order of time. */ passes: readonly ReturnPass[];
  /** Of the pass that was asked for. */ passIndex: number;
};

/** Up to which returns are looked for; the ephemeris reaches half a year farther. */
const LAST_JD_UT = jdUtOf({ year: 2399, month: 7, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0);
/** As long as the widest step of a search: what is nearer is walked. */
const WALK_DAYS = 16;
/** The true node is within 1.9° of the mean one, at both ends of a way. */
const NODE_STRAY_DEG = 4;
const MINUTE_DAYS = 1 / 1440;

/** The first pass within a window. What cannot be reached yet even at the greatest speed is leapt over. */
function nextPass(
  sky: SearchedSky,
  point: Returning,
  targetDeg: number,
  fromJdUt: number,
  untilJdUt: number,
): ReturnPass | null {
  const signal = sky.longitude(point);
  const endJdUt = Math.min(untilJdUt, LAST_JD_UT);
  let jdUt = fromJdUt;
  while (jdUt < endJdUt) {
    const missingDeg = Math.abs(shortestArcDeg(signal.at(jdUt).deg, targetDeg));
    const certainDeg = missingDeg - (point === 'rahu' ? NODE_STRAY_DEG : 0);
    const leapDays = certainDeg / RETURNING[point].fastestDegPerDay;
    if (leapDays > WALK_DAYS) {
      jdUt += leapDays;
      continue;
    }
    const window = { fromJdUt: jdUt, untilJdUt: Math.min(jdUt + WALK_DAYS, endJdUt) };
    const [first] = crossingsIn(signal, [targetDeg], window);
    if (first !== undefined) return { jdUt: first.jdUt, isRetrograde: !first.isForward };
    jdUt = window.untilJdUt;
  }
  return null;
}

/** A pass and all that follow in the same loop. */
function loopFrom(sky: SearchedSky, point: Returning, targetDeg: number, first: ReturnPass): ReturnPass[] {
  const passes: ReturnPass[] = [];
  for (let pass: ReturnPass | null = first; pass !== null;) {
    passes.push(pass);
    const fromJdUt: number = pass.jdUt + MINUTE_DAYS;
    pass = nextPass(sky, point, targetDeg, fromJdUt, fromJdUt + RETURNING[point].loopGapDays);
  }
  return passes;
}

/**
 * A return of a body to its tropical longitude at birth, with every pass of its retrograde loop. Passes less than half a period
 * apart (550 days for the slow ones) are one return; a loop that turns at the very degree without passing it gives none.
 *
 * The first return is that of the first pass later than `afterJdUt`: passes of its loop that are over already are listed too.
 * @param returnNumber 1 is that return, 2 the one after it
 * @returns null where there is none before 2399-07-01
 * @throws EphemerisRangeError where the birth is outside the ephemeris
 * @source geocentric, apparent; the three passes of a loop as manuals of returns (Solar Fire, Astro.com) list them
 * @accuracy 1 s; near a station, what the ephemeris is good to divided by the speed
 */
export function bodyReturn(
  ephemeris: Ephemeris,
  point: Returning,
  nodeMode: NodeMode,
  birthJdUt: number,
  afterJdUt: number,
  returnNumber: number,
): BodyReturn | null {
  const sky = new SearchedSky(ephemeris, { ...WESTERN_SKY, nodeMode });
  const targetDeg = normalizeDeg(sky.longitudeDeg(point, birthJdUt));
  const sinceJdUt = Math.max(afterJdUt, birthJdUt + MINUTE_DAYS); // The birth itself is no return.
  let fromJdUt = Math.max(birthJdUt + MINUTE_DAYS, sinceJdUt - 2 * RETURNING[point].loopGapDays);
  for (let number = 0; number < returnNumber;) {
    const first = nextPass(sky, point, targetDeg, fromJdUt, LAST_JD_UT);
    if (first === null) return null;
    const passes = loopFrom(sky, point, targetDeg, first);
    const passIndex = passes.findIndex(({ jdUt }) => jdUt > sinceJdUt);
    if (passIndex >= 0) number += 1;
    if (number === returnNumber) return { passes, passIndex };
    // So far the loop was followed, and nothing was found.
    fromJdUt = (passes.at(-1) ?? first).jdUt + MINUTE_DAYS + RETURNING[point].loopGapDays;
  }
  return null;
}
