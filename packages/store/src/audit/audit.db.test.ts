import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { runAudit } from './audit-run.ts';
import type { Difference } from './difference.ts';
import { auditTenant } from './audit.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { rebuild } from '../read-models/rebuild.ts';
import { chooseClock } from '../tenants/clock.ts';
import {
  BY,
  call,
  calls,
  ENGINE,
  inTurn,
  moveClock,
  openWorkspace,
  useLedger,
  useSuperuser,
} from '../testing/testing.ts';
import type { Workspace } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);
const superuser = useSuperuser(ledger);

const charge = (...charges: ReturnType<typeof call>[]) =>
  chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });

const inIndia = ({ tenantId }: Workspace) =>
  chooseClock({ db: ledger.pools.app, tenantId, ...BY }, { clock: { timezone: 'Asia/Kolkata', place: null } });

/**
 * Entries: 1 opens, 2 grants, 3 to 8 are calls, the last two with idempotency keys, 9 reverses call 4. A month later 10 expires
 * the grant, 11 closes, 12 opens, 13 grants, 14 and 15 are calls.
 */
async function busyWorkspace(): Promise<Workspace> {
  await moveClock(ledger.pools.owner, '2027-03-10T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await inIndia(workspace);
  await charge(
    ...calls(4, workspace, { cost: 2 }),
    ...['a', 'b'].map((key) => call(workspace, { idempotencyKey: key })),
  );
  await ledger.pools.worker.query("SELECT graha.reverse($1, 4, 'not delivered')", [workspace.tenantId]);
  await moveClock(ledger.pools.owner, '2027-04-02T12:00:00Z');
  await charge(...calls(2, workspace));
  await runProjections({ db: ledger.pools.worker });
  return workspace;
}

async function audited({ tenantId }: Workspace): Promise<Difference[]> {
  const found: Difference[] = [];
  const { tenants } = await runAudit(
    { db: ledger.pools.worker },
    {
      tenantId,
      fromGenesis: true,
      onDifference: (it) => found.push(it),
    },
  );
  expect(tenants).toBe(1);
  return found;
}

test('a ledger with grants, replays, a reversal, an expiry and a closed month has no difference', async () => {
  const workspace = await busyWorkspace();
  const { rows } = await query(
    ledger.pools.worker,
    'SELECT kind FROM graha.ledger_entry WHERE tenant_id = $1 ORDER BY seq',
    [workspace.tenantId],
  );
  expect(rows.map(({ kind }) => kind).join(' ')).toBe(
    `PeriodOpened CreditsGranted ${'CallCharged '.repeat(6)}ChargeReversed ` +
      'CreditsExpired PeriodClosed PeriodOpened CreditsGranted CallCharged CallCharged',
  );
  expect(await audited(workspace)).toEqual([]);
});

test('while calls are charged, counted and counted anew, every audit sees one moment and finds no difference', async () => {
  const workspaces = [
    await openWorkspace(ledger.pools, { credits: 4_000 }),
    await openWorkspace(ledger.pools, { credits: 4_000 }),
  ] as const;
  await inIndia(workspaces[0]);
  const over = new AbortController();
  const charging = Promise.all(
    workspaces.map((workspace) => inTurn(120, () => charge(...calls(20, workspace)))),
  ).finally(() => over.abort());
  const counting = async () => {
    while (!over.signal.aborted) await runProjections({ db: ledger.pools.worker });
  };
  const rebuilding = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      await rebuild({ db: ledger.pools.worker }, { name: turn % 2 === 0 ? 'usage-by-day' : 'usage-by-local-day' });
    }
  };
  const auditing = async () => {
    let entries = 0;
    while (!over.signal.aborted) {
      const found: Difference[] = [];
      const sums = await runAudit(
        { db: ledger.pools.worker },
        { onDifference: (difference) => found.push(difference) },
      );
      expect(found).toEqual([]);
      entries += sums.entries;
    }
    return entries;
  };
  const [, , , entries] = await Promise.all([charging, counting(), rebuilding(), auditing()]);
  expect(entries).toBeGreaterThan(0);
});

const T = 'tenant_id = $1';
const SWAP = `UPDATE graha.ledger_entry SET (cost, burn, hash, prev_hash) = (SELECT cost, burn, hash, prev_hash
  FROM graha.ledger_entry o WHERE o.tenant_id = $1 AND o.seq = 13 - ledger_entry.seq) WHERE ${T} AND seq IN (6, 7)`;

