import { chargesAgain } from '@graha/domain/billing/standing';
import { subscription } from '@graha/domain/billing/subscription';
import { Refusal } from '@graha/domain/core/refusal';
import { tenant } from '@graha/domain/team/tenant';
import type { PoolClient } from 'pg';
import { execute, stateOf } from '../aggregates/execute.ts';
import { listKeys } from '../keys/key-list.ts';
import { revokeKey } from '../keys/key-commands.ts';
import { eachDue } from '../log/due-changes.ts';
import { feedSteps } from '../log/event-feed.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import type { Acting, CommandContext, Db, TenantContext } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';
import { listWebhooks } from '../webhooks/webhooks.ts';
import { removeWebhook } from '../webhooks/webhook-commands.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { eraseText, RebuildFirst } from './erase-text.ts';

export const ERASURE_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;
const BY_WORKER: Acting = { actor: { kind: 'system', id: 'erasure' } };

/** Requests the deletion of a workspace, which can be withdrawn until it is due. A repeat keeps the due date. */
export async function requestErasure(ctx: CommandContext): Promise<Date> {
  const dueAt = new Date((await ledgerNow(ctx.db)).getTime() + ERASURE_GRACE_DAYS * DAY_MS);
  await execute(ctx, tenant, ctx.tenantId, { type: 'requestErasure', dueAt: dueAt.toISOString() });
  return (await erasureDueAt(ctx)) ?? dueAt;
}

export async function withdrawErasure(ctx: CommandContext): Promise<void> {
  await execute(ctx, tenant, ctx.tenantId, { type: 'withdrawErasure' });
}

const LATEST = `SELECT DISTINCT ON (tenant_id) tenant_id AS "tenantId", type, data->>'dueAt' AS "dueAt" FROM graha.event
  WHERE type IN ('ErasureRequested', 'ErasureWithdrawn', 'ErasureCompleted')`;
const IN_ORDER = 'ORDER BY tenant_id, pos DESC';

/** Null if there is no request, or it was withdrawn. */
export function erasureDueAt({ db, tenantId }: TenantContext): Promise<Date | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(tx, `${LATEST} AND tenant_id = $1 ${IN_ORDER}`, [tenantId]);
    const [latest] = required(
      rows.filter(({ type }) => type === 'ErasureRequested'),
      'dueAt',
    );
    return latest ? new Date(latest.dueAt) : null;
  });
}

/**
 * Completes due deletions (role: worker). Checks the log last, so that a deletion withdrawn in time is not done. A workspace whose
 * plan was bought meanwhile, on a page from before the request, waits until its plan is cancelled. Returns the number completed.
 */
export const completeErasures = ({ db }: Db): Promise<number> =>
  eachDue({ db }, 'erasure', async ({ tenantId }) =>
    chargesAgain(await stateOf({ db }, subscription, tenantId))
      ? 'later'
      : completeErasure({ db, tenantId, ...BY_WORKER }),
  );

async function completeErasure(ctx: CommandContext): Promise<number | 'later'> {
  try {
    return (await execute(ctx, tenant, ctx.tenantId, { type: 'completeErasure' })).length;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'tenant_erased') return 0;
    if (error.code !== 'erasure_not_due') throw error;
    return (await erasureDueAt(ctx)) === null ? 0 : 'later'; // Withdrawn, requested again, or the clock was set back.
  }
}

/** Erases the workspaces whose deletion is in the log. After an interruption, or during a rebuild, it starts again later. */
export async function eraseDecided({ db }: Db): Promise<number> {
  let erased = 0;
  const handle = (tx: PoolClient, { tenantId }: { tenantId: string }) => erase({ db, tenantId, ...BY_WORKER }, tx);
  const steps = feedSteps({ db }, { name: 'erasure', types: ['ErasureCompleted'], upTo: 'end', handle });
  try {
    for await (const events of steps) erased += events;
  } catch (error) {
    if (!(error instanceof RebuildFirst)) throw error;
  }
  return erased;
}

async function erase(ctx: CommandContext, tx: PoolClient): Promise<void> {
  for (const { keyId, status } of await listKeys(ctx)) {
    if (status !== 'revoked') await revokeKey(ctx, { keyId, reason: 'The workspace was deleted.' });
  }
  for (const { webhookId } of await listWebhooks(ctx)) await removeWebhook(ctx, { webhookId });
  // The organization first: a change of a team locks it, and then appends with the key that is destroyed here.
  await tx.query('SELECT graha.erase_requests($1), identity.erase_organization($1)', [ctx.tenantId]);
  await eraseText(tx, ctx.tenantId);
}
