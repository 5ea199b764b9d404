import { type LunarMonth, lunarMonthBetween } from './lunar-month.ts';
import type { Interval } from '../panchang/interval.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { printedNextReach } from '../core/printed.ts';

/**
 * Tithis and lunar months by number: lunation 0 begins with the new moon of 2000-01-06, tithi 30 m + i has index i in
 * lunation m. A tithi is computed directly from its number, without stepping.
 */
export type Lunations = {
  tithi(tithiNumber: number): Interval;
  month(lunation: number): LunarMonth;
  /** The month that contains an instant. */
  monthAt(jdUt: number): LunarMonth;
};

/** Mean new moon of lunation 0 and mean length. @source Meeus, Astronomical Algorithms, 2nd ed., ch. 49 */
const MEAN_NEW_MOON_JD_UT = 2_451_550.097_66;
const LUNATION_DAYS = 29.530588861;
const TITHI_DAYS = LUNATION_DAYS / 30;
/** The true new moon is within 15 hours of the mean one, a tithi near the quarters within 22; the rest covers the centuries. */
const MEAN_ERROR_DAYS = 1.5;

/** Returns the mean start of a tithi. @accuracy 22 hours */
export const meanTithiJdUt = (tithiNumber: number): number => MEAN_NEW_MOON_JD_UT + tithiNumber * TITHI_DAYS;

/** Returns the mean lunation that contains an instant; the true one may be a neighbour. */
export const meanLunationAt = (jdUt: number): number => Math.floor((jdUt - MEAN_NEW_MOON_JD_UT) / LUNATION_DAYS);

/** Returns lunations that search each boundary on first use, once. @accuracy 0.5 s, the rounding */
export function lunationsOf(angles: Pick<LightAngles, 'elongation' | 'sun'>): Lunations {
  const starts = new Map<number, number>();
  const months = new Map<number, LunarMonth>();
  function startOf(tithiNumber: number): number {
    const known = starts.get(tithiNumber);
    if (known !== undefined) return known;
    const targetDeg = (((tithiNumber % 30) + 30) % 30) * 12;
    const found = printedNextReach(angles.elongation, targetDeg, meanTithiJdUt(tithiNumber) - MEAN_ERROR_DAYS);
    starts.set(tithiNumber, found);
    return found;
  }
  function month(lunation: number): LunarMonth {
    const found =
      months.get(lunation) ??
      lunarMonthBetween(angles.sun, { startJdUt: startOf(lunation * 30), endJdUt: startOf(lunation * 30 + 30) });
    months.set(lunation, found);
    return found;
  }
  return {
    tithi: (tithiNumber) => ({ startJdUt: startOf(tithiNumber), endJdUt: startOf(tithiNumber + 1) }),
    month,
    monthAt(jdUt) {
      const lunation = meanLunationAt(jdUt);
      if (startOf(lunation * 30) > jdUt) return month(lunation - 1);
      return startOf(lunation * 30 + 30) <= jdUt ? month(lunation + 1) : month(lunation);
    },
  };
}
