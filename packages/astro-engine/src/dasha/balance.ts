import type { Graha } from '../vocabulary/grahas.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { DashaSystem } from './systems.ts';

export type DashaBalance = { rulerIndex: number; lord: Graha; name?: string; yearsRemaining: number };

/**
 * Returns the years of the first mahadasha that remain at birth: the share of her nakshatra (or group of nakshatras)
 * that the Moon has not yet travelled is the remaining share of its lord's period.
 * @param moonDeg sidereal longitude of the Moon, degrees
 * @source the system's row
 * @accuracy 1″ of lunar longitude is 0.0004 years of a 20-year period
 */
export function balanceAtBirth(system: DashaSystem, moonDeg: number): DashaBalance {
  const { rulerIndex, elapsedShare } = system.birthShareOf(moonDeg);
  const { lord, name, years } = rowAt(system.rulers, rulerIndex);
  return { rulerIndex, lord, ...(name === undefined ? {} : { name }), yearsRemaining: years * (1 - elapsedShare) };
}

export type YearsMonthsDays = { years: number; months: number; days: number };

/**
 * Converts years to the units of almanacs: twelve months of thirty days make a year, whatever its length in days.
 * Rounds to the day once, then carries.
 */
export function yearsMonthsDaysOf(years: number): YearsMonthsDays {
  const wholeDays = Math.round(years * 360);
  const withinYear = wholeDays % 360;
  return { years: Math.floor(wholeDays / 360), months: Math.floor(withinYear / 30), days: withinYear % 30 };
}
