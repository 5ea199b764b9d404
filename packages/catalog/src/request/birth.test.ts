import { isoAt } from '@graha/astro-engine/core/moment';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  birthRequest,
  compatibilityRequest,
  EXAMPLE_BIRTH,
  EXAMPLE_COUPLE,
  offsetOfBirth,
  resolveMoment,
} from './birth.ts';
import { readInput } from './issues.ts';

const Request = birthRequest(['ayanamsa', 'node_mode']);
const Couple = compatibilityRequest(['ayanamsa']);

const problemsWith = (change: object): [string, string, string][] => {
  const read = readInput(Request, { ...EXAMPLE_BIRTH, ...change }, 'body');
  return read.ok ? [] : read.problems.map(({ loc, msg, type }) => [loc.join('.'), msg, type]);
};

const momentOf = (change: object): string => {
  const { jdUt, clock } = resolveMoment(Request.parse({ ...EXAMPLE_BIRTH, ...change }));
  return isoAt(jdUt, clock);
};

describe('the clock of a birth', () => {
  const birth = { ...Request.parse({ ...EXAMPLE_BIRTH, timezone: 'Europe/Paris' }), clock: 'auto' } as const;

  test('is resolved once for its check, its answer and its metadata, also beside that of a partner', () => {
    const [offset, partner] = [offsetOfBirth(birth), offsetOfBirth({ ...birth, year: 1990 })];
    expect(offsetOfBirth({ ...birth })).toBe(offset);
    expect(offsetOfBirth({ ...birth, year: 1990 })).toBe(partner);
  });

  test.each([
    { year: 1996 },
    { month: 7 },
    { date: 22 },
    { hours: 15 },
    { minutes: 31 },
    { seconds: 1 },
    { timezone: 'Asia/Kolkata' },
    { timezone: 2 },
    { longitude: 2.5 },
    { fold: 1 },
    { clock: 'local_mean' },
  ] as const)('is resolved anew with %o', (change) => {
    const before = offsetOfBirth(birth);
    expect(offsetOfBirth({ ...birth, ...change })).not.toBe(before);
    expect(offsetOfBirth(birth)).toEqual(before);
  });
});

describe('what a birth may be', () => {
  test.each([
    [{ year: 601 }],
    [{ year: 2398 }],
    [{ year: 2000, month: 2, date: 29 }],
    [{ latitude: 90, longitude: -180 }],
    [{ timezone: -14 }],
    [{ timezone: 'Asia/Kolkata' }],
    [{ seconds: 59 }],
    [{ settings: {} }],
  ])('%o is accepted', (change) => expect(problemsWith(change)).toEqual([]));

  test.each([
    [{ year: 600 }, 'body.year', 'year must be 601 to 2398', 'greater_than_equal'],
    [{ year: 2399 }, 'body.year', 'year must be 601 to 2398', 'less_than_equal'],
    [{ month: 13 }, 'body.month', 'month must be 1 to 12', 'less_than_equal'],
    [{ hours: 24 }, 'body.hours', 'hours must be 0 to 23', 'less_than_equal'],
    [{ seconds: 60 }, 'body.seconds', 'seconds must be 0 to 59', 'less_than_equal'],
    [{ seconds: 1.5 }, 'body.seconds', 'seconds must be a whole number', 'int_from_float'],
    [{ latitude: 90.000001 }, 'body.latitude', 'latitude must be -90 to 90', 'less_than_equal'],
    [{ longitude: -180.1 }, 'body.longitude', 'longitude must be -180 to 180', 'greater_than_equal'],
    [{ timezone: 14.5 }, 'body.timezone', 'timezone must be -14 to 14', 'less_than_equal'],
    [{ date: 31 }, 'body.date', 'date 31 does not exist: June 1995 has 30 days', 'value_error'],
    [
      { year: 1900, month: 2, date: 29 },
      'body.date',
      'date 29 does not exist: February 1900 has 28 days',
      'value_error',
    ],
    [{ fold: 2 }, 'body.fold', 'fold must be 0 or 1', 'enum'],
  ])('%o is refused with its reason', (change, ...problem) => expect(problemsWith(change)).toEqual([problem]));

  test.each(['5.5', '+05:30', 'IST', 'Foo/Bar', '', '2020-01-01T00:00[Asia/Kolkata]'])(
    'the zone "%s" is refused',
    (timezone) => {
      expect(problemsWith({ timezone })).toEqual([
        ['body.timezone', expect.stringMatching(/^timezone must be/), expect.any(String)],
      ]);
    },
  );

  test('wrong shapes and impossible dates are reported together', () => {
    expect(
      problemsWith({ date: 31, latitude: '12', settings: { ayanamsa: 'none' }, colour: 1 }).map(([loc]) => loc),
    ).toEqual(['body.latitude', 'body.settings.ayanamsa', 'body.colour', 'body.date']);
  });

  test('each of two births is read, and its problems are reported under its own name', () => {
    const groom = { ...EXAMPLE_BIRTH, month: 2, date: 30 };
    const read = readInput(Couple, { bride: { ...EXAMPLE_BIRTH, year: 1 }, groom }, 'body');
    expect(read.ok ? [] : read.problems.map(({ msg }) => msg)).toEqual([
      'bride.year must be 601 to 2398',
      'groom: date 30 does not exist: February 1995 has 28 days',
    ]);
    expect(read.ok ? [] : read.problems[1]?.loc).toEqual(['body', 'groom', 'date']);
  });

  test('settings stand beside bride and groom, never inside', () => {
    expect(readInput(Couple, { ...EXAMPLE_COUPLE, settings: { ayanamsa: 'raman' } }, 'body').ok).toBe(true);
    expect(readInput(Couple, { ...EXAMPLE_COUPLE, bride: { ...EXAMPLE_BIRTH, settings: {} } }, 'body').ok).toBe(false);
  });
});

