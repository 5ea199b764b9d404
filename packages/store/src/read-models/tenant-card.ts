import type { PoolClient } from 'pg';
import type { Projector } from '../projector.ts';

const setStatus =
  (status: 'active' | 'suspended' | 'erased') =>
  (tx: PoolClient, { tenantId }: { tenantId: string }) =>
    tx.query('UPDATE graha.tenant_card SET status = $2 WHERE tenant_id = $1', [tenantId, status]);

/** A workspace in one line, as operators list it. */
export const tenantCard: Projector = {
  name: 'tenant-card',
  on: {
    TenantCreated: (tx, { tenantId, occurredAt, data: { name } }) =>
      tx.query(
        "INSERT INTO graha.tenant_card (tenant_id, name, plan, status, created_at) VALUES ($1, $2, 'free', 'active', $3)",
        [tenantId, name, occurredAt],
      ),
    TenantRenamed: (tx, { tenantId, data: { name } }) =>
      tx.query('UPDATE graha.tenant_card SET name = $2 WHERE tenant_id = $1', [tenantId, name]),
    TenantSuspended: setStatus('suspended'),
    TenantResumed: setStatus('active'),
    ErasureCompleted: setStatus('erased'),
    PlanChanged: (tx, { tenantId, data: { to } }) =>
      tx.query('UPDATE graha.tenant_card SET plan = $2 WHERE tenant_id = $1', [tenantId, to]),
  },
};
