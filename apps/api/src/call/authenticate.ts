import { API_ERRORS } from '@graha/domain/api-errors';
import type { IncomingHttpHeaders } from 'node:http';
import { parseKey } from '@graha/domain/key-format';
import { type ScopedOperation, scopesAllow } from '@graha/domain/scopes';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { AddressGuard } from '../limits/address-guard.ts';
import { addressRules } from '@graha/store/identity/client-address';
import { ApiError } from '../errors/errors.ts';
import { looksLikeToken, type ReadToken } from './playground-token.ts';
import { createVerifiedSecrets, type SecretMatches } from './verified-secrets.ts';

export type AuthenticateDeps = {
  keys: {
    find(publicId: string): KeyRecord | null | Promise<KeyRecord | null>;
    knows(publicId: string): boolean;
  };
  secretMatches: SecretMatches;
  readToken: ReadToken;
  guard: AddressGuard;
  now(): Date;
};

export type Authenticate = (headers: IncomingHttpHeaders, address: string) => Promise<KeyRecord>;

const BEARER = /^Bearer +(\S+) *$/i;

/**
 * Finds the key record of the caller, by a key in its own header, or by a key or a playground token as a bearer.
 * @throws the same 401 for every wrong key, unless its secret was right
 */
export function createAuthenticate({ keys, secretMatches, readToken, guard, now }: AuthenticateDeps): Authenticate {
  const rules = new WeakMap<KeyRecord, (address: string) => boolean>();
  const isRight = createVerifiedSecrets(secretMatches);

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
      const isRefused = error instanceof ApiError && API_ERRORS[error.code].status === 401;
      throw isRefused ? await guard.failed(address, error) : error;
    }
  }

  async function byKey(text: string, address: string): Promise<KeyRecord> {
    const parts = parseKey(text);
    if (!parts) throw new ApiError('invalid_api_key'); // It costs no query, so it counts against no address.
    const find = () => keys.find(parts.publicId);
    const found = keys.knows(parts.publicId) ? find() : guard.lookUp(address, parts.publicId, find);
    const record = found instanceof Promise ? await found : found;
    const matches = isRight(parts.secret, record);
    if (!record || !matches || record.env !== parts.env) {
      throw await guard.failed(address, new ApiError('invalid_api_key'), parts.publicId);
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

/** @throws ApiError where an authenticated caller lacks the right */
export function refuseForbidden(record: KeyRecord, operation: ScopedOperation | null): void {
  if (record.tenantStatus === 'suspended') throw new ApiError('tenant_suspended');
  if (operation === null || scopesAllow(record.scopes, operation)) return;
  const { id, scope } = operation;
  const detail = `${id} needs the scope ${scope} or ${id}. This API key has ${record.scopes.join(', ')}.`;
  throw new ApiError('scope_denied', { detail });
}

export function refuseDead({ status, expiresAt }: KeyRecord, now: Date): void {
  if (status === 'revoked') throw new ApiError('key_revoked');
  if (status === 'disabled') throw new ApiError('key_disabled');
  if (expiresAt && expiresAt <= now) throw new ApiError('key_expired');
}
