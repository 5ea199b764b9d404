import { z } from 'zod';

export const STATUS_CLASSES = ['2', '3', '4', '5'] as const;
/** Hours back from now; the log is kept for thirty days. */
export const PERIODS = { '1h': 1, '24h': 24, '7d': 168, '30d': 720 } as const;
const PERIOD_NAMES = ['1h', '24h', '7d', '30d'] as const;

const asked = z.string().max(200).optional().catch(undefined);

/** What is looked for, as it stands in the address. */
export const RequestsWish = z.object({
  period: z.enum(PERIOD_NAMES).catch('24h'),
  operation: asked,
  key: z.uuid().optional().catch(undefined),
  status: z.enum(STATUS_CLASSES).optional().catch(undefined),
});
export type RequestsWish = z.output<typeof RequestsWish>;
