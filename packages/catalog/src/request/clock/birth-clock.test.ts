import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { equationOfTimeSeconds } from '@graha/astro-engine/sky/equation-of-time';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../birth.ts';
import { zoneOffsetSeconds } from '../zones/zone-offset.ts';
import type { BirthClock } from './birth-clock.ts';
import { birthNamesOf } from './birth-clock.ts';
import { firstStandardDay, firstStandardSecond } from './first-standard.ts';
import zones from './first-standard.fixture.json' with { type: 'json' };
import { PLACES_KEPT_OWN_TIME } from './own-time.data.ts';
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
  /** Zones whose next record is another mean time, with the 00:00 until which births were noted in the place's own. */
  const keptUntil = new Map(
    PLACES_KEPT_OWN_TIME.flatMap(({ zones: names, until }) => names.split(' ').map((name) => [name, until] as const)),
  );

  test.each(zones.zones.filter(([, , end]) => end !== null) as [string, number, string][])(
    '%s',
    (zone, cityDeg, endOfLmt) => {
      const standardFrom = firstStandardSecond(zone);
      const until = keptUntil.get(zone);
      expect(until === undefined ? standardFrom : firstStandardDay(zone)).toBe(until ?? Date.parse(endOfLmt) / 1000);

      const longitude = Math.round((cityDeg > 178 ? cityDeg - 1.5 : cityDeg + 1.5) * 1000) / 1000;
      const own = Math.round(longitude * 240);
      const bornAt = (utcSeconds: number, offsetSeconds: number) => {
        const at = new Date((utcSeconds + offsetSeconds) * 1000);
        return birthOf('western/natal', {
          year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate(), hours: at.getUTCHours(),
          minutes: at.getUTCMinutes(), seconds: at.getUTCSeconds(), latitude: 10, longitude, timezone: zone, fold: 0,
        }); // prettier-ignore
      };
      const isoOf = (utcSeconds: number) => new Date(utcSeconds * 1000).toISOString().replace('.000Z', 'Z');

      const dayBefore = standardFrom - 86_400;
      const dateLine = Math.round((zoneOffsetSeconds(zone, dayBefore) - own) / 86_400) * 86_400;
      const before = bornAt(dayBefore, own + dateLine);
      expect(before).toMatchObject({ clock: 'local_mean', utc: isoOf(dayBefore) });
      const { code, text } = before.note ?? {};
      const changed = `(${firstStandardDay(zone)})`; // Not every note has the day.
      expect(code === 'before_standard_time' ? text : changed).toContain(changed);

      const dayAfter = standardFrom + 86_400;
      const after = bornAt(dayAfter, zoneOffsetSeconds(zone, dayAfter));
      expect(after).toMatchObject({ clock: 'zone', utc: isoOf(dayAfter) });
    },
  );

  test('is asked of all 400 that have one, and of those whose places kept their own time longer', () => {
    const asked = zones.zones.filter(([, , end]) => end !== null).map(([zone]) => String(zone));
    expect(asked).toHaveLength(400);
    expect(asked.filter((zone) => keptUntil.has(zone)).length).toBeGreaterThan(15);
  });
});

test.each([
  ['2026-02-11T12:00:00Z', -854],
  ['2026-11-03T12:00:00Z', 987],
  ['2026-04-15T12:00:00Z', 0],
])('the equation of time on %s', (iso, seconds) => {
  // Published for the year by almanacs: -14 min 14 s, +16 min 27 s, and 0 within a day.
  expect(Math.abs(equationOfTimeSeconds(Date.parse(iso) / 86_400_000 + 2_440_587.5) - seconds)).toBeLessThan(8);
});
