import type { IncomingHttpHeaders } from 'node:http';
import { parseKey } from '@graha/domain/key-format';
import { scopesAllow } from '@graha/domain/scopes';
import type { KeyRecord } from '@graha/store/metering';
import type { AddressGuard } from './address-guard.ts';
import { addressRules } from './client-address.ts';
import { ApiError, ERRORS } from './errors.ts';
import { looksLikeToken, type ReadToken } from './playground-token.ts';

export type AuthenticateDeps = {
  keys: {
    find(publicId: string): KeyRecord | null | Promise<KeyRecord | null>;
    knows(publicId: string): boolean;
  };
  /** Constant time. */
  secretMatches(secret: string, hash: Buffer): boolean;
  readToken: ReadToken;
  guard: AddressGuard;
  now(): Date;
};

export type Authenticate = (headers: IncomingHttpHeaders, address: string) => Promise<KeyRecord>;

const BEARER = /^Bearer +(\S+) *$/i;
/** Compared with when there is no such key, so that the answer takes the same time. */
const NO_HASH = Buffer.alloc(32);

/**
 * Who calls, by a key in its own header, or by a key or a token of the playground as a bearer. Throws the same 401 whatever
 * was wrong with a key, unless the secret itself was right.
 */
export function createAuthenticate({ keys, secretMatches, readToken, guard, now }: AuthenticateDeps): Authenticate {
  const rules = new WeakMap<KeyRecord, (address: string) => boolean>();

  return async function authenticate(headers, address) {
    const { 'x-api-key': key, authorization } = headers;
    if (typeof key === 'string' && key !== '') return byKey(key, address);
    const bearer = BEARER.exec(authorization ?? '')?.[1];
    if (bearer === undefined) throw new ApiError('missing_api_key');
    return looksLikeToken(bearer) ? byToken(bearer, address) : byKey(bearer, address);
  };

  async function byToken(token: string, address: string): Promise<KeyRecord> {
    try {
      return await readToken(token);
    } catch (error) {
      const isRefused = error instanceof ApiError && ERRORS[error.code].status === 401;
      throw isRefused ? await guard.failed(address, error) : error;
    }
  }

  async function byKey(text: string, address: string): Promise<KeyRecord> {
    const parts = parseKey(text);
    if (!parts) throw await guard.failed(address, new ApiError('invalid_api_key'));
    // An address that guesses costs no more queries; real keys behind the same address go on.
    if (!keys.knows(parts.publicId)) await guard.admit(address);
    const found = keys.find(parts.publicId);
    const record = found instanceof Promise ? await found : found;
    const matches = secretMatches(parts.secret, record?.secretHash ?? NO_HASH);
    if (!record || !matches || record.env !== parts.env) {
      throw await guard.failed(address, new ApiError('invalid_api_key'));
    }
    refuseDead(record, now());
    if (!isAdmitted(record, address)) throw await guard.failed(address, new ApiError('address_denied'));
    return record;
  }

  function isAdmitted(record: KeyRecord, address: string): boolean {
    if (record.cidrs.length === 0) return true;
    const admits = rules.get(record) ?? addressRules(record.cidrs);
    rules.set(record, admits);
    return admits(address);
  }
}

/** @throws what an authenticated caller may not do */
export function refuseForbidden(record: KeyRecord, scope: string | null): void {
  if (record.tenantStatus === 'suspended') throw new ApiError('tenant_suspended');
  if (scope === null || scopesAllow(record.scopes, scope)) return;
  throw new ApiError('scope_denied', { detail: `This API key lacks the scope ${scope}.` });
}

export function refuseDead({ status, expiresAt }: KeyRecord, now: Date): void {
  if (status === 'revoked') throw new ApiError('key_revoked');
  if (status === 'disabled') throw new ApiError('key_disabled');
  if (expiresAt && expiresAt <= now) throw new ApiError('key_expired');
}
