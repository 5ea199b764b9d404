import { ephemerisYears } from '../core/ephemeris-years.ts';
import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import { BENT_DEG, crossingsIn, type Signal } from '../events/crossings.ts';
import { SearchedSky } from '../events/searched-sky.ts';
import { jdUtOf } from '../core/moment.ts';
import { type GrowingAngle, nextReach } from '../core/search.ts';
import { ayanamsaIn, type NodeMode, type Zodiac } from '../sky/placements.ts';

const MOON_DEG_PER_DAY = 13.176_396;
const SECOND_DAYS = 1 / 86_400;

/**
 * Returns the instant at which the geocentric Moon is back at her longitude of birth.
 * @param returnNumber 1 is the first return later than `afterJdUt`
 * @param zodiac of the longitude that returns
 * @returns Julian Day in UT, at least a second after `afterJdUt`
 * @throws EphemerisRangeError outside the ephemeris
 * @source the lunar revolution of Western practice; corrected for precession as `solarReturn` is
 * @accuracy 0.05 s
 */
export function lunarReturn(
  sky: Ephemeris,
  birthJdUt: number,
  afterJdUt: number,
  returnNumber: number,
  zodiac: Zodiac,
): number {
  const moon: GrowingAngle = {
    degAt: (jdUt) => sky.longitudeDeg('moon', jdUt) - ayanamsaIn(sky, zodiac, jdUt),
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

/**
 * `fastestDegPerDay`: largest motion in a day. `loopGapDays`: shortest time between two returns. `period`: a body
 * returns once in it; a return begins at most `slackDays` before or after whole periods from another one. `drift`:
 * largest heliocentric motion of a planet, and twice its largest offset seen from the Earth.
 */
type ReturningMotion = {
  fastestDegPerDay: number;
  loopGapDays: number;
  period: { days: number; slackDays: number };
  drift?: { degPerDay: number; loopDeg: number };
};

const TROPICAL_YEAR_DAYS = 365.242_19;

/** @accuracy the speeds measured from 600 to 2399 (Chiron from 676), the drift of Kepler's ellipses at the perihelion; both with a margin */
const RETURNING: Readonly<Record<Returning, ReturningMotion>> = {
  sun: { fastestDegPerDay: 1.03, loopGapDays: 180, period: { days: TROPICAL_YEAR_DAYS, slackDays: 20 } },
  moon: { fastestDegPerDay: 15.5, loopGapDays: 13, period: { days: 27.321_582, slackDays: 6 } },
  mercury: { fastestDegPerDay: 2.25, loopGapDays: 180, period: { days: TROPICAL_YEAR_DAYS, slackDays: 80 } },
  venus: { fastestDegPerDay: 1.3, loopGapDays: 180, period: { days: TROPICAL_YEAR_DAYS, slackDays: 120 } },
  mars: { fastestDegPerDay: 0.82, loopGapDays: 330, period: { days: 686.93, slackDays: 230 } },
  jupiter: { fastestDegPerDay: 0.25, loopGapDays: 550, period: { days: 4_330.6, slackDays: 400 }, drift: { degPerDay: 0.094, loopDeg: 24 } },
  saturn: { fastestDegPerDay: 0.14, loopGapDays: 550, period: { days: 10_746.9, slackDays: 700 }, drift: { degPerDay: 0.039, loopDeg: 13.2 } },
  uranus: { fastestDegPerDay: 0.07, loopGapDays: 550, period: { days: 30_588.7, slackDays: 1_500 }, drift: { degPerDay: 0.0135, loopDeg: 6.6 } },
  neptune: { fastestDegPerDay: 0.042, loopGapDays: 550, period: { days: 60_182, slackDays: 3_000 }, drift: { degPerDay: 0.0066, loopDeg: 4.1 } },
  pluto: { fastestDegPerDay: 0.043, loopGapDays: 550, period: { days: 90_500, slackDays: 6_000 }, drift: { degPerDay: 0.0078, loopDeg: 4.4 } },
  rahu: { fastestDegPerDay: 0.27, loopGapDays: 550, period: { days: 6_798.38, slackDays: 200 } },
  chiron: { fastestDegPerDay: 0.155, loopGapDays: 550, period: { days: 18_150, slackDays: 5_000 }, drift: { degPerDay: 0.052, loopDeg: 14.6 } },
}; // prettier-ignore
export const RETURNING_POINTS = [
  'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'rahu', 'chiron',
] as const; // prettier-ignore
export type Returning = (typeof RETURNING_POINTS)[number];

/** Julian Day in UT; a return has one pass, or three and more if a retrograde loop covers the longitude. */
export type ReturnPass = { jdUt: number; isRetrograde: boolean };
export type BodyReturn = {
  /** In order of time. */ passes: readonly ReturnPass[];
  /** Index of the requested pass. */ passIndex: number;
};

/** End of the search for returns; the ephemeris reaches half a year farther. */
const lastJdUt = (): number =>
  jdUtOf({ year: ephemerisYears().last, month: 7, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0);
/** A target nearer than this many steps of the body is walked to. */
const WALK_STEPS = 2;
const MINUTE_DAYS = 1 / 1440;
/** Motion of the mean node with its nutation, and largest distance of the true one from it. */
const MEAN_NODE_DEG_PER_DAY = 0.054;
const NODE_STRAY_DEG = 2.1;

/** Returns the shortest possible time of a point to a longitude, from the bounds of its speed and acceleration. */
function leastDays(sky: SearchedSky, point: Returning, signal: Signal, targetDeg: number, jdUt: number): number {
  const { degPerDaySquared } = signal;
  const { fastestDegPerDay, drift } = RETURNING[point];
  const { deg, degPerDay } = signal.at(jdUt);
  const awayDeg = shortestArcDeg(deg, targetDeg);
  const farDeg = Math.max(0, Math.abs(awayDeg) - BENT_DEG);
  const towardsDegPerDay = awayDeg < 0 ? -degPerDay : degPerDay;
  const hurriedDays =
    (Math.sqrt(towardsDegPerDay ** 2 + 2 * degPerDaySquared * farDeg) - towardsDegPerDay) / degPerDaySquared;
  const roundDays = (360 - farDeg) / fastestDegPerDay;
  const days = Math.max(farDeg / fastestDegPerDay, Math.min(hurriedDays, roundDays));
  if (drift !== undefined) return Math.max(days, (farDeg - drift.loopDeg) / drift.degPerDay);
  if (point !== 'rahu') return days;
  // The true node oscillates fast without progress, so the mean node gives the bound.
  const meanDeg = sky.ephemeris.longitudeDeg('meanNode', jdUt) - ayanamsaIn(sky.ephemeris, sky.zodiac, jdUt);
  const meanAwayDeg = Math.abs(shortestArcDeg(meanDeg, targetDeg));
  return Math.max(days, (meanAwayDeg - NODE_STRAY_DEG) / MEAN_NODE_DEG_PER_DAY);
}

/** Searches the passes of a point over a longitude, in order, and continues from its last position. */
class PassSearch {
  readonly #sky: SearchedSky;
  readonly #point: Returning;
  readonly #targetDeg: number;
  readonly #signal: Signal;
  #jdUt: number;
  /** Passes before `#jdUt` that are not yet returned. */
  readonly #found: ReturnPass[] = [];

  constructor(sky: SearchedSky, point: Returning, targetDeg: number, fromJdUt: number) {
    this.#sky = sky;
    this.#point = point;
    this.#targetDeg = targetDeg;
    this.#signal = sky.longitude(point);
    this.#jdUt = fromJdUt;
  }

  /** Returns the next pass before an instant. */
  nextBefore(untilJdUt: number): ReturnPass | null {
    const endJdUt = Math.min(untilJdUt, lastJdUt());
    while (this.#found.length === 0 && this.#jdUt < endJdUt) this.#goOn();
    const [first] = this.#found;
    if (first === undefined || first.jdUt >= endJdUt) return null;
    this.#found.shift();
    return first;
  }

  /** Returns a pass and all that follow in the same loop. */
  loopFrom(first: ReturnPass): ReturnPass[] {
    const passes: ReturnPass[] = [];
    for (let pass: ReturnPass | null = first; pass !== null;) {
      passes.push(pass);
      pass = this.nextBefore(pass.jdUt + RETURNING[this.#point].loopGapDays);
    }
    return passes;
  }

  /**
   * Skips the time in which the target is out of reach even at the greatest speed; else walks to the end of a step of
   * the grid.
   */
  #goOn(): void {
    const { stepDays } = this.#signal;
    const leapDays = leastDays(this.#sky, this.#point, this.#signal, this.#targetDeg, this.#jdUt);
    if (leapDays > stepDays) {
      this.#jdUt += leapDays;
      return;
    }
    const window = { fromJdUt: this.#jdUt, untilJdUt: (Math.floor(this.#jdUt / stepDays) + WALK_STEPS) * stepDays };
    for (const { jdUt, isForward } of crossingsIn(this.#signal, [this.#targetDeg], window))
      this.#found.push({ jdUt, isRetrograde: !isForward });
    this.#jdUt = window.untilJdUt;
  }
}

/**
 * Returns a return of a body to its longitude at birth, with every pass of its retrograde loop. Passes less
 * than half a period apart (550 days for the slow ones) are one return; a loop that turns at exactly the degree without
 * passing it gives none.
 *
 * The first return is that of the first pass later than `afterJdUt`: earlier passes of its loop are listed too.
 * @param returnNumber 1 is that return, 2 the one after it
 * @returns null if there is none before 2399-07-01
 * @throws EphemerisRangeError if the birth is outside the ephemeris
 * @source geocentric, apparent; the three passes of a loop as manuals of returns (Solar Fire, Astro.com) list them
 * @accuracy 1 s; near a station, the ephemeris' own error divided by the speed
 */
export function bodyReturn(
  ephemeris: Ephemeris,
  point: Returning,
  reference: { zodiac: Zodiac; nodeMode: NodeMode },
  birthJdUt: number,
  afterJdUt: number,
  returnNumber: number,
): BodyReturn | null {
  const sky = new SearchedSky(ephemeris, reference);
  const targetDeg = normalizeDeg(sky.longitudeDeg(point, birthJdUt));
  const afterBirthJdUt = birthJdUt + MINUTE_DAYS; // The birth itself is no return.
  const sinceJdUt = Math.max(afterJdUt, afterBirthJdUt);
  const { loopGapDays, period } = RETURNING[point];
  const passesFrom = (jdUt: number) => new PassSearch(sky, point, targetDeg, jdUt);
  const first = returnAfter(passesFrom(Math.max(afterBirthJdUt, sinceJdUt - 2 * loopGapDays)), sinceJdUt);
  const [firstPass, lastPass] = [first?.passes[0], first?.passes.at(-1)];
  if (returnNumber === 1 || firstPass === undefined || lastPass === undefined) return first;
  // Starts after the loop already searched, which has no more passes.
  const nextJdUt = lastPass.jdUt + MINUTE_DAYS + loopGapDays;
  const leaptJdUt = firstPass.jdUt + (returnNumber - 1) * period.days - period.slackDays;
  const search = passesFrom(Math.max(nextJdUt, leaptJdUt));
  const pass = search.nextBefore(lastJdUt());
  return pass && { passes: search.loopFrom(pass), passIndex: 0 };
}

/** Returns the first return with a pass later than an instant, and the index of that pass. */
function returnAfter(search: PassSearch, sinceJdUt: number): BodyReturn | null {
  for (;;) {
    const first = search.nextBefore(lastJdUt());
    if (first === null) return null;
    const passes = search.loopFrom(first);
    const passIndex = passes.findIndex(({ jdUt }) => jdUt > sinceJdUt);
    if (passIndex >= 0) return { passes, passIndex };
  }
}
