import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../accuracy/answered.ts';
import { muhurta } from '../../../muhurta/muhurta.ts';
import { panchang } from '../../../panchang/panchang.ts';
import { casesOf, rowsOf } from '../testing.ts';

const sky = await createEphemeris();
const PLACES = [
  { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' },
  { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' },
] as const;
const YEARS = [1700, 2026, 2200];
const CASES = PLACES.flatMap((place) => YEARS.map((year) => ({ place, year })));
const DAYS = 365;

const spanOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });
const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
const daysOf = (year: number): number => (isLeap(year) ? DAYS + 1 : DAYS);
const asked = (year: number, kinds: string) => ({ from: `${year}-01-01`, days: daysOf(year), kinds });

/** The members of a birth at a printed instant. */
function readingOf(iso: string) {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = iso
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number);
  return { year, month, date, hours, minutes, seconds, fold: 0 } as const;
}

test.each(CASES)(
  'observances of $year at $place.timezone are those of panchang/festivals, at the sunrise of their dates',
  ({ place, year }) => {
    for (const school of ['smarta', 'vaishnava'] as const) {
      const rows = rowsOf(sky, { ...asked(year, 'observance'), place, settings: { school } });
      const { festivals } = answered(panchang.festivals, { ...spanOf(year), ...place, settings: { school } }, sky);
      const listed = festivals.map(({ date, id, name, window, basis }) => ({ date, detail: id, name, window, basis }));
      expect(rows.map(({ date, detail, name, window, basis }) => ({ date, detail, name, window, basis }))).toEqual(
        listed,
      );
      for (const { at, date, basis } of rows.filter((_, index) => index % 40 === 0)) {
        const { sunrise } = answered(panchang['sun-times'], { ...readingOf(`${date}T12:00:00`), ...place }, sky);
        expect(at).toBe(basis === 'sunrise' ? sunrise : `${date}T06:00:00${at.slice(19)}`);
      }
    }
  },
  60_000,
);

test.each(CASES)('Ekadashis of $year at $place.timezone are those of panchang/ekadashis', ({ place, year }) => {
  const { ekadashis } = answered(panchang.ekadashis, { ...spanOf(year), ...place }, sky);
  const rows = rowsOf(sky, { ...asked(year, 'ekadashi'), place });
  expect(rows.map(({ date, detail, window }) => [date, detail, window])).toEqual(
    ekadashis.map(({ id, smarta }) => [smarta.date, id, smarta.parana]),
  );
  const vaishnava = rowsOf(sky, { ...asked(year, 'ekadashi'), place, settings: { school: 'vaishnava' } });
  const days = new Map(ekadashis.map(({ vaishnava: { date, parana } }) => [date, parana]));
  const inside = vaishnava.filter(({ date }) => days.has(date ?? ''));
  expect(inside.length).toBeGreaterThanOrEqual(vaishnava.length - 1);
  expect(inside.map(({ window }) => window)).toEqual(inside.map(({ date }) => days.get(date ?? '')));
});

test.each(CASES)('sankrantis of $year at $place.timezone are those of panchang/sankrantis', ({ place, year }) => {
  const { sankrantis } = answered(panchang.sankrantis, { ...spanOf(year), ...place }, sky);
  const rows = rowsOf(sky, { ...asked(year, 'sankranti'), place });
  expect(rows.map(({ at, date, window, basis }) => [at, date, window, basis])).toEqual(
    sankrantis.map(({ at, date, punya_kala, basis }) => [at, date, punya_kala, basis]),
  );
});

test.each(CASES)(
  'the daily panchang of $year at $place.timezone is that of panchang/full at its instant',
  ({ place, year }) => {
    const rows = rowsOf(sky, { ...asked(year, 'daily_panchang'), place });
    expect(rows.length).toBe(daysOf(year));
    for (const { at, nakshatra, limbs, basis, ends_at } of rows.filter((_, index) => index % 9 === 0)) {
      const full = answered(panchang.full, { ...readingOf(at), ...place }, sky);
      expect([nakshatra, limbs?.tithi, limbs?.paksha, limbs?.yoga, limbs?.karana]).toEqual([
        full.nakshatra.name,
        full.tithi.name,
        full.tithi.paksha,
        full.yoga.name,
        full.karana.name,
      ]);
      if (basis === 'civil') continue;
      expect([limbs?.weekday, at]).toEqual([full.panchang_day.weekday, full.panchang_day.sunrise]);
      expect([ends_at, `${ends_at?.slice(0, 10)}T06:00:00${ends_at?.slice(19)}`]).toContain(
        full.panchang_day.next_sunrise ?? ends_at,
      );
    }
  },
);

test.each(CASES)(
  'Rahu Kaal of $year at $place.timezone is that of panchang/inauspicious-periods',
  ({ place, year }) => {
    const rows = rowsOf(sky, { ...asked(year, 'rahu_kaal'), place });
    const byDate = new Map(rows.map(({ date, at, ends_at }) => [date, { start: at, end: ends_at }]));
    for (let day = 0; day < daysOf(year); day += 6) {
      const date = new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10);
      const { rahu_kaal } = answered(
        panchang['inauspicious-periods'],
        { ...readingOf(`${date}T12:00:00`), ...place },
        sky,
      );
      expect([date, byDate.get(date) ?? null]).toEqual([date, rahu_kaal]);
    }
  },
);

test('muhurtas of 20 births are those of a strict muhurta/find for the person', () => {
  for (const { birth, from } of casesOf(20, 71)) {
    const to = new Date(Date.parse(`${from}T00:00:00Z`) + 89 * 86_400_000).toISOString().slice(0, 10);
    const [place] = PLACES;
    const rows = rowsOf(sky, { birth, place, from, days: 90, kinds: 'muhurta', purpose: 'vehicle' });
    const { windows } = answered(
      muhurta.find,
      { purpose: 'vehicle', from, to, ...place, person_a: birth, limit: 500 },
      sky,
    );
    const begun = windows.filter(({ start }) => start.slice(0, 10) >= from && start.slice(0, 10) <= to);
    const own = rows.filter(({ at }) => begun.some(({ start }) => start === at));
    expect(own.map(({ at, ends_at }) => [at, ends_at])).toEqual(begun.map(({ start, end }) => [start, end]));
    // A time before the first sunrise belongs to the day before, which muhurta/find was not asked for.
    const others = rows.filter((row) => !own.includes(row)).map(({ at }) => at.slice(0, 10));
    expect(others.every((date) => date === from)).toBe(true);
  }
});
