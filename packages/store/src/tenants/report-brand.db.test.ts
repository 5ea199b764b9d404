import { createTestDatabase } from '@graha/dev-stack/test-context';
import type { ReportBrand } from '@graha/domain/team/report-brand';
import { expect, test } from 'vitest';
import { sweepReportBrands } from '../ledger/sweeps.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { narrowed, query } from '../postgres/query.ts';
import { BY, moveClock, openWorkspace, useLedger } from '../testing/testing.ts';
import { eraseText } from './erase-text.ts';
import { BRANDS_KEPT_MAX, chooseReportBrand, findReportBrand, reportBrandOf } from './report-brand.ts';

const ledger = useLedger(createTestDatabase);

const KAMALA: ReportBrand = { name: 'Kamala Jyotish', footer: '14 Prabhat Road', contact: 'desk@kamala.example' };
const opened = async () => ({ db: ledger.pools.app, tenantId: (await openWorkspace(ledger.pools)).tenantId, ...BY });
const hoursLater = (hours: number) => moveClock(ledger.pools.owner, new Date(Date.now() + hours * 3_600_000));
const eventsOf = async (tenantId: string) => {
  const { rows } = await query(
    ledger.pools.owner,
    "SELECT data, sealed FROM graha.event WHERE tenant_id = $1 AND type = 'ReportBrandChosen' ORDER BY pos",
    [tenantId],
  );
  return narrowed<{ data: unknown; sealed: unknown }>(rows);
};

const rowsOf = async (tenantId: string) =>
  (await query(ledger.pools.worker, 'SELECT sealed FROM graha.report_brand WHERE tenant_id = $1', [tenantId])).rows;

test('a brand is read by its workspace alone, through both doors, and neither its row nor the log says it', async () => {
  const [mine, other] = [await opened(), await opened()];
  expect(await reportBrandOf(mine)).toBeNull();
  await chooseReportBrand(mine, { brand: KAMALA });
  const stored = await reportBrandOf(mine);
  expect(stored?.brand).toEqual(KAMALA);
  const { brandId = '' } = stored ?? {};
  expect(await reportBrandOf({ ...mine, db: ledger.pools.api })).toEqual(stored);
  expect(await reportBrandOf(other)).toBeNull();
  expect(await findReportBrand(other, { brandId })).toBeNull();
  const rows = await rowsOf(mine.tenantId);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.toString('latin1')).not.toContain('Kamala');
  const events = await eventsOf(mine.tenantId);
  expect(events).toEqual([{ data: { brandId, members: ['name', 'footer', 'contact'] }, sealed: null }]);
});

test('the same brand is one event, also at once, and has another id in another workspace', async () => {
  const [mine, other] = [await opened(), await opened()];
  await Promise.all([1, 2, 3].map(() => chooseReportBrand(mine, { brand: KAMALA })));
  await chooseReportBrand(mine, { brand: { contact: ` ${KAMALA.contact} `, logo: '', ...KAMALA } });
  expect(await eventsOf(mine.tenantId)).toHaveLength(1);
  await chooseReportBrand(other, { brand: KAMALA });
  expect((await reportBrandOf(other))?.brandId).not.toBe((await reportBrandOf(mine))?.brandId);
});

test('a replaced brand is found by its id for two days, and then deleted; the present one stays', async () => {
  const ctx = await opened();
  await chooseReportBrand(ctx, { brand: KAMALA });
  const { brandId = '' } = (await reportBrandOf(ctx)) ?? {};
  await chooseReportBrand(ctx, { brand: { name: 'Asha' } });
  const found = () => findReportBrand(ctx, { brandId });
  await hoursLater(47);
  await sweepReportBrands({ db: ledger.pools.worker });
  expect((await found())?.brand).toEqual(KAMALA);
  await hoursLater(49);
  expect(await sweepReportBrands({ db: ledger.pools.worker })).toBe(1);
  expect(await found()).toBeNull();
  expect((await reportBrandOf(ctx))?.brand).toEqual({ name: 'Asha' });
});

test('a brand without a text is none, and a brand that comes back has its id', async () => {
  const ctx = await opened();
  await chooseReportBrand(ctx, { brand: KAMALA });
  const first = await reportBrandOf(ctx);
  await chooseReportBrand(ctx, { brand: { name: '  ' } });
  expect(await reportBrandOf(ctx)).toBeNull();
  await chooseReportBrand(ctx, { brand: null });
  await chooseReportBrand(ctx, { brand: KAMALA });
  expect(await reportBrandOf(ctx)).toEqual(first);
  expect((await eventsOf(ctx.tenantId)).map(({ data }) => Object(data).brandId)).toEqual([first?.brandId, null, first?.brandId]);
}); // prettier-ignore

test('more brands than are kept within two days are refused, and the last one stays', async () => {
  const ctx = await opened();
  for (let number = 1; number <= BRANDS_KEPT_MAX; number += 1)
    await chooseReportBrand(ctx, { brand: { name: `Brand ${number}` } });
  await expect(chooseReportBrand(ctx, { brand: { name: 'One more' } })).rejects.toMatchObject({
    code: 'report_brand_too_often',
    message: expect.stringContaining(`${BRANDS_KEPT_MAX} times within two days`),
  });
  expect((await reportBrandOf(ctx))?.brand.name).toBe(`Brand ${BRANDS_KEPT_MAX}`);
  await chooseReportBrand(ctx, { brand: { name: 'Brand 1' } });
  await hoursLater(49);
  await sweepReportBrands({ db: ledger.pools.worker });
  await chooseReportBrand(ctx, { brand: { name: 'One more' } });
  expect((await reportBrandOf(ctx))?.brand.name).toBe('One more');
});

test('the erasure of a workspace deletes its brands, also replaced ones, and an erased one gets none', async () => {
  const ctx = await opened();
  for (const brand of [{ name: 'Asha' }, KAMALA]) await chooseReportBrand(ctx, { brand });
  await inTransaction(ledger.pools.worker, (tx) => eraseText(tx, ctx.tenantId));
  expect(await reportBrandOf(ctx)).toBeNull();
  expect(await rowsOf(ctx.tenantId)).toEqual([]);
  await expect(chooseReportBrand(ctx, { brand: { name: 'Asha' } })).rejects.toMatchObject({ code: 'tenant_erased' });
});
