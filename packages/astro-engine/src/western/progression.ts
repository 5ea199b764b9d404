import { equatorialOf, normalizeDeg, rightAscensionDeg } from '../core/angle.ts';
import type { Ephemeris, Houses } from '../core/ephemeris.ts';
import { type Crossing, crossingsIn, type Signal, type Window } from '../events/crossings.ts';
import { type HouseFrame, turnedFrame } from '../sky/houses.ts';
import { ayanamsaIn } from '../sky/placements.ts';
import { type Aspect, aspectsAcross } from './aspects.ts';
import type { AspectOrbs } from './orbs.ts';
import {
  bodiesIn,
  fixedPoints,
  movingAngles,
  movingBodies,
  type WesternBody,
  type WesternChart,
  type WesternSky,
} from './natal.ts';
import type { AngleId } from './points.ts';

/** Days of the tropical year; one year corresponds to one day after birth. */
export const TROPICAL_YEAR_DAYS = 365.242199;

/** Mean daily motion of the Sun, by which Naibod's key advances the sidereal time of the chart. */
export const NAIBOD_DEG = 0.985_647_36;

/**
 * Methods for the angles of a progressed chart: `solar_arc` advances the midheaven by the arc of the Sun, `naibod` the
 * sidereal time by the Sun's mean motion, `quotidian` computes both at the progressed moment itself; there they turn
 * once for each year of life.
 */
export const ANGLE_METHODS = ['solar_arc', 'naibod', 'quotidian'] as const;
export type AngleMethod = (typeof ANGLE_METHODS)[number];

export type Progression = {
  /** Tropical years from birth to the target; negative before birth. */
  ageYears: number;
  /** The moment after birth that corresponds to the target. */
  jdUt: number;
  frame: HouseFrame;
  bodies: readonly WesternBody[];
  /** Aspects of the progressed points to the natal ones. */
  aspects: readonly Aspect[];
};

/** Returns the moment after birth that corresponds to a target: a day for each tropical year. */
export function progressedMoment(birthJdUt: number, targetJdUt: number): { ageYears: number; jdUt: number } {
  const ageYears = (targetJdUt - birthJdUt) / TROPICAL_YEAR_DAYS;
  return { ageYears, jdUt: birthJdUt + ageYears };
}

/**
 * Returns the crossings of given angles by a signal of the progressed sky, at their moments of life.
 * @param targetsDeg angles within a turn
 * @param window moments of life; the part before the birth is left out
 * @source as `progressedMoment`
 * @accuracy 15 ms, the last bit of a Julian Day in a year of life; near a turn, the ephemeris' own error divided by the speed,
 * times 365
 */
export function progressedCrossingsIn(
  signal: Signal,
  targetsDeg: readonly number[],
  birthJdUt: number,
  { fromJdUt, untilJdUt }: Window,
): (Crossing & { /** The moment after birth. */ progressedJdUt: number })[] {
  if (untilJdUt <= birthJdUt) return [];
  const window = {
    fromJdUt: progressedMoment(birthJdUt, Math.max(fromJdUt, birthJdUt)).jdUt,
    untilJdUt: progressedMoment(birthJdUt, untilJdUt).jdUt,
  };
  return crossingsIn(signal, targetsDeg, window).map(({ jdUt, ...crossing }) => ({
    ...crossing,
    jdUt: lifeJdUtAt(birthJdUt, jdUt - birthJdUt),
    progressedJdUt: jdUt,
  }));
}

/** Returns the moment of life at an age in tropical years: the inverse of `progressedMoment`. */
export const lifeJdUtAt = (birthJdUt: number, ageYears: number): number => birthJdUt + ageYears * TROPICAL_YEAR_DAYS;

