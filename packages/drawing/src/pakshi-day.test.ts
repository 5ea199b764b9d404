import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, textOf, type SvgElement } from './element.ts';
import { ACTIVITIES, PAKSHI, type PakshiChart, type PakshiYama } from './pakshi-chart.ts';
import { pakshiDay } from './pakshi-day.ts';
import { labelBoxes, overlappingPairs } from './testing.ts';

const BIRDS = ['Vulture', 'Owl', 'Crow', 'Cock', 'Peacock'] as const;
const RISE_MS = Date.UTC(2026, 10, 21, 6, 45);
const MINUTE_MS = 60_000;

/** A yama whose parts have these weights. */
function yamaOf(number: number, minutes: number, weights: readonly number[], hasPerson: boolean): PakshiYama {
  const startMs = RISE_MS + (number - 1) * minutes * MINUTE_MS;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const at = (count: number): number =>
    startMs + (weights.slice(0, count).reduce((sum, weight) => sum + weight, 0) / total) * minutes * MINUTE_MS;
  const parts = BIRDS.map((bird, index) => ({
    bird,
    activity: ACTIVITIES[index] ?? 'Dying',
    says: ACTIVITIES[index] ?? 'Dying',
    startMs: at(index),
    endMs: at(index + 1),
  }));
  return {
    number,
    startMs,
    endMs: startMs + minutes * MINUTE_MS,
    birds: parts.map(({ bird, activity, says }) => ({ bird, activity, says })),
    own: hasPerson ? { activity: 'Ruling', says: 'Ruling', parts } : null,
  };
}

const EVEN = [5, 5, 5, 5, 4];
const day = (hasPerson: boolean, { minutes = 120, weights = EVEN } = {}): PakshiChart => ({
  bird: hasPerson ? 'Vulture' : null,
  halves: ['Day', 'Night'].map((name) => ({
    name,
    paksha: 'Krishna',
    adhikara: 'Peacock',
    padu: 'Vulture',
    yamas: [1, 2, 3, 4, 5].map((number) => yamaOf(number, minutes, weights, hasPerson)),
  })),
  roles: { adhikara: 'adhikara', padu: 'padu' },
  atMs: RISE_MS + 30 * MINUTE_MS,
});
const draw = (chart: PakshiChart): SvgElement => pakshiDay(chart, { id: 'p', title: 'Pancha pakshi' });
const drawn = (chart: PakshiChart) => [...elementsOf(draw(chart))];

test('the parts of a yama tile its width, each as long as it lasts', () => {
  const rects = drawn(day(true, { weights: [2, 8, 6, 3, 5] }))
    .filter(({ attributes }) => 'data-span' in attributes)
    .slice(0, 5)
    .map((part) => [...elementsOf(part)].find(({ tag }) => tag === 'rect')?.attributes ?? {});
  const unit = (PAKSHI.right - PAKSHI.left) / 24;
  expect(rects.map(({ width }) => Math.round((Number(width) + 1.5) / unit))).toEqual([2, 8, 6, 3, 5]);
});

test('the narrowest part of the tables still has its bird, its activity and its time', () => {
  const words = drawn(day(true, { weights: [2, 8, 6, 2, 6] })).filter(({ tag }) => tag === 'text').map(textOf); // prettier-ignore
  expect(words).toEqual(expect.arrayContaining(['Vu', 'Ruling', 'Cock', 'Sleep']));
  const times = words.filter((text) => /^\d\d:\d\d$/.test(text));
  expect(times).toHaveLength(2 * 5 * 5);
});

test('the moment that was asked for is marked once, on the part or on the yama', () => {
  const marks = (chart: PakshiChart) => drawn(chart).filter(({ attributes }) => 'data-now' in attributes);
  const once = (hasPerson: boolean): PakshiChart => ({ ...day(hasPerson), halves: day(hasPerson).halves.slice(0, 1) });
  expect(marks(once(true))).toHaveLength(1);
  expect(marks(once(false))).toHaveLength(1);
  expect(marks({ ...once(true), atMs: RISE_MS - 1 })).toEqual([]);
});

test('without a person every bird has a column', () => {
  const cells = drawn(day(false)).flatMap(({ attributes }) => attributes['data-span'] ?? []);
  expect(cells).toHaveLength(2 * 5 * 5);
  expect(cells.slice(0, 5)).toEqual(['Vulture Ruling', 'Owl Eating', 'Crow Walking', 'Cock Sleeping', 'Peacock Dying']);
});

test('no two activities have the same ground', () => {
  const grounds = drawn(day(false))
    .filter(({ attributes }) => 'data-span' in attributes)
    .map(({ attributes }) => `${attributes['fill']} ${attributes['fill-opacity']}`);
  expect(new Set(grounds).size).toBe(ACTIVITIES.length);
});

test('the day is described in words', () => {
  const spoken = (chart: PakshiChart) => drawn(chart).filter(({ tag }) => tag === 'desc').map(textOf)[0]; // prettier-ignore
  expect(spoken(day(true))).toContain(
    'Bird: Vulture. Day, Krishna: adhikara Peacock, padu Vulture. Yama 1, 06:45 to 08:45, ruling: Vulture ruling from 06:45, Owl eating from 07:10,',
  );
  expect(spoken(day(false))).toContain('Yama 1, 06:45 to 08:45: Vulture ruling, Owl eating,');
});

test('however long the yamas and their parts are, no text is on another or outside the picture', () => {
  const weights = fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 1, max: 290 }), weights, (hasPerson, minutes, parts) => {
      const picture = draw(day(hasPerson, { minutes, weights: parts }));
      const boxes = labelBoxes(picture);
      expect(overlappingPairs(boxes)).toEqual([]);
      const [, , width = 0, height = 0] = String(picture.attributes['viewBox']).split(' ').map(Number);
      expect(boxes.filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height)).toEqual([]);
    }),
  ); // prettier-ignore
});
