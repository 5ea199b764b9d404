import { expect, test } from 'vitest';
import { deltaText, spanText } from './period-text.ts';

test.each([
  [110, 100, '10 % more than in the period before'],
  [90, 100, '10 % less than in the period before'],
  [0, 7, '100 % less than in the period before'],
  [100, 100, 'The same as in the period before'],
  [10_001, 10_000, 'Under 1 % more than in the period before'],
  [9_999, 10_000, 'Under 1 % less than in the period before'],
])('%d after %d: %s', (now, before, text) => expect(deltaText({ now, before })).toBe(text));

test('a span of one day is that day', () => {
  expect(spanText({ from: '2026-11-03', to: '2026-11-03' })).toBe('3 Nov 2026');
  expect(spanText({ from: '2026-11-03', to: '2026-11-09' })).toBe('3 Nov 2026 to 9 Nov 2026');
});