describe('the moment of a birth', () => {
  test('is its clock reading less its offset, to the second', () => {
    expect(momentOf({})).toBe('1995-06-21T14:30:00+05:30');
    expect(momentOf({ timezone: 5.75, seconds: 9 })).toBe('1995-06-21T14:30:09+05:45');
    expect(momentOf({ timezone: -3.5 })).toBe('1995-06-21T14:30:00-03:30');
  });

  test.each([
    [{ timezone: 'Asia/Kolkata', year: 1943 }, '1943-06-21T14:30:00+06:30'], // War time.
    [{ timezone: 'Asia/Kolkata', year: 1890 }, '1890-06-21T14:30:00+05:10:23'], // 77.5946° east, not Madras time, +05:21:10.
    [{ timezone: 'Europe/London', year: 1801, longitude: -2.5 }, '1801-06-21T14:30:00-00:10'], // 2.5° west.
    [{ timezone: 'America/New_York', year: 2398, month: 7 }, '2398-07-21T14:30:00-04:00'],
    [{ timezone: 'UTC' }, '1995-06-21T14:30:00+00:00'],
  ])('in an IANA zone follows the rules of its day: %o', (change, iso) => expect(momentOf(change)).toBe(iso));

  const SPRING = { timezone: 'America/New_York', year: 2024, month: 3, date: 10, hours: 2 };
  const AUTUMN = { timezone: 'America/New_York', year: 2024, month: 11, date: 3, hours: 1 };

  test('that occurred twice or never is refused with the choices there are', () => {
    expect(problemsWith(AUTUMN)).toEqual([
      [
        'body.hours',
        '01:30 on 3 November 2024 occurred twice in America/New_York, where clocks were changed: fold 0 reads it as UTC-04:00, fold 1 as UTC-05:00',
        'value_error',
      ],
    ]);
    expect(problemsWith(SPRING)[0]?.[1]).toContain('02:30 on 10 March 2024 never occurred in America/New_York');
  });

  test.each([
    [{ ...AUTUMN, fold: 0 }, '2024-11-03T01:30:00-04:00'],
    [{ ...AUTUMN, fold: 1 }, '2024-11-03T01:30:00-05:00'],
    [{ ...SPRING, fold: 0 }, '2024-03-10T03:30:00-04:00'],
    [{ ...SPRING, fold: 1 }, '2024-03-10T01:30:00-05:00'],
  ])('is settled by fold: %o', (change, iso) => expect(momentOf(change)).toBe(iso));

  test('of every valid birth can be resolved', () => {
    const int = (min: number, max: number) => fc.integer({ min, max });
    const zone = fc.oneof(
      fc.double({ min: -14, max: 14, noNaN: true }),
      fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Pacific/Apia'),
    );
    fc.assert(
      fc.property(
        int(601, 2398),
        int(1, 12),
        int(1, 31),
        int(0, 23),
        int(0, 59),
        zone,
        (year, month, date, hours, minutes, timezone) => {
          const read = readInput(Request, { ...EXAMPLE_BIRTH, year, month, date, hours, minutes, timezone }, 'body');
          const kept = read.ok
            ? resolveMoment(read.data).jdUt > 1_940_000
            : read.problems.every(({ loc }) => loc[1] === 'date' || loc[1] === 'hours');
          expect(kept).toBe(true);
        },
      ),
    );
  });
});
