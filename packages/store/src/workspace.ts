import { apiKey, type KeyLimits } from '@graha/domain/api-key';
import type { Actor, EventContext } from '@graha/domain/event';
import type { KeyEnv } from '@graha/domain/key-format';
import { FAR_END, type PlanId } from '@graha/domain/plans';
import { keyStream, subscriptionStream, tenantStream } from '@graha/domain/streams';
import { subscription } from '@graha/domain/subscription';
import { tenant } from '@graha/domain/tenant';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { applyAdjustmentsOf } from './credit-adjustments.ts';
import { execute } from './execute.ts';
import { HASH_VERSION, newKey } from './key-secret.ts';
import { ledgerNow } from './ledger-clock.ts';
import { applyPlanChangesOf } from './plan-changes.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';

export { listKeys, type KeyListItem } from './read-models/key-list.ts';

/** Who acts, and the request in whose course; a missing request is nobody's. */
export type Acting = { actor: Actor; requestId?: string; correlationId?: string };

export const contextOf = (tenantId: string, { actor, requestId, correlationId }: Acting): EventContext => ({
  tenantId,
  actor,
  correlationId: correlationId ?? requestId ?? randomUUID(),
  causationId: null,
  requestId: requestId ?? null,
});

export const nowOf = async (pool: Pool): Promise<string> => (await ledgerNow(pool)).toISOString();

export type NewTenant = {
  tenantId: string;
  name: string;
  ownerUserId: string | null;
  /** How many calls its Free plan begins with, where that is less than the plan allows. */
  callsMax?: number;
};

/** Begins the workspace's history and opens its account with the free plan; a second time changes nothing. */
export async function ensureTenant(pool: Pool, { tenantId, ...wish }: NewTenant, acting: Acting): Promise<void> {
  const command = { type: 'create', now: await nowOf(pool), ...wish } as const;
  const store = createPostgresEventStore(pool, INLINE);
  await execute(store, tenant, tenantStream(tenantId), command, contextOf(tenantId, acting));
}

export type IssuedKey = { keyId: string; publicId: string; text: string; prefix: string; last4: string };

/** The whole key is in the answer and nowhere else. What is not said is not limited. */
export async function issueKey(
  pool: Pool,
  pepper: string,
  { tenantId, name, env, ...limits }: { tenantId: string; name: string; env: KeyEnv } & Partial<KeyLimits>,
  acting: Acting,
): Promise<IssuedKey> {
  const { secretHash, text, ...identity } = newKey(env, pepper);
  const command = {
    type: 'issue',
    now: await nowOf(pool),
    ...identity,
    name,
    env,
    hash: secretHash.toString('hex'),
    hashVersion: HASH_VERSION,
    scopes: limits.scopes ?? ['*'],
    cidrs: limits.cidrs ?? [],
    monthlyCreditsMax: limits.monthlyCreditsMax ?? null,
    expiresAt: limits.expiresAt ?? null,
  } as const;
  const store = createPostgresEventStore(pool, INLINE);
  await execute(
    store,
    apiKey,
    keyStream(identity.keyId),
    { ...command, scopes: [...command.scopes] },
    contextOf(tenantId, acting),
  );
  return { ...identity, text };
}

/** Holds for the next metered call. Revoking twice changes nothing. */
export async function revokeKey(
  pool: Pool,
  { tenantId, keyId, reason }: { tenantId: string; keyId: string; reason: string },
  acting: Acting,
): Promise<void> {
  const command = { type: 'revoke', now: await nowOf(pool), keyId, reason } as const;
  const store = createPostgresEventStore(pool, INLINE);
  await execute(store, apiKey, keyStream(keyId), command, contextOf(tenantId, acting));
}

/** An operator's grant of a plan. As owner or worker it holds when this returns; as portal, once the worker applied it. */
export async function grantPlan(
  pool: Pool,
  { tenantId, plan, reason }: { tenantId: string; plan: PlanId; reason: string },
  acting: Acting,
): Promise<void> {
  const command = { type: 'grantPlan', now: await nowOf(pool), plan, reason, grantedBy: acting.actor.id } as const;
  const store = createPostgresEventStore(pool, INLINE);
  await execute(store, subscription, subscriptionStream(tenantId), command, contextOf(tenantId, acting));
  await applyPlanChangesOf(pool, tenantId);
}

/** An operator's adjustment, said once however often it is sent. It holds when a granted plan would. */
export async function adjustCredits(
  pool: Pool,
  { tenantId, ...wish }: { tenantId: string; adjustmentId: string; amount: number; reason: string },
  acting: Acting,
): Promise<void> {
  const command = { type: 'adjustCredits', now: await nowOf(pool), ...wish, by: acting.actor.id } as const;
  const store = createPostgresEventStore(pool, INLINE);
  await execute(store, subscription, subscriptionStream(tenantId), command, contextOf(tenantId, acting));
  await applyAdjustmentsOf(pool, tenantId);
}

export type CreditGrant = {
  tenantId: string;
  amount: number;
  kind: 'plan' | 'topup' | 'promo' | 'adjust';
  /** null: they do not expire. */
  expiresAt: Date | null;
  /** What the credits are for, such as an invoice's line: it grants once, however often it is told. */
  source: { type: string; id: string };
  priority?: number;
};

/** As owner or worker. The seq of the grant's entry, or null if this source has granted before. */
export async function grantCredits(pool: Pool, grant: CreditGrant): Promise<number | null> {
  const { tenantId, amount, kind, expiresAt, source, priority } = grant;
  const { rows } = await pool.query<{ seq: number | null }>(
    'SELECT graha.grant_credits($1, $2, $3, $4, $5, $6, $7)::float8 AS seq',
    [tenantId, kind, amount, expiresAt ?? FAR_END, priority ?? 0, source.type, source.id],
  );
  return rows[0]?.seq ?? null;
}

/** As owner or worker. False where that is the limit already, and where the plan counts no calls: there credits bind. */
export async function setCallsLimit(pool: Pool, tenantId: string, callsMax: number): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>('SELECT graha.set_calls_limit($1, $2) AS done', [
    tenantId,
    callsMax,
  ]);
  return rows[0]?.done ?? false;
}

/** As owner or worker: takes what is unspent of a grant. How much that was, or null if this source has granted nothing. */
export async function withdrawGrant(
  pool: Pool,
  { tenantId, source, reason }: { tenantId: string; source: CreditGrant['source']; reason: string },
): Promise<number | null> {
  const { rows } = await pool.query<{ credits: number | null }>(
    'SELECT graha.withdraw_grant($1, $2, $3, $4)::float8 AS credits',
    [tenantId, source.type, source.id, reason],
  );
  return rows[0]?.credits ?? null;
}
