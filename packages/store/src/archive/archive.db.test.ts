import { createTestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { archiveMonths } from './archive.ts';
import { manifestsIn } from './manifest.ts';
import { restoreMonths } from './restore.ts';
import { fileProblems, seamProblems } from './verify.ts';
import { checksum } from '../read-models/checksum.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { rebuild } from '../read-models/rebuild.ts';
import {
  differencesIn,
  entriesOf,
  ledgerSum,
  oldLedger,
  temporaryFolder,
  type OldLedger,
} from '../testing/testing-archive.ts';
import { chooseClock } from '../tenants/clock.ts';
import { BY, calls, ENGINE, moveClock, useDatabase } from '../testing/testing.ts';

/** Entries before this time existed before the first archive run, whatever the speed of the machine. */
const ARCHIVING_AT = '2027-12-10T13:00:00Z';

const folder = temporaryFolder();
const { dir } = folder;
const { pools } = useDatabase(createTestDatabase);
let ledger: OldLedger;
let whole: string;
let usage: string;

beforeAll(async () => {
  ledger = await oldLedger(pools);
  whole = await ledgerSum(pools);
  usage = await checksum(pools.worker, 'usage-by-day');
  await moveClock(pools.owner, ARCHIVING_AT);
});
afterAll(async () => {
  folder.remove();
});

const charge = async () => {
  const outcomes = await chargeBatch(
    { db: pools.api },
    { charges: [...calls(2, ledger.used), ...calls(2, ledger.endless)], engineVersion: ENGINE },
  );
  expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['charged']));
  await runProjections({ db: pools.worker });
};

test('closed months go to files; one with a period still open stays, and the reason names whose', async () => {
  expect(await differencesIn(pools, true)).toEqual([]);
  const { archived, stays } = await archiveMonths({ db: pools.owner }, { before: '2027-06', dir });
  const moved = archived.filter(({ entries }) => entries > 0).map(({ month }) => month);
  expect(moved).toEqual(['2027-01', '2027-02', '2027-04', '2027-05']);
  expect(stays).toEqual([
    `2027-03 stays: tenant ${ledger.endless.tenantId} (plan internal) has a period open that began on 2027-03-02. ` +
      'A month can be archived once every period that began in it is closed.',
  ]);
  for (const month of moved) expect([month, await entriesOf(pools, month)]).toEqual([month, 0]);
  for (const month of ['2027-03', '2027-06']) expect(await entriesOf(pools, month)).toBeGreaterThan(0);
  const { rows } = await pools.owner.query(
    "SELECT relname FROM pg_class WHERE relname ~ '^ledger_entry_2027_0[1245]$' OR relname ~ '^ledger_entry_2026'",
  );
  expect(rows).toEqual([]);
});

test('the files state months, rows, roots and credits, and every chain in them is whole', async () => {
  const manifests = manifestsIn(dir);
  for (const manifest of manifests) expect(await fileProblems(dir, manifest)).toEqual([]);
  expect(seamProblems(manifests)).toEqual([]);
  const [january, february] = manifests.filter(({ entries }) => entries > 0);
  const of = (tenantId: string) => january?.ranges.find((range) => range.tenantId === tenantId);
  expect(january).toMatchObject({ entries: 18, credits: { granted: '100000', consumed: '10', reversed: '2' } });
  expect(of(ledger.used.tenantId)).toMatchObject({ firstSeq: '1', prevHash: '' });
  expect(january?.closedPeriods).toHaveLength(2);
  expect(february?.ranges.map(({ tenantId, prevHash }) => [tenantId, prevHash])).toEqual(
    january?.ranges.map(({ tenantId, hash }) => [tenantId, hash]),
  );
});

test('the auditor goes on at the roots of what is archived, from the first entry or from a checkpoint', async () => {
  expect(await differencesIn(pools, true)).toEqual([]);
  await pools.worker.query('DELETE FROM graha.audit_checkpoint');
  expect(await differencesIn(pools, false)).toEqual([]);
  await charge();
  expect(await differencesIn(pools, false)).toEqual([]);
});

test('a usage that is rebuilt keeps the days whose entries are archived', async () => {
  const live = await checksum(pools.worker, 'usage-by-day');
  expect(live).not.toBe(usage);
  expect(await rebuild({ db: pools.worker }, { name: 'usage-by-day' })).toMatchObject({ isEqual: true });
  expect(await checksum(pools.worker, 'usage-by-day')).toBe(live);
  await charge();
  expect(await differencesIn(pools, false)).toEqual([]);
});

