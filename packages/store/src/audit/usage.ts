import type { PoolClient } from 'pg';
import type { Differences } from './difference.ts';
import { countUse, noUsage, usageProblems, type UsageDays } from './usage-days.ts';

type UseRow = { day: number; operation: string; keyId: string; calls: string; credits: string };

const ROWS_PER_FETCH = 5_000;

/** Up to which entry the tenant's usage is counted. */
export async function projectedSeq(client: PoolClient, tenantId: string): Promise<bigint> {
  const { rows } = await client.query<{ seq: string }>(
    "SELECT seq FROM graha.projection_checkpoint WHERE projection = 'usage-by-day' AND tenant_id = $1",
    [tenantId],
  );
  return BigInt(rows[0]?.seq ?? 0);
}

/** The days that screens show against the days that the entries add up to. */
export async function compareUsage(
  client: PoolClient,
  tenantId: string,
  seq: bigint,
  counted: UsageDays,
  found: Differences,
): Promise<void> {
  const shown = noUsage();
  await client.query(
    `DECLARE usage_days NO SCROLL CURSOR FOR
     SELECT day - date '1970-01-01' AS day, operation, key_id AS "keyId", calls, credits
     FROM graha.usage_by_day WHERE tenant_id = ${client.escapeLiteral(tenantId)}`,
  );
  for (let isOver = false; !isOver;) {
    const { rows } = await client.query<UseRow>(`FETCH ${ROWS_PER_FETCH} FROM usage_days`);
    for (const row of rows) countUse(shown, { ...row, calls: BigInt(row.calls), credits: BigInt(row.credits) });
    isOver = rows.length < ROWS_PER_FETCH;
  }
  found.add('usage', seq, ...usageProblems(shown, counted));
}
