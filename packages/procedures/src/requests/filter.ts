import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/core/typed-text';

export const STATUS_CLASSES = ['2', '3', '4', '5'] as const;
/** Hours back from now. The log is kept for thirty days. */
export const PERIODS = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 } as const;
const SLOWER_DIGITS_MAX = 6;
const PERIOD_NAMES = ['1h', '24h', '7d', '30d'] as const;

const Search = Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined);

/** The filter in the address of the page; invalid members take their default. */
export const RequestsFilter = z.object({
  period: z.enum(PERIOD_NAMES).catch('24h'),
  operation: Search,
  key: z.uuid().optional().catch(undefined),
  /** A class by its first digit, or one status: `4`, `429`. */
  status: Text.max(3)
    .regex(/^[2-5](\d\d)?$/)
    .optional()
    .catch(undefined),
  /** In ms: selects requests that took longer. */
  slower: Text.max(SLOWER_DIGITS_MAX)
    .regex(/^[1-9]\d*$/)
    .optional()
    .catch(undefined),
  /** A part of the code or of the text of an error. */
  error: Search,
  /** The id of one request; it is searched in all stored days. */
  id: Text.trim().min(1).max(LENGTHS.id).optional().catch(undefined),
});
export type RequestsFilter = z.output<typeof RequestsFilter>;

/** Returns whether the filter leaves out requests of the period. */
export const isFiltering = ({ period: _period, ...filter }: RequestsFilter): boolean =>
  Object.values(filter).some((wanted) => wanted !== undefined);

const LEAD_MS = 60_000;

/** Returns the end of a range up to now. It includes requests logged while the query was sent. */
export const untilNow = (now: Date): Date => new Date(now.getTime() + LEAD_MS);
