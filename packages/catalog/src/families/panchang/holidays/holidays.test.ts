import { OBSERVANCES } from '@graha/astro-engine/observance/table';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { panchang } from '../panchang.ts';
import { HOLIDAY_SOURCES } from './holiday-sources.ts';
import { HOLIDAY_ROWS } from './holidays.data.ts';
import { holidaysOf, holidaysOn } from './holidays.ts';

const sky = await createEphemeris();
const HYDERABAD = { latitude: 17.385, longitude: 78.4867, timezone: 'Asia/Kolkata' };

describe('the table of holidays', () => {
  test('names observances of the table, dates in order, and each fact once', () => {
    const ids = new Set(OBSERVANCES.map(({ id }) => id));
    for (const { source, id, dates } of HOLIDAY_ROWS) {
      expect([source, ids.has(id) ? id : null]).toEqual([source, id]);
      expect([source, id, [...new Set(dates)].toSorted()]).toEqual([source, id, dates]);
    }
    const keys = HOLIDAY_ROWS.map(({ source, id }) => `${source} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('has holidays of each source and of each list', () => {
    for (const [sourceId, { lists }] of Object.entries(HOLIDAY_SOURCES)) {
      const years = HOLIDAY_ROWS.filter(({ source }) => source === sourceId).flatMap(({ dates }) =>
        dates.map((date) => Number(date.slice(0, 4))),
      );
      for (const { years: [first, last] } of lists) {
        const own = years.filter((year) => year >= first && year <= last);
        expect([sourceId, Math.min(...own), Math.max(...own)]).toEqual([sourceId, first, last]);
      }
    }
  }); // prettier-ignore

  test('answers an observance and a date with the same rows', () => {
    const makara = holidaysOf('makara_sankranti', '2026-01-01', '2026-01-31');
    expect(makara.map(({ authority, date }) => `${date} ${authority}`)).toContain(
      '2026-01-15 Government of Tamil Nadu',
    );
    for (const holiday of makara)
      expect(holidaysOn(holiday.date)).toContainEqual({ observance: 'makara_sankranti', ...holiday });
    expect(holidaysOf('dussehra', '2024-10-12', '2024-10-12')).toEqual(
      holidaysOf('vijayadashami', '2024-10-12', '2024-10-12'),
    );
    expect(holidaysOn('1999-01-01')).toEqual([]);
  });
});

test('holidays stand beside the days of almanacs, and choose none of them', () => {
  const asked = { from: '2026-01-01', to: '2026-01-31', ids: 'makara_sankranti', schools: 'all', ...HYDERABAD };
  const [makara] = answered(panchang.festivals, asked, sky).by_almanac ?? [];
  expect(makara?.days[0]).toMatchObject({ date: '2026-01-14', difference: null });
  expect(makara?.holidays).toContainEqual({
    date: '2026-01-15',
    name: 'Makara Sankranti',
    authority: 'Government of Andhra Pradesh',
    kind: 'government',
    region: 'Andhra Pradesh',
    year: 2026,
    source: HOLIDAY_SOURCES.andhra_pradesh.lists[0].title,
    source_url: HOLIDAY_SOURCES.andhra_pradesh.lists[0].url,
  });
  const day = { year: 2026, month: 1, date: 15, hours: 9, minutes: 0, ...HYDERABAD };
  expect(answered(panchang.almanacs, day, sky).holidays.map(({ authority }) => authority)).toEqual(
    expect.arrayContaining(['Government of Andhra Pradesh', 'Government of Tamil Nadu']),
  );
});
