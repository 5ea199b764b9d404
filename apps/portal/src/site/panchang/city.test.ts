import { places } from '@graha/places/places';
import type { PlaceIndex } from '@graha/places/place-index';
import { beforeAll, expect, test } from 'vitest';
import { CITIES_MAX, largestCities, placeOfSlug, placePath } from './city.ts';
import { cityDay } from './city-day.ts';
import { COLUMNS } from './year/columns.ts';
import { localDayOf } from '@graha/domain/core/local-day';

let index: PlaceIndex;
beforeAll(async () => void (index = await places()), 60_000);

test('each of the largest cities has an address of its own', () => {
  const cities = largestCities(index);
  expect(cities.size).toBe(CITIES_MAX);
  expect(cities.get('delhi')?.country).toBe('India');
  expect(new Set([...cities.values()].map(({ path }) => path)).size).toBe(CITIES_MAX);
  for (const [slug, { path }] of cities) expect(path).toBe(`/panchang/${slug}`);
});

test('every other place is found by the end of its address, written one way alone', () => {
  const pune = index.search('Ujjain', 1)[0];
  if (pune === undefined) throw new Error('no Ujjain');
  const slug = placePath(pune).split('/').at(-1) ?? '';
  expect(placeOfSlug(index, slug)).toMatchObject({ id: pune.id, path: placePath(pune) });
  for (const other of [String(pune.id), `x-${pune.id}`, 'ujjain', '', `ujjain-99999999999`, '../../etc/passwd', '0'])
    expect(placeOfSlug(index, other)).toBeNull();
});

test('a name in another script leaves the id alone', () => {
  expect(placePath({ id: 7, name: '東京' })).toBe('/panchang/place/7');
});

test('the date is that of the place', () => {
  const now = new Date('2026-11-24T22:00:00Z');
  expect(localDayOf(now, 'Asia/Kolkata')).toBe('2026-11-25');
  expect(localDayOf(now, 'Pacific/Pago_Pago')).toBe('2026-11-24');
  expect(localDayOf(now, 'Pacific/Kiritimati')).toBe('2026-11-25');
});

test('a day has its limbs, windows and five festivals ahead, without the API', () => {
  const delhi = largestCities(index).get('delhi');
  if (delhi === undefined) throw new Error('no Delhi');
  const day = cityDay(delhi, new Date('2026-11-08T06:00:00Z'));
  expect(day.date).toBe('2026-11-08');
  expect(day.full.panchang_day.date).toBe('2026-11-08');
  expect(day.today.map(({ id }) => id)).toContain('diwali');
  expect(day.next).toHaveLength(5);
  expect(day.choghadiya.choghadiya).toHaveLength(16);
  expect(day.almanacs.map(({ almanac }) => almanac)).toEqual(expect.arrayContaining([...COLUMNS]));
});

test('at the pole the day says that the Sun does not rise, and breaks nothing', () => {
  const place = { id: -1, name: 'Pole', region: '', country: '', latitude: 90, longitude: 0, zone: 'Etc/UTC', path: '/' };
  const day = cityDay(place, new Date('2026-12-21T12:00:00Z'));
  expect(day.full.sunrise).toBeNull();
  expect(day.full.panchang_day.basis).toBe('civil');
}); // prettier-ignore

test('however many places are asked for, few days are kept', () => {
  const all = index.largest(310).map((place) => ({ ...place, path: placePath(place) }));
  const first = all[0];
  if (first === undefined) throw new Error('no place');
  const now = new Date('2030-01-01T12:00:00Z');
  const before = cityDay(first, now);
  expect(cityDay(first, now)).toBe(before);
  for (const city of all.slice(1)) cityDay(city, now);
  expect(cityDay(first, now)).not.toBe(before);
});
