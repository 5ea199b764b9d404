import type { YearClock } from './years.ts';

/** Number of levels: a year, a month, two and a half days, and twelve and a half ghatis (five hours). */
export const SUDARSHANA_LEVELS = 4;
/** Years listed: ten cycles of the twelve houses. */
const LIFE_YEARS = 120;
const HOUSES = 12;

/** A period of a house, half-open; the same house of all three wheels. */
export type SudarshanaPeriod = {
  /** 1 to 12. */
  houseNumber: number;
  /** Years since birth. */
  startYears: number;
  endYears: number;
  startJdUt: number;
  endJdUt: number;
};

/** Returns successive periods of houses; each begins with exactly the number that ended the previous one. */
function housesInARow(
  first: Omit<SudarshanaPeriod, 'endYears' | 'endJdUt'>,
  ends: readonly Pick<SudarshanaPeriod, 'endYears' | 'endJdUt'>[],
): SudarshanaPeriod[] {
  let { startYears, startJdUt } = first;
  return ends.map(({ endYears, endJdUt }, index) => {
    const houseNumber = ((first.houseNumber - 1 + index) % HOUSES) + 1;
    const period = { houseNumber, startYears, endYears, startJdUt, endJdUt };
    [startYears, startJdUt] = [endYears, endJdUt];
    return period;
  });
}

/**
 * Returns the years of life by the Sudarshana chakra: the first house rules the first year, each following house the
 * next, and the thirteenth year is that of the first house again.
 * @param clock of years from birth
 * @returns 120 years
 * @source BPHS ch. 74 (Sudarshana chakra phaladhyaya)
 * @accuracy exact to the instant of birth; the length of a year is a convention
 */
export function sudarshanaYearsOf(clock: YearClock): SudarshanaPeriod[] {
  const ends = Array.from({ length: LIFE_YEARS }, (_, index) => ({ endYears: index + 1, endJdUt: clock(index + 1) }));
  return housesInARow({ houseNumber: 1, startYears: 0, startJdUt: clock(0) }, ends);
}

/**
 * Returns the twelve equal parts of a period, from its own house on; the last ends with the period.
 * @source BPHS ch. 74: a month, 2½ days and 12½ ghatis for each house, begun with the house of the longer period
 */
export function sudarshanaPartsOf(period: SudarshanaPeriod, clock: YearClock): SudarshanaPeriod[] {
  const years = period.endYears - period.startYears;
  const ends = Array.from({ length: HOUSES }, (_, index) => {
    if (index === HOUSES - 1) return period;
    const endYears = period.startYears + (years * (index + 1)) / HOUSES;
    return { endYears, endJdUt: clock(endYears) };
  });
  return housesInARow(period, ends);
}
