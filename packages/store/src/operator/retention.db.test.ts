import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { openWorkspace } from '../testing/testing.ts';
import { pay, useOperatorLedger } from '../testing/testing-operator.ts';
import { retentionByCohort } from './retention.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);

const MONTHS = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];
const plan = { purpose: 'plan', plan: 'starter', periodStart: '2026-08-01T00:00:00Z' } as const;
const topUp = { purpose: 'top_up', sessionId: 'cs_1' } as const;

/** Pays in the middle of a month. */
async function payIn(tenantId: string, month: string, bought: typeof plan | typeof topUp = plan): Promise<void> {
  const paymentId = await pay(ledger.pools.worker, tenantId, bought, 1_900);
  await ledger.pools.owner.query('UPDATE graha.payment SET paid_at = $2 WHERE payment_id = $1', [
    paymentId,
    `${month.slice(0, 8)}15T12:00:00Z`,
  ]);
}

const inNovember = () =>
  setClockOffset(ledger.pools.owner, Math.round((Date.parse('2026-11-20T00:00:00Z') - Date.now()) / 1_000));

test('a cohort has the payers of each month and those who pay in the next one; top-ups and returned payments are none', async () => {
  await inNovember();
  const open = async (): Promise<string> => (await openWorkspace(ledger.pools)).tenantId;
  const [stays, leaves, pauses, tops] = [await open(), await open(), await open(), await open()];
  for (const month of MONTHS) await payIn(stays, month);
  await payIn(stays, '2026-09-01'); // A second payment in a month, for an upgrade.
  for (const month of MONTHS.slice(0, 2)) await payIn(leaves, month);
  for (const month of ['2026-09-01', '2026-11-01']) await payIn(pauses, month);
  await payIn(tops, '2026-10-01', topUp);
  expect(await retentionByCohort({ db: operator() }, { months: 4 })).toEqual([
    { cohort: '2026-08-01', month: '2026-08-01', payers: 2, stayed: 2 },
    { cohort: '2026-08-01', month: '2026-09-01', payers: 2, stayed: 1 },
    { cohort: '2026-08-01', month: '2026-10-01', payers: 1, stayed: 1 },
    { cohort: '2026-08-01', month: '2026-11-01', payers: 1, stayed: 0 },
    { cohort: '2026-09-01', month: '2026-09-01', payers: 1, stayed: 0 },
    { cohort: '2026-09-01', month: '2026-11-01', payers: 1, stayed: 0 },
  ]);
  expect((await retentionByCohort({ db: operator() }, { months: 3 })).map(({ cohort }) => cohort)).toEqual([
    '2026-09-01',
    '2026-09-01',
  ]);

  await ledger.pools.owner.query('UPDATE graha.payment SET returned_cents = amount_cents WHERE tenant_id = $1', [
    leaves,
  ]);
  expect((await retentionByCohort({ db: operator() }, { months: 4 }))[0]).toMatchObject({ payers: 1 });
});

test('a year that is paid at once counts as paid in each of its months that has begun', async () => {
  await inNovember();
  const { tenantId } = await openWorkspace(ledger.pools);
  const paymentId = await pay(ledger.pools.worker, tenantId, { ...plan, interval: 'year' }, 19_000);
  await ledger.pools.owner.query(`UPDATE graha.payment SET paid_at = '2026-07-15T12:00:00Z' WHERE payment_id = $1`, [
    paymentId,
  ]);
  const months = await retentionByCohort({ db: operator() }, { months: 12 });
  expect(months.filter(({ cohort }) => cohort === '2026-07-01').map(({ month, stayed }) => [month, stayed])).toEqual([
    ['2026-07-01', 1],
    ['2026-08-01', 1],
    ['2026-09-01', 1],
    ['2026-10-01', 1],
    ['2026-11-01', 0],
  ]);
  // A quarter of the money is that of the last three months, three quarters that of the last nine.
  const returned = (cents: number) =>
    ledger.pools.owner.query('UPDATE graha.payment SET returned_cents = $2 WHERE payment_id = $1', [paymentId, cents]);
  const paid = async () =>
    (await retentionByCohort({ db: operator() }, { months: 12 })).filter(({ cohort }) => cohort === '2026-07-01')
      .length;
  await returned(19_000 / 4);
  expect(await paid()).toBe(5);
  await returned((19_000 * 3) / 4);
  expect(await paid()).toBe(3);
});
