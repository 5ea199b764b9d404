import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isLeapYear } from '@graha/astro-engine/core/moment';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';
import { answered } from '../accuracy/answered.ts';

const sky: Ephemeris = await createEphemeris();
const { panchang, muhurta, events } = catalog;

const POLE = { latitude: 90, longitude: 0, timezone: 0 };
const TROMSO = { latitude: 69.6492, longitude: 18.9553, timezone: 'Europe/Oslo' };
const KIRITIMATI = { latitude: 1.8721, longitude: -157.4278, timezone: 'Pacific/Kiritimati' };
const PAGO_PAGO = { latitude: -14.2781, longitude: -170.7025, timezone: 'Pacific/Pago_Pago' };
const SYDNEY = { latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' };
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const fourDigits = (year: number): string => String(year).padStart(4, '0');
const yearOf = (year: number) => ({ from: `${fourDigits(year)}-01-01`, to: `${fourDigits(year)}-12-31` });
const festivals = (asked: object) => answered(panchang.festivals, asked, sky).festivals;
const named = (id: string, asked: object) => festivals({ ids: id, ...asked });
const datesOf = (id: string, asked: object): string[] => named(id, asked).map(({ date }) => date);
const find = (asked: object) => answered(muhurta.find, { purpose: 'vehicle', ...asked }, sky);
const check = (asked: object) => answered(muhurta.check, { purpose: 'vehicle', ...asked }, sky);
const newMoons = (asked: object) =>
  answered(events.search, { kinds: 'lunar_phase', bodies: 'moon', ...asked }, sky).events;

type Edge = readonly [edge: string, found: () => unknown, expected: unknown];

const DAY_MS = 86_400_000;
const codesOf = ({ rejected_days }: ReturnType<typeof find>) => [...new Set(rejected_days.map(({ code }) => code))];
const phases = (place: { timezone: string | number }) =>
  newMoons({ from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z', timezone: place.timezone }).map(
    ({ at, detail }) => `${detail} ${Date.parse(at)}`,
  );
/** The number of days of a range that have a time, or the reason why they have none. */
function daysTold(asked: object): number {
  const { windows, rejected_days } = find(asked);
  return new Set([...windows.map(({ panchang_day }) => panchang_day), ...rejected_days.map(({ date }) => date)]).size;
}
const lostNames = (year: number) =>
  answered(panchang['lunar-months'], { ...yearOf(year), ...DELHI }, sky).months.flatMap(({ kind, name, lost_name }) =>
    kind === 'kshaya' ? [[name, lost_name]] : [],
  );
/** The number of days of each lunar month of a year, and whether the months follow each other without a gap. */
function lunarMonths(year: number, place: object) {
  const { months } = answered(panchang['lunar-months'], { ...yearOf(year), ...place }, sky);
  const followsOn = months.every(({ first_date, days }, index) => {
    const next = months[index + 1];
    return next === undefined || Date.parse(next.first_date) - Date.parse(first_date) === days * DAY_MS;
  });
  return { days: [...new Set(months.map(({ days }) => days))].toSorted(), followsOn };
}
const codesAbout = (id: string, year: number) =>
  named(id, { ...yearOf(year), ...DELHI }).map(({ notes }) => notes.map(({ code }) => code));
const daysOf2025 = () =>
  Array.from({ length: 12 }, (_, index) => ({ year: 2025, month: index + 1, date: 1, hours: 12, minutes: 0 })).flatMap(
    (birth) => answered(panchang['calendar-month'], { ...birth, ...DELHI }, sky).days,
  );
const sunriseOf = (date: string) => {
  const [year, month, day] = date.split('-').map(Number);
  return answered(panchang['sun-times'], { year, month, date: day, hours: 12, minutes: 0, ...SYDNEY }, sky).sunrise;
};

/** The expected results of the first and the last years of the ephemeris. */
const ofYear = (year: number): Edge[] => [
  [
    `festivals of the whole year ${year}`,
    () => {
      const found = festivals({ ...yearOf(year), ...DELHI });
      return [found.length > 150, found.every(({ date }) => date.startsWith(fourDigits(year)))];
    },
    [true, true],
  ],
  [
    `muhurta in the first and the last days of ${year}, where eclipses and setting planets are looked for beyond them`,
    () =>
      [['01-01', '01-10'], ['12-22', '12-31']].flatMap(([from, to]) =>
        ['marriage', 'vehicle'].map((purpose) => daysTold({ purpose, from: `${fourDigits(year)}-${from}`, to: `${fourDigits(year)}-${to}`, ...DELHI })),
      ),
    [10, 10, 10, 10],
  ],
  [
    `muhurta of the whole year ${year}, with its eclipses`,
    () => daysTold({ ...yearOf(year), ...DELHI, limit: 500 }),
    isLeapYear(year) ? 366 : 365,
  ],
  [
    `events of ${year}: its new moons, and each entry of the Sun`,
    () => {
      const range = { from: `${fourDigits(year)}-01-02T00:00:00Z`, to: `${fourDigits(year)}-12-30T00:00:00Z` };
      const moons = newMoons(range).filter(({ detail }) => detail === 'new_moon');
      const entries = answered(events.search, { kinds: 'sign_ingress', bodies: 'sun', ...range }, sky).events;
      return [moons.length === 12 || moons.length === 13, entries.length];
    },
    [true, 12],
  ],
]; // prettier-ignore

/** Edge cases of places and years: the request and its expected result. A new case is one row. */
const EDGES: readonly Edge[] = [
  [
    'lunar months by a clock at whose midnight the Sun rises: a day less or more than elsewhere, and none left out',
    () => lunarMonths(1839, { latitude: 37.564_3, longitude: -87.336_9, timezone: 12.75 }),
    { days: [28, 29, 30, 31], followsOn: true },
  ],
  [
    'lunar months beyond the polar circle, whose first day may have no sunrise',
    () => lunarMonths(2026, TROMSO),
    { days: [29, 30], followsOn: true },
  ],
  [
    'festivals at the pole, in a month without a sunrise: each says that it was counted by the clock',
    () => [...new Set(festivals({ from: '2026-12-01', to: '2026-12-31', ...POLE }).map(({ basis }) => basis))],
    ['civil'],
  ],
  [
    'muhurta in the polar night: no time, and each day says that the Sun does not rise',
    () => {
      const found = find({ from: '2026-12-10', to: '2026-12-20', ...TROMSO });
      return [found.windows.length, found.rejected_days.length, codesOf(found)];
    },
    [0, 11, ['no_sunrise']],
  ],
  [
    'muhurta in the polar day: no time, and each day says what is missing',
    () => {
      const found = find({ from: '2026-06-10', to: '2026-06-20', ...TROMSO });
      return [found.windows.length, found.rejected_days.length, codesOf(found)];
    },
    [0, 11, ['no_sunrise']],
  ],
  [
    'a moment in the polar night is not judged, and says why',
    () => check({ year: 2026, month: 12, date: 15, hours: 12, minutes: 0, ...TROMSO }),
    expect.objectContaining({ is_allowed: null, score: null, reason: 'no_sunrise', forbidding: [] }),
  ],
  [
    'eclipses at the pole: some are seen, some are not',
    () => {
      const asked = { from: '2025-01-01', to: '2028-12-31', ...POLE };
      const seen = answered(events.eclipses, asked, sky).eclipses.map(({ local }) => local !== null);
      return [seen.includes(true), seen.includes(false)];
    },
    [true, true],
  ],
  [
    'across the date line, where clocks are 25 hours apart, a festival has a later date in the west of it',
    () => {
      const [east = '', west = ''] = [KIRITIMATI, PAGO_PAGO].flatMap((place) => datesOf('diwali', { ...yearOf(2026), ...place }));
      return [1, 2].includes((Date.parse(east) - Date.parse(west)) / DAY_MS);
    },
    true,
  ],
  ['across the date line the same instants are found', () => phases(KIRITIMATI), phases(PAGO_PAGO)],
  [
    'in the southern summer a time begins after the sunrise of its day',
    () =>
      find({ from: '2026-12-01', to: '2026-12-31', ...SYDNEY }).windows.filter(({ start, end, panchang_day }) => {
        const sunrise = sunriseOf(panchang_day);
        return sunrise === null || start < sunrise || start >= end;
      }),
    [],
  ],
  [
    'in the south the festivals keep their names',
    () => festivals({ ...yearOf(2026), ...SYDNEY }).map(({ id }) => id),
    expect.arrayContaining(['makara_sankranti', 'holi', 'diwali', 'maha_shivaratri']),
  ],
  ...ofYear(601),
  ...ofYear(1200),
  ...ofYear(1801),
  ...ofYear(2398),
  ['the kshaya month of 1983', () => lostNames(1983), [['Pausha', 'Magha']]],
  ['Vasant Panchami in the month that took the name Magha', () => codesAbout('vasant_panchami', 1983), [expect.arrayContaining(['kshaya_month'])]],
  ['Maha Shivaratri in the same', () => codesAbout('maha_shivaratri', 1983), [expect.arrayContaining(['kshaya_month'])]],
  ['the kshaya month of 1963', () => lostNames(1963).map(([, lost]) => lost), ['Margashirsha']],
  ['Dattatreya Jayanti of 1963 is kept once', () => datesOf('dattatreya_jayanti', { ...yearOf(1963), ...DELHI }).length, 1],
  ['a tithi with two sunrises is kept on the first', () => datesOf('chhath_puja', { ...yearOf(2025), ...DELHI }), ['2025-10-27']],
  ['and the answer says so', () => codesAbout('chhath_puja', 2025), [expect.arrayContaining(['vriddhi_tithi'])]],
  [
    'a year of month grids has each lost tithi in one day, and each repeated one in two',
    () => {
      const days = daysOf2025();
      const repeated = days.filter(({ is_vriddhi }) => is_vriddhi).length;
      return [days.length, repeated % 2, repeated > 8, days.filter(({ kshaya_tithi }) => kshaya_tithi !== null).length > 8];
    },
    [365, 0, true, true],
  ],
]; // prettier-ignore

test.each(EDGES)('%s', (_, found, expected) => expect(found()).toEqual(expected));
