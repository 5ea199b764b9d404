import { normalizeDeg, shortestArcDeg, signIndexOf } from '../angle.ts';
import { type Ayanamsa, type Ephemeris, EphemerisRangeError } from '../ephemeris.ts';

/** A planet's stay in one sidereal sign; half-open. A retrograde return makes a stay of its own. */
export type SignStay = {
  /** 0 = Aries. */
  signIndex: number;
  /** null where it began before the ephemeris does. */
  startJdUt: number | null;
  /** null where the ephemeris ends first. */
  endJdUt: number | null;
  /** Whether the planet came in backwards; null where its coming lies before the ephemeris. */
  cameInRetrograde: boolean | null;
};

/**
 * Bounds of Saturn's apparent motion in longitude, with some room.
 * @accuracy from 1800 to 2399 he moves −0.0829 to +0.1339° a day and changes that by less than 0.003° a day
 */
const SATURN = { forwardDegPerDay: 0.136, backwardDegPerDay: 0.085, degPerDaySquared: 0.0032 } as const;

/** Below this no step is made: a stay of less than an hour at a turning point would be passed over. */
const SHORTEST_STEP_DAYS = 1 / 24;
const TOLERANCE_DAYS = 0.05 / 86_400;
const ROUNDS_MAX = 40;

type Motion = { jdUt: number; deg: number; signIndex: number; lastSpeedDegPerDay: number | null; lastStepDays: number };
type DegAt = (jdUt: number) => number;

const saturnDegAt =
  (sky: Ephemeris, ayanamsa: Ayanamsa): DegAt =>
  (jdUt) =>
    normalizeDeg(sky.longitudeDeg('saturn', jdUt) - sky.ayanamsaDeg(ayanamsa, jdUt));

/** In how many days at the earliest a way can be covered, given the greatest speed, the last mean speed and the greatest change. */
function earliestDays(
  wayDeg: number,
  fastestDegPerDay: number,
  speedDegPerDay: number | null,
  stepDays: number,
): number {
  const byFastest = wayDeg / fastestDegPerDay;
  if (speedDegPerDay === null) return byFastest;
  const fromDegPerDay = speedDegPerDay + (SATURN.degPerDaySquared * stepDays) / 2;
  const root = Math.sqrt(fromDegPerDay * fromDegPerDay + 2 * SATURN.degPerDaySquared * wayDeg);
  return Math.max(byFastest, (root - fromDegPerDay) / SATURN.degPerDaySquared);
}

/** How far one may look ahead (direction 1) or back (-1) without passing over a change of sign. */
function safeDays({ deg, signIndex, lastSpeedDegPerDay: speed, lastStepDays }: Motion, direction: 1 | -1): number {
  const aheadDeg = (signIndex + 1) * 30 - deg;
  const behindDeg = deg - signIndex * 30;
  const [up, down] =
    direction === 1
      ? [SATURN.forwardDegPerDay, SATURN.backwardDegPerDay]
      : [SATURN.backwardDegPerDay, SATURN.forwardDegPerDay];
  const ahead = earliestDays(aheadDeg, up, speed, lastStepDays);
  const behind = earliestDays(behindDeg, down, speed === null ? null : -speed, lastStepDays);
  return Math.max(SHORTEST_STEP_DAYS, Math.min(ahead, behind));
}

const still = (degAt: DegAt, jdUt: number): Motion => {
  const deg = degAt(jdUt);
  return { jdUt, deg, signIndex: signIndexOf(deg), lastSpeedDegPerDay: null, lastStepDays: 0 };
};

/** One step; where the ephemeris ends within it, a shorter one, and null where not even the shortest is left. */
function stepFrom(degAt: DegAt, from: Motion, direction: 1 | -1): Motion | null {
  for (let days = safeDays(from, direction); days >= SHORTEST_STEP_DAYS; days /= 2) {
    try {
      const jdUt = from.jdUt + direction * days;
      const deg = degAt(jdUt);
      const lastSpeedDegPerDay = shortestArcDeg(from.deg, deg) / days;
      return { jdUt, deg, signIndex: signIndexOf(deg), lastSpeedDegPerDay, lastStepDays: days };
    } catch (error) {
      if (!(error instanceof EphemerisRangeError)) throw error;
    }
  }
  return null;
}

