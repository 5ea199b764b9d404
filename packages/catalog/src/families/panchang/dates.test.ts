import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { readInput } from '../../request/issues.ts';
import { panchang } from './panchang.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const USHUAIA = { latitude: -54.8, longitude: -68.3, timezone: -3 };
const APIA = { latitude: -13.83, longitude: -171.77, timezone: 13 };
const PAGO = { latitude: -14.27, longitude: -170.7, timezone: -11 };
const SVALBARD = { latitude: 78.22, longitude: 15.63, timezone: 1 };

const convert = (query: object) => answered(panchang['convert-date'], { ...DELHI, ...query }, sky);
const nextDay = (iso: string, days = 1): string =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

describe.each([
  ['Delhi', DELHI, '2026-01-01'],
  ['Delhi in the first year', DELHI, '0601-12-25'],
  ['Delhi in the last year', DELHI, '2397-10-01'],
  ['Ushuaia', USHUAIA, '2026-05-20'],
  ['Apia', APIA, '2026-03-01'],
  ['Pago Pago', PAGO, '2026-03-01'],
  ['Longyearbyen', SVALBARD, '2026-10-20'],
] as const)('at %s', (_, place, from) => {
  test.each([['shaka'], ['vikram'], ['gujarati']] as const)(
    'each day is among the dates of its own lunar date, by the era %s',
    (era) => {
      for (let days = 0; days < 40; days += 3) {
        const civil_date = nextDay(from, days);
        for (const reckoning of ['amanta', 'purnimanta'] as const) {
          const { lunar_date } = convert({ ...place, civil_date });
          if (lunar_date === null) throw new Error('a day has a lunar date');
          const { lunar_month: month, tithi_number } = lunar_date;
          const back = convert({
            ...place,
            era,
            reckoning,
            tithi_number,
            lunar_year: lunar_date[`${era}_year`],
            month_number: reckoning === 'amanta' ? month.number : month.purnimanta_number,
            is_leap_month: month.kind === 'adhika',
          });
          expect(back.dates.map(({ date }) => date)).toContain(civil_date);
          expect(back.lunar_date).toEqual(lunar_date);
        }
      }
    },
  );
});

test('a repeated tithi has two dates and a lost one none, as the printed month has them', () => {
  const months = ['2023-03', '2023-04', '2023-05'].map((month) => {
    const [year, number] = month.split('-').map(Number);
    return answered(panchang['calendar-month'], { year, month: number, date: 1, hours: 12, minutes: 0, ...DELHI }, sky)
      .days;
  });
  const days = months.flat();
  const datesOf = (day: (typeof days)[number], tithi_number: number) =>
    convert({
      lunar_year: day.lunar_month.number === 12 ? 1944 : 1945,
      month_number: day.lunar_month.number,
      tithi_number,
    });
  const repeated = days.filter(({ is_vriddhi }) => is_vriddhi);
  const lost = days.filter(({ kshaya_tithi }) => kshaya_tithi !== null && kshaya_tithi.number > 1);
  expect([repeated.length > 1, lost.length > 1]).toEqual([true, true]);
  for (const day of repeated.filter(({ date }) => date > '2023-03-02' && date < '2023-05-30'))
    expect(datesOf(day, day.tithi.number).dates).toHaveLength(2);
  for (const day of lost) {
    const { dates, reason } = datesOf(day, day.kshaya_tithi?.number ?? 0);
    expect([dates, reason]).toEqual([[], 'kshaya_tithi']);
    const touching = convert({
      lunar_year: day.lunar_month.number === 12 ? 1944 : 1945,
      month_number: day.lunar_month.number,
      tithi_number: day.kshaya_tithi?.number,
      rule: 'touching',
    });
    expect(touching.dates.map(({ date }) => date)).toEqual([day.date]);
  }
});

