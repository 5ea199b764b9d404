import { expect, test } from 'vitest';
import { NOTHING_FOUND } from './findings.ts';
import type { Played } from './play.ts';
import { type Audit, row, summaryOf } from './report.ts';
import type { Result } from './scenario.ts';

const played = (change: Partial<Result> = {}): Played => ({
  scenario: {
    id: 'T5',
    title: 'Killed at each step',
    guarantee: 'G1',
    tries: { short: 1, long: 1 },
    run: () => Promise.reject(new Error('not played here')),
  },
  result: { ...NOTHING_FOUND, tried: 20, acknowledged: 7, notes: [], ...change },
  seconds: 1.26,
});
const NO_DIFFERENCE: Audit = { tenants: 3, entries: 20, differences: [] };
const passed = (change: Partial<Result>, audit = NO_DIFFERENCE): boolean =>
  summaryOf([played(), played(change)], audit, 1, new Date(0)).passed;

test('a row says what was tried and, after a failure, how to repeat it', () => {
  expect(row(played(), 9)).toMatch(/^ {2}T5 +G1 +Killed at each step +20 +7 +0 +0 +0 +1\.3$/);
  expect(row(played({ creditsLost: 1 }), 9)).toContain('npm run test:faults -- --only T5 --seed 9');
  expect(row(played({ skipped: 'needs root' }), 9)).toContain('not tried: needs root');
});

test('one credit lost, doubled or overspent anywhere, one problem or one difference is a failure', () => {
  expect(passed({})).toBe(true);
  expect(passed({ creditsLost: 1 })).toBe(false);
  expect(passed({ creditsDoubled: 1 })).toBe(false);
  expect(passed({ creditsOverspent: 1 })).toBe(false);
  expect(passed({ problems: ['a 500'] })).toBe(false);
  expect(passed({}, { ...NO_DIFFERENCE, differences: ['entry 4'] })).toBe(false);
});
