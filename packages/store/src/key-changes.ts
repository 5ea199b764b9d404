import { apiKey, type ApiKeyCommand, type ApiKeyEvent, KeyLimits } from '@graha/domain/api-key';
import { Refusal } from '@graha/domain/refusal';
import { keyStream } from '@graha/domain/streams';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { execute } from './execute.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { type Acting, contextOf, issueKey, type IssuedKey, listKeys, nowOf, revokeKey } from './workspace.ts';

type KeyRef = { tenantId: string; keyId: string };
type Change =
  | { type: 'disable' | 'enable' }
  | ({ type: 'restrict' } & KeyLimits)
  | { type: 'reportLeak'; source: string; url: string | null };

async function change(pool: Pool, key: KeyRef, wish: Change, acting: Acting): Promise<void> {
  await tell(pool, key.tenantId, { now: await nowOf(pool), keyId: key.keyId, ...wish }, acting);
}

async function tell(pool: Pool, tenantId: string, command: ApiKeyCommand, acting: Acting): Promise<void> {
  const { keyId } = command;
  await execute(createPostgresEventStore(pool, INLINE), apiKey, keyStream(keyId), command, contextOf(tenantId, acting));
}

/** Holds for the next metered call, until it is enabled again. */
export const disableKey = (pool: Pool, key: KeyRef, acting: Acting): Promise<void> =>
  change(pool, key, { type: 'disable' }, acting);

export const enableKey = (pool: Pool, key: KeyRef, acting: Acting): Promise<void> =>
  change(pool, key, { type: 'enable' }, acting);

/** All limits at once: what is to stay must be said again. */
export const restrictKey = (pool: Pool, key: KeyRef, limits: KeyLimits, acting: Acting): Promise<void> =>
  change(pool, key, { type: 'restrict', ...limits }, acting);

/** Changes nothing of the key: what is to be done about it is for people to say. `url`: where it lies open. */
export const reportKeyLeak = (
  pool: Pool,
  { source, url, ...key }: KeyRef & { source: string; url: string | null },
  acting: Acting,
): Promise<void> => change(pool, key, { type: 'reportLeak', source, url }, acting);

/** A successor with the same name and limits; the old key goes on beside it for so long, and then is dead. */
export async function rotateKey(
  pool: Pool,
  pepper: string,
  { tenantId, keyId, overlapMs }: KeyRef & { overlapMs: number },
  acting: Acting,
): Promise<IssuedKey & { oldValidUntil: Date }> {
  const now = await nowOf(pool);
  const oldValidUntil = new Date(Date.parse(now) + overlapMs);
  const rotate = { type: 'rotate', now, keyId, oldValidUntil: oldValidUntil.toISOString() } as const;
  await refuseInAdvance(pool, { tenantId, keyId }, { ...rotate, newKeyId: randomUUID() });
  const old = (await listKeys(pool, tenantId)).find((key) => key.keyId === keyId);
  if (!old) throw new Refusal('key_unknown');
  const limits = KeyLimits.parse({ ...old, expiresAt: old.expiresAt?.toISOString() ?? null });
  const successor = await issueKey(pool, pepper, { tenantId, name: old.name, env: old.env, ...limits }, acting);
  try {
    // Of the same instant as before: without an overlap, a later one would find the end in the past.
    await tell(pool, tenantId, { ...rotate, newKeyId: successor.keyId }, acting);
  } catch (error) {
    await revokeKey(pool, { tenantId, keyId: successor.keyId, reason: 'The key it was to replace stays.' }, acting);
    throw error;
  }
  return { ...successor, oldValidUntil: earlier(oldValidUntil, old.expiresAt) };
}

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);

/** Before a successor is issued; what changes after this is refused all the same. */
async function refuseInAdvance(pool: Pool, { tenantId, keyId }: KeyRef, command: ApiKeyCommand): Promise<void> {
  const { events } = await createPostgresEventStore(pool, INLINE).read(keyStream(keyId), tenantId);
  // Safe: a key's stream holds the events of a key.
  const past = events as unknown as readonly ApiKeyEvent[];
  apiKey.decide(command, past.reduce(apiKey.evolve, apiKey.initial));
}
