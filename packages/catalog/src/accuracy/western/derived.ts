import { z } from 'zod';

/** Spherical trigonometry in degrees and births of all years, for derivations that use no formula of the engine. */

const RADIANS_PER_DEG = Math.PI / 180;
export const sin = (deg: number): number => Math.sin(deg * RADIANS_PER_DEG);
export const cos = (deg: number): number => Math.cos(deg * RADIANS_PER_DEG);
export const tan = (deg: number): number => Math.tan(deg * RADIANS_PER_DEG);
export const asin = (share: number): number => Math.asin(share) / RADIANS_PER_DEG;
export const acos = (share: number): number => Math.acos(share) / RADIANS_PER_DEG;
export const atan2 = (up: number, along: number): number => Math.atan2(up, along) / RADIANS_PER_DEG;

/** Brings an angle into [0, 360). */
export const turn = (deg: number): number => ((deg % 360) + 360) % 360;
/** Returns an angle in [−180, 180). */
export const signed = (deg: number): number => turn(deg + 180) - 180;

/** Sidereal time of the meridian at which a point of the ecliptic culminates. */
export const armcOf = (midheavenDeg: number, obliquityDeg: number): number =>
  turn(atan2(sin(midheavenDeg) * cos(obliquityDeg), cos(midheavenDeg)));

export const midheavenOf = (armcDeg: number, obliquityDeg: number): number =>
  turn(atan2(sin(armcDeg), cos(armcDeg) * cos(obliquityDeg)));

export const ascendantOf = (armcDeg: number, latitudeDeg: number, obliquityDeg: number): number =>
  turn(atan2(cos(armcDeg), -(sin(armcDeg) * cos(obliquityDeg) + tan(latitudeDeg) * sin(obliquityDeg))));

export const rightAscensionOf = (longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): number =>
  turn(atan2(sin(longitudeDeg) * cos(obliquityDeg) - tan(latitudeDeg) * sin(obliquityDeg), cos(longitudeDeg)));

export const declinationOf = (longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): number =>
  asin(sin(latitudeDeg) * cos(obliquityDeg) + cos(latitudeDeg) * sin(obliquityDeg) * sin(longitudeDeg));

const J2000_JD = 2_451_545;
const DAYS_PER_CENTURY = 36_525;
const SECONDS_PER_DAY = 86_400;
const OfBirth = z.object({ birth: z.object({ julian_day_ut: z.number(), delta_t_seconds: z.number() }) });

/** The instant of an answer by its metadata: Julian Day in UT, and centuries of Terrestrial Time from J2000. */
export function instantOf(metadata: unknown): { jdUt: number; centuries: number } {
  const { julian_day_ut, delta_t_seconds } = OfBirth.parse(metadata).birth;
  const jdTt = julian_day_ut + delta_t_seconds / SECONDS_PER_DAY;
  return { jdUt: julian_day_ut, centuries: (jdTt - J2000_JD) / DAYS_PER_CENTURY };
}

/** Births from 601 to 2398 between 60° south and north, the same ones in every run. */
export const BIRTHS = Array.from({ length: 60 }, (_, index) => ({
  year: 610 + index * 30,
  month: 1 + (index % 12),
  date: 1 + ((index * 5) % 28),
  hours: (index * 7) % 24,
  minutes: (index * 13) % 60,
  latitude: ((index * 37) % 120) - 60,
  longitude: ((index * 71) % 360) - 180,
  timezone: 0,
}));
