import { moonTimesFrom, riseSetOn } from '@graha/astro-engine/panchang/sun-moon-times';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { readInput } from '../request/issues.ts';
import { listOperations } from '../list/list-operations.ts';

/** Edge cases that an expert tests first, on the real sky. */

const sky = await createEphemeris();
const entries = new Map(listOperations(catalog).map((entry) => [entry.id, entry]));

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: 1 };
const MIRZAPUR = { latitude: 25.145, longitude: 82.569, timezone: 5.5 };
const at = (year: number, month: number, date: number, hours: number, minutes: number, place: object) => {
  const civil = { year, month, date, hours, minutes };
  return { ...civil, ...place };
};

type Answer = Record<string, unknown> & { metadata: Record<string, unknown> };

function ask(id: string, input: object): Answer {
  const entry = entries.get(id);
  if (entry === undefined) throw new RangeError(`no operation ${id}`);
  const read = readInput(entry.input, input, 'body');
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems));
  return JSON.parse(JSON.stringify(answerOf(entry, read.data, sky)));
}

function problemsOf(input: object): string[] {
  const entry = entries.get('kundali/basic');
  const read = entry && readInput(entry.input, input, 'body');
  return read === undefined || read.ok ? [] : read.problems.map(({ msg }) => msg);
}

describe('where the Sun does not rise', () => {
  test.each([
    ['polar night', 12],
    ['polar day', 6],
  ])(
    'in the %s of Tromsø nothing is invented: windows are null with the reason, lists empty, the weekday civil',
    (_, month) => {
      const birth = at(2023, month, 21, 12, 0, TROMSO);
      expect(ask('panchang/inauspicious-periods', birth)).toMatchObject({
        rahu_kaal: null,
        gulika_kaal: null,
        yamaganda: null,
        reason: 'no_sunrise',
      });
      expect(ask('panchang/brahma-muhurta', birth)).toMatchObject({ brahma_muhurta: null });
      expect(ask('panchang/abhijit-muhurat', birth)).toMatchObject({ abhijit_muhurat: null });
      expect(ask('panchang/choghadiya', birth)).toMatchObject({ choghadiya: [], reason: 'no_sunrise' });
      expect(ask('panchang/vara', birth)).toMatchObject({ vara: { basis: 'civil' } });
      expect(ask('panchang/sun-times', birth)).toMatchObject({ sunrise: null, sunset: null, day_length_seconds: null });
      expect(ask('panchang/full', birth)).toMatchObject({ sunrise: null, panchang_day: { basis: 'civil' } });
    },
  );

  test('where the night lasts minutes, its slots still tile it', () => {
    const { hora } = ask('panchang/hora', at(2023, 6, 10, 12, 0, { latitude: 65.6, longitude: 24, timezone: 3 }));
    const slots = hora as { start: string; end: string }[]; // Safe: the schema of the operation, which conformance parses.
    expect(slots).toHaveLength(24);
    for (const [index, slot] of slots.slice(1).entries()) expect(slot.start).toBe(slots[index]?.end);
  });
});

test('a day without moonset says so and gives the next one', () => {
  const days = Array.from({ length: 31 }, (_, index) =>
    ask('panchang/moon-times', at(2023, 1, index + 1, 12, 0, MIRZAPUR)),
  );
  const without = days.filter(({ moonset }) => moonset === null);
  expect(without).toHaveLength(1);
  expect(without[0]?.['next_moonset']).toMatch(/^2023-01-/);
});

test('a month of moonrises and moonsets found in a row is that of its days', () => {
  for (const latitudeDeg of [25.145, 51.5, -33.9, 63]) {
    const almanac = {
      sky,
      place: { latitudeDeg, longitudeDeg: 82.569, altitudeM: 0 },
      clock: 19_800,
      rule: 'almanac' as const,
    };
    const month = moonTimesFrom(almanac, { year: 2023, month: 1, day: 1 }, 31);
    for (const [index, { riseJdUt, setJdUt }] of month.entries()) {
      const day = riseSetOn(almanac, 'moon', { year: 2023, month: 1, day: index + 1 });
      for (const [inRow, alone] of [
        [riseJdUt, day.riseJdUt],
        [setJdUt, day.setJdUt],
      ] as const) {
        expect(inRow === null).toBe(alone === null);
        expect(Math.abs((inRow ?? 0) - (alone ?? 0)) * 86_400).toBeLessThan(0.5);
      }
    }
  }
});