describe('leap and lost months', () => {
  test.each([
    [1885, 9, 'Kartika', 'Margashirsha'],
    [1904, 11, 'Pausha', 'Magha'],
    [1744, 10, 'Margashirsha', 'Pausha'],
    [2045, 10, 'Margashirsha', 'Pausha'],
  ])('in Shaka %i the lost month %i is found in %s', (lunar_year, month_number, name, lost_name) => {
    expect(convert({ lunar_year, month_number, tithi_number: 5 }).lunar_date?.lunar_month).toMatchObject({
      name,
      lost_name,
      kind: 'kshaya',
    });
  });

  test.each([
    [1945, 5, true],
    [1948, 3, true],
    [1885, 8, true],
    [1945, 6, false],
    [1947, 5, false],
  ])('Shaka %i, month %i: whether there is a leap month of that name is %s', (lunar_year, month_number, isThere) => {
    const { dates, reason, lunar_date } = convert({ lunar_year, month_number, tithi_number: 5, is_leap_month: true });
    expect([reason === 'no_leap_month', lunar_date === null, dates.length === 0]).toEqual([
      !isThere,
      !isThere,
      !isThere,
    ]);
    expect(lunar_date?.lunar_month.kind ?? null).toBe(isThere ? 'adhika' : null);
  });
});

test('a tithi is one time on both sides of the date line, on two civil dates', () => {
  const date = { lunar_year: 1948, month_number: 1, tithi_number: 9 };
  const [apia, pago] = [convert({ ...APIA, ...date }), convert({ ...PAGO, ...date })];
  expect(Date.parse(apia.lunar_date?.window.start ?? '')).toBe(Date.parse(pago.lunar_date?.window.start ?? ''));
  expect(apia.dates.map((one) => nextDay(one.date, -1))).toEqual(pago.dates.map((one) => one.date));
});

test('where the Sun does not rise the tithi of noon names the day, and basis says so', () => {
  const { lunar_date, dates } = convert({ ...SVALBARD, civil_date: '2026-12-21' });
  expect(dates).toMatchObject([{ date: '2026-12-21', basis: 'civil' }]);
  const noon = answered(panchang.tithi, { year: 2026, month: 12, date: 21, hours: 12, minutes: 0, ...SVALBARD }, sky);
  expect(lunar_date?.tithi_number).toBe(noon.tithi.number);
});

test.each([
  [{}, ''],
  [{ civil_date: '2026-01-01', lunar_year: 1948 }, 'lunar_year'],
  [{ lunar_year: 1948, month_number: 1 }, 'tithi_number'],
  [{ lunar_year: 500, month_number: 1, tithi_number: 1 }, 'lunar_year'],
  [{ lunar_year: 2400, month_number: 1, tithi_number: 1 }, 'lunar_year'],
])('%j is refused at “%s”', (query, place) => {
  const read = readInput(panchang['convert-date'].input, { ...DELHI, ...query }, 'body');
  expect(read.ok ? [] : read.problems.map(({ loc }) => loc.slice(1).join('.'))).toEqual([place]);
});

test.each([[598], [2319]])('the lunar year %i, first or last of the calendar, has its days', (lunar_year) => {
  expect(convert({ lunar_year, month_number: 12, tithi_number: 15 }).dates.length).toBeGreaterThan(0);
  expect(convert({ lunar_year, month_number: 1, tithi_number: 1 }).lunar_date?.shaka_year).toBe(lunar_year);
});

const PLACES = [
  ['Delhi', DELHI, 2023],
  ['Delhi', DELHI, 601],
  ['Delhi', DELHI, 1801],
  ['Delhi', DELHI, 2398],
  ['Ushuaia', USHUAIA, 2026],
  ['Apia', APIA, 2026],
  ['Longyearbyen', SVALBARD, 2026],
] as const;

