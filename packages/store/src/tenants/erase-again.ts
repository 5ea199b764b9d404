import { Refusal } from '@graha/domain/core/refusal';
import { tenant } from '@graha/domain/team/tenant';
import { user } from '@graha/domain/team/user';
import { execute } from '../aggregates/execute.ts';
import type { Acting, Db } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { narrowed, query } from '../postgres/query.ts';

/** An erased workspace or account. */
export type Erased = { kind: 'workspace' | 'account'; id: string };

const BY_OPERATOR: Acting = { actor: { kind: 'system', id: 'erasure' } };
/** It never existed, or is erased already. */
const NOTHING_TO_DO = new Set(['tenant_unknown', 'tenant_erased']);

/** Returns all erasures so far, in the order of the log (role: owner or worker). */
export async function listErased({ db }: Db): Promise<Erased[]> {
  const { rows } = await query(
    db,
    `SELECT CASE type WHEN 'UserErased' THEN 'account' ELSE 'workspace' END AS kind,
       CASE type WHEN 'UserErased' THEN substring(stream_id FROM 6) ELSE tenant_id::text END AS id
     FROM graha.event WHERE type IN ('ErasureCompleted', 'UserErased') ORDER BY pos`,
  );
  return narrowed<Erased>(rows);
}

/**
 * Requests the deletion, due at once, of everything that a restored backup has brought back (role: owner); the worker erases
 * within minutes. Workspaces come first, because an account waits for those that it owns. Unknown and erased ids are skipped.
 * @returns the requested deletions
 */
export async function eraseAgain({ db }: Db, erased: readonly Erased[]): Promise<Erased[]> {
  const ctx = { db, ...BY_OPERATOR };
  const asked: Erased[] = [];
  for (const one of erased.toSorted((a, b) => Number(a.kind === 'account') - Number(b.kind === 'account'))) {
    const dueAt = (await ledgerNow(db)).toISOString();
    const now = dueAt;
    const events =
      one.kind === 'workspace'
        ? await execute(ctx, tenant, one.id, { type: 'requestErasure', now, dueAt }).catch(unlessNothing)
        : await eraseAccount(ctx, one.id, dueAt);
    if (events.length > 0) asked.push(one);
  }
  return asked;
}

/** A log restored from before the account has no events of it. */
async function eraseAccount(ctx: Db & Acting, userId: string, dueAt: string) {
  const { rowCount } = await ctx.db.query('SELECT FROM graha.event WHERE stream_id = $1 LIMIT 1', [
    user.streamOf(userId),
  ]);
  if (rowCount === 0) return [];
  return execute(ctx, user, userId, { type: 'requestErasure', now: dueAt, dueAt, tenantIds: [] });
}

function unlessNothing(error: unknown): [] {
  if (error instanceof Refusal && NOTHING_TO_DO.has(error.code)) return [];
  throw error;
}
