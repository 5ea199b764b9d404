import { beforeAll, expect, test } from 'vitest';
import type { PlaceIndex } from './place-index.ts';
import { places } from './places.ts';

let index: PlaceIndex;
beforeAll(async () => {
  index = await places();
}, 60_000);

const first = (text: string) => index.search(text, 8)[0];
const words = (text: string) =>
  index.search(text, 8).map(({ name, region, country }) => [name, region, country].join(', '));

test('the largest place of a name comes first, with its region, country, position and zone', () => {
  expect(first('mumbai')).toEqual({
    name: 'Mumbai',
    region: 'Maharashtra',
    country: 'India',
    latitude: 19.07283,
    longitude: 72.88261,
    zone: 'Asia/Kolkata',
  });
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
])('%s is found as it is typed: %s', (typed, name) => expect(first(typed)?.name).toBe(name));

test('what follows a comma narrows by region or country', () => {
  expect(words('springfield, ill')[0]).toBe('Springfield, Illinois, United States');
  expect(first('london, canada')).toMatchObject({ region: 'Ontario', zone: 'America/Toronto' });
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