/** The border between two moments in neighbouring signs, closed in upon by the secant: still in the one's sign, already in the other's. */
function borderBetween(degAt: DegAt, one: Motion, other: Motion): [number, number] {
  const isForward = (one.signIndex + 1) % 12 === other.signIndex;
  const borderDeg = (isForward ? other.signIndex : one.signIndex) * 30;
  let [a, b] = [one, other];
  for (let round = 0; round < ROUNDS_MAX && Math.abs(b.jdUt - a.jdUt) > TOLERANCE_DAYS; round += 1) {
    const missingDeg = shortestArcDeg(a.deg, borderDeg);
    const share = missingDeg / (missingDeg - shortestArcDeg(b.deg, borderDeg));
    const margin = Math.min(0.25, TOLERANCE_DAYS / 4 / Math.abs(b.jdUt - a.jdUt)); // So that both ends close in.
    const middle = still(degAt, a.jdUt + (b.jdUt - a.jdUt) * Math.min(1 - margin, Math.max(margin, share)));
    if (middle.signIndex === one.signIndex) a = middle;
    else b = middle;
  }
  return [a.jdUt, b.jdUt];
}

/** Goes on until the sign changes: the last moment before and the first after, or null where the ephemeris ends first. */
function nextSign(degAt: DegAt, from: Motion, direction: 1 | -1): { before: Motion; after: Motion } | null {
  let before = from;
  for (;;) {
    const after = stepFrom(degAt, before, direction);
    if (after === null) return null;
    if (after.signIndex !== from.signIndex) return { before, after };
    before = after;
  }
}

/** Since when the planet has been in the sign, and how it came there. */
function beginningOf(degAt: DegAt, from: Motion): Pick<SignStay, 'startJdUt' | 'cameInRetrograde'> {
  const found = nextSign(degAt, from, -1);
  if (found === null) return { startJdUt: null, cameInRetrograde: null };
  const [startJdUt] = borderBetween(degAt, found.before, found.after);
  return { startJdUt, cameInRetrograde: found.after.signIndex === (from.signIndex + 1) % 12 };
}

/**
 * Every stay of Saturn in a sidereal sign that touches an interval, the first and the last one whole.
 *
 * Steps are as long as the bounds of his motion allow without passing over a border, so a century takes about twelve
 * hundred positions. The end of a stay is the very number that begins the next.
 *
 * @param fromJdUt within the ephemeris
 * @returns at least the stay at `fromJdUt`; where the ephemeris ends first, the last one's end is null
 * @throws EphemerisRangeError where `fromJdUt` lies outside the ephemeris
 * @accuracy 0.05 s; a stay of less than an hour, at a turning point on the very border, may be passed over
 */
export function saturnStays(sky: Ephemeris, ayanamsa: Ayanamsa, fromJdUt: number, untilJdUt: number): SignStay[] {
  const degAt = saturnDegAt(sky, ayanamsa);
  let at = still(degAt, fromJdUt);
  let beginning = beginningOf(degAt, at);
  const stays: SignStay[] = [];
  for (;;) {
    const { signIndex } = at;
    const found = nextSign(degAt, at, 1);
    if (found === null) return [...stays, { signIndex, ...beginning, endJdUt: null }];
    const [, endJdUt] = borderBetween(degAt, found.before, found.after);
    stays.push({ signIndex, ...beginning, endJdUt });
    if (endJdUt >= untilJdUt) return stays;
    at = found.after;
    beginning = { startJdUt: endJdUt, cameInRetrograde: (at.signIndex + 1) % 12 === signIndex };
  }
}
