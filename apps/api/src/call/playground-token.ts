import { UNLIMITED } from '@graha/domain/keys/key-limits';
import type { KeyObject } from 'node:crypto';
import { type KeyRecord, PLAYGROUND_KEY_ID, PLAYGROUND_TEST_KEY_ID } from '@graha/store/ledger/metering';
import { type PlaygroundAccount, VISITORS_TENANT_ID } from '@graha/store/tenants/playground';
import { ApiError } from '../errors/errors.ts';
import { refuseDead } from './refuse-dead.ts';

/** Test runs have a separate audience, because an older API version does not know them and would charge them. */
const AUDIENCES = { live: 'api', test: 'api-test' } as const;
/** A token is made for one call from the portal's server. */
const LIFE_SECONDS_MAX = 60;
/** The difference allowed between the portal's clock and the API's. */
const TOLERANCE_SECONDS = 5;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]*$/;

export type ReadToken = (token: string) => Promise<KeyRecord>;

type PlaygroundDeps = {
  /** Null if the API has no portal and accepts no tokens. */
  publicKey: KeyObject | null;
  accountOf(tenantId: string): PlaygroundAccount | null | Promise<PlaygroundAccount | null>;
  findKey(publicId: string): KeyRecord | null | Promise<KeyRecord | null>;
  now(): Date;
};

export const looksLikeToken = (text: string): boolean => SHAPE.test(text);

/**
 * Reads a playground token, which the portal signs for one workspace. The charge goes to the workspace's virtual key or
 * to the key named in the token. Only Ed25519 signatures by the configured key are accepted. A token for visitors
 * allows one operation, as a test run.
 */
export function createReadToken({ publicKey, accountOf, findKey, now }: PlaygroundDeps): ReadToken {
  return async function readToken(token) {
    if (!publicKey) throw refused('This API accepts no playground tokens.');
    const { tenantId, expiresAt, isTest, operation, publicId } = await verified(token, publicKey, now());
    const isVisitor = tenantId === VISITORS_TENANT_ID;
    if (isVisitor && operation === null) throw refused('A token for visitors names one operation.');
    if (publicId !== null) return ownKey(tenantId, publicId);
    const account = await accountOf(tenantId);
    if (!account) throw refused('The workspace of this token does not exist.');
    const runsFree = isVisitor || isTest;
    return {
      tenantId,
      keyId: runsFree ? PLAYGROUND_TEST_KEY_ID : PLAYGROUND_KEY_ID,
      env: runsFree ? 'test' : 'live',
      status: 'active',
      secretHash: Buffer.alloc(0),
      hashVersion: 0,
      ...UNLIMITED,
      scopes: [operation ?? '*'],
      expiresAt,
      plan: account.plan,
      tenantStatus: account.status,
      captureUntil: null,
      formulaVersion: account.formulaVersion,
    };
  };

  /**
   * The key's scopes, cap and expiry apply here too. A key with an address list is refused, because the call comes from
   * the portal's address.
   */
  async function ownKey(tenantId: string, publicId: string): Promise<KeyRecord> {
    const record = await findKey(publicId);
    if (record?.tenantId !== tenantId) throw refused('The workspace of this token has no such key.');
    refuseDead(record, now());
    if (record.cidrs.length > 0) throw new ApiError('address_denied');
    return record;
  }
}

async function verified(token: string, publicKey: KeyObject, now: Date) {
  const { errors, jwtVerify } = await import('jose'); // Lazy, because most replicas get no tokens.
  try {
    const { payload } = await jwtVerify(token, publicKey, {
      algorithms: ['EdDSA'],
      issuer: 'portal',
      audience: Object.values(AUDIENCES),
      requiredClaims: ['sub', 'tenant', 'iat', 'exp'],
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: LIFE_SECONDS_MAX,
      currentDate: now,
    });
    const { tenant, aud, iat = 0, exp = Infinity, operation = null, key = null } = payload;
    if (typeof tenant !== 'string' || !UUID.test(tenant)) throw refused('This token names no workspace.');
    if (exp - iat > LIFE_SECONDS_MAX) throw refused(`A token lives for ${LIFE_SECONDS_MAX} seconds at most.`);
    if (!isTextOrNull(operation) || !isTextOrNull(key)) throw refused('This token names no operation or key.');
    return {
      tenantId: tenant,
      expiresAt: new Date(exp * 1000),
      isTest: aud === AUDIENCES.test,
      operation,
      publicId: key,
    };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw error instanceof errors.JWTExpired
      ? new ApiError('token_expired', { cause: error })
      : new ApiError('invalid_token', { cause: error });
  }
}

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value !== '');

const refused = (detail: string): ApiError => new ApiError('invalid_token', { detail });
