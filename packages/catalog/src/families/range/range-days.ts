import { type CivilDate, dateOfDayCount, isoDate, isShown } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { dayCountAt, spanMembers } from '../../request/date-span.ts';
import { wholeNumber } from '../../wire/fields.ts';
import { clockOf, reportUnknownZone, Timezone, zoneProblemIn } from '../../request/zones/timezone.ts';

export const STEPS_MAX = 366;
const STEPS_PER_PRICE = 10;

/** The members of every request for a range. */
export const RANGE = {
  ...spanMembers({ first: 'The first day.', last: `The last day; one request takes up to ${STEPS_MAX} steps.` }),
  step_days: wholeNumber(1, STEPS_MAX)
    .default(1)
    .meta({ title: 'Step', description: 'Days from one step to the next.', 'x-unit': 'days' }),
};

/** The time of day, for operations that look at a moment of each day. */
export const CLOCK = {
  hours: wholeNumber(0, 23)
    .default(12)
    .meta({ title: 'Hours', description: 'Hour of the local clock on each day, 24-hour.', 'x-unit': 'h' }),
  minutes: wholeNumber(0, 59)
    .default(0)
    .meta({ title: 'Minutes', description: 'Minute of the local clock.', 'x-unit': 'min' }),
  seconds: wholeNumber(0, 59)
    .default(0)
    .meta({ title: 'Seconds', description: 'Second of the local clock.', 'x-unit': 's' }),
};

const Range = z.object(RANGE);
const Zoned = z.object({ timezone: Timezone });
type Range = z.output<typeof Range>;

const stepsOf = ({ from, to, step_days: stepDays }: Range): number =>
  Math.floor((dayCountAt(to) - dayCountAt(from)) / stepDays) + 1;

/** The days of a range, in order, without dates that the place's clocks skipped. */
export function daysOf(range: Range, timezone: number | string): CivilDate[] {
  const first = dayCountAt(range.from);
  const clock = clockOf(timezone);
  return Array.from({ length: stepsOf(range) }, (_, step) => dateOfDayCount(first + step * range.step_days)).filter(
    (date) => isShown(date, clock),
  );
}

export const rangePrice = {
  name: `${STEPS_PER_PRICE} steps, rounded up`,
  count: (range: Range): number => Math.ceil(stepsOf(range) / STEPS_PER_PRICE),
};

/** Runs in addition to the schema's checks; skips members that are already invalid. */
export function reportImpossibleRange(request: unknown, context: z.RefinementCtx<unknown>): void {
  const report = (member: string, input: unknown, message: string): void =>
    context.addIssue({ code: 'custom', path: [member], message, input });
  reportUnknownZone(request, context);
  const range = Range.safeParse(request);
  if (!range.success) return;
  const { from, to, step_days: stepDays } = range.data;
  const steps = stepsOf(range.data);
  if (steps < 1) report('to', to, `to must be ${from} or later, since the range begins on it`);
  const zoned = Zoned.safeParse(request);
  if (steps > 0 && steps <= STEPS_MAX && zoned.success && zoneProblemIn(request) === null) {
    const { timezone } = zoned.data;
    if (daysOf(range.data, timezone).length > 0) return;
    report('from', from, `from must be a date that occurred: clocks in ${timezone} left out ${from}`);
  }
  if (steps <= STEPS_MAX) return;
  const last = isoDate(dateOfDayCount(dayCountAt(from) + stepDays * STEPS_MAX - 1));
  report('to', to, `to must be ${last} or earlier: one request takes ${STEPS_MAX} steps, this one is ${steps}`);
}
