import { apiKey } from '@graha/domain/keys/api-key';
import { limitsOf, type KeyLimits, UNLIMITED } from '@graha/domain/keys/key-limits';
import type { KeyEnv } from '@graha/domain/keys/key-format';
import { lineOf } from '@graha/domain/keys/key-management';
import { Refusal } from '@graha/domain/core/refusal';
import { randomUUID } from 'node:crypto';
import { execute, stateOf } from '../aggregates/execute.ts';
import type { CommandContext, TenantContext } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { listKeys } from './key-list.ts';
import { HASH_VERSION, newKey } from './key-secret.ts';

/** The pepper is kept outside the database; only code that creates keys needs it. */
export type KeyContext = CommandContext & { pepper: string };

export type IssuedKey = { keyId: string; publicId: string; text: string; prefix: string; last4: string };
type KeyId = { keyId: string };

/** Maximum number of keys of a workspace that are not revoked. */
export const KEYS_MAX = 200;

/** Same as `issueKey`, up to `KEYS_MAX` keys. Two concurrent calls can exceed the limit by one, which does no harm. */
export async function createKey(ctx: KeyContext, input: Parameters<typeof issueKey>[1]): Promise<IssuedKey> {
  await requireRoomForKey(ctx, input);
  return issueKey(ctx, input);
}

/** @throws Refusal if the workspace has `KEYS_MAX` keys, unless this key is one of its own */
export async function requireRoomForKey(ctx: TenantContext, { keyId }: { keyId?: string } = {}): Promise<void> {
  const keys = await listKeys(ctx);
  if (keys.some((key) => key.keyId === keyId)) return;
  if (keys.filter(({ status }) => status !== 'revoked').length >= KEYS_MAX) throw new Refusal('keys_too_many');
}

/** Keys with which this one shares a cap: its predecessors (line) and the key that created it (maker). */
type Shares = { lineId?: string | null; makerId?: string | null };
type NewKey = { keyId?: string; name: string; env: KeyEnv } & Shares & Partial<KeyLimits>;

/** Creates a key. The full key text is returned once and, for a secret key, never stored. Omitted limits mean "unlimited". */
export async function issueKey(
  { pepper, ...ctx }: KeyContext,
  { keyId = randomUUID(), name, env, lineId = null, makerId = null, ...limits }: NewKey,
): Promise<IssuedKey> {
  const isPublishable = (limits.browser ?? null) !== null;
  const { secretHash, text, ...made } = newKey(env, pepper, isPublishable ? 'publishable' : 'secret');
  const identity = { ...made, keyId };
  await execute(ctx, apiKey, refOf(ctx, keyId), {
    type: 'issue',
    ...identity,
    name,
    env,
    hash: secretHash.toString('hex'),
    hashVersion: HASH_VERSION,
    publishableText: isPublishable ? text : null,
    lineId,
    makerId,
    ...UNLIMITED,
    ...limits,
  });
  return { ...identity, text };
}

/** Revokes a key, from the next metered call on. Idempotent. */
export async function revokeKey(ctx: CommandContext, { keyId, reason }: KeyId & { reason: string }): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'revoke', keyId, reason });
}

/** Disables a key, from the next metered call until it is enabled again. @param reason given by an operator */
export async function disableKey(ctx: CommandContext, disabled: KeyId & { reason?: string }): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, disabled.keyId), { type: 'disable', ...disabled });
}

export async function enableKey(ctx: CommandContext, { keyId }: KeyId): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'enable', keyId });
}

/** Keeps requests and answers of the key for an hour. A capture that runs already ends when it would have ended. */
export async function startCapture(ctx: CommandContext, { keyId }: KeyId): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'startCapture', keyId });
}

export async function endCapture(ctx: CommandContext, { keyId }: KeyId): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'endCapture', keyId });
}

/** Replaces all limits. Pass unchanged limits too, or they are lost. */
export async function restrictKey(ctx: CommandContext, { keyId, ...limits }: KeyId & KeyLimits): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'restrict', keyId, ...limits });
}

/** Records a leak report; the key keeps working. `url` is the address at which the key was found. */
export async function reportKeyLeak(
  ctx: CommandContext,
  { keyId, source, url }: KeyId & { source: string; url: string | null },
): Promise<void> {
  await execute(ctx, apiKey, refOf(ctx, keyId), { type: 'reportLeak', keyId, source, url });
}

/** Issues a successor with the same name, limits and cap. The old key works for `overlapMs` more and then expires. */
export async function rotateKey(
  ctx: KeyContext,
  { keyId, overlapMs }: KeyId & { overlapMs: number },
): Promise<IssuedKey & { oldValidUntil: Date }> {
  // One instant for both decisions: without an overlap, a later one would find the end in the past.
  const now = (await ledgerNow(ctx.db)).toISOString();
  const oldValidUntil = new Date(Date.parse(now) + overlapMs);
  const rotate = { type: 'rotate', now, keyId, oldValidUntil: oldValidUntil.toISOString() } as const;
  // Refuses before a successor is issued; a change after this check is still refused by the command.
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
