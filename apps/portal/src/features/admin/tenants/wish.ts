import { PLAN_IDS } from '@graha/domain/plans';
import { z } from 'zod';

export const STATUSES = ['active', 'suspended', 'erased'] as const;

/** What is looked for, as it stands in the address. Whatever is wrong there is not asked. */
export const TenantsWish = z.object({
  search: z.string().trim().min(1).max(100).optional().catch(undefined),
  plan: z.enum(PLAN_IDS).optional().catch(undefined),
  status: z.enum(STATUSES).optional().catch(undefined),
});
export type TenantsWish = z.output<typeof TenantsWish>;
