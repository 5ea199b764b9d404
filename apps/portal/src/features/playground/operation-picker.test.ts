import { expect, test } from 'vitest';
import { matching } from './operation-picker.tsx';
import { operationItems } from './operation-details.ts';

const items = operationItems();
const ids = (text: string) => matching(items, text).map(({ id }) => id);

test('without a text every operation stands in the order of the catalogue', () => {
  expect(ids('  ')).toEqual(items.map(({ id }) => id));
  expect(items.length).toBeGreaterThan(80);
});

test.each([
  ['kundali/basic', 'kundali/basic'],
  ['/api/v1/western/natal', 'western/natal'],
  ['tith', 'panchang/tithi'],
  ['rashi', 'divisional/d1'],
  ['navamsa', 'divisional/d9'],
  ['guna', 'matchmaking/ashtakoot'],
  ['sunrise', 'panchang/sun-times'],
  ['marriage', 'matchmaking/ashtakoot'],
  ['horoscope', 'kundali/basic'],
  ['birth chart', 'kundali/basic'],
  ['navamsha', 'divisional/d9'],
  ['rahu kaal', 'panchang/inauspicious-periods'],
])('%s finds %s first', (text, id) => expect(ids(text)[0]).toBe(id));

test('several words must all be there; nonsense finds nothing', () => {
  expect(ids('western solar')).toContain('western/solar-return');
  expect(ids('zzz')).toEqual([]);
});
