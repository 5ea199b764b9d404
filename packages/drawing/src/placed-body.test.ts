import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { expect, test } from 'vitest';
import { abbreviationOf, signNameOf } from './placed-body.ts';

test('the letters of a body are the abbreviation that the engine has', () => {
  const points = Object.values(POINTS);
  expect(points.map(({ name }) => abbreviationOf(name))).toEqual(points.map(({ abbreviation }) => abbreviation));
});

test('a sign has its name by its number, and the first follows the last', () => {
  expect(SIGNS.map((_, index) => signNameOf(index + 1))).toEqual(SIGNS.map(({ name }) => name));
  expect(signNameOf(13)).toBe('Aries');
});