test('a tithi that no sunrise sees is kshaya, one that two see is vriddhi, and most are neither', () => {
  const flags = Array.from({ length: 365 }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + index));
    const { tithi } = ask('panchang/tithi', at(2023, date.getUTCMonth() + 1, date.getUTCDate(), 12, 0, DELHI));
    return tithi as { is_kshaya: boolean; is_vriddhi: boolean }; // Safe: as above.
  });
  const kshaya = flags.filter(({ is_kshaya }) => is_kshaya).length;
  const vriddhi = flags.filter(({ is_vriddhi }) => is_vriddhi).length;
  expect(kshaya).toBeGreaterThan(0);
  expect(vriddhi).toBeGreaterThan(0);
  expect(kshaya + vriddhi).toBeLessThan(60);
  expect(flags.some(({ is_kshaya, is_vriddhi }) => is_kshaya && is_vriddhi)).toBe(false);
});

test('who is born at 03:30 is born on yesterday’s weekday, in the hours of its night', () => {
  const birth = at(2023, 3, 15, 3, 30, DELHI); // It is a Wednesday in the civil calendar.
  expect(ask('panchang/vara', birth)).toMatchObject({ vara: { name: 'Tuesday' } });
  expect(ask('panchang/hora', birth)).toMatchObject({ panchang_day: { date: '2023-03-14', weekday: 'Tuesday' } });
});

test.each([14, -12, 12.75, 8.75, 5.75, 5.5, -3.5, -9.5])(
  'a clock %s hours from UTC, wherever the place: the day from sunrise to sunrise holds the instant',
  (timezone) => {
    for (const longitude of [-157.4, -74, 0, 77.2, 180]) {
      const { panchang_day } = ask('panchang/full', at(2024, 2, 29, 12, 0, { latitude: 20, longitude, timezone }));
      const { sunrise, next_sunrise } = panchang_day as { sunrise: string; next_sunrise: string }; // Safe: as above.
      const instant = Date.UTC(2024, 1, 29, 12) - timezone * 3_600_000;
      expect(Date.parse(sunrise)).toBeLessThanOrEqual(instant);
      expect(Date.parse(next_sunrise)).toBeGreaterThan(instant);
    }
  },
);

test('the last minute of a year at UTC−12 and the first at UTC+14 are dates of their own in UTC', () => {
  expect(ask('kundali/basic', at(2023, 12, 31, 23, 59, { ...DELHI, timezone: -12 }))).toMatchObject({
    utc_datetime: '2024-01-01T11:59:00+00:00',
  });
  expect(ask('kundali/basic', at(2024, 1, 1, 0, 0, { ...DELHI, timezone: 14 }))).toMatchObject({
    utc_datetime: '2023-12-31T10:00:00+00:00',
  });
});

test('a local mean time of old keeps its seconds', () => {
  expect(ask('kundali/basic', at(1890, 1, 1, 12, 0, { ...DELHI, timezone: 4.8556 }))).toMatchObject({
    utc_datetime: '1890-01-01T07:08:40+00:00',
  });
});

test('a numeric offset is authoritative: the hour that a clock shows twice is two instants', () => {
  const julianDay = (timezone: number) =>
    Number(ask('kundali/basic', at(2023, 10, 29, 1, 30, { ...DELHI, timezone }))['julian_day_ut']);
  expect((julianDay(0) - julianDay(1)) * 24).toBeCloseTo(1, 6);
});

test.each([
  [{ year: 1900, month: 2, date: 29 }, 'February 1900 has 28 days'],
  [{ year: 2100, month: 2, date: 29 }, 'February 2100 has 28 days'],
  [{ month: 4, date: 31 }, 'April'],
  [{ hours: 24 }, 'hours must be 0 to 23'],
  [{ minutes: 60 }, 'minutes must be 0 to 59'],
  [{ seconds: 60 }, 'seconds must be 0 to 59'],
  [{ year: 600 }, 'year must be 601 to 2398'],
  [{ year: 2500 }, 'year must be 601 to 2398'],
  [{ month: 1.5 }, 'month must be a whole number'],
  [{ latitude: '28.6' }, 'latitude'],
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
  [{ timezone: 'Europe/London', year: 2023, month: 10, date: 29, hours: 1, minutes: 30 }, 'occurred twice'],
  [{ timezone: 'Europe/London', year: 2023, month: 3, date: 26, hours: 1, minutes: 30 }, 'never occurred'],
])('%o is refused with the reason', (change, reason) => {
  expect(problemsOf({ ...at(1990, 8, 15, 9, 30, DELHI), ...change }).join(' ')).toContain(reason);
});

test('one second of birth time moves the ascendant by about fifteen arc seconds', () => {
  const ascendantDeg = (seconds: number) => {
    const { lagna } = ask('kundali/basic', { ...at(1990, 8, 15, 9, 30, { ...DELHI, latitude: 0.5 }), seconds });
    return (lagna as { longitude: number }).longitude; // Safe: as above.
  };
  const arcSeconds = (ascendantDeg(1) - ascendantDeg(0)) * 3600;
  expect(arcSeconds).toBeGreaterThan(12);
  expect(arcSeconds).toBeLessThan(18);
});
