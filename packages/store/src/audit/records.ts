import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { pagesOfQuery } from './cursor.ts';
import type { Differences } from './difference.ts';
import { inMicroseconds, instant, microseconds, type Entry } from './entries.ts';
import type { ArchivedRange } from './archived-ranges.ts';

/** A row of another table, with the number of its entry. */
type Row = { seq: string };
type Rows<Kind extends Row> = { upTo: (seq: bigint) => Promise<Kind[]> };

export type KeyRow = Row & { operation: string; cost: string; createdUs: string };
export type ReversalRow = Row & { ofSeq: string };
export type Records = { keys: Rows<KeyRow>; reversals: Rows<ReversalRow>; ranges: readonly ArchivedRange[] };

const SEQ_MAX = 2n ** 63n - 1n;

/** Reads the rows in step with the entries. */
function inOrder<Kind extends Row>(pages: AsyncGenerator<Kind[]>): Rows<Kind> {
  let waiting: Kind[] = [];
  return {
    async upTo(seq) {
      for (let isOver = false; !isOver && BigInt(waiting.at(-1)?.seq ?? 0) <= seq;) {
        const { done, value } = await pages.next();
        if (done) isOver = true;
        else waiting.push(...value);
      }
      const split = waiting.findIndex((row) => BigInt(row.seq) > seq);
      const due = split === -1 ? waiting : waiting.slice(0, split);
      waiting = split === -1 ? [] : waiting.slice(split);
      return due;
    },
  };
}

/** Rows derived from the entries of a tenant after `seq`. */
export function recordsOf(
  client: PoolClient,
  tenantId: string,
  seq: bigint,
  ranges: readonly ArchivedRange[],
): Records {
  const keys = pagesOfQuery(
    client,
    'charge_keys',
    `SELECT seq, operation, cost, ${inMicroseconds('created_at')} AS "createdUs"
     FROM graha.charge_key WHERE tenant_id = $1 AND seq > $2 ORDER BY seq`,
    [tenantId, seq],
  );
  const reversals = pagesOfQuery(
    client,
    'charge_reversals',
    'SELECT seq, of_seq AS "ofSeq" FROM graha.charge_reversal WHERE tenant_id = $1 AND seq > $2 ORDER BY seq',
    [tenantId, seq],
  );
  return {
    keys: inOrder(keys),
    reversals: inOrder(reversals),
    ranges,
  };
}

/**
 * Compares the rows derived from a page of entries with those entries, and reversals with the charges that they reverse. A page
 * without entries is the last: any remaining rows have no entry.
 */
export async function compareRecords(
  client: PoolClient,
  tenantId: string,
  page: readonly Entry[],
  { keys, reversals, ranges }: Records,
  found: Differences,
): Promise<void> {
  const end = BigInt(page.at(-1)?.seq ?? SEQ_MAX);
  const inDatabase = ({ seq }: Row) =>
    !ranges.some(({ firstSeq, lastSeq }) => firstSeq <= BigInt(seq) && BigInt(seq) <= lastSeq);
  const keyRows = (await keys.upTo(end)).filter(inDatabase);
  const reversed = new Map((await reversals.upTo(end)).map((row) => [row.seq, row]));
  const bySeq = keyRows.length > 0 ? new Map(page.map((entry) => [entry.seq, entry])) : new Map<string, Entry>();
  for (const row of keyRows) found.add('charge key', row.seq, ...keyProblems(row, bySeq.get(row.seq)));
  for (const entry of page) {
    if (entry.kind !== 'ChargeReversed') continue;
    const row = reversed.get(entry.seq);
    reversed.delete(entry.seq);
    found.add('reversal', entry.seq, ...(await reversalProblems(client, tenantId, entry, row)));
  }
  for (const { seq, ofSeq } of [...reversed.values()].filter(inDatabase)) {
    found.add('reversal', seq, `of entry ${ofSeq} names entry ${seq}, which reverses nothing`);
  }
}

function keyProblems({ seq, operation, cost, createdUs }: KeyRow, entry: Entry | undefined): string[] {
  if (entry?.kind !== 'CallCharged') return [`names entry ${seq}, which charges no call`];
  const isSame = operation === entry.operation && cost === entry.cost && createdUs === entry.atUs;
  return isSame ? [] : [`of entry ${seq} names another operation, cost or time than the entry`];
}

async function reversalProblems(client: PoolClient, tenantId: string, entry: Entry, row: ReversalRow | undefined) {
  // Safe: `enter` has already reported an entry that is not a valid reversal; only named members are read.
  const { ofSeq, ofPeriod } = JSON.parse(entry.data ?? '{}') as { ofSeq?: number; ofPeriod?: string };
  const problems: string[] = [];
  if (row?.ofSeq !== String(ofSeq))
    problems.push(`entry ${entry.seq} reverses entry ${ofSeq}, its row says ${row?.ofSeq}`);
  const periodUs = microseconds(ofPeriod);
  const { rows } = await query(
    client,
    `SELECT kind = 'CallCharged' AND (cost, calls, burn) = ($4, $5, $6::jsonb)
       AND (key_id, operation, request_id) IS NOT DISTINCT FROM ($7::uuid, $8::text, $9::text) AS "isSame"
     FROM graha.ledger_entry WHERE tenant_id = $1 AND period_start = ${instant('$2')} AND seq = $3`,
    [
      tenantId,
      periodUs,
      ofSeq ?? null,
      entry.cost,
      entry.calls,
      entry.burn,
      entry.keyId,
      entry.operation,
      entry.requestId,
    ],
  );
  // Archived entries are not in the database, so they cannot be compared.
  if (rows.some(({ isSame }) => !isSame)) problems.push(`entry ${entry.seq} gives back other than entry ${ofSeq} took`);
  return problems;
}
