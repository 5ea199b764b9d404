import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { type BirthContent, openBirth, referenceHash, tagHash } from './sealed-birth.ts';

export type Birth = { birthId: string; version: number; createdAt: Date; changedAt: Date; content: BirthContent };

/** Names a birth by its id, or by the workspace's own reference. */
export type BirthName = { birthId: string } | { reference: string };

/** The last birth of a page: the next page begins after it. */
export type BirthCursor = { createdAt: Date; birthId: string };

type Row = { birthId: string; version: number; createdAt: Date; changedAt: Date; sealed: Buffer };

const COLUMNS = `birth_id AS "birthId", version, created_at AS "createdAt", changed_at AS "changedAt", sealed` as const;

/** The key is read together with the rows, so that no copy persists; null if it is destroyed or was never made. */
async function keyOf(tx: PoolClient, tenantId: string): Promise<Buffer | null> {
  const { rows } = await query(tx, 'SELECT key FROM graha.text_key WHERE tenant_id = $1', [tenantId]);
  return rows[0]?.key ?? null;
}

const opened = (key: Buffer, tenantId: string, { sealed, ...row }: Row): Birth => ({
  ...row,
  content: openBirth(key, sealed, { tenantId, birthId: row.birthId }),
});

/** Returns the named births in their order; null for each that the workspace does not store. */
export function findBirths(
  { db, tenantId }: TenantContext,
  { names }: { names: readonly BirthName[] },
): Promise<(Birth | null)[]> {
  return withTenant(db, tenantId, async (tx) => {
    const key = await keyOf(tx, tenantId);
    if (key === null) return names.map(() => null);
    const ids = names.flatMap((name) => ('birthId' in name ? [name.birthId] : []));
    const hashes = names.flatMap((name) => ('reference' in name ? [referenceHash(key, name.reference)] : []));
    const { rows } = await query(
      tx,
      `SELECT ${COLUMNS} FROM graha.birth WHERE tenant_id = $1 AND birth_id = ANY ($2)
       UNION ALL
       SELECT ${COLUMNS} FROM graha.birth WHERE tenant_id = $1 AND reference_hash = ANY ($3)`,
      [tenantId, ids, hashes],
    );
    const births = rows.map((row) => opened(key, tenantId, row));
    return names.map((name) => births.find((birth) => isNamed(birth, name)) ?? null);
  });
}

const isNamed = ({ birthId, content: { reference } }: Birth, name: BirthName): boolean =>
  'birthId' in name ? birthId === name.birthId.toLowerCase() : reference === name.reference;

/** Returns one birth; null if the workspace does not store it. */
export const findBirth = async (ctx: TenantContext, name: BirthName): Promise<Birth | null> =>
  (await findBirths(ctx, { names: [name] }))[0] ?? null;

/** Returns births, newest first, optionally those with a tag. */
export function listBirths(
  { db, tenantId }: TenantContext,
  { limit, after = null, tag = null }: { limit: number; after?: BirthCursor | null; tag?: string | null },
): Promise<Birth[]> {
  return withTenant(db, tenantId, async (tx) => {
    const key = await keyOf(tx, tenantId);
    if (key === null) return [];
    const { rows } = await query(
      tx,
      `SELECT ${COLUMNS} FROM graha.birth
       WHERE tenant_id = $1 AND (created_at, birth_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
         AND ($4::bytea IS NULL OR tag_hashes @> ARRAY[$4::bytea])
       ORDER BY created_at DESC, birth_id DESC LIMIT $5`,
      [tenantId, after?.createdAt ?? null, after?.birthId ?? LAST_ID, tag === null ? null : tagHash(key, tag), limit],
    );
    return rows.map((row) => opened(key, tenantId, row));
  });
}

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the number of stored births. */
export function birthCount({ db, tenantId }: TenantContext): Promise<number> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(tx, 'SELECT births FROM graha.birth_count WHERE tenant_id = $1', [tenantId]);
    return rows[0]?.births ?? 0;
  });
}