describe.each(PLACES)('the months at %s, %#', (_, place, year) => {
  const text = String(year).padStart(4, '0');
  const range = { from: `${text}-01-01`, to: `${text}-12-31`, ...place };
  test('lunar: each begins where the one before ends, and its first days are of its own name', () => {
    const { months } = answered(panchang['lunar-months'], range, sky);
    expect(months.length).toBeGreaterThanOrEqual(13);
    for (const [index, month] of months.entries()) {
      const next = months[index + 1];
      if (next === undefined) continue;
      expect([month.end, nextDay(month.first_date, month.days)]).toEqual([next.start, next.first_date]);
      const first = convert({ ...place, civil_date: next.first_date }).lunar_date?.lunar_month;
      expect(first).toMatchObject({ name: next.name, kind: next.kind, start: next.start });
    }
  });

  test.each([['tamil'], ['malayalam'], ['odia'], ['bengali'], ['assamese']] as const)(
    'solar, %s: each first day is the first of its month',
    (calendar) => {
      const { months } = answered(panchang['solar-months'], { ...range, calendar }, sky);
      expect(months.length).toBeGreaterThanOrEqual(12);
      for (const [index, month] of months.entries()) {
        const next = months[index + 1]?.first_date ?? nextDay(month.first_date, month.days);
        expect(nextDay(month.first_date, month.days)).toBe(next);
      }
      const [, second] = months;
      const [y = 0, m = 0, d = 0] = (second?.first_date ?? '').split('-').map(Number);
      const day = answered(
        panchang['calendar-day'],
        { year: y, month: m, date: d, hours: 12, minutes: 0, ...place },
        sky,
      );
      const solar = day.calendar.solar_dates.find((one) => one.calendar === calendar);
      expect(solar).toMatchObject({
        day: 1,
        month: second?.month,
        year: second?.year,
        month_number: second?.month_number,
      });
    },
  );
});

describe('shraddha', () => {
  const death = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, ...DELHI, target_date: '2026-01-01' };
  const shraddhasOf = (query: object) => answered(panchang['shraddha-tithi'], { ...death, ...query }, sky);

  test('is kept once a year in the month of the death and once in Pitru Paksha', () => {
    const { shraddhas, tithi_number } = shraddhasOf({ count: 3 });
    expect(shraddhas.map(({ kind }) => kind).toSorted()).toEqual([
      'annual',
      'annual',
      'annual',
      'mahalaya',
      'mahalaya',
      'mahalaya',
    ]);
    for (const { kind, tithi } of shraddhas) {
      const middle = (Date.parse(tithi.start) + Date.parse(tithi.end)) / 2;
      const at = new Date(middle + 5.5 * 3_600_000);
      const now = answered(
        panchang.tithi,
        {
          year: at.getUTCFullYear(),
          month: at.getUTCMonth() + 1,
          date: at.getUTCDate(),
          hours: at.getUTCHours(),
          minutes: at.getUTCMinutes(),
          ...DELHI,
        },
        sky,
      );
      expect(now.tithi.number).toBe(kind === 'annual' || tithi_number > 15 ? tithi_number : tithi_number + 15);
    }
  });

  test('of a death at the new moon is Sarva Pitru Amavasya, as the festivals have it', () => {
    const { shraddhas, tithi_number } = shraddhasOf({ year: 2000, month: 1, date: 6, hours: 20 });
    expect(tithi_number).toBe(30);
    const mahalaya = shraddhas.find(({ kind }) => kind === 'mahalaya');
    const { festivals } = answered(panchang.festivals, { from: '2026-09-01', to: '2026-10-31', ...DELHI }, sky);
    expect(festivals.filter(({ date }) => date === mahalaya?.date).map(({ id }) => id)).toContain(
      'sarva_pitru_amavasya',
    );
  });

  test('of a death in a leap month is kept in the month of that name', () => {
    const { lunar_month, shraddhas } = shraddhasOf({ year: 2023, month: 7, date: 25, target_date: '2024-01-01' });
    expect(lunar_month.name).toBe('Adhika Shravana');
    const [annual] = shraddhas.filter(({ kind }) => kind === 'annual');
    expect(convert({ civil_date: annual?.date }).lunar_date?.lunar_month.name).toBe('Shravana');
  });

  test('has no day after 2398', () => {
    expect(
      shraddhasOf({ target_date: '2398-12-31', count: 10 }).shraddhas.every(({ date }) => date <= '2398-12-31'),
    ).toBe(true);
  });
});
