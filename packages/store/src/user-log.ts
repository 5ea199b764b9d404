import { NIL_TENANT_ID } from '@graha/domain/event';
import { userStream } from '@graha/domain/streams';
import { freeCallsMax, user, type UserCommand } from '@graha/domain/user';
import type { Pool } from 'pg';
import { execute } from './execute.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { userOf } from './user-of.ts';
import { contextOf, ensureTenant, nowOf, type Acting, type NewTenant } from './workspace.ts';

export type UserFact = Extract<UserCommand, { type: 'record' }>['event'];

/** Writes down what a person did with their account; what can be so once is written once. */
export async function recordUserFact(pool: Pool, userId: string, fact: UserFact, acting: Acting): Promise<void> {
  await command(pool, userId, { type: 'record', event: fact, now: await nowOf(pool) }, acting);
}

/**
 * Opens a workspace of this owner's. The first that asks has the owner's Free allowance; the claim is an event in the owner's
 * stream, so two that ask at once meet there and one comes second.
 */
export async function openOwnedTenant(
  pool: Pool,
  wish: Omit<NewTenant, 'callsMax'> & { ownerUserId: string },
  acting: Acting,
): Promise<void> {
  const { tenantId, ownerUserId } = wish;
  await command(pool, ownerUserId, { type: 'claimFreeAllowance', tenantId, now: await nowOf(pool) }, acting);
  const owner = await userOf(pool, ownerUserId);
  await ensureTenant(pool, { ...wish, callsMax: freeCallsMax(owner, tenantId) }, acting);
}

async function command(pool: Pool, userId: string, wish: UserCommand, acting: Acting): Promise<void> {
  const store = createPostgresEventStore(pool, INLINE);
  await execute(store, user, userStream(userId), wish, contextOf(NIL_TENANT_ID, acting));
}
