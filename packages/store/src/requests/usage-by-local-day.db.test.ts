import { createTestDatabase } from '@graha/dev-stack/test-context';
import { localDayOf } from '@graha/domain/core/local-day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { checksum } from '../read-models/checksum.ts';
import { rebuild } from '../read-models/rebuild.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { chooseClock } from '../tenants/clock.ts';
import { BY, call, ENGINE, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { usageBehind, usageByDay, usageOfKey, usageSums } from './usage.ts';

const ledger = useLedger(createTestDatabase);
const ALL_DAYS = { fromDay: '2000-01-01', toDay: '2100-01-01' };

const choose = ({ tenantId }: Workspace, timezone: string) =>
  chooseClock({ db: ledger.pools.app, tenantId, ...BY }, { clock: { timezone, place: null } });
const count = () => runProjections({ db: ledger.pools.worker });
const asApp = ({ tenantId }: Workspace) => ({ db: ledger.pools.app, tenantId });
const days = async (workspace: Workspace, timezone: string) =>
  (await usageByDay(asApp(workspace), { ...ALL_DAYS, timezone })).map(({ day, calls, credits }) => [
    day,
    calls,
    credits,
  ]);

async function callAt(workspace: Workspace, instant: string, cost = 1) {
  await moveClock(ledger.pools.owner, instant);
  const charges = [call(workspace, { cost })];
  const [charged] = await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
  return charged;
}

test('a call counts on the day that the clock of the workspace shows, and on its day in UTC', async () => {
  await moveClock(ledger.pools.owner, '2027-03-01T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await choose(workspace, 'Asia/Kolkata');
  await callAt(workspace, '2027-03-01T18:29:00Z');
  await callAt(workspace, '2027-03-01T18:30:00Z', 2);
  await callAt(workspace, '2027-03-02T18:29:00Z', 3);
  await count();
  expect(await days(workspace, 'Asia/Kolkata')).toEqual([
    ['2027-03-01', 1, 1],
    ['2027-03-02', 2, 5],
  ]);
  expect(await days(workspace, 'UTC')).toEqual([
    ['2027-03-01', 2, 3],
    ['2027-03-02', 1, 3],
  ]);
  const asked = { ...ALL_DAYS, timezone: 'Asia/Kolkata' };
  expect(await usageSums(asApp(workspace), { ...asked, by: 'operation' })).toEqual([
    { day: '2027-03-01', group: 'panchang/full', calls: 1, credits: 1 },
    { day: '2027-03-02', group: 'panchang/full', calls: 2, credits: 5 },
  ]);
  const { keyId } = workspace.key;
  expect((await usageOfKey(asApp(workspace), { ...asked, keyId })).map(({ credits }) => credits)).toEqual([1, 5]);
});

test('a call that is reversed is taken off its own local day', async () => {
  await moveClock(ledger.pools.owner, '2027-03-05T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await choose(workspace, 'Asia/Kathmandu');
  await callAt(workspace, '2027-03-05T18:14:59Z');
  const next = await callAt(workspace, '2027-03-05T18:15:00Z', 2);
  await count();
  await moveClock(ledger.pools.owner, '2027-03-09T12:00:00Z');
  await ledger.pools.worker.query('SELECT graha.reverse($1, $2, $3)', [workspace.tenantId, next?.seq, 'not delivered']);
  await count();
  expect(await days(workspace, 'Asia/Kathmandu')).toEqual([['2027-03-05', 1, 1]]);
});

test('another clock counts all days once more, and until then shows none of the clock before', async () => {
  await moveClock(ledger.pools.owner, '2027-03-12T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await choose(workspace, 'Asia/Kolkata');
  await callAt(workspace, '2027-03-12T20:00:00Z');
  await count();
  expect(await usageBehind(asApp(workspace), { timezone: 'Asia/Kolkata' })).toBe(0);

  await choose(workspace, 'America/New_York');
  expect(await days(workspace, 'America/New_York')).toEqual([]);
  expect(await usageBehind(asApp(workspace), { timezone: 'America/New_York' })).toBeGreaterThan(2);
  await count();
  expect(await usageBehind(asApp(workspace), { timezone: 'America/New_York' })).toBe(0);
  expect(await days(workspace, 'America/New_York')).toEqual([['2027-03-12', 1, 1]]);
  expect(await days(workspace, 'Asia/Kolkata')).toEqual([]);

  await choose(workspace, 'UTC');
  expect(await count()).toBe(0);
  await choose(workspace, 'Asia/Kolkata');
  await count();
  expect(await days(workspace, 'Asia/Kolkata')).toEqual([['2027-03-13', 1, 1]]);
});

test('a rebuild finds the same days, by whichever clock each workspace counts', async () => {
  await moveClock(ledger.pools.owner, '2027-03-20T12:00:00Z');
  for (const timezone of ['Asia/Kolkata', 'Pacific/Kiritimati', 'America/St_Johns', 'UTC']) {
    const workspace = await openWorkspace(ledger.pools, { credits: 100 });
    await choose(workspace, timezone);
    await callAt(workspace, '2027-03-20T12:30:00Z');
  }
  await count();
  const live = await checksum(ledger.pools.worker, 'usage-by-local-day');
  expect(await rebuild({ db: ledger.pools.worker }, { name: 'usage-by-local-day' })).toMatchObject({ isEqual: true });
  expect(await checksum(ledger.pools.worker, 'usage-by-local-day')).toBe(live);
});

test('over turns of the clock and the date line the local days add up to the days in UTC', async () => {
  const zone = fc.constantFrom(
    'Europe/Berlin',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Asia/Tehran',
    'America/Caracas',
  );
  const minute = fc.integer({ min: 0, max: 3 * 24 * 60 });
  await fc.assert(
    fc.asyncProperty(zone, fc.array(minute, { minLength: 1, maxLength: 12 }), async (timezone, minutes) => {
      const startMs = Date.parse('2027-03-27T00:00:00Z'); // Daylight saving time begins in Berlin on the 28th.
      await moveClock(ledger.pools.owner, '2027-03-26T00:00:00Z');
      const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
      await choose(workspace, timezone);
      const expected = new Map<string, number>();
      for (const after of minutes.toSorted((one, other) => one - other)) {
        const instant = new Date(startMs + after * 60_000 + 1_000);
        await callAt(workspace, instant.toISOString());
        const day = localDayOf(instant, timezone);
        expected.set(day, (expected.get(day) ?? 0) + 1);
      }
      await count();
      expect((await days(workspace, timezone)).map(([day, calls]) => [day, calls])).toEqual([...expected]);
    }),
    { numRuns: 15 },
  );
});
