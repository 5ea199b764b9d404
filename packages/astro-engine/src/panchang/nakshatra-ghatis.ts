import { wholeSecond } from '../core/moment.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Interval } from './interval.ts';
import type { Span } from '../core/search.ts';

/** Start of Amrit and Varjyam within a star, in hours on a scale of 24 for the whole star. */
type GhatiRow = { amrit: number; varjyam: readonly number[] };
const row = (amrit: number, ...varjyam: number[]): GhatiRow => ({ amrit, varjyam });

/** Rows from Ashwini. Only Moola has two Varjyams. @source the tables of Telugu and Tamil almanacs */
const GHATIS: readonly GhatiRow[] = [
  row(16.8, 20), row(19.2, 9.6), row(21.6, 12), row(20.8, 16), row(15.2, 5.6), row(14, 8.4), row(21.6, 12), row(17.6, 8), row(22.4, 12.8),
  row(21.6, 12), row(17.6, 8), row(16.8, 7.2), row(18, 8.4), row(17.6, 8), row(15.2, 5.6), row(15.2, 5.6), row(13.6, 4), row(15.2, 5.6),
  row(17.6, 8, 22.4), row(19.2, 9.6), row(17.6, 8), row(13.6, 4), row(13.6, 4), row(16.8, 7.2), row(16, 6.4), row(19.2, 9.6), row(21.6, 12),
]; // prettier-ignore

/** Four ghatis of sixty: a fifteenth of the star. */
const LENGTH = 1.6;

const windowOf = ({ startJdUt, endJdUt }: Span, hours: number): Interval => {
  const hourDays = (endJdUt - startJdUt) / 24;
  return {
    startJdUt: wholeSecond(startJdUt + hours * hourDays),
    endJdUt: wholeSecond(startJdUt + (hours + LENGTH) * hourDays),
  };
};

/** Returns Amrit Kaal, the most favourable window of a star. @param star a nakshatra with both ends */
export const amritKaalOf = (star: Span): Interval => windowOf(star, rowAt(GHATIS, star.index).amrit);

/** Returns Varjyam (Thyajyam) of a star, to be avoided: one window, in Moola two. */
export const varjyamsOf = (star: Span): Interval[] =>
  rowAt(GHATIS, star.index).varjyam.map((hours) => windowOf(star, hours));
