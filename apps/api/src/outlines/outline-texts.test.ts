import { answerOf } from '@graha/catalog/operation/answer';
import { catalog } from '@graha/catalog/families/catalog';
import { LANGUAGE_CODES, type TranslatedCode } from '@graha/catalog/languages/codes';
import { languageIn } from '@graha/catalog/languages/languages';
import { isTranslated } from '@graha/catalog/languages/note-words';
import { listOperations } from '@graha/catalog/list/list-operations';
import { drawPicture } from '@graha/catalog/pictures/picture';
import { graphemesOf, textWidth } from '@graha/drawing/text-width';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { Resvg } from '@resvg/resvg-wasm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readFonts } from '../call/fonts.ts';
import { toPng } from '../call/png.ts';
import { outlineShapedTexts, outlineTexts, shapedTextsOf } from './outline-texts.ts';
import { placeGlyphs, type PlacedText } from '@graha/paper/type/place-glyphs';
import { readText, type TextElement } from '@graha/paper/type/text-element';

const sky = await createEphemeris();
const operations = new Map(listOperations(catalog).map((operation) => [operation.id, operation]));
const CODES = LANGUAGE_CODES.filter(isTranslated).filter((code) => !['Latn', 'Cyrl'].includes(languageIn(code).script));
const PICTURES = [
  'kundali/basic',
  'panchang/full',
  'panchang/calendar-month',
  'dasha/vimshottari',
  'matchmaking/ashtakoot',
];

function drawn(id: string, language: string): string {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`no ${id}`);
  const example = z.looseObject({ settings: z.looseObject({}).optional() }).parse(operation.example);
  const input = { ...example, settings: { ...example.settings, language } };
  const answer = JSON.parse(JSON.stringify(answerOf(operation, operation.input.parse(input), sky)));
  const svg = drawPicture(id, { answer, input }, { style: 'north-indian', theme: 'light', sizePx: 512 });
  if (svg === null) throw new Error(`${id} drew nothing`);
  return svg;
}

const wordsOf = ({ letters }: TextElement): string => letters.map(({ letter }) => letter).join('');

const text = (words: string, attributes = ''): TextElement =>
  readText(` x="10" y="50" font-size="20" font-family="Geist"${attributes}`, words);

/** Texts with a letter that is in no font. */
const withMissing = (element: TextElement, { glyphs }: PlacedText): string[] =>
  glyphs.some(({ id }) => id === 0) ? [wordsOf(element)] : [];

/**
 * The x coordinates at which letters begin. A glyph drawn before its letter, such as the vowel sign i, belongs to the
 * letter.
 */
function beginnings(element: TextElement, { glyphs }: PlacedText): number[] {
  const starts: number[] = [];
  let first = 0;
  for (const grapheme of graphemesOf(wordsOf(element))) {
    const last = first + [...grapheme].length;
    const own = glyphs.filter(({ letter }) => letter >= first && letter < last);
    if (own.length > 0) starts.push(Math.min(...own.map(({ x }) => x)));
    first = last;
  }
  return starts;
}

const grow = (values: readonly number[]): boolean => values.every((value, index) => index === 0 || value > (values[index - 1] ?? value)); // prettier-ignore

