import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import type { LedgerState } from './ledger-state.ts';
import { readState } from './stored-state.ts';
import { countUse, type UsageDays } from './usage-days.ts';

/** Archived entries of a tenant. */
export type ArchivedRange = {
  month: string;
  firstSeq: bigint;
  lastSeq: bigint;
  prevHash: Buffer;
  hash: Buffer;
  state: unknown;
};

export async function archivedRangesOf(client: PoolClient, tenantId: string): Promise<ArchivedRange[]> {
  const { rows } = await query(
    client,
    `SELECT month::text, first_seq AS "firstSeq", last_seq AS "lastSeq", prev_hash AS "prevHash", hash, state
     FROM graha.archived_range WHERE tenant_id = $1 ORDER BY first_seq`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, firstSeq: BigInt(row.firstSeq), lastSeq: BigInt(row.lastSeq) }));
}

/**
 * Moves the state to the last entry of a range that was verified when it was archived, and adds the usage of its calls. Reports
 * a difference if the range does not begin at the state.
 */
export async function hop(
  client: PoolClient,
  tenantId: string,
  range: ArchivedRange,
  state: LedgerState,
): Promise<string[]> {
  const problems = range.prevHash.equals(state.link.hash)
    ? []
    : ['does not begin with the hash of the entry before it'];
  const after = readState(range.state);
  if (!after?.link.hash.equals(range.hash)) problems.push('has no state of its last entry');
  const { usage } = state;
  await addArchivedUse(client, tenantId, range.month, usage);
  Object.assign(state, after, { usage });
  return problems.map((problem) => `archived with ${range.month.slice(0, 7)}, ${problem}`);
}

async function addArchivedUse(client: PoolClient, tenantId: string, month: string, usage: UsageDays): Promise<void> {
  const { rows } = await query(
    client,
    `SELECT day - date '1970-01-01' AS day, operation, key_id AS "keyId", calls, credits
     FROM graha.archived_usage WHERE tenant_id = $1 AND month = $2`,
    [tenantId, month],
  );
  for (const row of rows) countUse(usage, { ...row, calls: BigInt(row.calls), credits: BigInt(row.credits) });
}
