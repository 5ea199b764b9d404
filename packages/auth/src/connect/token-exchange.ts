import { createHash, timingSafeEqual } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS, accessTokenOf } from '@graha/domain/keys/app-token';
import { newAppSecret } from '@graha/store/identity/app-secret';
import {
  appOfToken,
  type ConnectedApp,
  forgetApp,
  saveAppTokens,
  type UsedToken,
  useAppToken,
} from '@graha/store/identity/connected-apps';
import { listKeys } from '@graha/store/keys/key-list';
import { revokeKey } from '@graha/store/keys/key-commands';
import type { Db, IdentityContext } from '@graha/store/postgres/context';
import { isResource, type Server } from './authorization-request.ts';
import { readClient } from './client-registration.ts';
import { DEVICE_GRANT, exchangeDeviceCode } from './device-exchange.ts';
import { refuseMissing } from './parameters.ts';
import { refused, type TokenAnswer } from './token-answer.ts';

export type ExchangeContext = Db & IdentityContext & { requestId: string };
const INVALID_GRANT = refused('invalid_grant', 'The code or token is unknown, used, expired or of another client.');

/** Exchanges a code or a refresh token for an access token (RFC 6749, OAuth 2.1), or a device code for a key (RFC 8628). */
export async function exchangeToken(ctx: ExchangeContext, form: URLSearchParams, server: Server): Promise<TokenAnswer> {
  const value = (name: string): string => form.get(name) ?? '';
  if (value('grant_type') === DEVICE_GRANT) return exchangeDeviceCode(ctx, form, server);
  const client = readClient(value('client_id'), server.secret);
  if (client === null) return refused('invalid_client', 'This client is not registered.', 401);
  const { clientId } = client;
  const grant = value('grant_type');
  if (grant !== '' && grant !== 'authorization_code' && grant !== 'refresh_token') {
    return refused('unsupported_grant_type', `grant_type must be authorization_code, refresh_token or ${DEVICE_GRANT}`);
  }
  const [kind, name] =
    grant === 'refresh_token' ? (['refresh', 'refresh_token'] as const) : (['code', 'code'] as const);
  const refusal = refuseMissing(form, ['grant_type', name]);
  if (refusal) return refusal;
  if (!isResource(form.getAll('resource'), server)) {
    return refused('invalid_target', `resource must be ${server.resource}`);
  }
  const used = await useAppToken(ctx, { token: value(name), kind, clientId });
  if (used === null) return INVALID_GRANT;
  if ('reused' in used) {
    await disconnectApp(ctx, used.reused, 'A code or token of the app was used twice.'); // One of two holders is a thief.
    return INVALID_GRANT;
  }
  const isRight = kind === 'refresh' || provesCode(used, value('redirect_uri'), value('code_verifier'));
  if (!isRight || !used.mayCall || !(await hasLivingKey(ctx, used))) return INVALID_GRANT;
  const access = accessTokenOf(newAppSecret());
  const refresh = newAppSecret();
  const isSaved = await saveAppTokens(ctx, { keyId: used.keyId, access, refresh });
  if (!isSaved) return INVALID_GRANT;
  const body = {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    refresh_token: refresh,
    scope: used.scopes.join(' '),
  };
  return { status: 200, body };
}

/** Returns whether the client uses the same redirect address and knows the verifier of the challenge (RFC 7636). */
function provesCode({ redirectUri, codeChallenge }: UsedToken, redirect: string, verifier: string): boolean {
  if (redirectUri !== redirect || !/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const given = createHash('sha256').update(verifier).digest();
  const right = Buffer.from(codeChallenge ?? '', 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
}

async function hasLivingKey({ db }: Db, { tenantId, keyId }: ConnectedApp): Promise<boolean> {
  const key = (await listKeys({ db, tenantId })).find((one) => one.keyId === keyId);
  return key?.status === 'active';
}

/** Revokes a token and with it the whole connection (RFC 7009). An unknown token is no error. */
export async function giveBackToken(ctx: ExchangeContext, form: URLSearchParams, server: Server): Promise<TokenAnswer> {
  const client = readClient(form.get('client_id') ?? '', server.secret);
  if (client === null) return refused('invalid_client', 'This client is not registered.', 401);
  const refusal = refuseMissing(form, ['token']);
  if (refusal) return refusal;
  const app = await appOfToken(ctx, { token: form.get('token') ?? '', clientId: client.clientId });
  if (app) await disconnectApp(ctx, app, 'The app gave its access back.');
  return { status: 200, body: {} };
}

/** Takes effect with the next call: the ledger refuses the key, whatever a replica has cached. */
export async function disconnectApp(ctx: ExchangeContext, app: ConnectedApp, reason: string): Promise<void> {
  const { db, requestId } = ctx;
  const { tenantId, userId, keyId } = app;
  await revokeKey({ db, tenantId, actor: { kind: 'user', id: userId }, requestId }, { keyId, reason });
  await forgetApp(ctx, { keyId });
}
