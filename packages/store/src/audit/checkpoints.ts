import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../tenant-transaction.ts';
import { emptyBooks, type Books } from './books.ts';
import type { Differences } from './difference.ts';
import { instant } from './entries.ts';
import { readBooks, storedBooks } from './stored-books.ts';
import type { Stretch } from './stretches.ts';

type Checkpoint = { seq: string; hash: Buffer; found: Buffer | null; books: unknown; madeOn: string };

/** Newest first, each with the hash that its entry has now. */
const CHECKPOINTS = `
  SELECT c.seq, c.hash, e.hash AS found, c.books, c.made_at::date::text AS "madeOn"
  FROM graha.audit_checkpoint c LEFT JOIN graha.ledger_entry e USING (tenant_id, period_start, seq)
  WHERE c.tenant_id = $1 ORDER BY c.seq DESC`;

/**
 * The newest books that an earlier run has verified, at an entry that is there and not beyond `seqMax`; null if there are none.
 * Every checkpoint is a witness, whether books are taken from it or not: the ledger must still go through it.
 */
export async function verifiedBooks(
  client: PoolClient,
  tenantId: string,
  seqMax: bigint,
  stretches: readonly Stretch[],
  found: Differences,
): Promise<Books | null> {
  const { rows } = await client.query<Checkpoint>(CHECKPOINTS, [tenantId]);
  let newest: Books | null = null;
  for (const checkpoint of rows) {
    const seq = BigInt(checkpoint.seq);
    const now = checkpoint.found ?? archivedHash(stretches, seq);
    if (now === 'archived') continue;
    if (!now?.equals(checkpoint.hash)) {
      const what = now ? 'has another hash than' : 'is gone since';
      found.add('checkpoint', seq, `entry ${seq} ${what} it was verified on ${checkpoint.madeOn}`);
      continue;
    }
    const books: Books | null = newest === null && seq <= seqMax ? readBooks(checkpoint.books) : null;
    if (books?.link.seq === seq && books.link.hash.equals(checkpoint.hash)) newest = books;
  }
  return newest;
}

/**
 * The newest books that an audit has verified at an entry up to a number and an instant, if that entry is there and has the
 * hash that it was verified with; else the books before the first entry.
 */
export async function booksUpTo(
  client: PoolClient,
  tenantId: string,
  { seq, atUs }: { seq: bigint; atUs: bigint },
): Promise<Books> {
  const { rows } = await client.query<{ books: unknown }>(
    `SELECT c.books FROM graha.audit_checkpoint c
     JOIN graha.ledger_entry e USING (tenant_id, period_start, seq)
     WHERE c.tenant_id = $1 AND c.seq <= $2 AND e.at <= ${instant('$3')} AND e.hash = c.hash
     ORDER BY c.seq DESC LIMIT 1`,
    [tenantId, seq, atUs],
  );
  return readBooks(rows[0]?.books) ?? emptyBooks();
}

/** Inside a stretch hashes are no longer known one by one. */
function archivedHash(stretches: readonly Stretch[], seq: bigint): Buffer | 'archived' | null {
  const stretch = stretches.find(({ firstSeq, lastSeq }) => firstSeq <= seq && seq <= lastSeq);
  if (!stretch) return null;
  return stretch.lastSeq === seq ? stretch.hash : 'archived';
}

/** Remembers what was verified. Of each period the newest is kept. */
export function keepCheckpoint(pool: Pool, tenantId: string, books: Books): Promise<void> {
  const { seq, periodUs, hash } = books.link;
  return inTransaction(pool, async (tx) => {
    const at = [tenantId, String(periodUs), String(seq)];
    await tx.query(
      `INSERT INTO graha.audit_checkpoint (tenant_id, period_start, seq, hash, books)
       VALUES ($1, ${instant('$2')}, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [...at, hash, storedBooks(books)],
    );
    await tx.query(
      `DELETE FROM graha.audit_checkpoint WHERE tenant_id = $1 AND period_start = ${instant('$2')} AND seq < $3`,
      at,
    );
  });
}
