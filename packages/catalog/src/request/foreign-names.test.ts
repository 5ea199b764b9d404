import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import { HOUSE_LETTERS } from '@graha/astro-engine/core/ephemeris';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { EXAMPLE_BIRTH } from './birth.ts';
import { catalog } from '../families/catalog.ts';
import { decodeQuery } from './decode-query.ts';
import { readInput, type Source } from './issues.ts';
import type { AnyOperation } from '../operation/operation.ts';
import { listOperations } from '../list/list-operations.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);

/** Request bodies as printed in the documentation of freeastrologyapi.com. */
const PERSON = {
  year: 2022,
  month: 8,
  date: 11,
  hours: 6,
  minutes: 0,
  seconds: 0,
  latitude: 17.38333,
  longitude: 78.4666,
  timezone: 5.5,
};
const CHART_BODIES = {
  settings: { ...PERSON, settings: { observation_point: 'topocentric', ayanamsha: 'lahiri' } },
  config: { ...PERSON, config: { observation_point: 'geocentric', ayanamsha: 'lahiri' } },
  'capitalized choices': {
    ...PERSON,
    config: { observation_point: 'Topocentric', ayanamsha: 'Lahiri', language: 'en' },
  },
};
const COUPLE_BODY = {
  female: { ...PERSON, year: 1990 },
  male: { ...PERSON, year: 1987 },
  config: { observation_point: 'geocentric', language: 'en', ayanamsha: 'lahiri' },
};

const takes = (entry: AnyOperation, member: string): boolean => member in Object(entry.example);
const problemsOf = (entry: AnyOperation, sent: unknown, source: Source = 'body'): string[] => {
  const read = readInput(entry.input, sent, source);
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};
const needed = (entry: AnyOperation): object => {
  const own = Object.entries(Object(entry.example)).filter(([name]) => !(name in EXAMPLE_BIRTH));
  return Object.fromEntries(own);
};

/** Drops the settings that an operation refuses, as a migrating program would. */
function usable(entry: AnyOperation, body: object): object {
  const takes = (settings: object): boolean =>
    readInput(entry.input, { ...EXAMPLE_BIRTH, ...needed(entry), settings }, 'body').ok;
  const refused = [
    ...(takes({ ayanamsa: 'lahiri' }) ? [] : ['ayanamsha']),
    ...(takes({ observation_point: 'topocentric' }) ? [] : ['observation_point']),
  ];
  const without = (settings: object): object =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => !refused.includes(name)));
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'object' ? without(value) : value]),
  );
}

const isOnBirth = (entry: AnyOperation): boolean => ['latitude', 'year', 'hours'].every((name) => takes(entry, name));

describe.each(operations.filter(isOnBirth))('$id takes as it is sent', (entry) => {
  test.each(Object.entries(CHART_BODIES))('a body with %s', (_, body) => {
    const read = readInput(entry.input, { ...usable(entry, body), ...needed(entry) }, 'body');
    expect(read.ok ? [] : read.problems).toEqual([]);
    expect(answerOf(entry, read.ok && read.data, sky)).toHaveProperty('metadata');
  });
});

describe.each(operations.filter((entry) => takes(entry, 'bride')))('$id takes as it is sent', (entry) => {
  test('a body of female, male and config', () => expect(problemsOf(entry, COUPLE_BODY)).toEqual([]));
});

const basic = catalog.kundali.basic;
const hints = (messages: readonly string[]): string[] =>
  messages.flatMap(
    (message) => /^(\S+) is not .*; did you mean (.*)\? It takes /.exec(message)?.slice(1, 3).join(' → ') ?? [],
  );

describe('a known foreign name is answered with ours', () => {
  test('of astrologyapi.com', () => {
    const sent = { day: 6, month: 1, year: 2000, hour: 7, min: 45, lat: 19.132, lon: 72.342, tzone: 5.5 };
    expect(hints(problemsOf(basic, sent))).toEqual([
      'day → date', 'hour → hours', 'min → minutes', 'lat → latitude', 'lon → longitude', 'tzone → timezone',
    ]); // prettier-ignore
  });

  test('of vedicastroapi', () => {
    const sent = { dob: '11/10/1994', tob: '11:40', lat: 11.2, lon: 77, tz: 5.5, lang: 'en' };
    expect(hints(problemsOf(basic, sent))).toEqual([
      'dob → year, month and date', 'tob → hours and minutes', 'lat → latitude', 'lon → longitude', 'tz → timezone',
      'lang → settings.language',
    ]); // prettier-ignore
  });

  test('of Prokerala, in a query', () => {
    const query = new URLSearchParams({
      ayanamsa: '1',
      coordinates: '10.21,78.09',
      datetime: '2004-02-12T15:19:21+00:00',
      la: 'en',
    });
    expect(hints(problemsOf(basic, decodeQuery(basic, query), 'query'))).toEqual([
      'ayanamsa → settings.ayanamsa', 'coordinates → latitude and longitude',
      'datetime → year, month, date, hours, minutes and timezone', 'la → settings.language',
    ]); // prettier-ignore
  });

  test('of a couple in one flat list', () => {
    const sent = { m_day: 6, m_hour: 7, f_lat: 19.1, girl_dob: '1990-01-01', boy_coordinates: '10,78' };
    expect(hints(problemsOf(catalog.matchmaking.ashtakoot, sent))).toEqual([
      'm_day → groom.date', 'm_hour → groom.hours', 'f_lat → bride.latitude',
      'girl_dob → bride.year, bride.month and bride.date', 'boy_coordinates → groom.latitude and groom.longitude',
    ]); // prettier-ignore
  });

  test('of a setting that has another name now', () => {
    const sent = { ...PERSON, settings: { sunrise_definition: 'upper_limb_refraction' } };
    expect(hints(problemsOf(catalog.panchang['sun-times'], sent))).toEqual(['settings.sunrise_definition → sunrise']);
  });

  test('and never with a name that the operation does not take', () => {
    expect(problemsOf(catalog.numerology['life-path'], { date: '1990-08-15', lat: 1 })).toEqual([
      expect.stringMatching(/^lat is not a member of this request; it takes /),
    ]);
  });
});

