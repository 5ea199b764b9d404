import { expect, test } from 'vitest';
import { MEASURED } from '@graha/catalog/accuracy/measured';
import { LANDING_MEASURES, measureWords, shareOfTolerance } from './accuracy-words.ts';

test('a small angle is shown in arc-seconds, all else in its own unit', () => {
  expect(measureWords(5.6e-8, 'deg')).toBe('0.0002″');
  expect(measureWords(0.85, 'min')).toBe('0.85 min');
  expect(measureWords(650, 'min')).toBe('650 min');
  expect(measureWords(0, 'mismatches')).toBe('0 wrong');
});

test('every needle stands within its tolerance', () => {
  expect(MEASURED.rows.filter((row) => row.worstDifference > row.tolerance)).toEqual([]);
  expect(shareOfTolerance({ ...MEASURED.rows[0]!, worstDifference: 1, tolerance: 4 })).toBe(0.25);
});

test('the landing page shows each of its chosen lines, as it was measured', () => {
  expect(LANDING_MEASURES.map(({ label }) => label)).toHaveLength(4);
  expect(new Set(LANDING_MEASURES.map(({ label }) => label)).size).toBe(4);
});
