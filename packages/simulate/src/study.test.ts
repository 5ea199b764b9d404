import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needs, TEN_MILLION } from './arithmetic.ts';
import { outages } from './outages.ts';
import { capacity, loadsAt, maxOf, place, sumOf } from './placement.ts';
import { plotOf } from './plot.ts';
import { chargeP99Ms } from './queue.ts';
import { COLUMNS, sumsOf, tableOf } from './report.ts';
import { ASSUMPTIONS, study } from './study.ts';
import { arrivals } from './tenants.ts';

const PAGE = new URL('../../../apps/portal/src/site/docs/operations/cells.fixture.json', import.meta.url);

test('the page on cells shows what the simulation computes today', () => {
  const rows = study(ASSUMPTIONS);
  expect(JSON.parse(readFileSync(PAGE, 'utf8'))).toEqual({
    assumptions: ASSUMPTIONS,
    volume: TEN_MILLION,
    headings: COLUMNS.map(({ heading }) => heading),
    rows: tableOf(rows),
    sums: sumsOf(needs(TEN_MILLION)),
    plot: plotOf(rows),
  });
});

test('shares add up to one, and the largest is that of Zipf’s law', () => {
  const shares = arrivals(1_000, 1.1, 7);
  const harmonic = Array.from({ length: 1_000 }, (_, index) => (index + 1) ** -1.1).reduce(
    (sum, each) => sum + each,
    0,
  );
  expect(sumOf(shares)).toBeCloseTo(1, 9);
  expect(maxOf(shares)).toBeCloseTo(1 / harmonic, 9);
  expect(arrivals(1_000, 1.1, 7)).toEqual(shares);
  expect(arrivals(1_000, 1.1, 8)).not.toEqual(shares);
});

test('every tenant is in one cell, and at its capacity the hottest cell is full and no fuller', () => {
  const demand = { shares: arrivals(10_000, 1.1, 3), tenantMax: 50 };
  const placement = place(demand, 4, 8_000);
  expect(sumOf(placement.tenants)).toBe(10_000);
  expect(sumOf(loadsAt(demand, placement, 1_000))).toBeLessThanOrEqual(1_000);
  const carried = capacity(demand, placement, 700);
  expect(carried).toBeGreaterThan(700);
  expect(carried).toBeLessThanOrEqual(4 * 700);
});

test('a charge waits longer in a busier cell, and without end where more come than are charged', () => {
  const p99 = (rate: number) => chargeP99Ms(rate, ASSUMPTIONS, 1);
  expect(p99(100)).toBeGreaterThanOrEqual(ASSUMPTIONS.commitMs);
  expect(p99(2_000)).toBeGreaterThan(p99(100));
  expect(p99(3_900)).toBeGreaterThan(p99(2_000));
  expect(p99(4_000)).toBe(Infinity);
});

test('a tenant misses what its cell’s failures last, however many cells there are', () => {
  const { mtbfDays, failoverSeconds, restoreOneIn, restoreMinutes } = ASSUMPTIONS;
  const lastsMinutes = restoreMinutes / restoreOneIn + (failoverSeconds / 60) * (1 - 1 / restoreOneIn);
  const expected = (365.25 / mtbfDays) * lastsMinutes;
  for (const cells of [1, 16]) {
    const { aYear, minutesOfATenantAYear, minutesOfAnyCellAYear } = outages(cells, ASSUMPTIONS, 5);
    expect(aYear / cells / (365.25 / mtbfDays)).toBeCloseTo(1, 1);
    expect(minutesOfATenantAYear / expected).toBeCloseTo(1, 0);
    expect(minutesOfAnyCellAYear).toBeLessThanOrEqual(minutesOfATenantAYear * cells + 1e-6);
  }
});

test('twice the tenants need twice the storage, and at least as many cells', () => {
  const [once, twice] = [needs(TEN_MILLION), needs({ ...TEN_MILLION, tenants: 20_000_000 })];
  expect(twice.ledgerGb).toBeCloseTo(2 * once.ledgerGb, 6);
  expect(twice.cells).toBeGreaterThan(once.cells);
  expect(once.ledgerGb).toBeCloseTo((1e7 * 1_000 * 364 * 3) / 1e9, 6);
});
