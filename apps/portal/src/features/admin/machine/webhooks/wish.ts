import { z } from 'zod';

export const INBOX_STATUSES = ['waiting', 'failed', 'applied', 'ignored'] as const;

/** What is looked for, as it stands in the address. */
export const InboxWish = z.object({
  status: z.enum(INBOX_STATUSES).optional().catch(undefined),
  search: z.string().trim().min(1).max(200).optional().catch(undefined),
});
export type InboxWish = z.output<typeof InboxWish>;
