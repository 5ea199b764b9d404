import type { Library } from './library.ts';
import { type Era, ERAS, MARGIN_DAYS } from '../src/coverage.ts';

const J2000_JD = 2_451_545;
/** The library's table has at most one line for every half year. */
const HALF_YEAR_DAYS = 365.25 / 2;
/** Before its table of observed values begins, the library blends into it within a thousand days. */
const BENDS_JD_UT = [2_434_108.5, 2_435_108.5];

/** Returns the instants at which the library's Delta T has a bend. */
export function deltaTBorders(era: Era): number[] {
  const { firstJdUt, untilJdUt } = ERAS[era];
  const first = Math.floor((firstJdUt - MARGIN_DAYS - J2000_JD) / HALF_YEAR_DAYS);
  const last = Math.ceil((untilJdUt + MARGIN_DAYS - J2000_JD) / HALF_YEAR_DAYS);
  const regular = Array.from({ length: last - first + 1 }, (_, index) => J2000_JD + (first + index) * HALF_YEAR_DAYS);
  return [...regular, ...BENDS_JD_UT.filter((jdUt) => jdUt > firstJdUt && jdUt < untilJdUt)].toSorted((a, b) => a - b);
}

const SAMPLE_COUNT = 6;

/** Returns polynomials of universal time between the borders. */
export function deltaTSegments(library: Library, borders: readonly number[]): number[][] {
  const angles = Array.from({ length: SAMPLE_COUNT }, (_, k) => (Math.PI * (k + 0.5)) / SAMPLE_COUNT);
  return borders.slice(1).map((end, index) => {
    const start = borders[index] ?? end;
    const samples = angles.map((angle) =>
      library.deltaTDays((start + end) / 2 + ((end - start) / 2) * Math.cos(angle)),
    );
    return angles.map((_, order) => {
      const sum = angles.reduce((total, angle, k) => total + (samples[k] ?? Number.NaN) * Math.cos(order * angle), 0);
      return ((order === 0 ? 1 : 2) * sum) / SAMPLE_COUNT;
    });
  });
}
