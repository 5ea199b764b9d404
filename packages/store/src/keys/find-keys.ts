import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { narrowed, query, type ValuesOf } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { KEY_COLUMNS, LAST_USE, listedKey, type KeyListItem, type KeyRow } from './key-list.ts';

/** Omitted members do not filter. */
export type KeyFilter = {
  /** A part of the name or of the visible part of the key, case-insensitive. */
  text?: string | undefined;
  state?: 'active' | 'disabled' | 'replaced' | 'expired' | 'revoked' | undefined;
  env?: 'live' | 'test' | undefined;
  kind?: 'secret' | 'publishable' | undefined;
  /** The key has this scope. */
  scope?: string | undefined;
};

export type KeyPlace = {
  sort: 'newest' | 'oldest' | 'name' | 'name-down' | 'used' | 'unused' | 'credits';
  /** Starts at 1; a number beyond the last page gives the last page. */
  pageNumber: number;
  rowsPerPage: number;
  /** States are computed at this instant, and credits over these days (UTC, both inclusive). */
  asOf: Date;
  fromDay: string;
  toDay: string;
};

export type ListedKey = KeyListItem & { credits: number };
/** `total`: keys that match the filter; `all`: keys of the workspace. */
export type KeyPage = { keys: ListedKey[]; pageNumber: number; total: number; all: number };

/** The states of `stateOf` in the portal, in SQL. */
const STATE = `CASE WHEN status = 'revoked' THEN 'revoked' WHEN expires_at <= $7 THEN 'expired'
  WHEN status = 'disabled' THEN 'disabled' WHEN replaced_by IS NOT NULL THEN 'replaced' ELSE 'active' END`;

/** True if the name or the visible part of the key contains the text. */
const HAS_TEXT = `(strpos(lower(name), lower($2)) > 0 OR strpos(lower(prefix || '…' || last4), lower($2)) > 0)`;

const MATCHES = `tenant_id = $1
  AND ($2::text IS NULL OR ${HAS_TEXT})
  AND ($3::text IS NULL OR env = $3) AND ($4::bool IS NULL OR (origins IS NOT NULL) = $4)
  AND ($5::text IS NULL OR $5 = ANY (scopes)) AND ($6::text IS NULL OR $6 = ${STATE})` as const;

const ORDERS = {
  newest: 'issued_at DESC',
  oldest: 'issued_at',
  name: 'lower(name)',
  'name-down': 'lower(name) DESC',
  used: 'u.last_at DESC NULLS LAST',
  unused: 'u.last_at NULLS FIRST',
  credits: 'credits DESC',
} as const satisfies Record<KeyPlace['sort'], string>;

/** Returns a page of the workspace's keys, with the credits that each has spent. */
export function findKeys(
  { db, tenantId }: TenantContext,
  { sort, pageNumber, rowsPerPage, asOf, fromDay, toDay, ...filter }: KeyFilter & KeyPlace,
): Promise<KeyPage> {
  const values = [
    tenantId,
    filter.text ?? null,
    filter.env ?? null,
    filter.kind === undefined ? null : filter.kind === 'publishable',
    filter.scope ?? null,
    filter.state ?? null,
    asOf,
  ] as const;
  return withTenant(db, tenantId, async (tx) => {
    const { total, all } = await countsOf(tx, values);
    const lastPage = Math.max(1, Math.ceil(total / rowsPerPage));
    const shown = Math.min(Math.max(1, pageNumber), lastPage);
    const { rows } = await query(
      tx,
      `SELECT ${KEY_COLUMNS}, coalesce(s.credits, 0)::float8 AS credits
       FROM graha.api_key k ${LAST_USE} LEFT JOIN (
         SELECT key_id AS spender, sum(credits) AS credits FROM graha.usage_by_day
         WHERE tenant_id = $1 AND day BETWEEN $8 AND $9 AND calls > 0 GROUP BY key_id
       ) s ON s.spender = k.key_id
       WHERE ${MATCHES} ORDER BY ${ORDERS[sort]}, issued_at DESC, k.key_id LIMIT $10 OFFSET $11`,
      [...values, fromDay, toDay, rowsPerPage, (shown - 1) * rowsPerPage],
    );
    return { keys: narrowed<KeyRow & { credits: number }>(rows).map(listedKey), pageNumber: shown, total, all };
  });
}

const COUNTS = `SELECT (SELECT count(*) FROM graha.api_key WHERE ${MATCHES})::int AS total,
  (SELECT count(*) FROM graha.api_key WHERE tenant_id = $1)::int AS "all"` as const;

async function countsOf(tx: PoolClient, ...values: ValuesOf<typeof COUNTS>): Promise<{ total: number; all: number }> {
  const { rows } = await query(tx, COUNTS, ...values);
  return rows[0] ?? { total: 0, all: 0 };
}

export type NamedKey = Pick<KeyListItem, 'keyId' | 'name'>;

/** Returns all keys of the workspace by name, including ended ones, to resolve the ids in its log. */
export function keyNames({ db, tenantId }: TenantContext): Promise<NamedKey[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      'SELECT key_id AS "keyId", name FROM graha.api_key WHERE tenant_id = $1 ORDER BY lower(name), key_id',
      [tenantId],
    );
    return rows;
  });
}

export type FoundKey = Pick<KeyListItem, 'keyId' | 'name' | 'env' | 'prefix' | 'last4' | 'status'>;

/** Returns the first keys whose name or visible part contains the text; working keys come before revoked ones. */
export function searchKeys(
  { db, tenantId }: TenantContext,
  { text, limit }: { text: string; limit: number },
): Promise<FoundKey[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT key_id AS "keyId", name, env, prefix, last4, status FROM graha.api_key
       WHERE tenant_id = $1 AND ${HAS_TEXT}
       ORDER BY status = 'revoked', lower(name), key_id LIMIT $3`,
      [tenantId, text, limit],
    );
    return narrowed<FoundKey>(rows);
  });
}
