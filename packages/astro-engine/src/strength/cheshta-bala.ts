import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import { MEAN_ELEMENTS, MEAN_SUN, type MeanElement } from './shadbala-tables.ts';
import type { Warrior } from './war.ts';

/** 0 h of 1 January 1900 on the meridian of Ujjain, 76° east. */
const EPOCH_JD_UT = 2_415_020.5 - 76 / 360;
const DAYS_PER_YEAR = 365.25;

function meanDegAt({ epochDeg, perDayDeg, correctionDeg }: MeanElement, jdUt: number): number {
  const days = jdUt - EPOCH_JD_UT;
  return normalizeDeg(epochDeg + perDayDeg * days + correctionDeg(days / DAYS_PER_YEAR));
}

/**
 * Returns the strength of motion (cheshta bala) of one of the five planets that can be retrograde: the shorter arc from
 * its seeghrocha to the middle of its mean and true longitude.
 * @param trueDeg longitude in Raman’s zodiac
 * @returns virupas, 0 to 60
 * @source B.V. Raman, Graha and Bhava Balas, mean elements as printed
 * @accuracy the elements hold within a virupa or so from 1800 to 2100
 */
export function cheshtaBalaOf(planet: Warrior, trueDeg: number, jdUt: number): number {
  const own = meanDegAt(MEAN_ELEMENTS[planet], jdUt);
  const sun = meanDegAt(MEAN_SUN, jdUt);
  const isInner = planet === 'mercury' || planet === 'venus';
  const [meanDeg, seeghrochaDeg] = isInner ? [sun, own] : [own, sun];
  const middleDeg = meanDeg + shortestArcDeg(meanDeg, trueDeg) / 2;
  return Math.abs(shortestArcDeg(middleDeg, seeghrochaDeg)) / 3;
}
