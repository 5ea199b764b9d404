import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const on = (iso: string, place: object = DELHI) => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return { year, month, date, hours: 12, minutes: 0, ...place };
};
const calendarOn = (iso: string, place?: object) => answered(panchang['calendar-day'], on(iso, place), sky);
const monthOn = (iso: string, place?: object) => answered(panchang['calendar-month'], on(iso, place), sky);

describe('leap and lost months', () => {
  test.each([
    ['1963-10-20', 'Adhika Kartika', 'adhika', null],
    ['1963-11-20', 'Kartika', 'kshaya', 'Margashirsha'],
    ['1963-12-20', 'Pausha', 'normal', null],
    ['1964-03-20', 'Adhika Chaitra', 'adhika', null],
    ['1982-09-20', 'Adhika Ashvina', 'adhika', null],
    ['1983-01-20', 'Pausha', 'kshaya', 'Magha'],
    ['1983-02-20', 'Adhika Phalguna', 'adhika', null],
    ['1822-12-20', 'Margashirsha', 'kshaya', 'Pausha'],
    ['2123-12-22', 'Margashirsha', 'kshaya', 'Pausha'],
    ['2284-01-22', 'Pausha', 'kshaya', 'Magha'],
    ['2023-07-20', 'Adhika Shravana', 'adhika', null],
    ['2026-05-20', 'Adhika Jyeshtha', 'adhika', null],
  ])('%s lies in %s (%s)', (iso, name, kind, lost_name) => {
    expect(calendarOn(iso).calendar.lunar_month).toMatchObject({ name, kind, lost_name });
  });
});

test('the month of a day is that of its sunrise: a new moon before sunrise begins it, one after does not', () => {
  const { days } = monthOn('2023-03-15');
  const names = days.map(({ date, lunar_month }) => [date, lunar_month.name]);
  expect(names.slice(20, 22)).toEqual([
    ['2023-03-21', 'Phalguna'],
    ['2023-03-22', 'Chaitra'],
  ]);
});

test('a repeated tithi names two days and a lost one none, over a year', () => {
  const days = Array.from({ length: 12 }, (_, month) => monthOn(`2023-${month + 1}-01`).days).flat();
  expect(days).toHaveLength(365);
  for (const [place, day] of days.entries()) {
    const next = days[place + 1];
    if (next === undefined) continue;
    const step = (next.tithi.number - day.tithi.number + 30) % 30;
    expect(step).toBe(day.kshaya_tithi === null ? (next.tithi.start === day.tithi.start ? 0 : 1) : 2);
    expect(step !== 0 || (day.is_vriddhi && next.is_vriddhi)).toBe(true);
  }
  expect(days.filter(({ sankranti }) => sankranti !== null)).toHaveLength(12);
});

test.each([
  ['0601-01-15', DELHI],
  ['1801-01-15', DELHI],
  ['2398-12-31', DELHI],
  ['2026-03-15', { latitude: -54.8, longitude: -68.3, timezone: -3 }],
  ['2026-03-15', { latitude: -13.83, longitude: -171.77, timezone: 14 }],
  ['2026-03-15', { latitude: 64.5, longitude: -165.4, timezone: -9 }],
])('the month of %s at %j says of each day what calendar-day says', (iso, place) => {
  const { days } = monthOn(iso, place);
  for (const { date, lunar_month, tithi, sunrise } of days.filter((_, index) => index % 5 === 0)) {
    const { calendar, panchang_day } = calendarOn(date, place);
    expect(calendar.lunar_month).toMatchObject(lunar_month);
    expect(calendar.tithi_number).toBe(tithi.number);
    expect(panchang_day.sunrise).toBe(sunrise);
  }
});

test('a new moon is one instant on both sides of the date line, on two civil dates', () => {
  const samoa = calendarOn('2026-03-25', { latitude: -13.83, longitude: -171.77, timezone: 13 }).calendar.lunar_month;
  const pago = calendarOn('2026-03-25', { latitude: -14.27, longitude: -170.7, timezone: -11 }).calendar.lunar_month;
  expect(Date.parse(samoa.start)).toBe(Date.parse(pago.start));
  expect([samoa.start.slice(0, 10), pago.start.slice(0, 10)]).toEqual(['2026-03-19', '2026-03-18']);
});

test('where the Sun does not rise the day is civil and its tithi that of noon', () => {
  const { calendar, panchang_day } = calendarOn('2023-12-21', { latitude: 78.22, longitude: 15.63, timezone: 1 });
  expect(panchang_day.basis).toBe('civil');
  const noon = answered(panchang.tithi, on('2023-12-21', { latitude: 78.22, longitude: 15.63, timezone: 1 }), sky);
  expect(calendar.tithi_number).toBe(noon.tithi.number);
});
