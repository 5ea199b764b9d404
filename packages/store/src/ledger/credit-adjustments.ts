import { subscriptionStream } from '@graha/domain/core/streams';
import type { PoolClient } from 'pg';
import { eachDue } from '../log/due-changes.ts';
import { streamIn } from '../log/fold.ts';
import { hasAccount } from './plan-changes.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db, TenantContext } from '../postgres/context.ts';

/** The operator's text stays in the event that the entry refers to: the hash chain of the ledger would keep it for ever. */
const REASON = 'An operator adjusted the credits; the reason stands in the log.';

/**
 * Applies the adjustments in the log to accounts (role: worker or owner). Repeats and parallel runs are harmless: the account
 * records each applied event under its lock.
 */
export const applyAdjustments = (ctx: Db): Promise<number> =>
  eachDue(ctx, 'adjustment', async ({ tenantId }) =>
    (await hasAccount({ ...ctx, tenantId })) ? applyAdjustmentsOf({ ...ctx, tenantId }) : 'later',
  );

export const applyAdjustmentsOf = ({ db, tenantId }: TenantContext): Promise<number> =>
  inTransaction(db, (tx) => applyAll(tx, tenantId));

/** Streams of another tenant appear empty here. The portal records the adjustment but cannot create credits. */
async function applyAll(tx: PoolClient, tenantId: string): Promise<number> {
  let applied = 0;
  for (const event of await streamIn(tx, subscriptionStream(tenantId))) {
    if (event.type !== 'CreditsAdjusted') continue;
    const { amount, by } = event.data;
    const { rows: answers } = await query(tx, 'SELECT graha.adjust_credits($1, $2, $3, $4, $5) AS credits', [
      tenantId,
      amount,
      REASON,
      by,
      event.eventId,
    ]);
    if (answers[0]?.credits != null) applied += 1;
  }
  return applied;
}
