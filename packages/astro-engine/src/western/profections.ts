import { signIndexOf } from '../core/angle.ts';
import { type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { TROPICAL_YEAR_DAYS } from './progression.ts';
import type { Zodiac } from '../sky/placements.ts';
import { solarReturn } from './solar-return.ts';

/** The profected sign of a year or month of life; Julian Days in UT, half-open. */
export type Profected = {
  signIndex: number;
  /** Counted from the rising sign, 1 to 12. */
  houseNumber: number;
  /** One of the classical seven. */
  lord: Planet;
  startJdUt: number;
  endJdUt: number;
};

export type Profections = {
  /** Solar returns that have passed: 0 in the first year of life. */
  completedYears: number;
  year: Profected;
  /** Twelfths of the year; the first has the sign of the year itself. */
  months: readonly Profected[];
  /** Index of the target's month. */
  monthIndex: number;
};

const MONTHS = 12;

/** An instant of birth, and the zodiac in which the Sun returns. */
type Born = { jdUt: number; zodiac: Zodiac };

/**
 * Returns the start of a year of life. The birth itself opens the first year, bit for bit; a search would have an error
 * of 0.05 s. A year that ends after the ephemeris is a mean one, which happens only to the last day of births.
 * @param years completed: 0 at birth
 * @accuracy 0.05 s
 */
export function yearStartJdUt(sky: Ephemeris, { jdUt: birthJdUt, zodiac }: Born, years: number): number {
  if (years === 0) return birthJdUt;
  try {
    return solarReturn(sky, birthJdUt, years, zodiac);
  } catch (error) {
    if (!(error instanceof EphemerisRangeError)) throw error;
    return birthJdUt + years * TROPICAL_YEAR_DAYS;
  }
}

/** Guesses by mean years; the solar return decides near the birthday. */
function completedYearsAt(sky: Ephemeris, birth: Born, targetJdUt: number): number {
  const guess = Math.floor((targetJdUt - birth.jdUt) / TROPICAL_YEAR_DAYS);
  const startOf = (years: number): number => yearStartJdUt(sky, birth, years);
  if (targetJdUt < startOf(guess)) return guess - 1;
  return targetJdUt >= startOf(guess + 1) ? guess + 1 : guess;
}

/**
 * Returns annual and monthly profections by whole signs: the ascendant advances by a sign in a year of life, and from
 * there by a sign in each twelfth of that year. Years open with the solar return, not with the date.
 * @param ascendantDeg in the same zodiac
 * @param targetJdUt not before the birth
 * @throws EphemerisRangeError outside the ephemeris
 * @source Vettius Valens, Anthology IV; Ptolemy, Tetrabiblos IV.10; lords are the classical seven
 * @accuracy 0.05 s for the years; months are equal twelfths
 */
export function profectionsAt(sky: Ephemeris, birth: Born, ascendantDeg: number, targetJdUt: number): Profections {
  const completedYears = completedYearsAt(sky, birth, targetJdUt);
  const startJdUt = yearStartJdUt(sky, birth, completedYears);
  const endJdUt = yearStartJdUt(sky, birth, completedYears + 1);
  const natalSignIndex = signIndexOf(ascendantDeg);
  const profected = (signs: number, from: number, until: number): Profected => {
    const signIndex = (natalSignIndex + signs) % 12;
    return { signIndex, houseNumber: (signs % 12) + 1, lord: signAt(signIndex).lord, startJdUt: from, endJdUt: until };
  };
  const monthStart = (index: number): number =>
    index === MONTHS ? endJdUt : startJdUt + ((endJdUt - startJdUt) * index) / MONTHS;
  const months = Array.from({ length: MONTHS }, (_, index) =>
    profected(completedYears + index, monthStart(index), monthStart(index + 1)),
  );
  const monthIndex = months.findIndex((month) => targetJdUt < month.endJdUt);
  return { completedYears, year: profected(completedYears, startJdUt, endJdUt), months, monthIndex };
}