test.each<[string, string, Partial<Difference>]>([
  [
    'the cost of a call',
    `UPDATE graha.ledger_entry SET cost = 0 WHERE ${T} AND seq = 5`,
    { subject: 'entry', seq: '5' },
  ],
  ['the time of a call', `UPDATE graha.ledger_entry SET at = at + interval '1 s' WHERE ${T} AND seq = 5`, { seq: '5' }],
  ['the key of a call', `UPDATE graha.ledger_entry SET key_id = null WHERE ${T} AND seq = 5`, { seq: '5' }],
  ['the reason of a reversal', `UPDATE graha.ledger_entry SET data = '{}' WHERE ${T} AND seq = 9`, { seq: '9' }],
  ['what a call burns', `UPDATE graha.ledger_entry SET burn = '{"no": "pairs"}' WHERE ${T} AND seq = 5`, { seq: '5' }],
  ['two entries for each other', SWAP, { seq: '6' }],
  ['an entry away', `DELETE FROM graha.ledger_entry WHERE ${T} AND seq = 5`, { seq: '6', problem: 'follows entry 4' }],
  ['the last entry away', `DELETE FROM graha.ledger_entry WHERE ${T} AND seq = 15`, { subject: 'account', seq: '14' }],
  [
    'the size of a grant',
    `UPDATE graha.credit_grant SET amount = amount + 5 WHERE ${T} AND grant_id = 2`,
    { subject: 'grant', seq: '2' },
  ],
  [
    'the end of a grant',
    `UPDATE graha.credit_grant SET expires_at = 'infinity' WHERE ${T} AND grant_id = 13`,
    { subject: 'grant', seq: '13' },
  ],
  ['a grant away', `DELETE FROM graha.credit_grant WHERE ${T} AND grant_id = 2`, { subject: 'grant', seq: '2' }],
  [
    'a grant by hand',
    `INSERT INTO graha.credit_grant SELECT tenant_id, 99, 'adjust', 5, 0, 0, now(), 0, 'x', 'y' FROM graha.credit_account WHERE ${T}`,
    { subject: 'grant', seq: '99' },
  ],
  [
    'the balance',
    `UPDATE graha.credit_account SET remaining = remaining + 5 WHERE ${T}`,
    { subject: 'account', seq: '15' },
  ],
  [
    'the calls that were used',
    `UPDATE graha.credit_account SET calls_used = 0 WHERE ${T}`,
    { subject: 'account', seq: '15' },
  ],
  ['the account away', `DELETE FROM graha.credit_account WHERE ${T}`, { subject: 'account', problem: 'is missing' }],
  ['a reversal away', `DELETE FROM graha.charge_reversal WHERE ${T}`, { subject: 'reversal', seq: '9' }],
  ['a reversal by hand', `INSERT INTO graha.charge_reversal VALUES ($1, 5, 6)`, { subject: 'reversal', seq: '6' }],
  [
    'the call of an idempotency key',
    `UPDATE graha.charge_key SET seq = 9 WHERE ${T} AND seq = 8`,
    { subject: 'charge key', seq: '9' },
  ],
  [
    'an idempotency key beyond the end',
    `UPDATE graha.charge_key SET seq = 999 WHERE ${T} AND seq = 8`,
    { subject: 'charge key', seq: '999' },
  ],
  [
    'the calls of a day',
    `UPDATE graha.usage_by_day SET calls = calls + 1 WHERE ${T} AND day = '2027-03-10'`,
    { subject: 'usage', problem: '2027-03-10: 6 calls and 8 credits are shown, entries say 5 and 8' },
  ],
  [
    'the operation of a day',
    `UPDATE graha.usage_by_day SET operation = 'other' WHERE ${T} AND day = '2027-04-02'`,
    { subject: 'usage' },
  ],
  [
    'the calls of a day of the workspace’s clock',
    `UPDATE graha.usage_by_local_day SET calls = calls + 1 WHERE ${T} AND day = '2027-03-10'`,
    {
      subject: 'usage',
      problem: 'the days of the workspace’s clock: 8 calls and 10 credits are shown, entries say 7 and 10',
    },
  ],
  [
    'the operation of a day of the workspace’s clock',
    `UPDATE graha.usage_by_local_day SET operation = 'other' WHERE ${T} AND day = '2027-04-02'`,
    { subject: 'usage' },
  ],
])('a change of %s is found, with the tenant and the entry', async (_what, statement, first) => {
  const workspace = await busyWorkspace();
  await superuser.query(statement, [workspace.tenantId]);
  const found = await audited(workspace);
  expect(found[0]).toMatchObject({ tenantId: workspace.tenantId, ...first });
  expect((await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).length).toBe(found.length);
});
