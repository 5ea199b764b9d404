import { CALENDAR_CHANGES } from '@graha/astro-engine/calendar/civil/changes.data';
import { changeOf } from '@graha/astro-engine/calendar/civil/changes';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import { drawPicture } from '../../pictures/picture.ts';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../birth.ts';
import { readInput } from '../issues.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);
const entryOf = (id: string) => {
  const entry = operations.find((one) => one.id === id);
  if (entry === undefined) throw new RangeError(id);
  return entry;
};

type Answer = { metadata: { birth: Record<string, unknown> } };
const answerTo = (id: string, request: object): Answer => {
  const { input, compute } = entryOf(id);
  // Safe: parsed by the operation's own schema; every answer about a birth has these metadata.
  return compute(input.parse(request) as never, sky) as Answer;
};
const problemsOf = (id: string, request: object): string[] => {
  const read = readInput(entryOf(id).input, request, 'body');
  return read.ok ? [] : read.problems.map(({ loc, msg }) => `${loc.at(-1)}: ${msg}`);
};
const birth = (date: object) => ({ ...EXAMPLE_BIRTH, ...date });
const GREGORIAN = birth({});
/** The answer as JSON, without the metadata of itself and of its parts. */
const withoutMetadata = (answer: Answer): string =>
  JSON.stringify(answer, (name, value: unknown) => (name === 'metadata' ? undefined : value));

/** The example's day, 21 June 1995, in each calendar. */
const SAME_DAY = [
  ['julian', 1995, 6, 8],
  ['bikram_sambat', 2052, 3, 7],
  ['saka', 1917, 3, 31],
  ['islamic_civil', 1416, 1, 22],
  ['islamic_umalqura', 1416, 1, 22],
  ['tamil', 1917, 3, 7],
  ['malayalam', 1170, 11, 6],
  ['bengali', 1402, 3, 7],
  ['bengali_old', 1402, 3, 6],
  ['odia', 1917, 3, 7],
] as const;

describe('the same day in each calendar', () => {
  test.each(SAME_DAY)('%s %i-%i-%i', (calendar, year, month, date) => {
    const sent = birth({ calendar, year, month, date });
    const answer = answerTo('kundali/basic', sent);
    expect(withoutMetadata(answer)).toEqual(withoutMetadata(answerTo('kundali/basic', GREGORIAN)));
    expect(answer.metadata.birth).toMatchObject({ calendar, gregorian_date: '1995-06-21' });
  });

  const [SENT] = SAME_DAY.map(([calendar, year, month, date]) => ({ calendar, year, month, date })).slice(1);
  const of = (id: string, more: object) => [id, birth({ ...SENT, ...more }), birth(more)] as const;
  test.each([
    of('western/solar-return', { target_year: 2026 }),
    of('varshaphal/chart', { target_year: 2026 }),
    of('western/progressions', { target_date: '2026-11-21' }),
    of('range/transit/gochara', { from: '2026-11-01', to: '2026-11-03' }),
    of('astrology/sade-sati/advanced', { target_date: '2026-11-21' }),
  ])('%s computes with the Gregorian date', (id, sent, gregorian) => {
    expect(withoutMetadata(answerTo(id, sent))).toEqual(withoutMetadata(answerTo(id, gregorian)));
  });

  test('couples, uncertain births and persons of a muhurta are read too', () => {
    const couple = { ...EXAMPLE_COUPLE, bride: birth({ ...SENT }) };
    const ashtakoot = answerTo('matchmaking/ashtakoot', couple);
    expect(withoutMetadata(ashtakoot)).toEqual(withoutMetadata(answerTo('matchmaking/ashtakoot', EXAMPLE_COUPLE)));
    expect(ashtakoot.metadata.birth).toMatchObject({
      bride: { calendar: 'bikram_sambat', gregorian_date: '1995-06-21' },
      groom: { calendar: 'gregorian' },
    });
    const { hours: _h, minutes: _m, ...day } = GREGORIAN;
    const uncertain = { ...day, time: '14:30~20' };
    expect(withoutMetadata(answerTo('kundali/uncertain', { ...uncertain, ...SENT }))).toEqual(
      withoutMetadata(answerTo('kundali/uncertain', uncertain)),
    );
  });

  test('a progression may begin on the Gregorian day of birth, not before it', () => {
    expect(problemsOf('western/progressions', birth({ ...SENT, target_date: '1995-06-21' }))).toEqual([]);
    expect(problemsOf('western/progressions', birth({ ...SENT, target_date: '1995-06-20' }))).toEqual([
      'target_date: target_date must not be before the birth',
    ]);
  });

  test('a picture has the Gregorian date', () => {
    const sent = birth({ ...SENT });
    const answer = answerTo('kundali/basic', sent);
    const form = { style: 'north-indian', theme: 'light', sizePx: null } as const;
    expect(drawPicture('kundali/basic', { answer, input: sent }, form)).toContain('1995-06-21');
  });
});

