import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { elementsOf, textOf } from '@graha/drawing/element';
import { textBoxes } from '@graha/drawing/text-boxes';
import { textWidth } from '@graha/drawing/text-width';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { languageIn } from '../languages/languages.ts';
import { isTranslated } from '../languages/note-words.ts';
import type { TermGroup } from '../languages/term-groups.ts';
import { listOperations } from '../list/list-operations.ts';
import { labelOf } from './kinds/label-of.ts';
import { drawPicture } from './picture.ts';
import { drawView } from './draw.ts';
import { askedOf } from './view.ts';
import { viewOf } from './views/views.ts';

const sky = await createEphemeris();
const operations = new Map(listOperations(catalog).map((operation) => [operation.id, operation]));
const CODES = LANGUAGE_CODES.filter(isTranslated);

/** Pictures that contain names: of a day, of periods, of a match, of strengths, yogas and times; charts if the language has letters. */
const DRAWN = [
  'panchang/full',
  'panchang/calendar-month',
  'panchang/choghadiya',
  'dasha/vimshottari',
  'dasha/yogini',
  'matchmaking/ashtakoot',
  'strength/shadbala',
  'strength/ashtakavarga',
  'yoga/detect',
  'muhurta/find',
  'western/electional',
  'transit/hits',
  'events/upcoming',
  'western/midpoints',
  'western/heliocentric',
  'western/balance',
  'western/local-space',
  'panchang/pancha-pakshi',
];
/** Names that every almanac has: limbs and planets. European languages have planets and no limbs. */
const NAMED = ['panchang/full', 'dasha/vimshottari'];
const CHARTS = ['kundali/basic', 'divisional/d9'];

/** Letters beyond Latin, Greek and Cyrillic. */
const INDIAN = /[\u0900-\u0dff]/;

function answered(id: string, language: string): { answer: unknown; input: unknown } {
  const operation = operations.get(id);
  const example = z.looseObject({ settings: z.looseObject({}).optional() }).parse(operation?.example);
  const input = { ...example, settings: { ...example.settings, language } };
  const answer = operation && answerOf(operation, operation.input.parse(input), sky);
  return { answer: JSON.parse(JSON.stringify(answer)), input };
}

const FORM = { style: 'north-indian', theme: 'light', sizePx: null } as const;

const wordsOfPicture = (id: string, language: string): string[] => {
  const { answer, input } = answered(id, language);
  const view = viewOf(id, answer, askedOf(input));
  const picture =
    view && drawView(view, { id: 'p', whose: '', style: 'north-indian', form: 'full', nowMs: null, birthMs: 0 });
  return picture === null ? [] : [...elementsOf(picture)].filter(({ tag }) => tag === 'text').map(textOf);
};

