import type { PoolClient } from 'pg';
import type { Books } from './books.ts';
import { readBooks } from './stored-books.ts';
import { countUse, type UsageDays } from './usage-days.ts';

/** Entries of a tenant that lie in an archive. */
export type Stretch = {
  month: string;
  firstSeq: bigint;
  lastSeq: bigint;
  prevHash: Buffer;
  hash: Buffer;
  books: unknown;
};

export async function stretchesOf(client: PoolClient, tenantId: string): Promise<Stretch[]> {
  const { rows } = await client.query<Record<'month' | 'firstSeq' | 'lastSeq', string> & Stretch>(
    `SELECT month::text, first_seq AS "firstSeq", last_seq AS "lastSeq", prev_hash AS "prevHash", hash, books
     FROM graha.archived_stretch WHERE tenant_id = $1 ORDER BY first_seq`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, firstSeq: BigInt(row.firstSeq), lastSeq: BigInt(row.lastSeq) }));
}

/**
 * Takes the books over a stretch that was verified when it was archived: to its last entry, with the use of its calls added.
 * Says if the stretch does not begin where the books are.
 */
export async function hop(client: PoolClient, tenantId: string, stretch: Stretch, books: Books): Promise<string[]> {
  const problems = stretch.prevHash.equals(books.link.hash)
    ? []
    : ['does not begin with the hash of the entry before it'];
  const after = readBooks(stretch.books);
  if (!after?.link.hash.equals(stretch.hash)) problems.push('has no books of its last entry');
  const { usage } = books;
  await addArchivedUse(client, tenantId, stretch.month, usage);
  Object.assign(books, after, { usage });
  return problems.map((problem) => `archived with ${stretch.month.slice(0, 7)}, ${problem}`);
}

type UseRow = { day: number; operation: string; keyId: string; calls: string; credits: string };

async function addArchivedUse(client: PoolClient, tenantId: string, month: string, usage: UsageDays): Promise<void> {
  const { rows } = await client.query<UseRow>(
    `SELECT day - date '1970-01-01' AS day, operation, key_id AS "keyId", calls, credits
     FROM graha.archived_usage WHERE tenant_id = $1 AND month = $2`,
    [tenantId, month],
  );
  for (const row of rows) countUse(usage, { ...row, calls: BigInt(row.calls), credits: BigInt(row.credits) });
}
