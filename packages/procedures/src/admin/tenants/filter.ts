import { PLAN_IDS } from '@graha/domain/plans';
import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/typed-text';

export const STATUSES = ['active', 'suspended', 'erased'] as const;

/** The filter in the address of the page; a member that is not valid is left out. */
export const TenantsFilter = z.object({
  search: Text.max(LENGTHS.search).trim().min(1).optional().catch(undefined),
  plan: z.enum(PLAN_IDS).optional().catch(undefined),
  status: z.enum(STATUSES).optional().catch(undefined),
});
export type TenantsFilter = z.output<typeof TenantsFilter>;
