import { PLANS } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import type { PoolClient } from 'pg';
import { planOf } from '../ledger/metering.ts';
import { holdKey } from '../log/event-text.ts';
import { query } from '../postgres/query.ts';
import { type BirthContent, labelHashes, referenceHash, sealBirth, tagHash } from './sealed-birth.ts';

/** A birth to write under an id; an existing row is replaced. */
export type BirthToWrite = BirthContent & { birthId: string };

/** Returns the key of the workspace's births, held until the transaction ends. @throws Refusal `tenant_erased` */
export async function keyForWriting(tx: PoolClient, tenantId: string): Promise<Buffer> {
  const key = await holdKey(tx, tenantId);
  if (key === null) throw new Refusal('tenant_erased');
  return key;
}

/** Changes the number of births by `by`, and keeps other writers of the workspace out until the transaction ends. */
export async function countBirths(tx: PoolClient, tenantId: string, by: number): Promise<number> {
  const { rows } = await query(
    tx,
    `INSERT INTO graha.birth_count AS c (tenant_id, births) VALUES ($1, greatest($2::int, 0))
     ON CONFLICT (tenant_id) DO UPDATE SET births = c.births + $2 RETURNING births`,
    [tenantId, by],
  );
  return rows[0]?.births ?? 0;
}

/** Returns the number of births that the workspace's plan still allows after `births`; null: no limit. */
export async function birthsLeft(tx: PoolClient, tenantId: string, births: number): Promise<number | null> {
  const { rows } = await query(tx, 'SELECT plan FROM graha.credit_account WHERE tenant_id = $1', [tenantId]);
  const [account] = rows;
  const birthsMax = account === undefined ? PLANS.free.birthsMax : PLANS[planOf(account.plan)].birthsMax;
  return birthsMax === null ? null : birthsMax - births;
}

const NO_HASH = Buffer.alloc(0);

/**
 * Adds rows and replaces existing ones. The caller has counted the new ones and so keeps other writers out. The changes of a
 * workspace are in order even if the clock is set back: subscriptions remember the last change that they have seen.
 */
export async function writeRows(
  tx: PoolClient,
  { tenantId, key, at }: { tenantId: string; key: Buffer; at: Date },
  births: readonly BirthToWrite[],
): Promise<void> {
  const sealed = births.map(({ birthId, ...content }) => sealBirth(key, content, { tenantId, birthId }));
  const references = births.map(({ reference }) => (reference === null ? NO_HASH : referenceHash(key, reference)));
  const ids = births.map(({ birthId }) => birthId);
  await query(
    tx,
    `INSERT INTO graha.birth AS b (tenant_id, birth_id, reference_hash, sealed, created_at, changed_at)
     SELECT $1, birth_id, nullif(reference_hash, ''), sealed, $5, greatest($5, last.at + interval '1 ms')
     FROM unnest($2::uuid[], $3::bytea[], $4::bytea[]) AS x (birth_id, reference_hash, sealed),
       (SELECT greatest((SELECT max(changed_at) FROM graha.birth WHERE tenant_id = $1),
          (SELECT max(seen_at) FROM graha.event_subscription WHERE tenant_id = $1))) AS last (at)
     ON CONFLICT (tenant_id, birth_id) DO UPDATE SET reference_hash = excluded.reference_hash,
       sealed = excluded.sealed, version = b.version + 1, changed_at = excluded.changed_at`,
    [tenantId, ids, references, sealed, at],
  );
  await query(tx, 'DELETE FROM graha.birth_word WHERE tenant_id = $1 AND birth_id = ANY ($2)', [tenantId, ids]);
  await query(
    tx,
    `INSERT INTO graha.birth_word (tenant_id, birth_id, word_hash, created_at)
     SELECT $1, birth_id, word, b.created_at
     FROM unnest($2::uuid[], $3::bytea[]) AS x (birth_id, word) JOIN graha.birth b USING (birth_id)
     WHERE b.tenant_id = $1`,
    [tenantId, ...wordColumns(key, births)],
  );
}

/** Returns the ids and the hashes of all words of births, as two columns of equal length. */
function wordColumns(key: Buffer, births: readonly BirthToWrite[]): [ids: string[], hashes: Buffer[]] {
  const words = births.flatMap(({ birthId, tags, label }) =>
    [...[...new Set(tags)].map((tag) => tagHash(key, tag)), ...labelHashes(key, label ?? '')].map(
      (hash) => [birthId, hash] as const,
    ),
  );
  return [words.map(([birthId]) => birthId), words.map(([, hash]) => hash)];
}
