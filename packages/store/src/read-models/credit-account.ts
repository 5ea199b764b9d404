import { PLANS } from '@graha/domain/billing/plans';
import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

const suspend = (tx: PoolClient, { tenantId }: { tenantId: string }) =>
  tx.query('SELECT graha.suspend_account($1)', [tenantId]);

/** Not a read model: applies events to the ledger, whose functions are idempotent. `applyPlanChanges` applies plans. */
export const creditAccount: Projector = {
  name: 'credit-account',
  on: {
    TenantCreated: (tx, { tenantId, data }) =>
      tx.query('SELECT graha.open_account($1, $2, $3)', [tenantId, PLANS.free.id, data.callsMax ?? null]),
    TenantSuspended: suspend,
    ErasureCompleted: suspend,
    SpendLimitSet: (tx, { tenantId, data }) =>
      tx.query('SELECT graha.set_spend_limit($1, $2)', [tenantId, data.creditsMax]),
    TenantResumed: (tx, { tenantId }) => tx.query('SELECT graha.resume_account($1)', [tenantId]),
  },
};
