import { beforeAll, expect, test } from 'vitest';
import type { PlaceIndex } from './place-index.ts';
import { places } from './places.ts';

let index: PlaceIndex;
beforeAll(async () => {
  index = await places();
});

const first = (text: string) => index.search(text, 8)[0];
const words = (text: string) =>
  index.search(text, 8).map(({ name, region, country }) => [name, region, country].join(', '));

test('the largest place of a name comes first, with its region, country, position and zone', () => {
  expect(first('mumbai')).toEqual({
    id: 1_275_339,
    name: 'Mumbai',
    region: 'Maharashtra',
    country: 'India',
    countryCode: 'IN',
    latitude: 19.07283,
    longitude: 72.88261,
    zone: 'Asia/Kolkata',
    population: 12_691_836,
  });
});

test('the largest places come in the order of their people', () => {
  const people = index.largest(200).map(({ population }) => population);
  expect(people).toHaveLength(200);
  expect(people).toEqual(people.toSorted((a, b) => b - a));
});

test.each([
  ['bombay', 'Mumbai'],
  ['bangalore', 'Bengaluru'],
  ['Calcutta', 'Kolkata'],
  ['sao pau', 'São Paulo'],
  ['münchen', 'Munich'],
  ['KÖLN', 'Köln'],
  ['  ujjain', 'Ujjain'],
  ['new york', 'New York City'],
  ['मुंबई', 'Mumbai'],
  ['مومباي', 'Mumbai'],
  ['МУМБАИ', 'Mumbai'],
  ['孟买', 'Mumbai'],
])('%s is found as it is typed: %s', (typed, name) => expect(first(typed)?.name).toBe(name));

test('what follows a comma narrows by region or country', () => {
  expect(words('springfield, ill')[0]).toBe('Springfield, Illinois, United States');
  expect(first('london, canada')).toMatchObject({ region: 'Ontario', zone: 'America/Toronto' });
});

test('a code of two letters narrows by country', () => {
  expect(first('london, ca')).toMatchObject({ country: 'Canada', region: 'Ontario' });
  expect(first('मुंबई, in')?.name).toBe('Mumbai');
});

test('a place is found by its id, with its names in all scripts; an unknown id finds nothing', () => {
  expect(index.find(1_275_339)?.name).toBe('Mumbai');
  expect(index.alternatesOf(1_275_339)).toEqual(expect.arrayContaining(['Bombay', 'मुंबई', 'মুম্বই']));
  const last = index.search('z', 4000).at(-1);
  expect(index.find(last?.id ?? 0)).toEqual(last);
  expect(index.find(1)).toBeNull();
  expect(index.alternatesOf(1)).toEqual([]);
});

test('a name of nothing finds nothing, and eight are the most', () => {
  expect(index.search('zzzzzz', 8)).toEqual([]);
  expect(index.search(' , ', 8)).toEqual([]);
  expect(index.search('san', 8)).toHaveLength(8);
});

test('every zone of the table is one that the API knows', () => {
  expect(index.count).toBeGreaterThan(190_000);
  const zones = new Set('abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => index.search(letter, 4000).map(({ zone }) => zone))); // prettier-ignore
  expect(zones.size).toBeGreaterThan(350);
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});
