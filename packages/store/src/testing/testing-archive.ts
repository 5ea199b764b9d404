import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAudit } from '../audit/audit-run.ts';
import { sentenceOf } from '../audit/difference.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { query } from '../postgres/query.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { settleDue } from '../ledger/sweeps.ts';
import { call, calls, ENGINE, moveClock, openWorkspace, type Pools, type Workspace } from './testing.ts';

/** Workspaces of a ledger that is some months old, in tests of archiving. */
export type OldLedger = { used: Workspace; quiet: Workspace; endless: Workspace };

/** Charges the calls of a month in every workspace, and reverses one of them. */
export async function liveAMonth(pools: Pools, workspaces: readonly Workspace[], month: string): Promise<void> {
  await moveClock(pools.owner, `${month}-10T12:00:00Z`);
  await settleDue({ db: pools.worker });
  for (const workspace of workspaces) {
    const charges = [...calls(3, workspace), call(workspace, { cost: 2, idempotencyKey: randomUUID() })];
    const [first] = await chargeBatch({ db: pools.api }, { charges, engineVersion: ENGINE });
    await pools.worker.query("SELECT graha.reverse($1, $2, 'not delivered')", [workspace.tenantId, first?.seq]);
  }
}

/**
 * Creates three workspaces from January to June 2027: one used each month, one used in January alone, and one on a plan without
 * periods, opened in March, which keeps that month in the database for good. Then sets the clock to December.
 */
export async function oldLedger(pools: Pools): Promise<OldLedger> {
  await moveClock(pools.owner, '2027-01-02T12:00:00Z');
  const [used, quiet] = [await openWorkspace(pools, { plan: 'free' }), await openWorkspace(pools, { plan: 'free' })];
  await liveAMonth(pools, [used, quiet], '2027-01');
  await liveAMonth(pools, [used], '2027-02');
  await moveClock(pools.owner, '2027-03-02T12:00:00Z');
  const endless = await openWorkspace(pools, { credits: 1_000_000 });
  for (const month of ['2027-03', '2027-04', '2027-05', '2027-06']) await liveAMonth(pools, [used, endless], month);
  // A call of April that is reversed in June is subtracted from a day of April.
  const { rows } = await query(
    pools.worker,
    `SELECT max(seq) AS seq FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged' AND at < '2027-05-01'`,
    [used.tenantId],
  );
  await pools.worker.query("SELECT graha.reverse($1, $2, 'late')", [used.tenantId, rows[0]?.seq]);
  await moveClock(pools.owner, '2027-12-10T12:00:00Z');
  await settleDue({ db: pools.worker });
  await runProjections({ db: pools.worker });
  return { used, quiet, endless };
}

export async function differencesIn(pools: Pools, fromGenesis: boolean): Promise<string[]> {
  const found: string[] = [];
  const { tenants } = await runAudit(
    { db: pools.worker },
    { fromGenesis, onDifference: (it) => found.push(sentenceOf(it)) },
  );
  if (tenants === 0) throw new Error('There was nothing to audit.');
  return found;
}

/** A checksum over every entry of the ledger. */
export async function ledgerSum(pools: Pools): Promise<string> {
  const { rows } = await query(
    pools.worker,
    "SELECT count(*) || ' ' || md5(string_agg(e::text, E'\\n' ORDER BY tenant_id, seq)) AS sum FROM graha.ledger_entry e",
  );
  return rows[0]?.sum ?? '';
}

export const entriesOf = async (pools: Pools, month: string): Promise<number> => {
  const { rows } = await query(
    pools.worker,
    "SELECT count(*)::int AS count FROM graha.ledger_entry WHERE to_char(period_start AT TIME ZONE 'utc', 'YYYY-MM') = $1",
    [month],
  );
  return rows[0]?.count ?? 0;
};

export function temporaryFolder(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(join(tmpdir(), 'graha-archive-'));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
