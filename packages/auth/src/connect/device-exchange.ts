import { Refusal } from '@graha/domain/core/refusal';
import { UNLIMITED } from '@graha/domain/keys/key-limits';
import {
  deliverAllowedKey,
  fetchAllowedKey,
  type FetchedKey,
  fetchedAgain,
  type KeyOfRequest,
  pollDeviceRequest,
  releaseAllowedKey,
} from '@graha/store/identity/device-fetch';
import { createKey, revokeKey } from '@graha/store/keys/key-commands';
import type { Db, IdentityContext } from '@graha/store/postgres/context';
import type { Server } from './authorization-request.ts';
import { programOf, UNKNOWN_PROGRAM } from './device-authorization.ts';
import { refuseMissing } from './parameters.ts';
import { refused, type TokenAnswer } from './token-answer.ts';

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

type FetchContext = Db & IdentityContext & { requestId: string };

const EXPIRED = refused('expired_token', 'The code has expired. Start again.');
const PENDING = refused('authorization_pending', 'Nobody has answered yet.');
const SLOW_DOWN = refused('slow_down', 'The last poll was too recent. Wait five seconds longer between polls.');
const UNKNOWN = refused('invalid_grant', 'The device code is unknown, expired or of another client. Start again.');
const DENIED = refused('access_denied', 'The person refused.');
const LEFT = refused(
  'access_denied',
  'The person who allowed it may no longer create keys in the workspace. Start again.',
);
const USED_TWICE = refused('invalid_grant', 'The device code was used twice, so its key was revoked. Start again.');
const REASON = 'The device code that fetched it was used twice.';

/**
 * Answers a poll of a program (RFC 8628, §3.4). The key is created by the poll that gives it out, so no secret is stored. If the
 * answer is lost, the next poll revokes the key, because another holder of the device code may have it.
 */
export async function exchangeDeviceCode(
  ctx: FetchContext,
  form: URLSearchParams,
  server: Server,
): Promise<TokenAnswer> {
  const clientId = form.get('client_id') ?? '';
  if (programOf(clientId) === null) return UNKNOWN_PROGRAM;
  const refusal = refuseMissing(form, ['device_code']);
  if (refusal) return refusal;
  const code = { deviceCode: form.get('device_code') ?? '' };
  const polled = await pollDeviceRequest(ctx, { ...code, clientId });
  if (polled === null) return UNKNOWN;
  if (polled.isExpired) return EXPIRED;
  if (polled.isDenied) return DENIED;
  if (!polled.isAllowed) return polled.isEarly ? SLOW_DOWN : PENDING;
  const key = await fetchAllowedKey(ctx, code);
  if (key === null) return refuseSecondUse(ctx, code);
  if (!key.mayCreate) return LEFT;
  return giveKey(ctx, { ...code, key, server });
}

async function refuseSecondUse(ctx: FetchContext, code: { deviceCode: string }): Promise<TokenAnswer> {
  const key = await fetchedAgain(ctx, code);
  if (key !== null) await endKey(ctx, key);
  return USED_TWICE;
}

const actingOf = ({ db, requestId }: FetchContext, { tenantId, userId }: KeyOfRequest) =>
  ({ db, tenantId, actor: { kind: 'user', id: userId }, requestId }) as const;

async function endKey(ctx: FetchContext, key: KeyOfRequest): Promise<void> {
  try {
    await revokeKey(actingOf(ctx, key), { keyId: key.keyId, reason: REASON });
  } catch (error) {
    // Not created yet: the poll that creates it sees the second use, and revokes it.
    if (!(error instanceof Refusal && error.code === 'key_unknown')) throw error;
  }
}

type Given = { deviceCode: string; key: FetchedKey; server: Server };

async function giveKey(ctx: FetchContext, { deviceCode, key, server }: Given): Promise<TokenAnswer> {
  const { keyId, name, env, monthlyCreditsMax } = key;
  try {
    const limits = { ...UNLIMITED, monthlyCreditsMax };
    const made = await createKey({ ...actingOf(ctx, key), pepper: server.secret }, { keyId, name, env, ...limits });
    if (await deliverAllowedKey(ctx, { deviceCode })) {
      return { status: 200, body: { access_token: made.text, token_type: 'Bearer' } };
    }
    await endKey(ctx, key);
    return USED_TWICE;
  } catch (error) {
    if (!(error instanceof Refusal)) {
      await releaseAllowedKey(ctx, { deviceCode });
      throw error;
    }
    if (error.code !== 'key_exists') return refused('access_denied', error.message);
    await endKey(ctx, key); // Created by a poll that failed afterwards: nobody has its text.
    return USED_TWICE;
  }
}
