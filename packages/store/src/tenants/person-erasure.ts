import { Refusal } from '@graha/domain/core/refusal';
import { userStream } from '@graha/domain/core/streams';
import { tenant } from '@graha/domain/team/tenant';
import { user } from '@graha/domain/team/user';
import type { Pool, PoolClient } from 'pg';
import { execute, stateOf } from '../aggregates/execute.ts';
import { revokeKey } from '../keys/key-commands.ts';
import { eachDue } from '../log/due-changes.ts';
import { feedSteps } from '../log/event-feed.ts';
import type { Letter } from '../mail/mail-outbox.ts';
import type { ActorContext, Acting, Db, IdentityContext } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { query } from '../postgres/query.ts';
import { ERASURE_GRACE_DAYS, erasureDueAt } from './erasure.ts';

const DAY_MS = 86_400_000;
const BY_WORKER: Acting = { actor: { kind: 'system', id: 'erasure' } };

type PersonRef = { userId: string };

/** `memberCount` includes this person. */
export type OwnedWorkspace = { tenantId: string; name: string; memberCount: number };

/** Returns the workspaces that this person owns (role: graha_auth). */
export async function ownedBy({ identity }: IdentityContext, { userId }: PersonRef): Promise<OwnedWorkspace[]> {
  const { rows } = await query(
    identity,
    `SELECT o.id AS "tenantId", o.name,
       (SELECT count(*)::int FROM identity.member all_members WHERE all_members.organization_id = o.id) AS "memberCount"
     FROM identity.member m JOIN identity.organization o ON o.id = m.organization_id
     WHERE m.user_id = $1 AND m.role = 'owner' ORDER BY m.created_at, m.id`,
    [userId],
  );
  return rows;
}

/**
 * Returns true for an operator (role: graha_auth). Does not use the session, because an operator may lack the second factor
 * that the operator pages require.
 */
export async function isOperator({ identity }: IdentityContext, { userId }: PersonRef): Promise<boolean> {
  const { rowCount } = await identity.query("SELECT FROM identity.user WHERE id = $1 AND role = 'operator'", [userId]);
  return rowCount === 1;
}

/** Null if there is no request, or it was withdrawn. */
export async function personErasure(ctx: Db, { userId }: PersonRef) {
  const { erasure } = await stateOf(ctx, user, userId);
  return erasure && { dueAt: new Date(erasure.dueAt), tenantIds: erasure.tenantIds };
}

/**
 * Requests the deletion of an account after the grace period, together with these workspaces, which are deleted like any
 * workspace. A workspace with an earlier request keeps it, even if the account is kept.
 */
export async function requestPersonErasure(
  ctx: ActorContext,
  { userId, tenantIds }: PersonRef & { tenantIds: readonly string[] },
): Promise<Date> {
  const due = new Date((await ledgerNow(ctx.db)).getTime() + ERASURE_GRACE_DAYS * DAY_MS);
  const open: string[] = [];
  for (const tenantId of tenantIds) if (!(await erasureDueAt({ ...ctx, tenantId }))) open.push(tenantId);
  await execute(ctx, user, userId, { type: 'requestErasure', dueAt: due.toISOString(), tenantIds: open });
  const asked = await personErasure(ctx, { userId });
  if (!asked) throw new Refusal('account_erased');
  // Reads the log, not the request: after a crash between the two steps the same request finishes the rest.
  for (const tenantId of asked.tenantIds) {
    await execute(ctx, tenant, tenantId, { type: 'requestErasure', dueAt: asked.dueAt.toISOString() });
  }
  return asked.dueAt;
}

/** Keeps the account, and the workspaces that were to be deleted with it. */
export async function withdrawPersonErasure(ctx: ActorContext, { userId }: PersonRef): Promise<void> {
  const asked = await personErasure(ctx, { userId });
  for (const tenantId of asked?.tenantIds ?? []) {
    await execute(ctx, tenant, tenantId, { type: 'withdrawErasure' }).catch(unlessErased);
  }
  await execute(ctx, user, userId, { type: 'withdrawErasure' });
}

function unlessErased(error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'tenant_erased') throw error;
}

type Tie = { tenantId: string; role: string | null; keyId: string | null };

async function tiesOf(db: Pool | PoolClient, userId: string): Promise<Tie[]> {
  const { rows } = await query(
    db,
    'SELECT tenant_id AS "tenantId", role, key_id AS "keyId" FROM identity.person_ties($1)',
    [userId],
  );
  return rows;
}

/**
 * Completes due account deletions (role: worker). An account is deleted after the last workspace it owns. Returns the number
 * completed.
 */
export const completePersonErasures = ({ db }: Db): Promise<number> =>
  eachDue({ db }, 'person_erasure', ({ streamId }) =>
    completeOne({ db, ...BY_WORKER }, streamId.slice(userStream('').length)),
  );

async function completeOne(ctx: ActorContext, userId: string): Promise<number | 'later'> {
  if ((await personErasure(ctx, { userId })) === null) return 0;
  const owned = (await tiesOf(ctx.db, userId)).filter(({ role }) => role === 'owner');
  for (const { tenantId } of owned) await askFor(ctx, tenantId);
  if (owned.length > 0) return 'later';
  try {
    return (await execute(ctx, user, userId, { type: 'completeErasure' })).length;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'erasure_not_due') return 'later'; // Requested again, or the clock was set back.
    throw error;
  }
}

/** A workspace acquired during the grace period gets its own grace period, because other people may work in it. */
async function askFor(ctx: ActorContext, tenantId: string): Promise<void> {
  const due = new Date((await ledgerNow(ctx.db)).getTime() + ERASURE_GRACE_DAYS * DAY_MS);
  await execute(ctx, tenant, tenantId, { type: 'requestErasure', dueAt: due.toISOString() }).catch(unlessErased);
}

/** Erases the persons whose deletion is in the log. After an interruption it starts again. @param letterOf their last mail */
export async function erasePeople({ db }: Db, { letterOf }: { letterOf: () => Promise<Letter> }): Promise<number> {
  let erased = 0;
  const handle = (tx: PoolClient, { streamId }: { streamId: string }) =>
    erase({ db, ...BY_WORKER }, tx, { userId: streamId.slice('user-'.length), letterOf });
  const steps = feedSteps({ db }, { name: 'person-erasure', types: ['UserErased'], upTo: 'end', handle });
  for await (const events of steps) erased += events;
  return erased;
}

type Leaving = PersonRef & { letterOf: () => Promise<Letter> };

async function erase(ctx: ActorContext, tx: PoolClient, { userId, letterOf }: Leaving): Promise<void> {
  for (const { tenantId, role, keyId } of await tiesOf(tx, userId)) {
    const place = { ...ctx, tenantId };
    if (keyId !== null) await revokeKey(place, { keyId, reason: 'The account of its person was deleted.' });
    else if (role === 'owner') await askFor(ctx, tenantId); // The ownership was transferred at the same moment.
    else await execute(ctx, tenant, tenantId, { type: 'removeMember', userId }).catch(unlessGone);
  }
  const { kind, subject, html, text } = await letterOf();
  await tx.query('SELECT identity.erase_person($1, $2, $3, $4, $5)', [userId, kind, subject, html, text]);
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Refusal) || !GONE.has(error.code)) throw error;
}
const GONE = new Set(['tenant_erased', 'tenant_unknown', 'member_unknown']);
