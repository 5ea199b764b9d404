import { expect, test } from 'vitest';
import { capitalized, listing, ordinal } from './words.ts';

test('ordinals end as they are spoken', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 23, 27, 111].map(ordinal)).toEqual([
    '1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd', '23rd', '27th', '111th',
  ]); // prettier-ignore
});

test('lists have an and before the last', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listing)).toEqual(['', 'a', 'a and b', 'a, b and c']);
  expect(capitalized('moon')).toBe('Moon');
});
