import { readdir } from 'node:fs/promises';
import { LUNAR_MONTHS } from '@graha/astro-engine/calendar/lunar-month';
import { DASHA_LEVELS } from '@graha/astro-engine/dasha/periods';
import { BIRD_ACTIVITIES, BIRDS } from '@graha/astro-engine/panchang/pancha-pakshi';
import { MAP_ANGLES } from '@graha/astro-engine/western/astrocartography';
import { EVENT_KINDS } from '@graha/astro-engine/events/event-kinds';
import { GROUPING_NAMES, GROUPINGS } from '@graha/astro-engine/western/balance';
import { CHART_SHAPES } from '@graha/astro-engine/western/chart-shape';
import { SPACE_DIRECTIONS } from '@graha/astro-engine/western/local-space';
import { FIGURE_NAMES } from '@graha/astro-engine/western/patterns';
import { RELEASING_LEVELS } from '@graha/astro-engine/western/zodiacal-releasing';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf, answerToExample } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { TIMELINE_KIND_IDS } from '../families/events/upcoming/kinds.ts';
import { listOperations } from '../list/list-operations.ts';
import { LANGUAGE_CODES, type TranslatedCode } from './codes.ts';
import { languageIn } from './languages.ts';
import { TERM_GROUPS, type TermGroup } from './term-groups.ts';
import { termsOf, wordsOf } from './words-of-answer.ts';

const sky = await createEphemeris();
const CODES = LANGUAGE_CODES.filter((code): code is TranslatedCode => code !== 'en');
const WESTERN: readonly TranslatedCode[] = ['es', 'fr', 'de', 'ru'];
const INDIAN = CODES.filter((code) => !WESTERN.includes(code));
const operations = listOperations(catalog);
/** Reports have their texts in the requested language, so that their metadata has no words. */
const inEnglish = operations.filter(({ paper }) => !paper);

/**
 * All values of the enumerations that have words by id. Their words are the usual ones of the field, or transliterations of
 * the English loan word, and few of them were read in a source: the others count none.
 */
const IDS: Readonly<Partial<Record<TermGroup, readonly string[]>>> = {
  FigureName: FIGURE_NAMES,
  ChartShapeName: CHART_SHAPES,
  BirdName: BIRDS,
  BirdActivityName: BIRD_ACTIVITIES,
  MapAngleName: MAP_ANGLES,
  LineDirectionName: SPACE_DIRECTIONS,
  ReleasingLevelName: RELEASING_LEVELS,
  DashaLevelName: DASHA_LEVELS,
  DayHalfName: ['day', 'night'],
  BirdRoleName: ['adhikara', 'padu'],
  GroupingName: GROUPING_NAMES,
  ElementName: GROUPINGS.elements.groups,
  ModeName: GROUPINGS.modes.groups,
  PolarityName: GROUPINGS.polarities.groups,
  HemisphereName: [...GROUPINGS.horizon.groups, ...GROUPINGS.meridian.groups],
  QuadrantName: GROUPINGS.quadrants.groups,
  EventKindName: TIMELINE_KIND_IDS,
  SkyEventName: Object.keys(EVENT_KINDS),
};

/** Letters of each script, with the marks that its words may have. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Deva: /^[\p{Script=Devanagari} \-\u200d]+$/u,
  Gujr: /^[\p{Script=Gujarati} \-\u200c]+$/u,
  Beng: /^[\p{Script=Bengali} .\-\u200d]+$/u,
  Taml: /^[\p{Script=Tamil} .-]+$/u,
  Telu: /^[\p{Script=Telugu} \-\u200c]+$/u,
  Knda: /^[\p{Script=Kannada} \-\u200c\u200d]+$/u,
  Mlym: /^[\p{Script=Malayalam} \-\u200c\u200d]+$/u,
  Orya: /^[\p{Script=Oriya} -]+$/u,
  Latn: /^[\p{Script=Latin} '’\-()]+$/u,
  Cyrl: /^[\p{Script=Cyrillic} \-()]+$/u,
};

/** The words that an almanac needs, with their number. */
const CORE: readonly (readonly [TermGroup, number])[] = [
  ['PointName', 9],
  ['SignName', 12],
  ['NakshatraName', 27],
  ['TithiName', 16],
  ['NityaYogaName', 27],
  ['KaranaName', 11],
  ['WeekdayName', 7],
  ['PakshaName', 2],
];
const CORE_SHARE = 0.85;

