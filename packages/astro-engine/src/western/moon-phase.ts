import { arcDeg, RADIANS_PER_DEG } from '../angle.ts';
import type { Ephemeris } from '../ephemeris.ts';

export const MOON_PHASES = [
  'new_moon', 'waxing_crescent', 'first_quarter', 'waxing_gibbous', 'full_moon', 'waning_gibbous', 'last_quarter', 'waning_crescent',
] as const; // prettier-ignore
export type MoonPhase = { name: (typeof MOON_PHASES)[number]; angleDeg: number; illumination: number };

const PHASE_DEG = 45;

/**
 * The phase of the Moon: how far she is ahead of the Sun, in eight parts that begin with the new Moon.
 * @returns illumination as the share of her disc, 0 to 1
 * @source eighths of 45° from the new Moon (Rudhyar); illumination by the elongation in longitude
 * @accuracy that of the ephemeris; the illumination leaves out her latitude
 */
export function moonPhaseAt(sky: Ephemeris, jdUt: number): MoonPhase {
  const angleDeg = arcDeg(sky.longitudeDeg('sun', jdUt), sky.longitudeDeg('moon', jdUt));
  return {
    name: MOON_PHASES[Math.floor(angleDeg / PHASE_DEG)] ?? 'new_moon',
    angleDeg,
    illumination: (1 - Math.cos(angleDeg * RADIANS_PER_DEG)) / 2,
  };
}