describe('settings in a query', () => {
  const read = (query: string) => {
    const birth = Object.entries(EXAMPLE_BIRTH).map(([name, value]) => [name, String(value)] as const);
    return readInput(basic.input, decodeQuery(basic, [...birth, ...new URLSearchParams(query)]), 'query');
  };

  test.each([
    'settings.ayanamsa=raman',
    'settings[ayanamsa]=raman',
    'settings={"ayanamsa":"raman"}',
    'settings={"ayanamsa":"raman"}&settings.node_mode=mean',
    'config.ayanamsha=raman',
    'config[ayanamsa]=Raman',
    'settings.ayanamsa=3',
  ])('%s is read', (query) => {
    expect(read(query)).toMatchObject({ ok: true, data: { settings: { ayanamsa: 'raman' } } });
  });

  test.each(['settings=lahiri', 'settings={ayanamsa:lahiri}', 'settings=[1]'])(
    '%s is answered with how to send them',
    (query) => {
      expect(read(query)).toMatchObject({
        ok: false,
        problems: [{ msg: 'settings must be given one by one, as settings.ayanamsa=lahiri, or be a JSON object' }],
      });
    },
  );
});

test('a problem inside config is reported inside config', () => {
  const read = readInput(basic.input, { ...EXAMPLE_BIRTH, config: { ayanamsa: 'nobody' } }, 'body');
  expect(read).toMatchObject({ ok: false, problems: [{ loc: ['body', 'config', 'ayanamsa'] }] });
});

test('config beside settings is refused, not merged', () => {
  expect(hints(problemsOf(basic, { ...EXAMPLE_BIRTH, settings: {}, config: {} }))).toEqual(['config → settings']);
});

test('a Western chart takes an ayanamsa, and antiscia refuse it, which would not use it', () => {
  const asked = { ...EXAMPLE_BIRTH, settings: { ayanamsha: 'fagan_bradley' } };
  expect(problemsOf(catalog.western.natal, asked)).toEqual([]);
  expect(problemsOf(catalog.western.antiscia, asked)).toEqual(['settings.ayanamsha must be none']);
});

describe('an ayanamsa by its number in Swiss Ephemeris', () => {
  const read = (entry: AnyOperation, settings: object) =>
    readInput(entry.input, { ...EXAMPLE_BIRTH, settings }, 'body');

  test.each(Object.entries(AYANAMSA_NUMBERS))('%s is %i', (name, number) => {
    expect(read(basic, { ayanamsa: number })).toMatchObject({ ok: true, data: { settings: { ayanamsa: name } } });
  });

  test.each([47, -1, 1.5, 255, '01', true])('%s is refused', (ayanamsa) => {
    expect(read(basic, { ayanamsa })).toMatchObject({
      ok: false,
      problems: [{ loc: ['body', 'settings', 'ayanamsa'] }],
    });
  });

  test('KP takes the numbers of its own two', () => {
    expect(read(catalog.kp.chart, { ayanamsa: 45 })).toMatchObject({
      ok: true,
      data: { settings: { ayanamsa: 'kp_new' } },
    });
    expect(read(catalog.kp.chart, { ayanamsa: 1 })).toMatchObject({
      ok: false,
      problems: [{ msg: 'settings.ayanamsa must be krishnamurti or kp_new', input: 1 }],
    });
  });
});

describe('a house system by its letter in Swiss Ephemeris', () => {
  const read = (house_system: unknown, entry: AnyOperation = catalog.western.natal) =>
    readInput(entry.input, { ...EXAMPLE_BIRTH, settings: { house_system } }, 'body');

  test.each([...Object.entries(HOUSE_LETTERS), ['equal', 'A']])('%s is %s', (house_system, letter) => {
    expect(read(letter)).toMatchObject({ ok: true, data: { settings: { house_system } } });
    expect(read(letter, catalog.houses.cusps)).toMatchObject({ ok: true, data: { settings: { house_system } } });
  });

  test.each(['G', 'p', 'Z', 1])('%s is refused', (letter) => {
    expect(read(letter)).toMatchObject({ ok: false, problems: [{ loc: ['body', 'settings', 'house_system'] }] });
  });
});

test.each(['{ "toString": 5 }', '{ "toString": 1, "valueOf": 1 }', '[{ "toString": 5 }]'])(
  'a setting that cannot be written as text is refused as any other: %s',
  (text) => {
    const ayanamsa: unknown = JSON.parse(text);
    const read = readInput(basic.input, { ...EXAMPLE_BIRTH, settings: { ayanamsa } }, 'body');
    expect(read).toMatchObject({ ok: false, problems: [{ loc: ['body', 'settings', 'ayanamsa'] }] });
  },
);
