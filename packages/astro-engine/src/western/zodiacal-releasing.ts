import { countFrom } from '../vocabulary/cycle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';

/** Years of the signs from Aries. @source Vettius Valens, Anthology IV.6: the least years of the lords, Capricorn 27 */
export const RELEASING_YEARS = [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12] as const;

/** Levels, by the unit of their numbers: years, and twelfths of the unit above. */
export const RELEASING_LEVELS = ['years', 'months', 'days', 'hours'] as const;

/** Lots from which life is released. */
export const RELEASED_LOTS = ['spirit', 'fortune'] as const;
export type ReleasedLot = (typeof RELEASED_LOTS)[number];

/** Whether Spirit in the sign of Fortune is released from there, or from the next sign. */
export const SHARED_SIGN_RULES = ['own_sign', 'next_sign'] as const;
export type SharedSignRule = (typeof SHARED_SIGN_RULES)[number];

const TWELFTHS = 12;
/** Smallest unit: a twelfth of a twelfth of a twelfth of a year, five hours. Counting in it keeps the ends exact. */
const UNITS_PER_YEAR = TWELFTHS ** (RELEASING_LEVELS.length - 1);
/** The listed part of a life, years. */
const LIFE_YEARS = 120;

/** A released period. Its ends are whole numbers of units since birth, half-open. */
export type Released = {
  /** 0 for years, 3 for hours. */
  levelIndex: number;
  signIndex: number;
  lord: Planet;
  startUnits: number;
  endUnits: number;
  /** The period opens the second round, from the sign opposite the one in which the first would begin again. */
  isLoosing: boolean;
};

export type Releasing = {
  startSignIndex: number;
  /** Days of a year. */
  yearDays: number;
  birthJdUt: number;
};

/** Returns the first sign of the release. @param signs of the two lots, 0 = Aries */
export const releasedFrom = (
  lot: ReleasedLot,
  signs: Readonly<Record<ReleasedLot, number>>,
  rule: SharedSignRule,
): number =>
  lot === 'spirit' && rule === 'next_sign' && signs.spirit === signs.fortune ? (signs.spirit + 1) % 12 : signs[lot];

/** Signs from a first one until a number of units has passed, with the loosing of the bond after a whole round. */
function runOf(levelIndex: number, first: number, startUnits: number, untilUnits: number): Released[] {
  const unit = UNITS_PER_YEAR / TWELFTHS ** levelIndex;
  const periods: Released[] = [];
  let at = startUnits;
  for (let index = 0; at < untilUnits; index += 1) {
    const hasTurned = index >= TWELFTHS;
    const signIndex = (first + index + (hasTurned ? TWELFTHS / 2 : 0)) % TWELFTHS;
    const endUnits = Math.min(at + (RELEASING_YEARS[signIndex] ?? 0) * unit, untilUnits);
    const { lord } = signAt(signIndex);
    periods.push({ levelIndex, signIndex, lord, startUnits: at, endUnits, isLoosing: index === TWELFTHS });
    at = endUnits;
  }
  return periods;
}

/**
 * Returns the great periods of a release from a lot: signs in their order from that of the lot, each for its years.
 * @returns periods until at least the age of 120; the last one in its full length
 * @source Vettius Valens, Anthology IV.4–10
 * @accuracy exact to the instant of birth; depends on nothing but the sign of the lot and the length of the year
 */
export function releasedYears({ startSignIndex }: Pick<Releasing, 'startSignIndex'>): readonly Released[] {
  let years = 0;
  let signs = 0;
  while (years < LIFE_YEARS) {
    years += RELEASING_YEARS[(startSignIndex + signs) % TWELFTHS] ?? 0;
    signs += 1;
  }
  return runOf(0, startSignIndex, 0, years * UNITS_PER_YEAR);
}

/**
 * Returns the periods within a period: from its own sign, each for a twelfth of the unit above. When all twelve signs
 * have ruled, after 17 years and 7 months of a great period, the bond is loosed: the next period is that of the sign
 * opposite the first. The last is cut off at the end of the period. Hours have no parts.
 * @source Vettius Valens, Anthology IV.5 and IV.10 for the loosing
 */
export const partsOfReleased = ({ levelIndex, signIndex, startUnits, endUnits }: Released): readonly Released[] =>
  levelIndex + 1 < RELEASING_LEVELS.length ? runOf(levelIndex + 1, signIndex, startUnits, endUnits) : [];

/** Returns the Julian Day in UT of a number of units after birth. */
export const releasedJdUt = ({ birthJdUt, yearDays }: Releasing, units: number): number =>
  birthJdUt + (units * yearDays) / UNITS_PER_YEAR;

/** Returns the place of a sign from that of Fortune, 1 to 12. The angular ones (1, 4, 7, 10) are peaks. */
export const placeFromFortune = (signIndex: number, fortuneSignIndex: number): number =>
  countFrom(fortuneSignIndex, signIndex, TWELFTHS);

/** Whether a place from Fortune is angular. @source Valens, Anthology IV.7 and II.18, on the places from Fortune */
export const isPeak = (place: number): boolean => place % 3 === 1;