describe.each(CODES)('%s', (code) => {
  const { script, words, autonym } = languageIn(code);
  const entries = Object.entries(words).flatMap(([group, rows]) =>
    [...rows].map(([english, word]) => ({ group, english, ...word })),
  );

  test('has groups that answers know, and every word in its script, composed and without blank ends', () => {
    expect(autonym).not.toBe('');
    expect(Object.keys(words).filter((group) => !TERM_GROUPS.some((known) => known === group))).toEqual([]);
    const wrong = entries.filter(
      ({ word }) => word !== word.normalize('NFC').trim() || !(SCRIPTS[script] ?? /^$/).test(word),
    );
    expect(wrong).toEqual([]);
  });

  test('has no word that rests on one source and is disputed, and none without a source but of ids', () => {
    const ids = new Set(Object.keys(IDS));
    const unsound = entries.filter(
      ({ group, sources, isDisputed }) =>
        (sources < 1 && !ids.has(group)) || (sources <= 1 && isDisputed) || !Number.isInteger(sources),
    );
    expect(unsound).toEqual([]);
  });

  test.each(Object.entries(IDS))('has a word of its own for each id of %s', (group, ids) => {
    const rows = entries.filter((entry) => entry.group === group);
    expect(rows.map(({ english: id }) => id).toSorted()).toEqual([...ids].toSorted());
    expect(new Set(rows.map(({ word }) => word)).size).toBe(ids.length);
  });

  test('has one word for one meaning within a group', () => {
    for (const [group, rows] of Object.entries(words)) {
      if (group === 'PointName' || group === 'PakshaName') continue; // These groups have two names for each word.
      const list = [...rows.values()].map(({ word }) => word);
      expect([group, new Set(list).size]).toEqual([group, list.length]);
    }
  });
});

test.each(INDIAN)('%s has 85 of a hundred core words from two sources', (code) => {
  const { words } = languageIn(code);
  const sound = CORE.map(([group, count]) => {
    const rows = [...(words[group]?.values() ?? [])].filter(({ sources }) => sources >= 2);
    return Math.min(count, new Set(rows.map(({ word }) => word)).size);
  });
  const all = CORE.reduce((sum, [, count]) => sum + count, 0);
  expect(sound.reduce((sum, count) => sum + count, 0) / all).toBeGreaterThanOrEqual(CORE_SHARE);
});

test.each(WESTERN)('%s has the signs, the planets and the angles', (code) => {
  const { words } = languageIn(code);
  expect(words.SignName?.size).toBe(12);
  expect(['Sun', 'Moon', 'Pluto', 'Ascendant'].filter((name) => !words.PointName?.has(name))).toEqual([]);
});

test.each([
  ['mr', 'PointName', 'Mars', 'hi'],
  ['mr', 'SignName', 'Libra', 'hi'],
  ['ta', 'NakshatraName', 'Ardra', 'sa'],
  ['ml', 'NakshatraName', 'Ashwini', 'sa'],
] as const)('%s has a word of its own for %s %s', (code, group, english, other) => {
  const word = languageIn(code).words[group]?.get(english)?.word;
  expect(word).toBeDefined();
  expect(word).not.toBe(languageIn(other).words[group]?.get(english)?.word);
});

test('an answer has the words of its ids', () => {
  const wordsIn = (id: string) => {
    const operation = operations.find((listed) => listed.id === id);
    if (!operation) throw new Error(`There is no ${id}.`);
    return Object(inLanguage(operation, 'ta')).metadata.words;
  };
  expect(wordsIn('panchang/pancha-pakshi')).toMatchObject({
    BirdName: { peacock: 'மயில்' },
    BirdActivityName: { ruling: 'அரசு' },
  });
  expect(wordsIn('western/patterns').ChartShapeName).toBeDefined();
  expect(wordsIn('western/astrocartography').MapAngleName).toMatchObject({ rising: 'உதயம்', setting: 'அஸ்தமனம்' });
  expect(wordsIn('western/local-space').LineDirectionName).toHaveProperty('towards');
  expect(wordsIn('western/zodiacal-releasing').ReleasingLevelName).toHaveProperty('years');
  expect(wordsIn('western/balance')).toMatchObject({
    GroupingName: { elements: 'தத்துவங்கள்', quadrants: 'கால்பகுதிகள்' },
    ElementName: { fire: 'நெருப்பு' },
    HemisphereName: { above: 'மேல்', west: 'மேற்கு' },
  });
  expect(wordsIn('events/search').SkyEventName).toMatchObject({ eclipse: 'கிரகணம்' });
  expect(wordsIn('events/upcoming').EventKindName).toHaveProperty('chandrashtama');
});

