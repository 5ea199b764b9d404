import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { query, type SqlText, type ValuesOf } from '../postgres/query.ts';
import { copyAuditTrail } from './audit-trail.ts';
import { runProjections } from './usage-by-day.ts';
import { Crash, dyingPool } from '../testing/testing-crash.ts';
import { changeKey } from '../testing/testing-history.ts';
import { call, calls, ENGINE, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);

const one = async <const Text extends SqlText>(text: Text, ...values: ValuesOf<Text>) =>
  (await query(ledger.pools.owner, text, ...values)).rows[0];

/** Differences between the counts and the entries up to the checkpoints. */
const miscounted = async () =>
  (
    await one(`
    WITH due AS (
      SELECT e.tenant_id, e.operation, sum(CASE kind WHEN 'CallCharged' THEN 1 ELSE -1 END) AS calls,
        sum(CASE kind WHEN 'CallCharged' THEN cost ELSE -cost END) AS credits
      FROM graha.ledger_entry e JOIN graha.projection_checkpoint c
        ON c.projection = 'usage-by-day' AND c.tenant_id = e.tenant_id AND e.seq <= c.seq
      WHERE e.kind IN ('CallCharged', 'ChargeReversed') GROUP BY 1, 2
    ), counted AS (
      SELECT tenant_id, operation, sum(calls) AS calls, sum(credits) AS credits FROM graha.usage_by_day GROUP BY 1, 2
    )
    SELECT coalesce(jsonb_agg(d), '[]') AS value
    FROM (SELECT * FROM due FULL JOIN counted USING (tenant_id, operation, calls, credits)
      EXCEPT SELECT * FROM due JOIN counted USING (tenant_id, operation, calls, credits)) d`)
  )?.value;

/** Events of workspaces up to the checkpoint that are missing in a trail, and later ones that are in one. */
const miscopied = async () =>
  (
    await one(`
    WITH due AS (
      SELECT e.pos FROM graha.event e JOIN graha.feed_checkpoint c
        ON c.consumer = 'audit-trail' AND (e.xid, e.pos) <= (c.xid, c.pos)
      WHERE e.tenant_id <> '00000000-0000-0000-0000-000000000000'
    )
    SELECT coalesce(jsonb_agg(pos), '[]') AS value
    FROM (SELECT pos FROM due FULL JOIN graha.audit_trail t USING (pos) WHERE due.pos IS NULL OR t.pos IS NULL) d`)
  )?.value;

const counting = async () => {
  const [busy, other] = [
    await openWorkspace(ledger.pools, { credits: 1_000 }),
    await openWorkspace(ledger.pools, { credits: 1_000 }),
  ];
  const work = async () => {
    const natal = call(other, { operation: 'western/natal', cost: 2 });
    const [first] = await chargeBatch(
      { db: ledger.pools.api },
      { charges: [...calls(3, busy), natal], engineVersion: ENGINE },
    );
    await ledger.pools.worker.query('SELECT graha.reverse($1, $2, $3)', [busy.tenantId, first?.seq, 'test']);
  };
  return { work, run: (pool: Pool) => runProjections({ db: pool }), isWrong: miscounted };
};
const copying = async () => {
  const workspace: Workspace = await openWorkspace(ledger.pools);
  const work = async () => {
    if ((await notCopied()) !== 0) return; // Each event is a step; there must not be more of them than crashes.
    await changeKey(ledger.pools.app, workspace, { type: 'disable' });
    await changeKey(ledger.pools.app, workspace, { type: 'enable' });
  };
  return { work, run: (pool: Pool) => copyAuditTrail({ db: pool }), isWrong: miscopied };
};
const notCopied = async () =>
  (
    await one(`SELECT count(*)::int AS value FROM graha.event e
    LEFT JOIN graha.feed_checkpoint c ON c.consumer = 'audit-trail'
    WHERE (e.xid, e.pos) > (coalesce(c.xid, '0'), coalesce(c.pos, 0))`)
  )?.value;

test.each([
  ['counting usage', counting],
  ['copying the audit trail', copying],
])(
  'a worker that dies at any step of %s has done it whole or not at all, and the next one goes on',
  async (_what, prepare) => {
    const { work, run, isWrong } = await prepare();
    await work();
    let deaths = 0;
    for (let step = 1; ; step += 1) {
      const { pool, hasDied, ended } = dyingPool(ledger.pools.worker, step);
      const outcome = await run(pool).then(
        () => 'done',
        (error: unknown) => error,
      );
      await ended();
      expect([step, await isWrong()]).toEqual([step, []]);
      if (!hasDied()) break;
      expect(String(outcome)).toContain(Crash.name);
      deaths += 1;
      await work();
    }
    expect(deaths).toBeGreaterThan(4);
    expect(await run(ledger.pools.worker)).toBe(0);
  },
);

test.each([
  ['counting usage', counting],
  ['copying the audit trail', copying],
])('several workers at once, some of which die, leave no trace twice when %s', async (_what, prepare) => {
  const { work, run, isWrong } = await prepare();
  for (let round = 1; round <= 8; round += 1) {
    await work();
    const workers = [round, round + 3, 1_000].map((step) => dyingPool(ledger.pools.worker, step));
    await Promise.allSettled(workers.map(({ pool }) => run(pool)));
    for (const { ended } of workers) await ended();
    expect([round, await isWrong()]).toEqual([round, []]);
  }
  await run(ledger.pools.worker);
  expect(await run(ledger.pools.worker)).toBe(0);
  expect(await isWrong()).toEqual([]);
});
