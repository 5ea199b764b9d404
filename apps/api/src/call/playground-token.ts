import type { KeyObject } from 'node:crypto';
import { type KeyRecord, PLAYGROUND_KEY_ID } from '@graha/store/ledger/metering';
import type { PlaygroundAccount } from '@graha/store/tenants/playground';
import { ApiError } from '../errors/errors.ts';

/** A token is made for one call of the portal's server. */
const LIFE_SECONDS_MAX = 60;
/** The difference allowed between the portal's clock and the API's. */
const TOLERANCE_SECONDS = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

export type ReadToken = (token: string) => Promise<KeyRecord>;

type PlaygroundDeps = {
  /** Null where the API has no portal and accepts no tokens. */
  publicKey: KeyObject | null;
  accountOf(tenantId: string): PlaygroundAccount | null | Promise<PlaygroundAccount | null>;
  now(): Date;
};

export const looksLikeToken = (text: string): boolean => SHAPE.test(text);

/**
 * Reads a playground token, which the portal signs for one workspace and whose virtual key is charged. Only Ed25519
 * signatures by the configured key are accepted.
 */
export function createReadToken({ publicKey, accountOf, now }: PlaygroundDeps): ReadToken {
  return async function readToken(token) {
    if (!publicKey) throw refused('This API accepts no playground tokens.');
    const { tenantId, expiresAt } = await verified(token, publicKey, now());
    const found = accountOf(tenantId);
    const account = found instanceof Promise ? await found : found;
    if (!account) throw refused('The workspace of this token does not exist.');
    return {
      tenantId,
      keyId: PLAYGROUND_KEY_ID,
      env: 'live',
      status: 'active',
      secretHash: Buffer.alloc(0),
      hashVersion: 0,
      scopes: ['*'],
      cidrs: [],
      expiresAt,
      plan: account.plan,
      tenantStatus: account.status,
    };
  };
}

async function verified(token: string, publicKey: KeyObject, now: Date) {
  const { errors, jwtVerify } = await import('jose'); // Lazy, because most replicas get no tokens.
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: 'portal',
      audience: 'api',
      requiredClaims: ['sub', 'tenant', 'iat', 'exp'],
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: LIFE_SECONDS_MAX,
      currentDate: now,
    });
    const { tenant, iat = 0, exp = Infinity } = payload;
    if (typeof tenant !== 'string' || !UUID.test(tenant)) throw refused('This token names no workspace.');
    if (exp - iat > LIFE_SECONDS_MAX) throw refused(`A token lives for ${LIFE_SECONDS_MAX} seconds at most.`);
    return { tenantId: tenant, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw error instanceof errors.JWTExpired
      ? new ApiError('token_expired', { cause: error })
      : new ApiError('invalid_token', { cause: error });
  }
}

const refused = (detail: string): ApiError => new ApiError('invalid_token', { detail });
