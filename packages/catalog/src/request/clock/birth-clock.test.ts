import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { equationOfTimeSeconds } from '@graha/astro-engine/sky/equation-of-time';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../birth.ts';
import type { BirthClock } from './birth-clock.ts';
import { birthNamesOf } from './birth-clock.ts';
import { clockErasOf } from './clock-eras.ts';
import zones from './first-standard.fixture.json' with { type: 'json' };
import type { z } from 'zod';

const sky = await createEphemeris();
const operations = listOperations(catalog);
const natal = operations.find(({ id }) => id === 'western/natal');

type Printed = z.output<typeof BirthClock>;

function birthOf(id: string, request: object): Printed & Record<string, Printed> {
  const entry = operations.find((one) => one.id === id);
  if (entry === undefined) throw new RangeError(id);
  // Safe: the metadata of an operation on a birth, as the conformance test proves.
  const answer = entry.compute(entry.input.parse(request) as never, sky) as { metadata: { birth: never } };
  return answer.metadata.birth;
}

const PORBANDAR = {
  year: 1869, month: 10, date: 2, hours: 7, minutes: 12, latitude: 21.6333, longitude: 69.6, timezone: 'Asia/Kolkata',
}; // prettier-ignore
const asked = (settings: object, more: object = {}) => birthOf('western/natal', { ...PORBANDAR, ...more, settings });

describe('the clock of a birth', () => {
  test('before standard time it is the mean time of the longitude', () => {
    expect(asked({})).toMatchObject({
      utc: '1869-10-02T02:33:36Z',
      utc_offset: '+04:38:24',
      clock: 'local_mean',
      calendar: 'gregorian',
      note: {
        code: 'before_standard_time',
        text: expect.stringContaining('first standard time of Asia/Kolkata (1906-01-01)'),
      },
    });
  });

  test('has the error of Delta T in years in which it is more than a second', () => {
    for (const year of [1801, 1995, 2026]) expect(asked({}, { year }).delta_t_uncertainty_seconds).toBeNull();
    expect(asked({}, { year: 2126 }).delta_t_uncertainty_seconds).toBe(51.8);
  });

  test('each choice reads another clock', () => {
    expect(asked({ clock: 'zone' })).toMatchObject({ utc_offset: '+05:53:20', clock: 'zone' });
    expect(asked({ clock: 'ut' })).toMatchObject({ utc: '1869-10-02T07:12:00Z', utc_offset: '+00:00', clock: 'ut' });
    const modern = { year: 1995 };
    expect(asked({}, modern)).toMatchObject({ utc_offset: '+05:30', clock: 'zone' });
    expect(asked({}, modern)).not.toHaveProperty('note');
    expect(asked({ clock: 'local_mean' }, modern)).toMatchObject({ utc_offset: '+04:38:24', clock: 'local_mean' });
    // The sundial is 10 min 36 s fast on 2 October.
    expect(asked({ clock: 'local_apparent' }, modern).utc_offset).toMatch(/^\+04:4[89]:\d\d$/);
    expect(asked({}, { ...modern, timezone: 5.5 })).toMatchObject({
      clock: 'offset',
      utc_offset: '+05:30',
      tzdb: null,
    });
  });

  test('a number of hours with a clock of the place is refused, and says what to do', () => {
    for (const clock of ['local_mean', 'local_apparent', 'ut']) {
      const read = natal?.input.safeParse({ ...PORBANDAR, timezone: 5.5, settings: { clock } });
      expect(read?.error?.issues[0]).toMatchObject({ path: ['timezone'] });
      expect(read?.error?.issues[0]?.message).toContain(`settings.clock ${clock}`);
    }
    expect(natal?.input.safeParse({ ...PORBANDAR, settings: { clock: 'sundial' } }).success).toBe(false);
  });

  test('the date line of the zone is kept: Manila counted American dates until 1844', () => {
    const manila = { timezone: 'Asia/Manila', latitude: 14.6, longitude: 121 };
    expect(asked({}, { ...manila, year: 1840 }).utc_offset).toBe('-15:56');
    expect(asked({}, { ...manila, year: 1850 }).utc_offset).toBe('+08:04');
    expect(
      asked({ clock: 'local_mean' }, { timezone: 'Pacific/Auckland', longitude: -176.5, year: 1990 }).utc_offset,
    ).toBe('+12:14');
  });

  test('an hour of the change, a time shown twice, war time and municipal clocks are noted', () => {
    const code = (more: object) => asked({}, more).note?.code;
    const bombay = { latitude: 18.96, longitude: 72.83 };
    expect(code({ year: 1906, month: 1, date: 1, hours: 0, minutes: 30 })).toBe('near_first_standard_time');
    expect(code({ year: 1943, latitude: 28.6, longitude: 77.2 })).toBe('war_time');
    expect(code({ ...bombay, year: 1950 })).toBe('municipal_clock');
    expect(code({ ...bombay, year: 1956 })).toBeUndefined();
    const newYork = { timezone: 'America/New_York', latitude: 40.7, longitude: -74 };
    expect(code({ ...newYork, year: 1960 })).toBe('doubtful_history');
    expect(code({ ...newYork, year: 2025, month: 11, date: 2, hours: 1, minutes: 30, fold: 1 })).toBe('shown_twice');
  });

  test('zones of another mean time keep the own time of the place until their standard time', () => {
    const used = (timezone: string, year: number, month: number) => asked({}, { timezone, year, month }).clock;
    for (const [zone, year, month] of [
      ['Asia/Calcutta', 1905, 12],
      ['Asia/Dhaka', 1905, 12],
      ['Asia/Colombo', 1905, 12],
      ['Europe/Zurich', 1894, 5],
      ['Europe/Prague', 1891, 9],
      ['Europe/Amsterdam', 1909, 4],
      ['Europe/Copenhagen', 1893, 12],
      ['Europe/Moscow', 1917, 12],
    ] as const) {
      expect([zone, used(zone, year, month)]).toEqual([zone, 'local_mean']);
      expect([zone, used(zone, year + (month === 12 ? 1 : 0), (month % 12) + 1)]).toEqual([zone, 'zone']);
    }
    expect(used('Europe/Rome', 1867, 1)).toBe('zone');
    expect(used('Europe/Paris', 1892, 1)).toBe('zone');
  });

  test('couples print both births and read the clock of each', () => {
    const old = { ...EXAMPLE_COUPLE.bride, year: 1850, timezone: 'Asia/Kolkata' };
    const couple = birthOf('matchmaking/ashtakoot', { ...EXAMPLE_COUPLE, bride: old });
    expect(couple['bride']).toMatchObject({ clock: 'local_mean', utc_offset: '+05:10:23' });
    expect(couple['groom']).toMatchObject({ clock: 'offset' });
    const pair = { person_a: EXAMPLE_BIRTH, person_b: old };
    expect(birthOf('western/synastry', pair)['person_b']).toMatchObject({ clock: 'local_mean' });
    const read = operations
      .find(({ id }) => id === 'western/synastry')
      ?.input.safeParse({ ...pair, settings: { clock: 'local_mean' } });
    expect(read?.error?.issues.map(({ path }) => path.join('.'))).toEqual(['person_a.timezone']);
  });
});

