import { apiKey, limitsOf, type KeyLimits } from '@graha/domain/keys/api-key';
import type { KeyEnv } from '@graha/domain/keys/key-format';
import { lineOf } from '@graha/domain/keys/key-management';
import { Refusal } from '@graha/domain/core/refusal';
import { randomUUID } from 'node:crypto';
import { execute, stateOf } from '../aggregates/execute.ts';
import type { CommandContext } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { listKeys } from './key-list.ts';
import { HASH_VERSION, newKey } from './key-secret.ts';

/** The pepper lives outside the database; only who makes keys needs it. */
export type KeyContext = CommandContext & { pepper: string };

export type IssuedKey = { keyId: string; publicId: string; text: string; prefix: string; last4: string };
type KeyId = { keyId: string };

/** Keys that are not revoked, of one workspace. */
export const KEYS_MAX = 200;

/** As `issueKey`, while the workspace has fewer than it may have. Two at the same moment may be one too many, which harms nobody. */
export async function createKey(ctx: KeyContext, input: Parameters<typeof issueKey>[1]): Promise<IssuedKey> {
  const keys = await listKeys(ctx);
  const isKnown = keys.some(({ keyId }) => keyId === input.keyId);
  if (!isKnown && keys.filter(({ status }) => status !== 'revoked').length >= KEYS_MAX)
    throw new Refusal('keys_too_many');
  return issueKey(ctx, input);
}

/** Whose cap a key shares: of the keys before it, and of the key that made it. */
type Shares = { lineId?: string | null; makerId?: string | null };
type NewKey = { keyId?: string; name: string; env: KeyEnv } & Shares & Partial<KeyLimits>;

/** The whole key is in the answer, and where it is a secret nowhere else. A limit that is not given does not exist. */
export async function issueKey(
  { pepper, ...ctx }: KeyContext,
  { keyId = randomUUID(), name, env, lineId = null, makerId = null, ...limits }: NewKey,
): Promise<IssuedKey> {
  const { browser = null } = limits;
  const { secretHash, text, ...made } = newKey(env, pepper, browser === null ? 'secret' : 'publishable');
  const identity = { ...made, keyId };
  await execute(ctx, apiKey, refOf(ctx, keyId), {
    type: 'issue',
    ...identity,
    name,
    env,
    hash: secretHash.toString('hex'),
    hashVersion: HASH_VERSION,
    publishableText: browser === null ? null : text,
    lineId,
    makerId,
    scopes: limits.scopes ?? ['*'],
    cidrs: limits.cidrs ?? [],
    monthlyCreditsMax: limits.monthlyCreditsMax ?? null,
    expiresAt: limits.expiresAt ?? null,
    browser,
  });
  return { ...identity, text };
}

/** Holds for the next metered call. Revoking twice changes nothing. */
export async function revokeKey(ctx: CommandContext, { keyId, reason }: KeyId & { reason: string }): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'revoke', keyId, reason });
}

/** Holds for the next metered call, until the key is enabled again. */
export async function disableKey(ctx: CommandContext, { keyId }: KeyId): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'disable', keyId });
}

export async function enableKey(ctx: CommandContext, { keyId }: KeyId): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'enable', keyId });
}

/** All limits at once: what is to stay is given again. */
export async function restrictKey(ctx: CommandContext, { keyId, ...limits }: KeyId & KeyLimits): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'restrict', keyId, ...limits });
}

/** Changes nothing of the key: what follows is for people to decide. `url`: where it lies open. */
export async function reportKeyLeak(
  ctx: CommandContext,
  { keyId, source, url }: KeyId & { source: string; url: string | null },
): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'reportLeak', keyId, source, url });
}

/** A successor with the same name and limits, which shares the cap; the old key goes on beside it for the overlap, and then is dead. */
export async function rotateKey(
  ctx: KeyContext,
  { keyId, overlapMs }: KeyId & { overlapMs: number },
): Promise<IssuedKey & { oldValidUntil: Date }> {
  // One instant for both decisions: without an overlap, a later one finds the end in the past.
  const now = (await ledgerNow(ctx.db)).toISOString();
  const oldValidUntil = new Date(Date.parse(now) + overlapMs);
  const rotate = { type: 'rotate', now, keyId, oldValidUntil: oldValidUntil.toISOString() } as const;
  // Refused before a successor is issued; what changes after this is refused all the same.
  apiKey.decide({ ...rotate, newKeyId: randomUUID() }, await stateOf(ctx, apiKey, refOf(ctx, keyId)));
  const old = (await listKeys(ctx)).find((key) => key.keyId === keyId);
  if (!old) throw new Refusal('key_unknown');
  const limits = limitsOf(old);
  const shares = { lineId: lineOf(old), makerId: old.makerId };
  const successor = await issueKey(ctx, { name: old.name, env: old.env, ...shares, ...limits });
  try {
    await execute(ctx, apiKey, refOf(ctx, keyId), { ...rotate, newKeyId: successor.keyId });
  } catch (error) {
    await revokeKey(ctx, { keyId: successor.keyId, reason: 'The key it was to replace stays.' });
    throw error;
  }
  return { ...successor, oldValidUntil: earlier(oldValidUntil, old.expiresAt) };
}

const refOf = ({ tenantId }: { tenantId: string }, keyId: string) => ({ tenantId, keyId });

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);
