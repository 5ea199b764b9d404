import { describe, expect, test } from 'vitest';
import type { FoundPlace } from '../core/types.ts';
import { valuesOf, type Written } from './birth-values.ts';
import { placeWords } from './place-search.ts';

const DELHI: FoundPlace = { id: 1273294, name: 'Delhi', region: null, country: 'India', latitude: 28.65, longitude: 77.23, timezone: 'Asia/Kolkata' }; // prettier-ignore
const WRITTEN: Written = { date: '1990-08-15', time: '09:30', latitude: '', longitude: '', zone: '' };
const MOMENT = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30 };
const POINT = { latitude: '28.65', longitude: '77.23', zone: 'Asia/Kolkata' };

test('a chosen place is sent by its id', () => {
  expect(valuesOf({ ...WRITTEN, ...POINT }, DELHI, true)).toEqual({ request: { ...MOMENT, place_id: 1273294 } });
});

test('a place without an id is sent by its coordinates', () => {
  const { id, ...place } = DELHI;
  expect(id).toBe(1273294);
  expect(valuesOf({ ...WRITTEN, ...POINT }, place, true)).toEqual({
    request: { ...MOMENT, latitude: 28.65, longitude: 77.23, timezone: 'Asia/Kolkata' },
  });
});

test('hours are a number', () => {
  expect(valuesOf({ ...WRITTEN, ...POINT, zone: '-3.5' }, null, false)).toMatchObject({ request: { timezone: -3.5 } });
});

describe('the first problem has its field:', () => {
  test.each<[Partial<Written>, string, boolean]>([
    [{ date: '' }, 'date', true],
    [{ time: '' }, 'time', true],
    [{}, 'place', true],
    [{}, 'latitude', false],
    [{ ...POINT, latitude: '90.01' }, 'latitude', false],
    [{ ...POINT, latitude: 'north' }, 'latitude', false],
    [{ ...POINT, longitude: '-181' }, 'longitude', true],
    [{ ...POINT, zone: '  ' }, 'zone', true],
  ])('%j', (wrong, field, hasSearch) => {
    expect(valuesOf({ ...WRITTEN, ...wrong }, null, hasSearch)).toMatchObject({ field, problem: expect.any(String) });
  });
});

test('the words of a place leave out what it lacks', () => {
  expect(placeWords(DELHI)).toBe('Delhi, India');
});
