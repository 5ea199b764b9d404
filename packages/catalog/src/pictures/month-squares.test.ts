import { elementsOf, type SvgElement } from '@graha/drawing/element';
import { overlappingPairs } from '@graha/drawing/testing';
import { textBoxes } from '@graha/drawing/text-boxes';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answerOf } from '../operation/answer.ts';
import { catalog } from '../families/catalog.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/codes.ts';
import { drawView } from './draw.ts';
import { askedOf } from './view.ts';
import { viewOf } from './views/views.ts';

const sky = await createEphemeris();
const entry = catalog.panchang['calendar-month'];

type Asked = { year: number; month: number; latitude: number; longitude: number; timezone: number };

function monthOf({ year, month, latitude, longitude, timezone }: Asked, language: LanguageCode = 'en'): SvgElement {
  const settings = { language };
  const input = entry.input.parse({ year, month, date: 15, hours: 12, minutes: 0, latitude, longitude, timezone, settings }); // prettier-ignore
  const asked = askedOf(input);
  const answer: unknown = answerOf(entry, input, sky);
  const view = viewOf('panchang/calendar-month', answer, asked);
  const options = { id: 'm', whose: 'a month', style: 'north-indian', form: 'full', nowMs: null, birthMs: 0 } as const;
  const drawn = view && drawView(view, options);
  if (!drawn) throw new Error('no month was drawn');
  return drawn;
}

type Box = { left: number; right: number; top: number; bottom: number };

function boxOf({ attributes }: SvgElement): Box {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(attributes[name]));
  return { left: x ?? 0, right: (x ?? 0) + (width ?? 0), top: y ?? 0, bottom: (y ?? 0) + (height ?? 0) };
}

/** Texts that cross the edge of their day's square by a pixel or more. */
function leaving(root: SvgElement): string[] {
  return [...elementsOf(root)]
    .filter(({ attributes }) => attributes['data-day'] !== undefined)
    .flatMap((square) => {
      const ground = square.children.find((child) => typeof child !== 'string' && child.tag === 'rect');
      if (ground === undefined || typeof ground === 'string') return ['a day without a square'];
      const own = boxOf(ground);
      return textBoxes(square)
        .filter(({ left, right, top, bottom }) => left < own.left || right > own.right || top < own.top || bottom > own.bottom)
        .map(({ words }) => `${square.attributes['data-day']}: ${words}`);
    });
} // prettier-ignore

const squaresOf = (root: SvgElement): SvgElement[] =>
  [...elementsOf(root)].filter(({ attributes }) => attributes['data-day'] !== undefined);

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const PLACES = [
  DELHI,
  { latitude: -33.87, longitude: 151.21, timezone: 10 },
  { latitude: 78.22, longitude: 15.65, timezone: 1 },
  { latitude: -77.85, longitude: 166.67, timezone: 12 },
  { latitude: 21.3, longitude: -157.86, timezone: -10 },
];
const YEARS = [601, 1801, 1963, 2023, 2026, 2398];

test.each(PLACES)('no text of a month stands on another or leaves its square at %j', (place) => {
  const wrong = YEARS.flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1, ...place })).flatMap((asked) => {
      const drawn = monthOf(asked);
      return [...overlappingPairs(textBoxes(drawn)), ...leaving(drawn)].map((what) => `${what} in ${asked.month}/${year}`);
    }),
  );
  expect(wrong).toEqual([]);
}); // prettier-ignore

test.each(LANGUAGE_CODES)('no text of a month stands on another or leaves its square in %s', (language) => {
  const wrong = Array.from({ length: 12 }, (_, index) => ({ year: 2026, month: index + 1, ...DELHI })).flatMap((asked) => {
    const drawn = monthOf(asked, language);
    return [...overlappingPairs(textBoxes(drawn)), ...leaving(drawn)].map((what) => `${what} in ${asked.month}`);
  });
  expect(wrong).toEqual([]);
}); // prettier-ignore

test('weekdays, tithis, stars and months are in the language of the answer, and a short form is never a mixture', () => {
  const words = wordsIn(monthOf({ year: 2026, month: 2, ...DELHI }, 'hi'));
  expect(words).toEqual(expect.arrayContaining(['रविवार', 'S15 पूर्णिमा', 'मघा', 'Amanta माघ, फाल्गुन']));
  expect(words.filter((one) => one.includes('Sunday') || one.startsWith('P. '))).toEqual([]);
});

test.each([
  { year: 2026, month: 2, weeks: 4 },
  { year: 2026, month: 11, weeks: 5 },
  { year: 2026, month: 8, weeks: 6 },
])('$month/$year has $weeks weeks, each day once and under its weekday', ({ year, month, weeks }) => {
  const squares = squaresOf(monthOf({ year, month, ...DELHI }));
  const rects = squares.map(({ children }) => children.find((one) => typeof one !== 'string' && one.tag === 'rect'));
  const boxes = rects.flatMap((rect) => (rect === undefined || typeof rect === 'string' ? [] : [boxOf(rect)]));
  expect(squares.map(({ attributes }) => attributes['data-day'])).toEqual(squares.map((_, index) => index + 1));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(weeks);
  const columns = [...new Set(boxes.map(({ left }) => left))].toSorted((a, b) => a - b);
  const weekdays = boxes.map(({ left }) => columns.indexOf(left));
  const first = new Date(Date.UTC(year, month - 1)).getUTCDay();
  expect(weekdays).toEqual(boxes.map((_, index) => (first + index) % 7));
});

const wordsIn = (root: SvgElement): string[] => textBoxes(root).map(({ words }) => words);

test('a leap month is named as such, and the day on which a month begins says so', () => {
  const words = wordsIn(monthOf({ year: 2026, month: 5, ...DELHI }));
  expect(words.find((one) => one.startsWith('Amanta'))).toContain('Adhika Jyeshtha');
  expect(words).toContain('Adhika Jyeshtha begins');
});

test('where the Sun does not rise, each square says so', () => {
  const [, , svalbard = DELHI] = PLACES;
  const words = wordsIn(monthOf({ year: 2026, month: 12, ...svalbard }));
  expect(words.filter((one) => one === 'no sunrise')).toHaveLength(31);
});

test('a lost tithi stands in the square of its day, and one with two sunrises in the second', () => {
  const months = Array.from({ length: 12 }, (_, index) => wordsIn(monthOf({ year: 2026, month: index + 1, ...DELHI })));
  expect(months.flat().filter((one) => one.endsWith(' is lost')).length).toBeGreaterThan(8);
  expect(months.flat().filter((one) => one.endsWith(' again')).length).toBeGreaterThan(3);
});
