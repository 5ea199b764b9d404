import { creditsRemaining, type Account, type Entry } from '@graha/domain/usage-period';
import type { Pool } from 'pg';

type Row = { facts: unknown; instantsMs: number[] };

/** The model is told the time just before each step, the database looks at its clock within it. */
const TOLERANCE_MS = 5_000;

/** What differs between a tenant's ledger in the database and the model of it; instants may differ by a moment. */
export async function compareWithModel(pool: Pool, tenantId: string, account: Account): Promise<string[]> {
  const [stored, expected] = [await storedRows(pool, tenantId), modelRows(account)];
  const problems = expected.flatMap((row, index) => differences(row, stored[index]));
  return stored.length > expected.length ? [...problems, `database: has ${stored.length} rows`] : problems;
}

function differences(expected: Row, stored: Row | undefined): string[] {
  const [wanted, found] = [JSON.stringify(expected.facts), JSON.stringify(stored?.facts)];
  if (wanted !== found) return [`model: ${wanted}\ndatabase: ${found}`];
  const late = expected.instantsMs.some(
    (wantedMs, index) => Math.abs(wantedMs - (stored?.instantsMs[index] ?? 0)) > TOLERANCE_MS,
  );
  return late ? [`${wanted}: instants are ${stored?.instantsMs.join()}, not ${expected.instantsMs.join()}`] : [];
}

function modelRows(account: Account): Row[] {
  const { status, plan, callsUsed, callsLimit, creditsUsed, entries, grants } = account;
  const counters = [callsUsed, callsLimit, creditsUsed, creditsRemaining(account)];
  return [
    { facts: [status, plan, ...counters, entries.length], instantsMs: [account.periodStartMs, account.periodEndMs] },
    ...grants.map(({ id, amount, used, expired, priority, expiresAtMs }) => ({
      facts: ['grant', id, amount, used, expired, priority],
      instantsMs: [expiresAtMs],
    })),
    ...entries.map((entry) => ({ facts: factsOf(entry), instantsMs: [entry.periodStartMs, entry.atMs] })),
  ];
}

const factsOf = ({ seq, kind, cost, calls, keyId, burn, ofSeq }: Entry): unknown => [
  'entry',
  seq,
  kind,
  cost,
  calls,
  keyId,
  burn.map(({ grantId, credits }) => [grantId, credits]),
  ofSeq,
];

async function storedRows(pool: Pool, tenantId: string): Promise<Row[]> {
  const { rows } = await pool.query<Row>(
    `SELECT facts, "instantsMs" FROM (
       SELECT 1 AS place, 0 AS number,
         jsonb_build_array(status, plan, calls_used, calls_limit, credits_used, remaining, seq) AS facts,
         ARRAY[extract(epoch FROM period_start) * 1000, extract(epoch FROM period_end) * 1000]::float8[] AS "instantsMs"
       FROM graha.credit_account WHERE tenant_id = $1
       UNION ALL
       SELECT 2, grant_id, jsonb_build_array('grant', grant_id, amount, used, expired, priority),
         ARRAY[extract(epoch FROM expires_at) * 1000]::float8[]
       FROM graha.credit_grant WHERE tenant_id = $1
       UNION ALL
       SELECT 3, seq, jsonb_build_array('entry', seq, kind, cost, calls, key_id, burn, data -> 'ofSeq'),
         ARRAY[extract(epoch FROM period_start) * 1000, extract(epoch FROM at) * 1000]::float8[]
       FROM graha.ledger_entry WHERE tenant_id = $1
     ) rows ORDER BY place, number`,
    [tenantId],
  );
  return rows;
}
