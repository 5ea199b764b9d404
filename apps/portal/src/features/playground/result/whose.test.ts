import { expect, test } from 'vitest';
import { whoseOf } from './whose.ts';

const birth = { year: '1991', month: '7', date: '19', hours: '3', minutes: '7' };
const of = (group: string) =>
  Object.fromEntries(Object.entries(birth).map(([key, value]) => [`${group}.${key}`, value]));

test('a birth is described by date, time and place', () => {
  expect(whoseOf({ values: birth, places: { '': 'Mumbai, Maharashtra, India' } })).toBe('19 Jul 1991, 03:07, Mumbai');
  expect(whoseOf({ values: birth, places: {} })).toBe('19 Jul 1991, 03:07');
});

test('two births are described one after the other; a name or a date alone', () => {
  const couple = { values: { ...of('bride'), ...of('groom') }, places: { groom: 'Pune' } };
  expect(whoseOf(couple)).toBe('19 Jul 1991, 03:07 and 19 Jul 1991, 03:07, Pune');
  expect(whoseOf({ values: { full_name: 'Ada Lovelace' }, places: {} })).toBe('Ada Lovelace');
  expect(whoseOf({ values: { date: '1995-06-21', year: '2026' }, places: {} })).toBe('1995-06-21');
});
