import { expect, test } from 'vitest';
import { historyKey, readRuns, RUNS_MAX, withRun, type PastRun } from './run-history.ts';

const run = (year: number, changed: Partial<PastRun> = {}): PastRun => ({
  operation: 'kundali/basic',
  at: '2026-11-21T08:14:02.000Z',
  status: 200,
  credits: 1,
  values: { year: String(year), month: '6' },
  places: { '': 'Mumbai, Maharashtra, India' },
  ...changed,
});

test('the newest run stands first, and fifty are kept', () => {
  const runs = Array.from({ length: RUNS_MAX + 5 }, (_, index) => run(1900 + index)).reduce<PastRun[]>(withRun, []);
  expect(runs).toHaveLength(RUNS_MAX);
  expect(runs[0]?.values['year']).toBe('1954');
  expect(readRuns(JSON.stringify(runs))).toEqual(runs);
});

test('the same inputs asked again are one row, whatever the order of the fields', () => {
  const again = run(1990, { at: '2026-11-21T09:00:00.000Z', values: { month: '6', year: '1990' } });
  expect(withRun([run(1991), run(1990)], again)).toEqual([again, run(1991)]);
  expect(withRun([run(1990)], run(1990, { operation: 'planets' }))).toHaveLength(2);
});

test('what cannot be read is left out, the rest stays', () => {
  const broken = [null, 7, { ...run(1), values: { year: 1990 } }, { ...run(1), at: 'soon' }, { ...run(1), places: [] }];
  expect(readRuns(JSON.stringify([...broken, run(1990)]))).toEqual([run(1990)]);
  for (const stored of [null, '', '{', '{"a":1}']) expect(readRuns(stored)).toEqual([]);
});

test('no two persons share a history', () => expect(historyKey('user-1')).not.toBe(historyKey('user-2')));
