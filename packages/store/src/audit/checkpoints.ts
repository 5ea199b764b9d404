import type { Pool, PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { emptyState, type LedgerState } from './ledger-state.ts';
import type { Differences } from './difference.ts';
import { instant } from './entries.ts';
import { readState, stateText } from './stored-state.ts';
import type { ArchivedRange } from './archived-ranges.ts';
import type { Link } from './chain.ts';
import type { TenantContext } from '../postgres/context.ts';

/** Checkpoints, newest first, each with the current hash of its entry. */
const CHECKPOINTS = `
  SELECT c.seq, c.hash, e.hash AS found, c.state, c.made_at::date::text AS "madeOn"
  FROM graha.audit_checkpoint c LEFT JOIN graha.ledger_entry e USING (tenant_id, period_start, seq)
  WHERE c.tenant_id = $1 ORDER BY c.seq DESC`;

/**
 * Returns the newest state that an earlier run has verified, at an existing entry up to `seqMax`; null if there is none. The
 * ledger must agree with every checkpoint, including those from which no state is taken.
 */
export async function verifiedState(
  client: PoolClient,
  tenantId: string,
  seqMax: bigint,
  ranges: readonly ArchivedRange[],
  found: Differences,
): Promise<LedgerState | null> {
  const { rows } = await query(client, CHECKPOINTS, [tenantId]);
  let newest: LedgerState | null = null;
  for (const checkpoint of rows) {
    const seq = BigInt(checkpoint.seq);
    const now = checkpoint.found ?? archivedHash(ranges, seq);
    if (now === 'archived') continue;
    if (!now?.equals(checkpoint.hash)) {
      const what = now ? 'has another hash than' : 'is gone since';
      found.add('checkpoint', seq, `entry ${seq} ${what} it was verified on ${checkpoint.madeOn}`);
      continue;
    }
    const state: LedgerState | null = newest === null && seq <= seqMax ? readState(checkpoint.state) : null;
    if (state?.link.seq === seq && state.link.hash.equals(checkpoint.hash)) newest = state;
  }
  return newest;
}

/**
 * Returns the newest state that an audit has verified at an entry up to a number and an instant, if that entry still has the
 * verified hash; otherwise the state before the first entry.
 */
export async function stateUpTo(
  client: PoolClient,
  tenantId: string,
  { seq, atUs }: { seq: bigint; atUs: bigint },
): Promise<LedgerState> {
  const { rows } = await query(
    client,
    `SELECT c.state FROM graha.audit_checkpoint c
     JOIN graha.ledger_entry e USING (tenant_id, period_start, seq)
     WHERE c.tenant_id = $1 AND c.seq <= $2 AND e.at <= ${instant('$3')} AND e.hash = c.hash
     ORDER BY c.seq DESC LIMIT 1`,
    [tenantId, seq, atUs],
  );
  return readState(rows[0]?.state) ?? emptyState();
}

/** Inside an archived range the hashes of single entries are not in the database. */
function archivedHash(ranges: readonly ArchivedRange[], seq: bigint): Buffer | 'archived' | null {
  const range = ranges.find(({ firstSeq, lastSeq }) => firstSeq <= seq && seq <= lastSeq);
  if (!range) return null;
  return range.lastSeq === seq ? range.hash : 'archived';
}

/** Checkpoints at multiples of this number are kept, so that at most this many entries are read to compute any state. */
export const ENTRIES_PER_MARK = 10_000n;

/** The state at a mark, as text, because the state object changes afterwards. */
export type Mark = { link: Link; text: string };

export const isMark = (seq: bigint): boolean => seq % ENTRIES_PER_MARK === 0n;

export async function keepMarks({ db, tenantId }: TenantContext, marks: readonly Mark[]): Promise<void> {
  for (const { link, text } of marks) await insertCheckpoint(db, tenantId, link, text);
}

const insertCheckpoint = (db: Pool | PoolClient, tenantId: string, { seq, periodUs, hash }: Link, text: string) =>
  db.query(
    `INSERT INTO graha.audit_checkpoint (tenant_id, period_start, seq, hash, state)
     VALUES ($1, ${instant('$2')}, $3, $4, $5) ON CONFLICT DO NOTHING`,
    [tenantId, String(periodUs), String(seq), hash, text],
  );

/** Saves a verified state. Keeps the marks and, for each period, the newest checkpoint. */
export function keepCheckpoint({ db, tenantId }: TenantContext, state: LedgerState): Promise<void> {
  const { seq, periodUs } = state.link;
  return inTransaction(db, async (tx) => {
    await insertCheckpoint(tx, tenantId, state.link, stateText(state));
    await tx.query(
      `DELETE FROM graha.audit_checkpoint
       WHERE tenant_id = $1 AND period_start = ${instant('$2')} AND seq < $3 AND seq % $4 <> 0`,
      [tenantId, String(periodUs), String(seq), String(ENTRIES_PER_MARK)],
    );
  });
}
