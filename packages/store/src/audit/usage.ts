import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { pagesOfQuery } from './cursor.ts';
import type { Differences } from './difference.ts';
import { countUse, noUsage, sumProblems, usageProblems, type UsageDays } from './usage-days.ts';

/** A count of a tenant's usage, and the last entry in it. */
export type UsageCount = { table: 'usage_by_day' | 'usage_by_local_day'; seq: bigint };

export const USAGE_TABLES = ['graha.usage_by_day', 'graha.usage_by_local_day'];

/** Returns the count by UTC days and, if the tenant has its own time zone, the count by days of that zone. */
export async function usageCounts(client: PoolClient, tenantId: string): Promise<UsageCount[]> {
  const { rows } = await query(
    client,
    `SELECT projection, seq FROM graha.projection_checkpoint c LEFT JOIN graha.tenant_card k USING (tenant_id)
     WHERE tenant_id = $1
       AND (projection = 'usage-by-day' OR projection = 'usage-by-local-day' AND c.timezone = k.timezone)`,
    [tenantId],
  );
  const seqs = new Map(rows.map(({ projection, seq }) => [projection, BigInt(seq)]));
  const localSeq = seqs.get('usage-by-local-day');
  return [
    { table: 'usage_by_day', seq: seqs.get('usage-by-day') ?? 0n },
    ...(localSeq === undefined ? [] : [{ table: 'usage_by_local_day' as const, seq: localSeq }]),
  ];
}

/** The table was rebuilt meanwhile, so a snapshot from before the rebuild cannot show its earlier content. */
export class UsageReplaced extends Error {
  override readonly name = 'UsageReplaced';
}

/** The name resolves to the current table; the rows of the catalogue belong to the snapshot of the transaction. */
const IS_REPLACED = `
  SELECT NOT EXISTS (SELECT FROM pg_class WHERE oid = ('graha.' || $1)::regclass AND relname = $1) AS "isReplaced"`;

/**
 * Compares the days shown on screens with the entries. Days of another time zone begin at other times, so only their sum is
 * compared. @throws UsageReplaced
 */
export async function compareUsage(
  client: PoolClient,
  tenantId: string,
  { table, seq }: UsageCount,
  counted: UsageDays,
  found: Differences,
): Promise<void> {
  const shown = noUsage();
  const days = pagesOfQuery(
    client,
    'usage_days',
    `SELECT day - date '1970-01-01' AS day, operation, key_id AS "keyId", calls, credits
     FROM graha.${table} WHERE tenant_id = $1`,
    [tenantId],
  );
  for await (const rows of days) {
    for (const row of rows) countUse(shown, { ...row, calls: BigInt(row.calls), credits: BigInt(row.credits) });
  }
  // Since the cursor opened, its lock has prevented a replacement of this table.
  const { rows: tables } = await query(client, IS_REPLACED, [table]);
  if (tables[0]?.isReplaced) throw new UsageReplaced('The usage was rebuilt while it was audited.');
  found.add('usage', seq, ...(table === 'usage_by_day' ? usageProblems : sumProblems)(shown, counted));
}