test('a boolean and a member that stand for words have them too', () => {
  const pakshi = operations.find(({ id }) => id === 'panchang/pancha-pakshi');
  const words = pakshi && Object(inLanguage(pakshi, 'ml')).metadata.words;
  expect(words).toMatchObject({
    DayHalfName: { day: 'പകൽ', night: 'രാത്രി' },
    BirdRoleName: { adhikara: 'അധികാരം', padu: 'പടു' },
  });
});

test('the star Magha and the month Magha are two words, in Sanskrit letters too', () => {
  for (const code of ['sa', 'sa-Latn', 'hi'] as const) {
    const { NakshatraName: stars, LunarMonthName: months } = languageIn(code).words;
    expect(stars?.get('Magha')?.word).not.toBe(months?.get('Magha')?.word);
  }
});

test.each(INDIAN)('%s names lunar months as answers do, so that each word is found', (code) => {
  const known = new Set<string>(LUNAR_MONTHS);
  const months = [...(languageIn(code).words.LunarMonthName?.keys() ?? [])];
  expect(months.filter((month) => !known.has(month))).toEqual([]);
});

/** Every English word that any language has, with its groups. */
const english = new Map<string, Set<TermGroup>>();
for (const code of CODES) {
  for (const group of TERM_GROUPS) {
    for (const name of languageIn(code).words[group]?.keys() ?? []) {
      english.set(name, (english.get(name) ?? new Set()).add(group));
    }
  }
}

/** Members in which a word has another meaning than in the lists: names of years, subjects, units, and ids of other lists. */
const OTHER_MEANING =
  /\.(samvatsara|detail|topic|unit|unit_by_sign|almutens\.\d+\.of|role|code|condition|regions\.\d+|karana(\.\d+)?\.kind|(planets|stars)\.\d+\.direction)$/;

function unmarkedIn(value: unknown, marked: ReadonlySet<string>, path: string): string[] {
  if (typeof value === 'string') {
    return english.has(value) && !marked.has(value) && !OTHER_MEANING.test(path) ? [`${path}: ${value}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'metadata' ? [] : unmarkedIn(member, marked, `${path}.${key}`),
  );
}

test.each(inEnglish.map((operation) => [operation.id, operation] as const))(
  '%s: every closed word of its answer is marked with its group',
  (_, operation) => {
    const answer = answerToExample(operation, sky);
    const marked = new Set([...termsOf(operation.output, answer).values()].flatMap((words) => [...words]));
    expect(unmarkedIn(answer, marked, operation.id)).toEqual([]);
  },
);

const inLanguage = (operation: (typeof operations)[number], language: string): unknown => {
  const example = z.looseObject({ settings: z.looseObject({}).optional() }).parse(operation.example);
  const input = { ...example, settings: { ...example.settings, language } };
  return answerOf(operation, operation.input.parse(input), sky);
};

test.each(inEnglish.map((operation) => [operation.id, operation] as const))(
  '%s: another language adds words to the metadata and changes nothing else',
  (_, operation) => {
    const answer = z.looseObject({ metadata: z.looseObject({}) }).parse(inLanguage(operation, 'hi'));
    const { names_language, texts_language, words, ...metadata } = answer.metadata;
    expect({ names_language, texts_language }).toEqual({ names_language: 'hi', texts_language: 'en' });
    expect({ ...answer, metadata }).toEqual(answerToExample(operation, sky));
    expect(words).toEqual(wordsOf(operation.output, answer, 'hi'));
    expect(operation.output.safeParse(answer).error).toBeUndefined();
  },
);

test.each(CODES.flatMap((code) => ['kundali/basic', 'western/natal'].map((id) => [code, id] as const)))(
  '%s is taken by %s, and its answer says so',
  (code, id) => {
    const operation = operations.find((listed) => listed.id === id);
    if (!operation) throw new Error(`There is no ${id}.`);
    expect(inLanguage(operation, code)).toMatchObject({ metadata: { names_language: code } });
  },
);

test('every file of words is a language that is offered, and every language has its file', async () => {
  const files = (await readdir(new URL('words', import.meta.url))).map((file) => file.replace('.json', ''));
  expect(files.toSorted()).toEqual([...CODES].toSorted());
  expect(CODES.filter((code) => languageIn(code).words.PointName === undefined)).toEqual([]);
});

test('a language that is not offered is refused with those that are', () => {
  const [operation] = operations;
  const refused = operation?.input.safeParse({ ...Object(operation.example), settings: { language: 'ne' } });
  expect(refused?.error?.issues.map(({ message }) => message).join(' ')).toContain('must be en, hi, sa');
});
