import { arcDeg, RADIANS_PER_DEG } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';

export const MOON_PHASES = [
  'new_moon', 'waxing_crescent', 'first_quarter', 'waxing_gibbous', 'full_moon', 'waning_gibbous', 'last_quarter', 'waning_crescent',
] as const; // prettier-ignore
export type MoonPhase = { name: (typeof MOON_PHASES)[number]; angleDeg: number; illumination: number };

const PHASE_DEG = 45;

/** Division of the month into eight: each part around its exact angle, or from it on. */
export const PHASE_WINDOWS = ['centred', 'rudhyar'] as const;
export type PhaseWindows = (typeof PHASE_WINDOWS)[number];
const BEFORE_ANGLE_DEG: Readonly<Record<PhaseWindows, number>> = { centred: PHASE_DEG / 2, rudhyar: 0 };

/**
 * Returns the phase of the Moon: her elongation from the Sun, in eight parts of 45°.
 * @param windows `centred`: from 22.5° before the exact angle of the phase to 22.5° after it, as calendars name phases;
 * `rudhyar`: from the exact angle to the next one
 * @returns illumination as the share of her disc, 0 to 1
 * @source Rudhyar, The Lunation Cycle, for eighths that begin with their angle; illumination by the elongation in
 * longitude
 * @accuracy that of the ephemeris; the illumination leaves out her latitude
 */
export function moonPhaseAt(sky: Ephemeris, jdUt: number, windows: PhaseWindows): MoonPhase {
  const angleDeg = arcDeg(sky.longitudeDeg('sun', jdUt), sky.longitudeDeg('moon', jdUt));
  return {
    name: MOON_PHASES[Math.floor((angleDeg + BEFORE_ANGLE_DEG[windows]) / PHASE_DEG)] ?? 'new_moon',
    angleDeg,
    illumination: (1 - Math.cos(angleDeg * RADIANS_PER_DEG)) / 2,
  };
}