describe.each(CODES)('%s', (code) => {
  const hasLetters = (id: string): boolean =>
    id !== 'kundali/basic' || languageIn(code).words.PointLetter !== undefined;

  test.each(PICTURES)('%s has a glyph for each letter, no syllable on another, and differs from the English one', async (id) => {
    const svg = drawn(id, code);
    const texts = shapedTextsOf(svg).map(({ element }) => element);
    expect(texts.length > 0).toBe(hasLetters(id));
    for (const element of texts) {
      const placed = await placeGlyphs(element);
      expect(withMissing(element, placed)).toEqual([]);
      expect({ words: wordsOf(element), grow: grow(beginnings(element, placed)) }).toMatchObject({ grow: true });
    }
    expect((await toPng(svg)).equals(await toPng(drawn(id, 'en')))).toBe(!hasLetters(id));
  }); // prettier-ignore

  test('every word of the language is set with glyphs of the fonts, not wider than pictures leave space for', async () => {
    const words = wordsIn(code);
    expect(words.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const word of words) {
      for (const weight of [400, 500]) {
        const element = text(word, ` font-weight="${weight}"`);
        const placed = await placeGlyphs(element);
        wrong.push(...withMissing(element, placed));
        if (placed.right - placed.left > textWidth(word, 20, 'sans'))
          wrong.push(`${word} is wide: ${placed.right - placed.left} ${textWidth(word, 20, 'sans')}`);
        if (!grow(beginnings(element, placed))) wrong.push(`${word} stands on itself`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const wordsIn = (code: TranslatedCode): string[] => [
  ...new Set(Object.values(languageIn(code).words).flatMap((rows) => [...rows.values()].map(({ word }) => word))),
];

/** The pixels of a picture in a viewer without any font. */
function pixelsWithoutFonts(svg: string): Buffer {
  const tree = new Resvg(svg, { font: { fontBuffers: [] } });
  try {
    return Buffer.from(tree.render().pixels);
  } finally {
    tree.free();
  }
}

test.each(LANGUAGE_CODES)('outlines in %s need no font: the picture is the same in a viewer without one', async (code) => {
  await toPng(drawn('panchang/full', 'en')); // Loads the renderer.
  const fontBuffers = await readFonts();
  for (const id of PICTURES) {
    const svg = drawn(id, code);
    const outlined = await outlineTexts(svg);
    expect(outlined).not.toContain('<text');
    const bare = pixelsWithoutFonts(outlined);
    expect(bare.equals(pixelsWithoutFonts(svg.replaceAll(/<text.*?<\/text>/gs, '')))).toBe(false);
    const tree = new Resvg(outlined, { font: { fontBuffers } });
    expect(bare.equals(Buffer.from(tree.render().pixels))).toBe(true);
    tree.free();
  }
}); // prettier-ignore

test('a conjunct is one glyph, and a sign written before its letter stands before it', async () => {
  const conjunct = await placeGlyphs(text('क्ष'));
  expect(conjunct.glyphs).toHaveLength(1);
  const [sign, letter] = (await placeGlyphs(text('कि'))).glyphs;
  const alone = (await placeGlyphs(text('क'))).glyphs[0];
  expect([letter?.id, (sign?.x ?? 0) < (letter?.x ?? 0)]).toEqual([alone?.id, true]);
});

test('the anchor says where a text begins', async () => {
  const [start, middle, end] = await Promise.all(['start', 'middle', 'end'].map((anchor) => placeGlyphs(text('मेष', ` text-anchor="${anchor}"`)))); // prettier-ignore
  const width = (start?.right ?? 0) - (start?.left ?? 0);
  expect(start?.left).toBe(10);
  expect(middle?.left).toBeCloseTo(10 - width / 2);
  expect(end?.right).toBeCloseTo(10);
});

test('letters of two scripts stand side by side, each part in its size, colour and shift', async () => {
  const element = readText(
    ' x="0" y="50" font-size="20" fill="#111111" font-family="\'Geist Mono\', monospace"',
    'गु<tspan letter-spacing="3" fill="#111111">रु</tspan><tspan fill="#222222">14°</tspan><tspan font-size="10" dy="-5" dx="2">R</tspan>',
  );
  const { glyphs } = await placeGlyphs(element);
  const ofLetter = (letter: string) => glyphs.find((glyph) => element.letters[glyph.letter]?.letter === letter);
  expect(grow(beginnings(element, { glyphs, left: 0, right: 0 }))).toBe(true);
  expect([ofLetter('1')?.fill, ofLetter('R')?.fill, ofLetter('R')?.y, ofLetter('1')?.y]).toEqual(['#222222', '#111111', 45, 50]); // prettier-ignore
  expect((ofLetter('R')?.scale ?? 0) * 2).toBeCloseTo(ofLetter('1')?.scale ?? 0);
  const without = await placeGlyphs(readText(' x="0" y="50" font-size="20" font-family="Geist Mono"', 'गुरु14°'));
  expect((ofLetter('1')?.x ?? 0) - (without.glyphs.find(({ letter }) => letter === 4)?.x ?? 0)).toBeCloseTo(3);
});

test('a joiner belongs to the letters around it', async () => {
  const { glyphs } = await placeGlyphs(text('क्\u200dष'));
  expect(new Set(glyphs.map(({ font }) => font)).size).toBe(1);
  expect(glyphs.some(({ id }) => id === 0)).toBe(false);
});

test('texts of Latin letters stay as they are, and so do letters in titles', async () => {
  const svg = '<svg><title>मेष</title><text x="1" y="2">Aries &amp; Taurus</text></svg>';
  expect(await outlineShapedTexts(svg)).toBe(svg);
});

test('a glyph is in the file once, and a text keeps what it has beside its look', async () => {
  const outlined = await outlineTexts('<svg><text x="1" y="20" fill="#123456" data-body="Sun">aa a</text></svg>');
  expect(outlined.match(/<path /g)).toHaveLength(2); // The letter and the space.
  expect(outlined).toMatch(
    /^<svg><g data-body="Sun"><g transform="translate\(1 20\) scale\([\d.]+ -[\d.]+\)" fill="#123456">/,
  );
  expect(outlined.match(/<use href="#sans-400-\d+"/g)).toHaveLength(4);
});

test('a text becomes a path with what it has beside its place and look', async () => {
  const svg = '<svg><text x="1" y="2" fill="#123456" data-body="Sun" stroke="#ffffff">सू &lt;</text><text x="3">a</text></svg>';
  const outlined = await outlineShapedTexts(svg);
  expect(outlined).toMatch(/^<svg><path d="M[^"]+" fill="#123456" data-body="Sun" stroke="#ffffff"\/><text x="3">a<\/text><\/svg>$/);
}); // prettier-ignore
