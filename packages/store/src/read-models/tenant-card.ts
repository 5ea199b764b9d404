import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

const setStatus =
  (table: string, status: 'active' | 'suspended' | 'erased') =>
  (tx: PoolClient, { tenantId }: { tenantId: string }) =>
    tx.query(`UPDATE ${table} SET status = $2 WHERE tenant_id = $1`, [tenantId, status]);

/** One row per workspace, for the operators' list. */
export const tenantCardInto = (table: string): Projector => ({
  name: 'tenant-card',
  on: {
    TenantCreated: (tx, { tenantId, occurredAt, data: { name } }) =>
      tx.query(
        `INSERT INTO ${table} (tenant_id, name, plan, status, created_at) VALUES ($1, $2, 'free', 'active', $3)`,
        [tenantId, name, occurredAt],
      ),
    TenantRenamed: (tx, { tenantId, data: { name } }) =>
      tx.query(`UPDATE ${table} SET name = $2 WHERE tenant_id = $1`, [tenantId, name]),
    TenantSuspended: setStatus(table, 'suspended'),
    TenantResumed: setStatus(table, 'active'),
    ErasureCompleted: setStatus(table, 'erased'),
    AlertsChosen: (tx, { tenantId, data: { pcts } }) =>
      tx.query(`UPDATE ${table} SET alert_pcts = $2 WHERE tenant_id = $1`, [tenantId, pcts]),
    AlertAdded: (tx, { tenantId, data }) =>
      tx.query(`UPDATE ${table} SET own_alerts = own_alerts || jsonb_build_array($2::jsonb) WHERE tenant_id = $1`, [
        tenantId,
        JSON.stringify(data),
      ]),
    AlertRemoved: (tx, { tenantId, data: { alertId } }) =>
      tx.query(
        `UPDATE ${table} SET own_alerts = coalesce((
           SELECT jsonb_agg(alert ORDER BY place) FROM jsonb_array_elements(own_alerts) WITH ORDINALITY a (alert, place)
           WHERE alert ->> 'alertId' <> $2), '[]')
         WHERE tenant_id = $1`,
        [tenantId, alertId],
      ),
    ClockChosen: (tx, { tenantId, data: { timezone } }) =>
      tx.query(`UPDATE ${table} SET timezone = $2 WHERE tenant_id = $1`, [tenantId, timezone]),
    FormulaVersionChosen: (tx, { tenantId, data: { version } }) =>
      tx.query(`UPDATE ${table} SET formula_version = $2 WHERE tenant_id = $1`, [tenantId, version]),
    PlanChanged: (tx, { tenantId, data: { to } }) =>
      tx.query(`UPDATE ${table} SET plan = $2 WHERE tenant_id = $1`, [tenantId, to]),
  },
});
