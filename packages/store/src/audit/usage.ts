import type { PoolClient } from 'pg';
import { pagesOfQuery } from './cursor.ts';
import type { Differences } from './difference.ts';
import { countUse, noUsage, usageProblems, type UsageDays } from './usage-days.ts';

type UseRow = { day: number; operation: string; keyId: string; calls: string; credits: string };

/** Up to which entry the tenant's usage is counted. */
export async function projectedSeq(client: PoolClient, tenantId: string): Promise<bigint> {
  const { rows } = await client.query<{ seq: string }>(
    "SELECT seq FROM graha.projection_checkpoint WHERE projection = 'usage-by-day' AND tenant_id = $1",
    [tenantId],
  );
  return BigInt(rows[0]?.seq ?? 0);
}

/** Rebuilt meanwhile: what a moment before that reads in the new table is not what was shown then. */
export class UsageReplaced extends Error {
  override readonly name = 'UsageReplaced';
}

/** The name leads to the table of today, the catalogue's rows to that of the transaction's moment. */
const IS_REPLACED = `
  SELECT NOT EXISTS (SELECT FROM pg_class WHERE oid = 'graha.usage_by_day'::regclass AND relname = 'usage_by_day')
    AS "isReplaced"`;

/** The days that screens show against the days that the entries add up to. @throws UsageReplaced */
export async function compareUsage(
  client: PoolClient,
  tenantId: string,
  seq: bigint,
  counted: UsageDays,
  found: Differences,
): Promise<void> {
  const shown = noUsage();
  const days = pagesOfQuery<UseRow>(
    client,
    'usage_days',
    `SELECT day - date '1970-01-01' AS day, operation, key_id AS "keyId", calls, credits
     FROM graha.usage_by_day WHERE tenant_id = ${client.escapeLiteral(tenantId)}`,
  );
  for await (const rows of days) {
    for (const row of rows) countUse(shown, { ...row, calls: BigInt(row.calls), credits: BigInt(row.credits) });
  }
  // The cursor has kept the table that the name led to from being replaced since.
  const { rows: tables } = await client.query<{ isReplaced: boolean }>(IS_REPLACED);
  if (tables[0]?.isReplaced) throw new UsageReplaced('The usage was rebuilt while it was audited.');
  found.add('usage', seq, ...usageProblems(shown, counted));
}