test.each(['zone', 'local_mean', 'local_apparent', 'ut'])('every operation on a birth takes the clock %s', (clock) => {
  for (const entry of operations) {
    const names = birthNamesOf(entry.input);
    if (names?.length === 0) continue;
    const zoned = (birth: object) => ({ ...birth, timezone: 'Asia/Kolkata' });
    const example = Object(entry.example);
    const births = names?.map((name) => [name, zoned(example[name])]);
    const request = births === undefined ? zoned(example) : { ...example, ...Object.fromEntries(births) };
    const birth = birthOf(entry.id, { ...request, settings: { ...example.settings, clock } });
    for (const one of names === null ? [birth] : names.map((name) => birth[name])) {
      expect([entry.id, one?.clock]).toEqual([entry.id, clock]);
    }
  }
});

test('every answer that starts from a birth prints it', () => {
  for (const entry of operations) {
    const names = birthNamesOf(entry.input);
    if (names?.length === 0) continue;
    const birth = birthOf(entry.id, Object(entry.example));
    for (const one of names === null ? [birth] : names.map((name) => birth[name])) {
      expect([entry.id, one?.utc]).toEqual([entry.id, expect.stringMatching(/^\d{4}-.+Z$/)]);
    }
  }
});

describe('every zone, a day before and a day after its first standard time', () => {
  test.each(zones.zones.filter(([, , end]) => end !== null) as [string, number, string][])(
    '%s',
    (zone, cityDeg, end) => {
      const at = (days: number) => new Date(Date.parse(end) + days * 86_400_000);
      const request = (day: Date, longitude: number) => ({
      ...PORBANDAR, latitude: 10, longitude, timezone: zone,
      year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, date: day.getUTCDate(), fold: 0,
    }); // prettier-ignore
      const longitude = Math.round((cityDeg > 178 ? cityDeg - 1.5 : cityDeg + 1.5) * 1000) / 1000;
      const before = birthOf('western/natal', request(at(-3), longitude));
      expect(before.clock).toBe('local_mean');
      const [own] = clockErasOf({ timezone: zone, longitude }, at(3).getUTCFullYear());
      const { code, text } = before.note ?? {};
      const changed = `(${own?.until})`; // Not every note has the day.
      expect(code === 'before_standard_time' ? text : changed).toContain(changed);
      const [, sign, hours = '0', minutes = '0', seconds = '0'] =
        /^([+-])(\d\d):(\d\d):?(\d\d)?$/.exec(before.utc_offset) ?? [];
      const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds || 0));
      expect(offset).toBe(Math.round(longitude * 240) + 86_400 * Math.round((offset - longitude * 240) / 86_400));
      const after = birthOf('western/natal', request(at(3), longitude));
      expect(after.clock).toBe(KEPT_LONGER.includes(zone) ? 'local_mean' : 'zone');
    },
  );
});

const KEPT_LONGER = [
  'Asia/Kolkata', 'Asia/Dhaka', 'Asia/Yangon', 'Asia/Colombo', 'Europe/Zurich', 'Europe/Busingen', 'Europe/Prague',
  'Europe/Bratislava', 'Europe/Amsterdam', 'Europe/Copenhagen', 'Europe/Moscow', 'Europe/Kyiv', 'Europe/Simferopol', 'Europe/Minsk',
  'Europe/Riga', 'Europe/Vilnius', 'Europe/Tallinn', 'Europe/Warsaw', 'Asia/Irkutsk',
]; // prettier-ignore

test.each([
  ['2026-02-11T12:00:00Z', -854],
  ['2026-11-03T12:00:00Z', 987],
  ['2026-04-15T12:00:00Z', 0],
])('the equation of time on %s', (iso, seconds) => {
  // Published for the year by almanacs: -14 min 14 s, +16 min 27 s, and 0 within a day.
  expect(Math.abs(equationOfTimeSeconds(Date.parse(iso) / 86_400_000 + 2_440_587.5) - seconds)).toBeLessThan(8);
});