test('a clock that is chosen later counts archived months too, even if one left in the middle of the count', async () => {
  const { tenantId } = ledger.used;
  const clock = { timezone: 'Asia/Kolkata', place: null };
  await chooseClock({ db: pools.app, tenantId, ...BY }, { clock });
  await runProjections({ db: pools.worker });
  const sums = async (table: string) => {
    const { rows } = await pools.worker.query(
      `SELECT operation, key_id, sum(calls)::int AS calls, sum(credits)::int AS credits FROM ${table}
       WHERE tenant_id = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
      [tenantId],
    );
    return rows;
  };
  const inUtc = await sums('graha.usage_by_day');
  expect(await sums('graha.usage_by_local_day')).toEqual(inUtc);
  await pools.worker.query(
    `UPDATE graha.projection_checkpoint c SET period_start = s.period_start, seq = s.first_seq
     FROM (SELECT * FROM graha.archived_range WHERE tenant_id = $1 AND last_seq > first_seq ORDER BY first_seq DESC LIMIT 1) s
     WHERE c.tenant_id = $1 AND projection = 'usage-by-local-day'`,
    [tenantId],
  );
  await runProjections({ db: pools.worker });
  expect(await sums('graha.usage_by_local_day')).toEqual(inUtc);
  expect(await differencesIn(pools, true)).toEqual([]);
});

test('of what is archived nothing can be found or reversed, of what is not everything', async () => {
  const find = async (seq: number) => {
    const { rows } = await query(pools.owner, 'SELECT kind FROM graha.find_entry($1, $2)', [ledger.used.tenantId, seq]);
    return rows[0]?.kind;
  };
  const reverse = async (seq: number) => {
    const { rows } = await query(pools.worker, "SELECT graha.reverse($1, $2, 'late')::text AS seq", [
      ledger.used.tenantId,
      seq,
    ]);
    return rows[0]?.seq;
  };
  expect([await find(4), await reverse(4)]).toEqual([null, null]);
  const { rows } = await query(
    pools.worker,
    "SELECT max(seq)::int AS seq FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged' AND at < '2027-04-01'",
    [ledger.used.tenantId],
  );
  const march = rows[0]?.seq ?? 0;
  expect(await find(march)).toBe('CallCharged');
  expect(Number(await reverse(march))).toBeGreaterThan(march);
  await runProjections({ db: pools.worker });
  expect(await differencesIn(pools, true)).toEqual([]);
});

test('restored, the ledger is the same entry by entry, its partitions sealed, and it can be archived again', async () => {
  const after = await ledgerSum(pools);
  const [april] = await restoreMonths({ db: pools.owner }, { dir, months: ['2027-04'] });
  expect(april).toMatchObject({ month: '2027-04' });
  expect(await differencesIn(pools, true)).toEqual([]);
  await restoreMonths({ db: pools.owner }, { dir });
  expect(await ledgerSum(pools)).not.toBe(after);
  const { rows: old } = await query(
    pools.worker,
    `SELECT count(*) || ' ' || md5(string_agg(e::text, E'\n' ORDER BY tenant_id, seq)) AS sum
     FROM graha.ledger_entry e WHERE at < $1`,
    [ARCHIVING_AT],
  );
  expect(old[0]?.sum).toBe(whole);
  const { rows: open } = await pools.owner.query(
    `SELECT relname FROM pg_class c JOIN pg_inherits ON inhrelid = c.oid AND inhparent = 'graha.ledger_entry'::regclass
     WHERE NOT (relrowsecurity AND relforcerowsecurity)
        OR EXISTS (SELECT FROM aclexplode(c.relacl) a WHERE a.grantee <> c.relowner)`,
  );
  expect(open).toEqual([]);
  expect(await differencesIn(pools, true)).toEqual([]);
  expect(await rebuild({ db: pools.worker }, { name: 'usage-by-day' })).toMatchObject({ isEqual: true });
  expect(
    (await archiveMonths({ db: pools.owner }, { before: '2027-03', dir })).archived.map(({ month }) => month),
  ).toEqual(expect.arrayContaining(['2027-01', '2027-02']));
  expect(await differencesIn(pools, true)).toEqual([]);
});
