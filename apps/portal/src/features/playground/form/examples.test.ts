import { expect, test } from 'vitest';
import { swapped } from './examples.ts';

test('two people change places with their births and places; settings stay', () => {
  const before = {
    values: { 'bride.year': '1995', 'groom.year': '1993', 'groom.fold': '1', 'settings.method': 'x' },
    places: { bride: 'Pune', groom: 'Mumbai' },
  };
  const after = swapped(before, 'bride', 'groom');
  expect(after).toEqual({
    values: { 'groom.year': '1995', 'bride.year': '1993', 'bride.fold': '1', 'settings.method': 'x' },
    places: { groom: 'Pune', bride: 'Mumbai' },
  });
  expect(swapped(after, 'bride', 'groom')).toEqual(before);
});