describe('a date that the calendar lacks', () => {
  test.each([
    [
      { calendar: 'bikram_sambat', year: 2081, month: 12, date: 32 },
      'date: date 32 does not exist: the last day of Chaitra 2081 is 31',
    ],
    [
      { calendar: 'julian', year: 1900, month: 2, date: 30 },
      'date: date 30 does not exist: the last day of February 1900 is 29',
    ],
    [
      { calendar: 'saka', year: 1917, month: 12, date: 31 },
      'date: date 31 does not exist: the last day of Phalguna 1917 is 30',
    ],
    [{ calendar: 'bikram_sambat', year: 1969 }, 'year: year must be 1970 to 2100 in the calendar bikram_sambat'],
    [
      { calendar: 'saka', year: 500 },
      'year: year 500 of the calendar saka is 578 by the Gregorian calendar, which must be 601 to 2398',
    ],
    [
      { calendar: 'malayalam', year: 1200, month: 1, date: 32 },
      'date: date 32 does not exist: the last day of Chingam 1200 is 31',
    ],
    [{ calendar: 'malayalam', year: 1574 }, 'year: year must be 1 to 1573 in the calendar malayalam'],
    [{ calendar: 'mayan' }, expect.stringMatching(/^calendar: calendar must be one of gregorian, auto, julian/)],
    [{ country: 'GBR' }, 'country: country must be the two letters of a country in ISO 3166-1, such as GB'],
    [{ month: 1, date: 32 }, 'date: date 32 does not exist: January 1995 has 31 days'],
  ])('%o', (change, problem) => expect(problemsOf('kundali/basic', birth(change))).toEqual([problem]));
});

describe('the first and the last year', () => {
  const ends = 'must be 601 to 2398';
  test.each([
    [{ year: 601, month: 1, date: 1 }, []],
    [{ year: 600, month: 12, date: 31 }, [`year: year ${ends}`]],
    [{ year: 2398, month: 12, date: 31 }, []],
    [{ year: 2399, month: 1, date: 1 }, [`year: year ${ends}`]],
    [{ calendar: 'julian', year: 600, month: 12, date: 29 }, []],
    [
      { calendar: 'julian', year: 600, month: 12, date: 28 },
      [`year: year 600 of the calendar julian is 600 by the Gregorian calendar, which ${ends}`],
    ],
    [{ calendar: 'auto', year: 600, month: 12, date: 29 }, []],
    [{ calendar: 'saka', year: 522, month: 10, date: 11 }, []],
    [
      { calendar: 'saka', year: 522, month: 10, date: 10 },
      [`year: year 522 of the calendar saka is 600 by the Gregorian calendar, which ${ends}`],
    ],
  ])('%o', (date, problems) => expect(problemsOf('kundali/basic', birth(date))).toEqual(problems));
});

