import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { erasedText } from '@graha/domain/events/free-text';
import { KEY_LIMITS, PAGE_LIMITS } from '@graha/domain/keys/limits';
import type { PoolClient } from 'pg';
import { sealOldTextsOf } from '../log/seal-old-text.ts';
import { query } from '../postgres/query.ts';
import { AUDIT_TRAIL } from '../read-models/audit-trail.ts';

/** A rebuild has read texts and may still write them, so the erasure waits for its end. */
export class RebuildFirst extends Error {
  override readonly name = 'RebuildFirst';
}

/** Read models with text in them or in their replaced tables. */
const KEPT = ['key-list', 'tenant-card', AUDIT_TRAIL];

/**
 * Destroys the key of a workspace's texts and removes the texts from the read models, in one transaction (role: worker).
 * @throws RebuildFirst
 */
export async function eraseText(tx: PoolClient, tenantId: string): Promise<void> {
  await keepRebuildsOut(tx);
  // Deliveries and plans lock their subscription and then hold the key; the other order would be a deadlock.
  await tx.query('SELECT FROM graha.event_subscription WHERE tenant_id = $1 ORDER BY subscription_id FOR UPDATE', [
    tenantId,
  ]);
  await sealOldTextsOf(tx, { tenantId });
  await tx.query('SELECT graha.destroy_text_key($1)', [tenantId]);
  for (const table of ['due_event', 'event_plan', 'event_subscription'])
    await tx.query(`DELETE FROM graha.${table} WHERE tenant_id = $1`, [tenantId]);
  await tx.query('DELETE FROM graha.report_brand WHERE tenant_id = $1', [tenantId]);
  await tx.query('DELETE FROM graha.birth_word WHERE tenant_id = $1', [tenantId]);
  await tx.query('DELETE FROM graha.birth WHERE tenant_id = $1', [tenantId]);
  await tx.query('DELETE FROM graha.birth_count WHERE tenant_id = $1', [tenantId]);
  const key = erasedText('KeyIssued', ['name']);
  const texts = [...KEY_LIMITS, ...PAGE_LIMITS].flatMap((row) => ('erased' in row ? [row] : []));
  const emptied = texts.map(({ column: it }, at) => `${it} = CASE WHEN ${it} IS NOT NULL THEN $${at + 3}::text[] END`);
  await tx.query(`UPDATE graha.api_key SET ${['name = $2', ...emptied].join(', ')} WHERE tenant_id = $1`, [
    tenantId,
    key['name'],
    ...texts.map(({ erased }) => erased),
  ]);
  const { name } = erasedText('TenantCreated', ['name']);
  await tx.query('UPDATE graha.tenant_card SET name = $2 WHERE tenant_id = $1', [tenantId, name]);
  const { reason } = erasedText('ImpersonationStarted', ['reason']);
  await tx.query('UPDATE graha.impersonation SET reason = $2 WHERE tenant_id = $1', [tenantId, reason]);
  await tx.query('DELETE FROM graha.webhook_delivery WHERE tenant_id = $1', [tenantId]);
  await eraseTrail(tx, tenantId);
}

/**
 * Removes the texts from the audit trail: first those copied so far, then, with the copy locked until the transaction ends, those
 * copied meanwhile. So the copy of everybody's events waits only for the second part.
 */
async function eraseTrail(tx: PoolClient, tenantId: string): Promise<void> {
  const { rows } = await query(tx, 'SELECT xid::text, pos FROM graha.feed_checkpoint WHERE consumer = $1', [
    AUDIT_TRAIL,
  ]);
  const [copied] = rows;
  const trail = `UPDATE graha.audit_trail a SET data = graha.without_text(a.data, e.sealed)
    FROM graha.event e WHERE a.tenant_id = $1 AND e.pos = a.pos AND e.sealed IS NOT NULL`;
  await tx.query(trail, [tenantId]);
  // The process that copies events holds this row while it has decrypted events in memory.
  await tx.query('SELECT FROM graha.feed_checkpoint WHERE consumer = $1 FOR UPDATE', [AUDIT_TRAIL]);
  await tx.query(`${trail} AND e.tenant_id IN ($1, $4) AND (e.xid, e.pos) > ($2::xid8, $3::bigint)`, [
    tenantId,
    copied?.xid ?? '0',
    copied?.pos ?? 0,
    NIL_TENANT_ID,
  ]);
}

/** Prevents rebuilds until this transaction ends. Drops tables that a rebuild has replaced, because they have the old texts. */
async function keepRebuildsOut(tx: PoolClient): Promise<void> {
  const { rows } = await query(
    tx,
    `SELECT name, coalesce(rebuilding_until > clock_timestamp(), false) AS "isRunning" FROM graha.projection
     WHERE name = ANY ($1) ORDER BY name FOR UPDATE`,
    [KEPT],
  );
  for (const { name, isRunning } of rows) {
    if (isRunning) throw new RebuildFirst(`${name} is being rebuilt. The erasure goes on when that is done.`);
    await tx.query('SELECT graha.clear_rebuild($1)', [name]);
  }
}
