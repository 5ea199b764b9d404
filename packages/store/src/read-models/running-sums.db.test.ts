import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../audit/audit-run.ts';
import { sentenceOf } from '../audit/difference.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { settleDue } from '../ledger/sweeps.ts';
import { calls, ENGINE, grant, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { ALL_SUMS, sumPeriods } from './period-sums.ts';
import { rebuild } from './rebuild.ts';
import { recountUsage } from './usage-totals.ts';
import { runProjections } from './usage-by-day.ts';

const ledger = useLedger(createTestDatabase);
let superuser: Client;
beforeAll(async () => {
  superuser = new Client({ connectionString: ledger.database.superuserUrl });
  await superuser.connect();
});
afterAll(() => superuser.end());

/** Sums over all open periods, from the stored sums plus new entries, and from the entries alone. */
async function sumsOf() {
  const columns =
    'sum(entries) AS entries, sum(opening) AS opening, sum(consumed) AS consumed, sum(reversed) AS reversed';
  const { rows: kept } = await superuser.query(`SELECT ${columns} FROM (${ALL_SUMS}) s`);
  const sum = (kind: string) => `sum(e.cost) FILTER (WHERE e.kind = '${kind}')`;
  const { rows: plain } = await superuser.query(
    `SELECT count(*) AS entries, sum((data ->> 'opening')::bigint) FILTER (WHERE e.seq = a.opened_seq) AS opening,
       ${sum('CallCharged')} AS consumed, coalesce(${sum('ChargeReversed')}, 0) AS reversed
     FROM graha.credit_account a JOIN graha.ledger_entry e
       ON e.tenant_id = a.tenant_id AND e.period_start = a.period_start AND e.seq >= a.opened_seq`,
  );
  return [kept[0], plain[0]];
}

const totals = async () => {
  const { rows } = await superuser.query(
    'SELECT day::text, calls, credits FROM graha.usage_total WHERE (calls, credits) <> (0, 0) ORDER BY day',
  );
  const { rows: plain } = await superuser.query(
    'SELECT day::text, sum(calls)::bigint AS calls, sum(credits)::bigint AS credits FROM graha.usage_by_day GROUP BY day ORDER BY day',
  );
  return [rows, plain];
};

const lastCalls = async () => {
  const { rows } = await superuser.query('SELECT tenant_id, at FROM graha.last_call ORDER BY tenant_id');
  const { rows: plain } = await superuser.query(
    'SELECT tenant_id, max(last_at) AS at FROM graha.usage_by_day GROUP BY tenant_id ORDER BY tenant_id',
  );
  return [rows, plain];
};

const audited = async (): Promise<string[]> => {
  const listed: string[] = [];
  await runAudit(
    { db: ledger.pools.worker },
    { fromGenesis: true, onDifference: (difference) => void listed.push(sentenceOf(difference)) },
  );
  return listed;
};

const charge = (workspace: Workspace, count: number) =>
  chargeBatch({ db: ledger.pools.api }, { charges: calls(count, workspace, { cost: 2 }), engineVersion: ENGINE });

test('whenever they were last counted, the sums of open periods and of days are those of the entries', async () => {
  const { owner, worker } = ledger.pools;
  await moveClock(owner, '2027-01-20T12:00:00Z');
  const workspaces = [
    await openWorkspace(ledger.pools, { plan: 'free' }),
    await openWorkspace(ledger.pools, { plan: 'starter' }),
    await openWorkspace(ledger.pools, { credits: 5_000 }),
  ];
  const check = async () => {
    const [kept, plain] = await sumsOf();
    expect(kept).toEqual(plain);
    await runProjections({ db: worker });
    const [sums, days] = await totals();
    expect(sums).toEqual(days);
    const [last, newest] = await lastCalls();
    expect(last).toEqual(newest);
  };
  let random = 7;
  const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
  for (let step = 0; step < 60; step += 1) {
    const workspace = workspaces[next(3)];
    if (!workspace) throw new Error('There are three.');
    const { tenantId } = workspace;
    const done = await charge(workspace, 1 + next(4));
    if (next(4) === 0) await worker.query("SELECT graha.reverse($1, $2, 'test')", [tenantId, done[0]?.seq]);
    if (next(6) === 0) await grant(owner, tenantId, 10);
    if (next(3) === 0) await Promise.all([sumPeriods({ db: worker }), sumPeriods({ db: worker })]);
    if (next(10) === 0) {
      await moveClock(owner, new Date(Date.parse('2027-01-20T12:00:00Z') + step * 86_400_000));
      await settleDue({ db: worker });
    }
    await check();
  }
  expect(await sumPeriods({ db: worker })).toBeGreaterThanOrEqual(0);
  expect(await sumPeriods({ db: worker })).toBe(0);
  await check();
  expect(await audited()).toEqual([]);
});

test('the audit from the first entry on finds a sum of a period and a total of a day that somebody touched', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 50 });
  await charge(workspace, 3);
  await runProjections({ db: ledger.pools.worker });
  await sumPeriods({ db: ledger.pools.worker });
  await superuser.query('UPDATE graha.period_sum SET consumed = consumed + 1 WHERE tenant_id = $1', [
    workspace.tenantId,
  ]);
  await superuser.query(
    'UPDATE graha.usage_total SET credits = credits + 5 WHERE day = (SELECT max(day) FROM graha.usage_total)',
  );
  expect(await audited()).toEqual([
    'period sum: consumed is 7, entries say 6',
    expect.stringMatching(/^usage total: \d{4}-\d\d-\d\d has \d+ calls and \d+ credits, the days of all tenants have/),
  ]);
  const { rows } = await superuser.query('SELECT subject FROM graha.audit_difference WHERE tenant_id = $1', [
    NIL_TENANT_ID,
  ]);
  expect(rows).toEqual([{ subject: 'usage total' }]);
});