describe.each(CODES)('%s', (code) => {
  const { script, words } = languageIn(code);

  test.each(NAMED)('%s is drawn with words of the language', (id) => {
    const drawn = wordsOfPicture(id, code);
    const english = wordsOfPicture(id, 'en');
    expect(drawn.filter((text) => !english.includes(text)).length > 0).toBe(
      id === 'dasha/vimshottari' || words.TithiName !== undefined,
    );
    const isIndian = !['Latn', 'Cyrl'].includes(script);
    expect(drawn.some((text) => INDIAN.test(text))).toBe(isIndian);
  });

  test('birds and their activities have words of the language', () => {
    const drawn = wordsOfPicture('panchang/pancha-pakshi', code);
    const known = (group: 'BirdName' | 'BirdActivityName') =>
      [...(words[group]?.values() ?? [])].map(({ word }) => word).filter((word) => drawn.includes(word));
    expect([known('BirdName').length > 0, known('BirdActivityName').length > 0]).toEqual([true, true]);
  });

  const wordsIn = (groups: readonly TermGroup[]) =>
    new Set(groups.flatMap((group) => [...(words[group]?.values() ?? [])].map(({ word }) => labelOf(word))));

  test('each half of the day and each bird with a part has words of the language', () => {
    const drawn = wordsOfPicture('panchang/pancha-pakshi', code).join('\n');
    const known = [...wordsIn(['DayHalfName'])].map((word) => drawn.includes(word));
    const roles = [...(words.BirdRoleName?.values() ?? [])].map(({ word }) => drawn.includes(`${word} `));
    expect([...known, ...roles]).toEqual([true, true, true, true]);
  });

  test('the divisions of a balance and all their groups have words of the language, whole', () => {
    const drawn = wordsOfPicture('western/balance', code);
    const known = wordsIn([
      'GroupingName',
      'ElementName',
      'ModeName',
      'PolarityName',
      'HemisphereName',
      'QuadrantName',
    ]);
    expect([...known].filter((word) => !drawn.includes(word))).toEqual([]);
    expect(drawn.filter((text) => /\p{L}{3}/u.test(text) && !known.has(text))).toEqual([]);
  });

  test('lanes of a timeline are named in the language', () => {
    const { answer, input } = answered('events/upcoming', code);
    const view = viewOf('events/upcoming', answer, askedOf(input));
    const lanes = view?.kind === 'hits' ? view.chart.lanes : [];
    expect(lanes.length).toBeGreaterThan(3);
    expect(lanes.map(({ name }) => name)).toEqual(
      lanes.map(({ body: kind }) => labelOf(words.EventKindName?.get(kind)?.word ?? '')),
    );
  });

  test.each([...DRAWN, ...CHARTS])('%s has no text beyond its edges, and no name in two', (id) => {
    const { answer, input } = answered(id, code);
    const view = viewOf(id, answer, askedOf(input));
    const picture =
      view && drawView(view, { id: 'p', whose: '', style: 'north-indian', form: 'full', nowMs: null, birthMs: 0 });
    const [, , width = 0] = String(picture?.attributes['viewBox']).split(' ').map(Number);
    const beyond = (picture ? textBoxes(picture) : []).filter(({ left, right }) => left < -1 || right > width + 1);
    expect(beyond).toEqual([]);
    const drawn = wordsOfPicture(id, code);
    expect(drawn.filter((text) => /^\p{M}/u.test(text))).toEqual([]); // A sign without letter is drawn on a dotted circle.
  });

  test.each([...DRAWN, ...CHARTS])('%s as a file names the language and a font of its script', (id) => {
    const svg = drawPicture(id, answered(id, code), FORM) ?? '';
    expect(svg).toContain(` lang="${code}"`);
    expect(svg.includes("'Noto Sans ")).toBe(!['Latn', 'Cyrl'].includes(script));
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('every word has a measured width, as wide for each letter as letters are', () => {
    for (const { word } of Object.values(words).flatMap((rows) => [...rows.values()])) {
      const em = textWidth(word, 1, 'sans');
      expect(em).toBeGreaterThan(0);
      expect(em).toBeLessThan([...word].length * 1.5 + 0.5);
    }
  });
});

test.each(['hi', 'ta'] as const)('squares in %s have the letters of its almanacs, whole', (code) => {
  const letters = languageIn(code).words.PointLetter;
  for (const id of CHARTS) {
    const drawn = wordsOfPicture(id, code);
    for (const abbreviation of ['Su', 'Mo', 'As']) {
      const word = letters?.get(abbreviation)?.word ?? '';
      expect(drawn.some((text) => text.startsWith(word))).toBe(true);
      expect(drawn.some((text) => text.startsWith(abbreviation))).toBe(false);
    }
  }
});

test('squares of languages without letters of their own keep the Latin ones', () => {
  expect(wordsOfPicture('kundali/basic', 'te').some((text) => text.startsWith('Su'))).toBe(true);
});

test('a chart is named by its varga in the language, where a word fits into the middle of the square', () => {
  const headed = (id: string, language: string) =>
    drawPicture(id, answered(id, language), { ...FORM, style: 'east-indian' });
  expect(headed('divisional/d9', 'hi')).toContain('>D9 नवमांश<');
  expect(headed('divisional/d9', 'hi')).toMatch(/<title[^>]*>D9 नवमांश, /);
  expect(headed('divisional/d9', 'ru')).toContain('>D9 Navamsa<');
  expect(headed('divisional/d45', 'ml')).toContain('>D45 Akshavedamsa<');
  expect(headed('dosha/manglik', 'ta')).toContain('>செவ்வாய்<');
});

test.each(CODES)('the table beside a chart is read in %s where it has the words, stars with their padas', (code) => {
  const { answer, input } = answered('kundali/basic', code);
  const view = viewOf('kundali/basic', answer, askedOf(input));
  const rows = view?.kind === 'charts' ? (view.charts[0]?.rows ?? []) : [];
  const { PointName, SignName, NakshatraName } = languageIn(code).words;
  expect(rows.length).toBe(10);
  for (const { name, sign, star, said } of rows) {
    const [, nakshatra = '', pada] = /^(.+) (\d)$/.exec(star ?? '') ?? [];
    expect(said.name).toBe(PointName?.get(name === 'Lagna' ? 'Ascendant' : name)?.word ?? name);
    expect(said.sign).toBe(SignName?.get(sign)?.word ?? sign);
    expect(said.star).toBe(`${NakshatraName?.get(nakshatra)?.word ?? nakshatra} ${pada}`);
  }
});

test('an English picture is what it was', () => {
  const { answer, input } = answered('panchang/full', 'en');
  expect(drawPicture('panchang/full', { answer, input }, FORM)).not.toContain('lang=');
});
