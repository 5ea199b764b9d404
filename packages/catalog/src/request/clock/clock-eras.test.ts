import { offsetText } from '@graha/astro-engine/core/moment';
import { randomNumbers } from '@graha/config/random.ts';
import { expect, test } from 'vitest';
import { zoneOffsetSeconds } from '../zones/zone-offset.ts';
import { clockErasOf } from './clock-eras.ts';
import fixture from './first-standard.fixture.json' with { type: 'json' };

test('a place of India had its own time until 1906, Indian time after it, and war time for four years', () => {
  expect(clockErasOf({ timezone: 'Asia/Kolkata', longitude: 69.6 }, 2026)).toEqual([
    { from: '0601-01-01', until: '1906-01-01', offsets: ['+04:38:24'], isOwn: true },
    { from: '1906-01-01', until: '1941-01-01', offsets: ['+05:30'], isOwn: false },
    { from: '1941-01-01', until: '1943-01-01', offsets: ['+05:30', '+06:30'], isOwn: false },
    { from: '1943-01-01', until: '1945-01-01', offsets: ['+06:30'], isOwn: false },
    { from: '1945-01-01', until: '1946-01-01', offsets: ['+05:30', '+06:30'], isOwn: false },
    { from: '1946-01-01', until: '2027-01-01', offsets: ['+05:30'], isOwn: false },
  ]);
});

test('a country with summer time shows both offsets, and the years without it', () => {
  const eras = clockErasOf({ timezone: 'Europe/London', longitude: -3.2 }, 2026);
  expect(eras.find(({ from }) => from === '1916-01-01')?.offsets).toEqual(['+00:00', '+01:00']);
  expect(eras.find(({ from }) => from === '1969-01-01')).toMatchObject({ until: '1971-01-01', offsets: ['+01:00'] });
});

test('a zone that never kept own time begins with its clock; an unknown zone is refused', () => {
  expect(clockErasOf({ timezone: 'UTC', longitude: 69.6 }, 2026)).toEqual([
    { from: '0601-01-01', until: '2027-01-01', offsets: ['+00:00'], isOwn: false },
  ]);
  expect(() => clockErasOf({ timezone: 'Asia/Nowhere', longitude: 0 }, 2026)).toThrow(RangeError);
});

test('eras of every twelfth zone touch each other and contain the offset of each of 200 random days', () => {
  const zones = fixture.zones.map(([zone]) => String(zone));
  const random = randomNumbers(33);
  for (const [index, timezone] of zones.entries()) {
    if (index % 12 !== 0) continue; // A list takes up to 30 ms, and there are 400 zones.
    const eras = clockErasOf({ timezone, longitude: 0 }, 2026);
    expect(eras.slice(1).map(({ from }) => from)).toEqual(eras.slice(0, -1).map(({ until }) => until));
    for (let day = 0; day < 200; day += 1) {
      const [year, yearDay] = [1800 + Math.floor(random() * 226), 1 + Math.floor(random() * 365)];
      const iso = new Date(Date.UTC(year, 0, yearDay)).toISOString().slice(0, 10);
      const era = eras.find(({ from, until }) => from <= iso && iso < until);
      if (era?.isOwn !== false) continue;
      const noon = Date.parse(`${iso}T12:00:00Z`) / 1000;
      const offsetSeconds = zoneOffsetSeconds(timezone, noon - zoneOffsetSeconds(timezone, noon));
      expect(era.offsets, `${timezone} ${iso}`).toContain(offsetText(offsetSeconds));
    }
  }
});
