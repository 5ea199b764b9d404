import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import { printedIndexAt, printedSpanAt, printedSpansBetween } from '../core/printed.ts';
import type { GrowingAngle, Span } from '../core/search.ts';

/** Mean motions, degrees a day. @source Surya Siddhanta's mean months agree with the modern ones to these digits */
const SUN_DEG_PER_DAY = 0.985647;
const MOON_DEG_PER_DAY = 13.176396;

/** Angles between and of Sun and Moon, as functions of time; sidereal if that makes a difference. */
export type LightAngles = { elongation: GrowingAngle; moon: GrowingAngle; sum: GrowingAngle; sun: GrowingAngle };

/** Longitudes of Sun and Moon, degrees, and the part of them that sidereal angles leave out. */
export type Lights = Record<'sunDeg' | 'moonDeg' | 'ayanamsaDeg', (jdUt: number) => number>;

/** Returns the angles of the limbs. The elongation needs no ayanamsa; the sum of both longitudes needs it twice. */
export const lightAnglesFrom = ({ sunDeg, moonDeg, ayanamsaDeg }: Lights): LightAngles => ({
  elongation: { degAt: (t) => moonDeg(t) - sunDeg(t), meanDegPerDay: MOON_DEG_PER_DAY - SUN_DEG_PER_DAY },
  moon: { degAt: (t) => moonDeg(t) - ayanamsaDeg(t), meanDegPerDay: MOON_DEG_PER_DAY },
  sum: {
    degAt: (t) => moonDeg(t) + sunDeg(t) - 2 * ayanamsaDeg(t),
    meanDegPerDay: MOON_DEG_PER_DAY + SUN_DEG_PER_DAY,
  },
  sun: { degAt: (t) => sunDeg(t) - ayanamsaDeg(t), meanDegPerDay: SUN_DEG_PER_DAY },
});

/** Returns the angles of the real sky (drik). Always geocentric: one almanac serves every observer. */
export const lightAnglesOf = (sky: Ephemeris, ayanamsa: Ayanamsa): LightAngles =>
  lightAnglesFrom({
    sunDeg: (jdUt) => sky.longitudeDeg('sun', jdUt),
    moonDeg: (jdUt) => sky.longitudeDeg('moon', jdUt),
    ayanamsaDeg: (jdUt) => sky.ayanamsaDeg(ayanamsa, jdUt),
  });

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
 * Returns the part of a limb at an instant, with its start and end.
 * @param jdUt Julian Day in UT
 * @returns 0-based index, and both ends at whole seconds, as they are printed
 * @accuracy 0.5 s, the rounding
 */
export const limbAt = (angles: LightAngles, limb: Limb, jdUt: number): Span =>
  printedSpanAt(angles[LIMBS[limb].angle], LIMBS[limb].partCount, jdUt);

/** Returns the index of `limbAt` without searching its ends. */
export const limbIndexAt = (angles: LightAngles, limb: Limb, jdUt: number): number =>
  printedIndexAt(angles[LIMBS[limb].angle], LIMBS[limb].partCount, jdUt);

/** Returns the next part: it begins with exactly the number that ended the previous one. */
export const limbAfter = (angles: LightAngles, limb: Limb, { endJdUt }: Span): Span => {
  const { angle, partCount } = LIMBS[limb];
  // Searched from inside the part: at the boundary itself the last bit may still give the old part.
  const following = printedSpanAt(angles[angle], partCount, endJdUt + 0.01);
  return { ...following, startJdUt: endJdUt };
};

/** Returns every part of a limb that touches an interval, the first and the last one whole. */
export const limbsBetween = (angles: LightAngles, limb: Limb, fromJdUt: number, untilJdUt: number): Span[] =>
  printedSpansBetween(angles[LIMBS[limb].angle], LIMBS[limb].partCount, fromJdUt, untilJdUt);
