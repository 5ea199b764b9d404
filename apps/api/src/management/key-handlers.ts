import { type KeyLimits, limitsOf } from '@graha/domain/keys/key-limits';
import { fromMembers } from '@graha/domain/management/limit-members';
import type { MANAGEMENT_ROUTES } from '@graha/domain/management/management';
import { Refusal } from '@graha/domain/core/refusal';
import { unknownScopeMessage } from '@graha/domain/keys/scopes';
import { boundId } from '@graha/store/aggregates/bound-id';
import { createKey, revokeKey, rotateKey } from '@graha/store/keys/key-commands';
import { listKeys, type KeyListItem } from '@graha/store/keys/key-list';
import type { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import { servedVersion } from '../receipts/formula-version.ts';
import { makerOf, requireMay, targetOf } from './may-act.ts';
import { presentKey } from './present.ts';
import type { Managing } from './managing.ts';

type NewKey = z.output<(typeof MANAGEMENT_ROUTES)['createKey']['input']>;
type Rotation = z.output<(typeof MANAGEMENT_ROUTES)['rotateKey']['input']>;
type KeyRef = { key_id: string };

export const showKeys = async ({ ctx }: Managing): Promise<object> => ({ keys: (await listKeys(ctx)).map(presentKey) });

/** @returns the key, and whether it existed before under the same Idempotency-Key */
export async function makeKey(
  { ctx, own, operations, pepper }: Managing,
  input: NewKey,
  idempotencyKey: string | null,
): Promise<{ body: object; isRepeat: boolean }> {
  const { name, environment: env } = input;
  const limits = fromMembers(input);
  if (limits.pinnedVersion !== null) servedVersion(limits.pinnedVersion, 'formula_version');
  const unknown = unknownScopeMessage(
    limits.scopes,
    operations.map(({ id }) => id),
  );
  if (unknown !== null) throw invalid('scopes', unknown);
  requireMay({ own, operations }, 'create', { env, limits });
  const keyId = idempotencyKey === null ? undefined : boundId(`${ctx.tenantId} keys`, idempotencyKey);
  const before = keyId === undefined ? undefined : (await listKeys(ctx)).find((key) => key.keyId === keyId);
  if (before) return repeated(before, { name, env, limits });
  try {
    const made = await createKey(
      { ...ctx, pepper },
      { ...(keyId === undefined ? {} : { keyId }), name, env, makerId: makerOf(own), ...limits },
    );
    return { body: { key: made.text, ...presentKey(await keyOf({ ctx }, made.keyId)) }, isRepeat: false };
  } catch (error) {
    if (keyId === undefined || !(error instanceof Refusal) || error.code !== 'key_exists') throw error;
    return repeated(await keyOf({ ctx }, keyId), { name, env, limits }); // A concurrent request created it.
  }
}

function repeated(key: KeyListItem, asked: { name: string; env: string; limits: KeyLimits }) {
  const isSame =
    key.name === asked.name && key.env === asked.env && JSON.stringify(limitsOf(key)) === JSON.stringify(asked.limits);
  if (!isSame) throw new ApiError('idempotency_key_reuse');
  return { body: { key: key.text, ...presentKey(key) }, isRepeat: true };
}

export async function replaceKey(
  { ctx, own, operations, pepper }: Managing,
  { key_id: keyId }: KeyRef,
  { overlap_seconds: seconds }: Rotation,
): Promise<object> {
  requireMay({ own, operations }, 'replace', targetOf(await keyOf({ ctx }, keyId)));
  const made = await rotateKey({ ...ctx, pepper }, { keyId, overlapMs: seconds * 1_000 });
  return { key: made.text, key_id: made.keyId, old_valid_until: made.oldValidUntil.toISOString() };
}

export async function endKey({ ctx, own, operations }: Managing, { key_id: keyId }: KeyRef): Promise<object> {
  requireMay({ own, operations }, 'revoke', targetOf(await keyOf({ ctx }, keyId)));
  await revokeKey(ctx, { keyId, reason: `Revoked by the key ${own.name} over the Management API.` });
  return { key_id: keyId, status: 'revoked' };
}

async function keyOf({ ctx }: Pick<Managing, 'ctx'>, keyId: string): Promise<KeyListItem> {
  const key = (await listKeys(ctx)).find((row) => row.keyId === keyId);
  if (!key) throw new Refusal('key_unknown');
  return key;
}

const invalid = (member: string, msg: string): ApiError =>
  new ApiError('validation_error', { detail: [{ loc: ['body', member], msg, type: 'value_error' }] });
