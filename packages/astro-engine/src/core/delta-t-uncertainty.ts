/** Standard errors of Delta T from historical records: year and seconds. */
const RECORDS: readonly (readonly [year: number, seconds: number])[] = [
  [600, 120], [700, 100], [800, 80], [900, 70], [1000, 55], [1100, 40], [1200, 30], [1300, 20], [1600, 20], [1700, 5],
  [1750, 2], [1800, 1], [1850, 0.5],
]; // prettier-ignore

/** After this year Delta T is a forecast. */
const LAST_OBSERVED_YEAR = 2026;
/** Variance of the length of a day, ms² a year, and the years in which it returns to its mean. */
const [VARIANCE, RETURN_YEARS] = [0.058, 2500];
const DAYS_PER_YEAR = 365.25;
/** Standard error of the canons before the records, seconds a squared century, and the year from which they count. */
const [CANON_SECONDS, CANON_YEAR] = [0.8, 1820];

/**
 * Returns the standard error of Delta T, seconds; null between 1850 and the present, whose errors are less than a second.
 * The ascendant follows local time and does not depend on Delta T; the Moon moves 0.55″ in a second of it.
 * @param year any; before 600 by the 0.8 t² of NASA's canons of eclipses (t: centuries from 1820), which has the error of 600
 * @source Morrison and Stephenson, Journal for the History of Astronomy 35 (2004), table 1: until 1300 it is within 4 s of
 * the 0.8 t² of NASA's canons of eclipses (t: centuries from 1820), and then more, for want of records; for the future Huber, Journal
 * of Geodynamics 42 (2006): a Brownian motion of the length of the day
 */
export function deltaTUncertaintySeconds(year: number): number | null {
  if (year > LAST_OBSERVED_YEAR) {
    const years = year - LAST_OBSERVED_YEAR;
    return (DAYS_PER_YEAR * years * Math.sqrt(((years * VARIANCE) / 3) * (1 + years / RETURN_YEARS))) / 1000;
  }
  const place = RECORDS.findIndex(([until]) => year < until);
  const [after, before] = [RECORDS[place], RECORDS[place - 1]];
  if (after === undefined) return null;
  if (before === undefined) return CANON_SECONDS * ((year - CANON_YEAR) / 100) ** 2;
  return before[1] + ((after[1] - before[1]) * (year - before[0])) / (after[0] - before[0]);
}
