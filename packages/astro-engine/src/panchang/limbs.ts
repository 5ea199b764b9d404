import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import { printedIndexAt, printedSpanAt, printedSpansBetween } from '../core/printed.ts';
import type { GrowingAngle, Span } from '../core/search.ts';

/** Mean motions, degrees a day. @source Surya Siddhanta's mean months agree with the modern ones to these digits */
const SUN_DEG_PER_DAY = 0.985647;
const MOON_DEG_PER_DAY = 13.176396;

/** Angles between and of the two lights, as functions of time; sidereal where it matters. */
export type LightAngles = { elongation: GrowingAngle; moon: GrowingAngle; sum: GrowingAngle; sun: GrowingAngle };

/**
 * The angles that the limbs are cut from. Seen from the Earth's centre always: an almanac is one for all who see one Moon.
 * The elongation needs no ayanamsa; the sum of both longitudes needs it twice.
 */
export const lightAnglesOf = (sky: Ephemeris, ayanamsa: Ayanamsa): LightAngles => {
  const sunDeg = (jdUt: number) => sky.longitudeDeg('sun', jdUt);
  const moonDeg = (jdUt: number) => sky.longitudeDeg('moon', jdUt);
  const ayanamsaDeg = (jdUt: number) => sky.ayanamsaDeg(ayanamsa, jdUt);
  return {
    elongation: { degAt: (t) => moonDeg(t) - sunDeg(t), meanDegPerDay: MOON_DEG_PER_DAY - SUN_DEG_PER_DAY },
    moon: { degAt: (t) => moonDeg(t) - ayanamsaDeg(t), meanDegPerDay: MOON_DEG_PER_DAY },
    sum: {
      degAt: (t) => moonDeg(t) + sunDeg(t) - 2 * ayanamsaDeg(t),
      meanDegPerDay: MOON_DEG_PER_DAY + SUN_DEG_PER_DAY,
    },
    sun: { degAt: (t) => sunDeg(t) - ayanamsaDeg(t), meanDegPerDay: SUN_DEG_PER_DAY },
  };
};

/**
 * Four of the five limbs of a panchang are one idea: an angle that grows with time, cut into equal parts.
 * (The fifth, the weekday, is counted by sunrises.)
 * @source Surya Siddhanta 2.64–66
 */
export const LIMBS = {
  tithi: { angle: 'elongation', partCount: 30 },
  nakshatra: { angle: 'moon', partCount: 27 },
  yoga: { angle: 'sum', partCount: 27 },
  karana: { angle: 'elongation', partCount: 60 },
} as const satisfies Record<string, { angle: keyof LightAngles; partCount: number }>;

export type Limb = keyof typeof LIMBS;
// Safe: the keys of the table itself.
export const LIMB_IDS = Object.keys(LIMBS) as Limb[];

/** One value for each limb, in the order of the table. */
export const byLimb = <Value>(valueOf: (limb: Limb) => Value): Record<Limb, Value> =>
  // Safe: one entry for each key of the table.
  Object.fromEntries(LIMB_IDS.map((limb) => [limb, valueOf(limb)])) as Record<Limb, Value>;

/**
 * Which part of a limb rules at an instant, since when and until when.
 * @param jdUt Julian Day in UT
 * @returns 0-based index, and both ends at whole seconds, as they are printed
 * @accuracy 0.5 s, the rounding
 */
export const limbAt = (angles: LightAngles, limb: Limb, jdUt: number): Span =>
  printedSpanAt(angles[LIMBS[limb].angle], LIMBS[limb].partCount, jdUt);

/** The index of `limbAt`, for which its ends are not searched. */
export const limbIndexAt = (angles: LightAngles, limb: Limb, jdUt: number): number =>
  printedIndexAt(angles[LIMBS[limb].angle], LIMBS[limb].partCount, jdUt);

/** The part that follows: it begins with the very number that ended the one before. */
export const limbAfter = (angles: LightAngles, limb: Limb, { endJdUt }: Span): Span => {
  const { angle, partCount } = LIMBS[limb];
  // Asked from within: at the boundary itself the last bit may still say the old part.
  const following = printedSpanAt(angles[angle], partCount, endJdUt + 0.01);
  return { ...following, startJdUt: endJdUt };
};

/** Every part of a limb that touches an interval, the first and the last one whole. */
export const limbsBetween = (angles: LightAngles, limb: Limb, fromJdUt: number, untilJdUt: number): Span[] =>
  printedSpansBetween(angles[LIMBS[limb].angle], LIMBS[limb].partCount, fromJdUt, untilJdUt);
