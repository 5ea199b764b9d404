import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { issueKey } from '../keys/key-commands.ts';
import { BY, calls, ENGINE, openWorkspace, PEPPER, useLedger } from '../testing/testing.ts';
import { chargeBatch } from './metering.ts';

const ledger = useLedger(createTestDatabase);
const { pools } = ledger;

/** Changes that each break one rule of a table, and changes at its bound that break none. */
const REFUSED = {
  credit_account: [
    'remaining = -1', 'credits_used = -1', 'calls_used = -1', 'calls_limit = -1', 'period_credits = -1',
    'spend_limit = 0', 'spend_pct = 81', 'spend_pct = -1', 'crossed_pct = 101', 'crossed_pct = -1',
    `status = 'closed'`, `period_kind = 'weekly'`, 'period_end = period_start', `next_plan = '{}'`, 'next_plan_at = now()',
  ],
  credit_grant: [
    'amount = 0, used = 0', 'used = -1', 'expired = -1', 'withdrawn = -1', 'used = amount + 1', 'expired = amount + 1',
    'withdrawn = amount + 1',
  ],
  ledger_entry: ['cost = -1', 'calls = -1', `kind = 'CallMade'`],
  key_spending: ['credits = -1', 'day_credits = -1'],
} as const; // prettier-ignore

const ALLOWED = {
  credit_account: [
    'remaining = 0, credits_used = 0, calls_used = 0, calls_limit = 0, period_credits = 0, spend_limit = 1',
    'calls_limit = null, spend_limit = null',
    `spend_pct = 100, crossed_pct = 100, status = 'suspended', period_kind = 'none', next_plan = '{}', next_plan_at = now()`,
  ],
  credit_grant: ['amount = 1, used = 0', 'used = amount', 'used = 0, expired = 1, withdrawn = amount - 1'],
  ledger_entry: ['cost = 0, calls = 0', `kind = 'CallsLimitSet'`],
  key_spending: ['credits = 0, day_credits = 0'],
} as const;

/** Returns the name of the constraint that refuses the change of each row of a workspace, or null. */
async function refusalOf(table: string, change: string): Promise<string | null> {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const { tenantId } = workspace;
  const capped = { name: 'capped', env: 'live', monthlyCreditsMax: 5 } as const;
  const { keyId } = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, capped);
  await chargeBatch({ db: pools.api }, { charges: calls(2, workspace, { keyId }), engineVersion: ENGINE });
  const superuser = new Client({ connectionString: ledger.database.superuserUrl });
  await superuser.connect();
  try {
    await superuser.query('BEGIN');
    const { rowCount } = await superuser.query(`UPDATE graha.${table} SET ${change} WHERE tenant_id = $1`, [tenantId]);
    expect(rowCount).toBeGreaterThan(0);
    return null;
  } catch (error) {
    // Safe: every other error fails the comparison of its name.
    return (error as { constraint?: string }).constraint ?? String(error);
  } finally {
    await superuser.end();
  }
}

const pairs = (changes: Record<string, readonly string[]>) =>
  Object.entries(changes).flatMap(([table, list]) => list.map((change) => [table, change] as const));

test.each(pairs(REFUSED))('%s refuses %s', async (table, change) => {
  expect(await refusalOf(table, change)).toBe(`${table}_rules`);
});

test.each(pairs(ALLOWED))('%s allows %s', async (table, change) => {
  expect(await refusalOf(table, change)).toBeNull();
});

test('a table that charges write has one valid CHECK, because each costs time in every statement', async () => {
  const { rows } = await pools.owner.query(
    `SELECT conrelid::regclass::text AS "table", array_agg(conname::text) AS names, bool_and(convalidated) AS valid
     FROM pg_constraint WHERE contype = 'c' AND conrelid = ANY ($1::regclass[]) GROUP BY 1 ORDER BY 1`,
    [Object.keys(REFUSED).map((table) => `graha.${table}`)],
  );
  expect(rows).toEqual(
    Object.keys(REFUSED)
      .toSorted()
      .map((table) => ({ table: `graha.${table}`, names: [`${table}_rules`], valid: true })),
  );
});
