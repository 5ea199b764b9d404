import { z } from 'zod';
import { jdUtOfTarget, skyInstant } from '../../request/target.ts';
import { Timezone, reportUnknownZone } from '../../request/zones/timezone.ts';

/** Members of operations on a half-open range of instants. */
export const INSTANT_RANGE = {
  from: skyInstant('from').meta({ title: 'From', description: 'The first instant, with its offset.' }),
  to: skyInstant('to').meta({
    title: 'To',
    description: 'End of the range, with its offset; events at this instant belong to the next range.',
  }),
  timezone: Timezone.default(0),
};

const Range = z.object({ from: INSTANT_RANGE.from, to: INSTANT_RANGE.to });
type Range = z.output<typeof Range>;

export const rangeDays = ({ from, to }: Range): number => jdUtOfTarget(to) - jdUtOfTarget(from);

type Report = (member: string, input: unknown, message: string) => void;

/**
 * Runs in addition to the schema's checks.
 * @param more further checks of an operation on a valid range
 */
export const reportImpossibleInstants =
  (more: (range: Range, request: unknown, report: Report) => void) =>
  (request: unknown, context: z.RefinementCtx<unknown>): void => {
    const report: Report = (member, input, message) =>
      context.addIssue({ code: 'custom', path: [member], message, input });
    reportUnknownZone(request, context);
    const range = Range.safeParse(request);
    if (!range.success) return;
    if (rangeDays(range.data) < 0) report('to', range.data.to, 'to must not be before from');
    else more(range.data, request, report);
  };
