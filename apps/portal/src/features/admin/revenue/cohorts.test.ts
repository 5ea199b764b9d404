import { expect, test } from 'vitest';
import { churnOf, cohortTable } from './cohorts.ts';

const MONTHS = ['2026-11-01', '2026-10-01', '2026-09-01', '2026-08-01'];
const row = (cohort: string, month: string, payers: number, stayed: number) => ({ cohort, month, payers, stayed });
const ROWS = [
  row('2026-08-01', '2026-08-01', 4, 3),
  row('2026-08-01', '2026-09-01', 3, 2),
  row('2026-08-01', '2026-11-01', 2, 0),
  row('2026-10-01', '2026-10-01', 1, 1),
  row('2026-10-01', '2026-11-01', 1, 0),
];

test('a cohort has a cell for each month since, 0 for one without a payer, null for one that has not begun', () =>
  expect(cohortTable(MONTHS, ROWS)).toEqual([
    { cohort: '2026-10-01', payers: 1, cells: [1, null, null] },
    { cohort: '2026-08-01', payers: 4, cells: [3, 0, 2] },
  ]));

test('churn is the share of the payers of a month, of all cohorts, who do not pay in the next one', () => {
  expect(churnOf('2026-08-01', ROWS)).toBe(0.25);
  expect(churnOf('2026-09-01', ROWS)).toBeCloseTo(1 / 3);
  expect(churnOf('2026-10-01', ROWS)).toBe(0);
  expect(churnOf('2026-07-01', ROWS)).toBeNull();
});
