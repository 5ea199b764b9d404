import { wholeSecond } from '../core/moment.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Interval } from './interval.ts';
import type { Span } from '../core/search.ts';

/** Hours, on a scale where a star lasts 24, at which Amrit and Varjyam begin within it. */
type GhatiRow = { amrit: number; varjyam: readonly number[] };
const row = (amrit: number, ...varjyam: number[]): GhatiRow => ({ amrit, varjyam });

/** From Ashwini. Moola alone has two Varjyams. @source the tables of Telugu and Tamil almanacs */
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

/** Amrit Kaal of a star: the window in which it gives most. @param star a nakshatra with both ends */
export const amritKaalOf = (star: Span): Interval => windowOf(star, rowAt(GHATIS, star.index).amrit);

/** Varjyam (Thyajyam) of a star: to be avoided; one window, in Moola two. */
export const varjyamsOf = (star: Span): Interval[] =>
  rowAt(GHATIS, star.index).varjyam.map((hours) => windowOf(star, hours));
