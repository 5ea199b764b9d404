import { RADIANS_PER_DEG } from '../core/angle.ts';
import type { GrowingAngle } from '../core/search.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { meanSunDegAt, SIDDHANTAS, sunDegAt } from './siddhantas.ts';

const MINUTES_PER_DAY = 1440;
const MINUTES_PER_DEG = 4;
const J2000_JD = 2_451_545;

/** Returns the tropical longitude of the Sun. @source Meeus, Astronomical Algorithms, 2nd ed., ch. 25 @accuracy 0.02° */
function tropicalSunDegAt(jdUt: number): number {
  const days = jdUt - J2000_JD;
  const anomaly = (357.529 + 0.985_600_28 * days) * RADIANS_PER_DEG;
  return 280.466 + 0.985_647_36 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
}

/**
 * Returns the minutes by which the old school of Bengal prints an instant later than its text gives it: the remainder
 * of its table from sunrise to clock.
 * @source fitted to 22 printed ends of tithis, two publishers, 2005–2025 @accuracy 4 minutes
 */
function bengalMinutesAt(jdUt: number): number {
  const text = SIDDHANTAS.surya_bija;
  const centreMinutes = (meanSunDegAt(text, jdUt) - sunDegAt(text, jdUt)) * MINUTES_PER_DEG;
  const obliqueMinutes = 9.87 * Math.sin(2 * tropicalSunDegAt(jdUt) * RADIANS_PER_DEG);
  return 9.8 + 0.86 * centreMinutes - 0.89 * obliqueMinutes;
}

/** Minutes by which an almanac prints later than its sky, by the clock of its print. */
const DELAYS_MINUTES = {
  universal: () => 0,
  bengal_panjika: bengalMinutesAt,
} as const satisfies Record<string, (jdUt: number) => number>;

export type PrintClock = keyof typeof DELAYS_MINUTES;

/**
 * Returns angles that reach each value at the instant which the almanac prints for it. The Sun alone is left as it is:
 * printed first days of months agree with its text, and no printed entry is known.
 */
export function byPrintClock(angles: LightAngles, clock: PrintClock): LightAngles {
  if (clock === 'universal') return angles;
  const delayMinutesAt = DELAYS_MINUTES[clock];
  const later = ({ degAt, meanDegPerDay }: GrowingAngle): GrowingAngle => ({
    degAt: (jdUt) => degAt(jdUt - delayMinutesAt(jdUt) / MINUTES_PER_DAY),
    meanDegPerDay,
  });
  return {
    elongation: later(angles.elongation),
    moon: later(angles.moon),
    sum: later(angles.sum),
    sun: angles.sun,
  };
}