describe('a country', () => {
  const ENDS = 'send calendar julian for a date as it was written then, or gregorian for a date that was converted';
  const lastJulian = { year: 1918, month: 1, date: 31 };

  test('needs a calendar until it has changed', () => {
    expect(problemsOf('kundali/basic', birth({ ...lastJulian, country: 'RU' }))).toEqual([
      `calendar: calendar is required: Russia counted by the Julian calendar until 1918-01-31; ${ENDS}`,
    ]);
    expect(problemsOf('kundali/basic', birth({ year: 1918, month: 2, date: 14, country: 'RU' }))).toEqual([]);
    expect(problemsOf('kundali/basic', birth({ ...lastJulian, country: 'FR' }))).toEqual([]);
  });

  const dateOf = (text: string) => {
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
    return { year, month, date };
  };
  const askedIn = (country: string, text: string, more: object = {}) =>
    problemsOf('kundali/basic', birth({ ...dateOf(text), country, ...more }));

  test.each(CALENDAR_CHANGES.flatMap((row) => row.countries.split(' ').map((country) => [country, row] as const)))(
    '%s needs a calendar until its last Julian day, and none from its first Gregorian one',
    (country, { name, lastJulian, firstPartLastJulian }) => {
      const needed = [
        expect.stringMatching(/^calendar: calendar is required: .*; send calendar julian .* or gregorian /),
      ];
      for (const day of [firstPartLastJulian ?? lastJulian, lastJulian, '0601-02-01']) {
        expect(askedIn(country, day)).toEqual(needed);
        expect(askedIn(country, day)[0]).toContain(name);
        expect(askedIn(country, day)[0]).toContain(lastJulian);
        expect(askedIn(country, day, { calendar: 'julian' })).toEqual([]);
        expect(askedIn(country, day, { calendar: 'gregorian' })).toEqual([]);
      }
      const { firstGregorian } = changeOf(country);
      expect(askedIn(country, firstGregorian)).toEqual([]);
      expect(askedIn(country, firstGregorian, { calendar: 'auto' })).toEqual([]);
    },
  );

  test.each([
    ['DE', '1583-02-10', 'Germany counted by the Julian calendar until 1583-02-13, and parts of it until 1700-02-18; '],
    ['DE', '1650-06-01', 'in Germany parts changed calendar after 1583-02-13 and others after 1700-02-18; '],
    ['GB', '1752-09-10', 'in Great Britain and Ireland 1752-09-02 was followed by 1752-09-14; '],
    ['SE', '1705-05-05', 'Sweden and Finland counted by a calendar of its own from 1700-03-01 to 1712-02-30, '],
    ['SE', '1712-03-01', 'Sweden and Finland counted by the Julian calendar until 1753-02-17; '],
    ['JP', '1500-01-01', 'Rome counted by the Julian calendar until 1582-10-04; '],
  ])('%s on %s without a calendar: %s', (country, day, reason) => {
    expect(askedIn(country, day)[0]).toContain(`calendar is required: ${reason}`);
  });

  test('decides the calendar of auto', () => {
    const auto = (date: object) =>
      answerTo('kundali/basic', birth({ ...date, calendar: 'auto', country: 'RU' })).metadata.birth;
    expect(auto(lastJulian)).toMatchObject({ calendar: 'julian', gregorian_date: '1918-02-13' });
    expect(auto({ year: 1918, month: 2, date: 14 })).toMatchObject({ calendar: 'gregorian' });
    expect(
      problemsOf('kundali/basic', birth({ year: 1918, month: 2, date: 5, calendar: 'auto', country: 'RU' })),
    ).toEqual([`date: date 5 does not exist: in Russia 1918-01-31 was followed by 1918-02-14; ${ENDS}`]);
  });

  test('has a note in the answer where the date was read as Gregorian before its change', () => {
    const read = birth({ ...lastJulian, calendar: 'gregorian', country: 'RU' });
    expect(answerTo('kundali/basic', read).metadata.birth).toMatchObject({
      calendar: 'gregorian',
      note: {
        code: 'before_calendar_change',
        text: 'Russia counted by the Julian calendar until 1918-01-31; the date was read as Gregorian, and calendar julian reads it as 1918-02-13 by the Gregorian calendar.',
      },
    });
    expect(answerTo('kundali/basic', GREGORIAN).metadata.birth).not.toHaveProperty('note');
  });

  test.each([
    [{ calendar: 'bikram_sambat', year: 2090, month: 1, date: 1 }, 'calendar_forecast'],
    [{ calendar: 'tamil', year: 1917, month: 3, date: 7 }, 'calendar_computed'],
    [{ calendar: 'malayalam', year: 1170, month: 11, date: 7 }, 'calendar_computed'],
    [{ calendar: 'auto', country: 'TR', year: 1910, month: 3, date: 7 }, 'doubtful_calendar'],
  ])('%o has the note %s', (change, code) => {
    expect(answerTo('kundali/basic', birth(change)).metadata.birth).toMatchObject({ note: { code } });
  });
});
