import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemIn, tooMany, waitWords } from './problem.ts';

test.each([
  [1, '1 min'],
  [60_000, '1 min'],
  [60_001, '2 min'],
  [3_600_000, '1 h 0 min'],
  [0, '1 min'],
])('a wait of %i ms is given as %s, never as less than it takes', (waitMs, words) => {
  expect(waitWords(waitMs)).toBe(words);
  expect(tooMany(waitMs)).toEqual({ form: `Too many attempts. Try again in ${words}.` });
});

test('a field has the first problem of its value, and none for a value that fits', () => {
  const schema = z.string().min(3, 'Write three letters.').regex(/^a/, 'Begin with an a.');
  expect([problemIn('email', schema, 'abc'), problemIn('email', schema, 'b')]).toEqual([
    {},
    { email: 'Write three letters.' },
  ]);
});
