import type { PlanId } from '@graha/domain/plans';
import { planOf } from '../ledger/metering.ts';
import type { TenantContext } from '../postgres/context.ts';

/** What the API must know of a workspace whose playground calls it. */
export type PlaygroundAccount = { plan: PlanId; status: 'active' | 'suspended' };

/** A session connection that LISTENs hears the id of a tenant whose plan or status has changed. */
export const ACCOUNT_CHANNEL = 'graha_account';

export async function findAccount({ db, tenantId }: TenantContext): Promise<PlaygroundAccount | null> {
  const { rows } = await db.query<{ plan: string; status: PlaygroundAccount['status'] }>(
    'SELECT plan, status FROM graha.find_account($1)',
    [tenantId],
  );
  return rows[0] ? { ...rows[0], plan: planOf(rows[0].plan) } : null;
}
