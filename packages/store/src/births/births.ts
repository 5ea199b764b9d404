import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { type BirthContent, labelHashes, openBirth, referenceHash, tagHash } from './sealed-birth.ts';

export type Birth = { birthId: string; version: number; createdAt: Date; changedAt: Date; content: BirthContent };

/** Names a birth by its id, or by the workspace's own reference. */
export type BirthName = { birthId: string } | { reference: string };

/** The last birth of a page: the next page begins after it. */
export type BirthCursor = { createdAt: Date; birthId: string };

type Row = { birthId: string; version: number; createdAt: Date; changedAt: Date; sealed: Buffer };

const COLUMNS = `birth_id AS "birthId", version, created_at AS "createdAt", changed_at AS "changedAt", sealed` as const;
const COLUMNS_OF_B =
  `b.birth_id AS "birthId", b.version, b.created_at AS "createdAt", b.changed_at AS "changedAt", b.sealed` as const;

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

type BirthPage = {
  limit: number;
  after?: BirthCursor | null;
  /** Only births with this tag. */
  tag?: string | null;
  /** Only births whose label has all words of this text. */
  label?: string | null;
};

/** Returns births, newest first, optionally those with a tag or with words in their label. */
export function listBirths(
  { db, tenantId }: TenantContext,
  { limit, after = null, tag = null, label = null }: BirthPage,
): Promise<Birth[]> {
  return withTenant(db, tenantId, async (tx) => {
    const key = await keyOf(tx, tenantId);
    if (key === null) return [];
    const words = [...labelHashes(key, label ?? ''), ...(tag === null ? [] : [tagHash(key, tag)])];
    const [first, ...others] = words;
    if (label !== null && first === undefined) return [];
    const from = [tenantId, after?.createdAt ?? null, after?.birthId ?? LAST_ID] as const;
    const { rows } =
      first === undefined
        ? await query(tx, NEWEST, [...from, limit])
        : await query(tx, NEWEST_WITH, [...from, limit, first, others]);
    return rows.map((row) => opened(key, tenantId, row));
  });
}

const NEWEST = `SELECT ${COLUMNS} FROM graha.birth
   WHERE tenant_id = $1 AND (created_at, birth_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
   ORDER BY created_at DESC, birth_id DESC LIMIT $4` as const;

/** The words are read in the order of the list, so that a page reads few rows whatever the number of births with the word. */
const NEWEST_WITH = `SELECT ${COLUMNS_OF_B} FROM (
     SELECT w.birth_id FROM graha.birth_word w
     WHERE w.tenant_id = $1 AND w.word_hash = $5 AND (w.created_at, w.birth_id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
       AND (SELECT count(*) FROM graha.birth_word o
         WHERE o.tenant_id = $1 AND o.birth_id = w.birth_id AND o.word_hash = ANY ($6::bytea[])) = cardinality($6::bytea[])
     ORDER BY w.created_at DESC, w.birth_id DESC LIMIT $4
   ) found JOIN graha.birth b ON b.tenant_id = $1 AND b.birth_id = found.birth_id
   ORDER BY b.created_at DESC, b.birth_id DESC` as const;

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns the number of stored births. */
export function birthCount({ db, tenantId }: TenantContext): Promise<number> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(tx, 'SELECT births FROM graha.birth_count WHERE tenant_id = $1', [tenantId]);
    return rows[0]?.births ?? 0;
  });
}
