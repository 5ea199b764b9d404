import { altitudeDeg, equatorialOf } from '../angle.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { Birth } from './natal.ts';

/** By day the Sun is above the horizon. */
export const SECTS = ['day', 'night'] as const;
export type Sect = (typeof SECTS)[number];

/**
 * Whether a birth is by day or by night: by the centre of the Sun and the true horizon, without refraction. It needs no sunrise,
 * so that the polar day is day and the polar night is night.
 * @throws EphemerisRangeError where the ephemeris does not reach
 * @source Paulus Alexandrinus: the Sun above the earth
 */
export function sectOf(sky: Ephemeris, { jdUt, place }: Birth): Sect {
  const { longitudeDeg, latitudeDeg } = sky.position('sun', jdUt, 'geocentre');
  const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, sky.obliquityDeg(jdUt));
  const hourAngleDeg = sky.houses('whole_sign', jdUt, place).armcDeg - rightAscensionDeg;
  return altitudeDeg(declinationDeg, hourAngleDeg, place.latitudeDeg) > 0 ? 'day' : 'night';
}