test('the last call of a workspace is that of the days that it has', async () => {
  const [workspace, other] = [
    await openWorkspace(ledger.pools, { credits: 50 }),
    await openWorkspace(ledger.pools, { credits: 50 }),
  ];
  await charge(workspace, 1);
  await runProjections({ db: ledger.pools.worker });
  await moveClock(ledger.pools.owner, '2027-04-20T12:00:00Z');
  await charge(workspace, 1);
  await charge(other, 1);
  await runProjections({ db: ledger.pools.worker });
  const ofBoth = async () => {
    const [kept, plain] = await lastCalls();
    expect(kept).toEqual(plain);
    return kept?.filter(({ tenant_id }) => [workspace.tenantId, other.tenantId].includes(tenant_id)).length;
  };
  expect(await ofBoth()).toBe(2);
  const remove = (day: string) =>
    superuser.query('DELETE FROM graha.usage_by_day WHERE tenant_id = $1 AND day >= $2', [workspace.tenantId, day]);
  await remove('2027-04-20');
  expect(await ofBoth()).toBe(2);
  await remove('2000-01-01');
  expect(await ofBoth()).toBe(1);
});

test('the audit finds a last call that somebody touched', async () => {
  await superuser.query(
    "UPDATE graha.last_call SET at = at + interval '1 hour' WHERE tenant_id = (SELECT tenant_id FROM graha.last_call LIMIT 1)",
  );
  expect(await audited()).toContainEqual(expect.stringMatching(/^last call: \S+ last called .*, its days have 2027-/));
  await recountUsage({ db: ledger.pools.worker });
  const [kept, plain] = await lastCalls();
  expect(kept).toEqual(plain);
});

test('a rebuild that finds the usage different makes the totals anew', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 50 });
  await charge(workspace, 3);
  await runProjections({ db: ledger.pools.worker });
  await superuser.query('DELETE FROM graha.usage_by_day WHERE tenant_id = $1', [workspace.tenantId]);
  await rebuild({ db: ledger.pools.worker }, { name: 'usage-by-day' });
  const [sums, days] = await totals();
  expect(sums).toEqual(days);
  const [last, newest] = await lastCalls();
  expect(last).toEqual(newest);
});
