import { API_ERRORS } from '@graha/domain/core/api-errors';
import type { IncomingHttpHeaders } from 'node:http';
import { parseKey } from '@graha/domain/keys/key-format';
import { FEEDS_SCOPE, type ScopedOperation, scopesAllow } from '@graha/domain/keys/scopes';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { AddressGuard } from '../limits/address-guard.ts';
import { addressRules } from '@graha/store/identity/client-address';
import { ApiError } from '../errors/errors.ts';
import { type AppTokenDeps, createReadAppToken, looksLikeAppToken, type Resource } from './app-token.ts';
import { refuseDead } from './refuse-dead.ts';
import { looksLikeToken, type ReadToken } from './playground-token.ts';
import { createVerifiedSecrets, type SecretMatches } from './verified-secrets.ts';

export type AuthenticateDeps = {
  keys: {
    find(publicId: string): KeyRecord | null | Promise<KeyRecord | null>;
    knows(publicId: string): boolean;
  };
  secretMatches: SecretMatches;
  readToken: ReadToken;
  appTokens: AppTokenDeps['appTokens'];
  guard: AddressGuard;
  now(): Date;
};

export type Authenticate = (headers: IncomingHttpHeaders, address: string, resource?: Resource) => Promise<KeyRecord>;

/** Authenticates a calendar feed, whose program cannot send a header: the key is in the URL. */
export type AuthenticateFeed = (key: string, headers: IncomingHttpHeaders, address: string) => Promise<KeyRecord>;

const BEARER = /^Bearer +(\S+) *$/i;

/** Credentials as received: key text, client address and the `Origin` header. */
type Sent = { text: string; address: string; origin: string | undefined; isFeed?: boolean };

/**
 * Finds the caller's key record, by a key in `X-Api-Key`, or by a key, a playground token or an app token as bearer.
 * @throws ApiError the same 401 for every wrong key, unless its secret was right
 */
export function createAuthenticate(deps: AuthenticateDeps): Authenticate & { feed: AuthenticateFeed } {
  const { keys, secretMatches, readToken, guard, now } = deps;
  const rules = new WeakMap<KeyRecord, (address: string) => boolean>();
  const readAppToken = createReadAppToken(deps);
  const isRight = createVerifiedSecrets(secretMatches);

  const authenticate: Authenticate = async (headers, address, resource = 'api') => {
    const { 'x-api-key': key, authorization } = headers;
    const { origin } = headers;
    if (typeof key === 'string' && key !== '') return byKey({ text: key, address, origin });
    const bearer = BEARER.exec(authorization ?? '')?.[1];
    if (bearer === undefined) throw new ApiError('missing_api_key');
    if (looksLikeAppToken(bearer)) return living(await readAppToken(bearer, address, resource), { address, origin });
    return looksLikeToken(bearer) ? byToken(bearer, address) : byKey({ text: bearer, address, origin });
  };
  return Object.assign(authenticate, { feed });

  /** Refuses a secret key before any lookup: it has been exposed in a URL and should be replaced. */
  async function feed(text: string, { origin }: IncomingHttpHeaders, address: string): Promise<KeyRecord> {
    if (parseKey(text)?.kind === 'secret') throw new ApiError('secret_key_in_address');
    return byKey({ text, address, origin, isFeed: true });
  }

  async function byToken(token: string, address: string): Promise<KeyRecord> {
    try {
      return await readToken(token);
    } catch (error) {
      const isRefused = error instanceof ApiError && API_ERRORS[error.code].status === 401;
      throw isRefused ? await guard.failed(address, error) : error;
    }
  }

  async function byKey({ text, ...from }: Sent): Promise<KeyRecord> {
    const { address } = from;
    const parts = parseKey(text);
    if (!parts) throw new ApiError('invalid_api_key'); // The check costs no query, so it counts against no address.
    const find = () => keys.find(parts.publicId);
    const found = keys.knows(parts.publicId) ? find() : guard.lookUp(address, parts.publicId, find);
    const record = found instanceof Promise ? await found : found;
    const matches = isRight(parts.secret, record);
    const isSort = record?.env === parts.env && (record.browser !== null) === (parts.kind === 'publishable');
    if (!record || !matches || !isSort) {
      throw await guard.failed(address, new ApiError('invalid_api_key'), parts.publicId);
    }
    return living(record, from);
  }

  async function living(
    record: KeyRecord,
    { address, origin, isFeed = false }: Omit<Sent, 'text'>,
  ): Promise<KeyRecord> {
    refuseDead(record, now());
    if (!isAdmitted(record, address)) throw await guard.failed(address, new ApiError('address_denied'));
    const foreign = isFeed && origin === undefined ? feedRefusal(record) : originRefusal(record, origin);
    if (foreign) throw await guard.failed(address, foreign);
    return record;
  }

  function isAdmitted(record: KeyRecord, address: string): boolean {
    if (record.cidrs.length === 0) return true;
    const admits = rules.get(record) ?? addressRules(record.cidrs);
    rules.set(record, admits);
    return admits(address);
  }
}

/**
 * Why a key may not be used from a page of this origin; null if it may. A browser sets the header and no page can
 * change it, so the comparison is exact: `null`, another scheme, port or subdomain, and two origins in one header are
 * all foreign.
 */
export function originRefusal({ browser }: Pick<KeyRecord, 'browser'>, origin: string | undefined): ApiError | null {
  if (browser === null || (origin !== undefined && browser.origins.includes(origin))) return null;
  return new ApiError(origin === undefined ? 'origin_missing' : 'origin_denied');
}

/** Why a key may not open a feed without an origin: its owner has to grant the scope `feeds`. */
const feedRefusal = ({ scopes }: Pick<KeyRecord, 'scopes'>): ApiError | null =>
  scopes.includes(FEEDS_SCOPE) ? null : new ApiError('feeds_denied');

/**
 * Guards routes that show or change the workspace.
 * @throws ApiError for publishable keys
 */
export function refusePublishable({ browser }: Pick<KeyRecord, 'browser'>): void {
  if (browser !== null) throw new ApiError('secret_key_required');
}

/** @throws ApiError if an authenticated caller lacks the right */
export function refuseForbidden(record: KeyRecord, operation: ScopedOperation | null): void {
  if (record.tenantStatus === 'suspended') throw new ApiError('tenant_suspended');
  if (operation === null || scopesAllow(record.scopes, operation)) return;
  const { id, scope } = operation;
  const detail = `${id} needs the scope ${scope} or ${id}. This API key has ${record.scopes.join(', ')}.`;
  throw new ApiError('scope_denied', { detail });
}
