import { PLANS } from '@graha/domain/billing/plans';
import { expect, test } from 'vitest';
import { FEATURE_ROWS, OFFERED } from './plan-features.ts';

const valuesOf = (name: string) => FEATURE_ROWS.find((row) => row.name === name)?.values;

test('the table of features has a value for each offered plan, and the limits are those of the plans', () => {
  expect(OFFERED.map(({ id }) => id)).toEqual(['free', 'starter', 'growth', 'scale']);
  for (const { values } of FEATURE_ROWS) expect(values).toHaveLength(OFFERED.length);
  expect(valuesOf('Calls a minute')?.[0]).toBe(String(PLANS.free.ratePerMinute));
  expect(valuesOf('Single sign-on')).toEqual(['no', 'no', 'no', 'yes']);
});

test('no limit is never called none', () => {
  expect(FEATURE_ROWS.flatMap(({ values }) => values)).not.toContain('none');
});
