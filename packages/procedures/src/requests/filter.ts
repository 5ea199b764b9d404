import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/typed-text';

export const STATUS_CLASSES = ['2', '3', '4', '5'] as const;
/** Hours back from now; the log is kept for thirty days. */
export const PERIODS = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 } as const;
const PERIOD_NAMES = ['1h', '24h', '7d', '30d'] as const;

const Search = Text.max(LENGTHS.search).optional().catch(undefined);

/** The filter in the address of the page; a member that is not valid takes its default. */
export const RequestsFilter = z.object({
  period: z.enum(PERIOD_NAMES).catch('24h'),
  operation: Search,
  key: z.uuid().optional().catch(undefined),
  status: z.enum(STATUS_CLASSES).optional().catch(undefined),
});
export type RequestsFilter = z.output<typeof RequestsFilter>;

const LEAD_MS = 60_000;

/** The end of a range up to now; it includes requests that were logged while the query was on its way. */
export const untilNow = (now: Date): Date => new Date(now.getTime() + LEAD_MS);
