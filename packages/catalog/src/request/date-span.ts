import { dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { dateOfTarget, skyDate } from './target.ts';

/** Two dates of a request, `from` and `to`, both included. */
const DateSpan = z.object({ from: skyDate('from'), to: skyDate('to') });
export type DateSpan = z.output<typeof DateSpan>;

type SpanTexts = {
  /** The first date, as a sentence. */
  first?: string;
  /** The last date and the maximum per request, as a sentence. */
  last: string;
};

/** The members `from` and `to` of a request. */
export const spanMembers = ({ first = 'The first date.', last }: SpanTexts) => ({
  from: skyDate('from').meta({ title: 'From', description: first }),
  to: skyDate('to').meta({ title: 'To', description: last }),
});

/**
 * The day count of a date since the epoch.
 * @param text such as `2026-11-27`
 */
export const dayCountAt = (text: string): number => dayCountOf(dateOfTarget(text));

/** Number of days from `from` to `to`, both included; 0 or less if `to` is earlier. */
export const daysIn = ({ from, to }: DateSpan): number => dayCountAt(to) - dayCountAt(from) + 1;

/**
 * A refinement that reports dates in the wrong order, and too long ranges. Members that are not dates already have an
 * issue.
 * @param daysMaxOf the maximum number of days of a request
 */
export const reportImpossibleDates =
  (daysMaxOf: (request: unknown) => number) =>
  (request: unknown, context: z.RefinementCtx<unknown>): void => {
    const dates = DateSpan.safeParse(request);
    if (!dates.success) return;
    const { from, to } = dates.data;
    const days = daysIn(dates.data);
    const daysMax = daysMaxOf(request);
    const last = isoDate(dateOfDayCount(dayCountAt(from) + daysMax - 1));
    const message =
      days < 1
        ? `to must be ${from} or later, since the dates begin with it`
        : days > daysMax
          ? `to must be ${last} or earlier: one request takes ${daysMax} days, this one is ${days}`
          : null;
    if (message !== null) context.addIssue({ code: 'custom', path: ['to'], message, input: to });
  };
