import { normalizeDeg, RADIANS_PER_DEG, shortestArcDeg } from '../core/angle.ts';
import type { Ayanamsa, Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { boundarySecondOf, jdUtOfSecond } from '../core/moment.ts';
import {
  ascendantAround,
  EVERY_SIGN_RISES_LATITUDE_DEG,
  risingArmcDeg,
  SIDEREAL_DAY_DAYS,
  TURN_DEG_PER_DAY,
} from '../sky/rising-signs.ts';
import { type BirthSpan, jdUtBetween } from './held.ts';

const SECONDS_PER_DAY = 86_400;
/** Finer than the last bit of a Julian Day would show. */
const FOUND_DAYS = 0.0001 / SECONDS_PER_DAY;
/** The formula is right to far less; a larger step is one over the jump of a polar ascendant. */
const STEP_DAYS_MAX = 30 / SECONDS_PER_DAY;
const SLOPE_DAYS = 1 / SECONDS_PER_DAY;
const ROUNDS_MAX = 4;

export type SiderealPlace = { sky: Ephemeris; ayanamsa: Ayanamsa; place: GeoPlace };

/** Returns the sidereal longitude of the ascendant. */
export const ascendantDegAt = ({ sky, ayanamsa, place }: SiderealPlace, jdUt: number): number =>
  normalizeDeg(sky.houses('whole_sign', jdUt, place).ascendantDeg - sky.ayanamsaDeg(ayanamsa, jdUt));

/**
 * Brings an instant at which a degree rises by the formula to the instant by the ephemeris itself.
 * @param near the tropical ascendant some seconds after the middle of the span, cheap and right to 0.1 s
 */
function refined(at: SiderealPlace, targetDeg: number, byFormulaJdUt: number, near: (jdUt: number) => number): number {
  const slope = shortestArcDeg(near(byFormulaJdUt), near(byFormulaJdUt + SLOPE_DAYS)) / SLOPE_DAYS;
  let jdUt = byFormulaJdUt;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const missed = shortestArcDeg(targetDeg, ascendantDegAt(at, jdUt));
    const step = missed / slope;
    if (!(Math.abs(step) < STEP_DAYS_MAX)) return byFormulaJdUt;
    jdUt -= step;
    if (Math.abs(step) < FOUND_DAYS) break;
  }
  return jdUt;
}

/**
 * Returns the sidereal times at which the ascendant of a polar place jumps to the opposite degree: the rising point
 * passes the north or south point of the horizon, and the other crossing of ecliptic and horizon becomes the eastern.
 */
function jumpsArmcDeg(latitudeDeg: number, obliquityDeg: number): number[] {
  if (Math.abs(latitudeDeg) < EVERY_SIGN_RISES_LATITUDE_DEG) return [];
  const sine = -1 / (Math.tan(latitudeDeg * RADIANS_PER_DEG) * Math.tan(obliquityDeg * RADIANS_PER_DEG));
  const armcDeg = Math.asin(sine) / RADIANS_PER_DEG;
  return Number.isNaN(armcDeg) ? [] : [armcDeg, 180 - armcDeg];
}

/**
 * Returns the first whole second of each part of the zodiac that the ascendant enters within a span, and of each jump
 * of a polar ascendant. A degree rises once in a sidereal day, at the sidereal time that its oblique ascension gives;
 * beyond the polar circles some degrees never rise and others rise backwards, by the same formula.
 * @param targetsDeg sidereal boundaries of the parts
 * @source oblique ascension, Surya Siddhanta 3.42–48
 * @accuracy 0.001 s, and 0.1 s at a jump
 */
export function ascendantChanges(at: SiderealPlace, span: BirthSpan, targetsDeg: readonly number[]): number[] {
  const { sky, ayanamsa, place } = at;
  const jdUt = jdUtBetween(span);
  const { armcDeg } = sky.houses('whole_sign', jdUt, place);
  const around = ascendantAround(sky, { jdUt, place });
  const near = (instant: number): number => around((instant - jdUt) * SECONDS_PER_DAY);
  const frame = { jdUt, armcDeg, obliquityDeg: sky.obliquityDeg(jdUt), ayanamsaDeg: sky.ayanamsaDeg(ayanamsa, jdUt) };
  const [fromJdUt, untilJdUt] = [jdUtOfSecond(span.fromSecond), jdUtOfSecond(span.untilSecond)];
  function instantsOf(targetArmcDeg: number): number[] {
    if (Number.isNaN(targetArmcDeg)) return [];
    const nearestJdUt = jdUt + shortestArcDeg(armcDeg, targetArmcDeg) / TURN_DEG_PER_DAY;
    return [-1, 0, 1]
      .map((turns) => nearestJdUt + turns * SIDEREAL_DAY_DAYS)
      .filter((instant) => instant > fromJdUt - STEP_DAYS_MAX && instant < untilJdUt + STEP_DAYS_MAX);
  }
  const rises = targetsDeg.flatMap((targetDeg) =>
    instantsOf(risingArmcDeg(frame, place.latitudeDeg, targetDeg)).map((instant) =>
      refined(at, targetDeg, instant, near),
    ),
  );
  const jumps = jumpsArmcDeg(place.latitudeDeg, frame.obliquityDeg).flatMap(instantsOf);
  return [...rises, ...jumps].map(boundarySecondOf);
}