function progressedHouses(natal: WesternChart, sky: Ephemeris, ageYears: number, method: AngleMethod): Houses {
  const { jdUt: birthJdUt, place, frame } = natal;
  const jdUt = birthJdUt + ageYears;
  if (method === 'quotidian') return sky.houses(frame.system, jdUt, place);
  const armcDeg = progressedArmcDeg(natal, sky, ageYears, method);
  const obliquityDeg = sky.obliquityDeg(jdUt);
  const sun = sky.position('sun', jdUt, 'geocentre');
  const { declinationDeg } = equatorialOf(sun.longitudeDeg, sun.latitudeDeg, obliquityDeg);
  return sky.housesFromArmc(frame.system, armcDeg, place.latitudeDeg, obliquityDeg, declinationDeg);
}

/** The parts of a natal chart that give the angles of a progressed one. */
export type NatalFrame = Pick<WesternChart, 'jdUt' | 'place' | 'zodiac' | 'frame'>;

/** Returns the sidereal time of the progressed angles at an age, degrees in [0, 360). */
export function progressedArmcDeg(natal: NatalFrame, sky: Ephemeris, ageYears: number, method: AngleMethod): number {
  const jdUt = natal.jdUt + ageYears;
  if (method === 'quotidian') return sky.houses('whole_sign', jdUt, natal.place).armcDeg;
  return method === 'naibod' ? naibodArmcDeg(natal, sky, ageYears) : solarArcArmcDeg(natal, sky, jdUt);
}

const naibodArmcDeg = ({ jdUt, place, frame }: NatalFrame, sky: Ephemeris, ageYears: number): number =>
  normalizeDeg(sky.houses(frame.system, jdUt, place).armcDeg + NAIBOD_DEG * ageYears);

/** Always uses the geocentric Sun, because his parallax would change with the hour of the day. */
function solarArcArmcDeg({ jdUt: birthJdUt, zodiac, frame }: NatalFrame, sky: Ephemeris, jdUt: number): number {
  const midheavenDeg = frame.midheavenDeg + ayanamsaIn(sky, zodiac, birthJdUt); // From the equinox.
  const arcDeg = sky.longitudeDeg('sun', jdUt) - sky.longitudeDeg('sun', birthJdUt);
  return rightAscensionDeg(midheavenDeg + arcDeg, sky.obliquityDeg(jdUt));
}

/** A day of life, in years: the interval for measuring the motion of the angles. */
const PROBE_YEARS = 1 / TROPICAL_YEAR_DAYS;

/**
 * Returns the secondary progressions of a natal chart: a day after birth for each year of life.
 * @param targetJdUt the requested moment of life
 * @param angles that take part in aspects, progressed and natal
 * @throws EphemerisRangeError if the progressed moment is outside the ephemeris
 * @source the usual day for a year; angle methods as the manuals of Solar Fire and Astro App describe them
 * @accuracy that of the ephemeris; the age is counted in mean tropical years
 */
export function progressedTo(
  natal: WesternChart,
  sky: Ephemeris,
  targetJdUt: number,
  settings: WesternSky,
  { method, orbs, angles }: { method: AngleMethod; orbs: AspectOrbs; angles: readonly AngleId[] },
): Progression {
  const { ageYears, jdUt } = progressedMoment(natal.jdUt, targetJdUt);
  const frameAfter = (years: number): HouseFrame => {
    const ayanamsaDeg = ayanamsaIn(sky, natal.zodiac, natal.jdUt + years);
    return turnedFrame(progressedHouses(natal, sky, years, method), natal.frame.requestedSystem, ayanamsaDeg);
  };
  const frame = frameAfter(ageYears);
  const bodies = bodiesIn(frame, sky, { jdUt, place: natal.place }, settings);
  const progressed = [
    ...movingBodies(bodies), // Their motion in a day is the motion in a year of life.
    ...movingAngles(frame, frameAfter(ageYears + PROBE_YEARS), PROBE_YEARS, angles),
  ];
  return { ageYears, jdUt, frame, bodies, aspects: aspectsAcross(progressed, fixedPoints(natal, angles, 0), orbs) };
}
