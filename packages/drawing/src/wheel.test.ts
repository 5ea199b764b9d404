import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf } from './element.ts';
import { overlappingPairs, textBoxes } from './testing.ts';
import { onWheel, WHEEL_VIEW, wheelFormAt, type WheelForm } from './wheel-geometry.ts';
import { wheel, type WheelChart } from './wheel.ts';

const NAMES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Chiron',
  'North Node',
];

const chartOf = (ascendantDeg: number, longitudes: readonly number[]): WheelChart => ({
  ascendantDeg,
  midheavenDeg: (ascendantDeg + 270) % 360,
  cuspsDeg: Array.from({ length: 12 }, (_, index) => (ascendantDeg + index * 30) % 360),
  bodies: longitudes.map((longitudeDeg, index) => ({
    name: NAMES[index % NAMES.length] ?? 'Sun',
    longitudeDeg,
    retrograde: true,
  })),
  aspects: [],
});

const draw = (chart: WheelChart, form: WheelForm = 'full') => wheel(chart, { id: 'w', title: 'A wheel', form });
const angle = fc.double({ min: 0, max: 359.999, noNaN: true });
const FORM_NAMES: readonly WheelForm[] = ['full', 'plain', 'compact'];

test.each(FORM_NAMES)('figures never stand on each other, form %s', (form) => {
  fc.assert(
    fc.property(angle, fc.array(angle, { minLength: 1, maxLength: 12 }), (ascendantDeg, longitudes) => {
      const bodies = [...elementsOf(draw(chartOf(ascendantDeg, longitudes), form))].filter(
        (element) => element.attributes['data-body'] !== undefined,
      );
      expect(overlappingPairs(bodies.flatMap(textBoxes))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test.each(FORM_NAMES)('a stellium of twelve within one degree is readable, form %s', (form) => {
  const longitudes = NAMES.map((_, index) => 40 + index / 12);
  const bodies = [...elementsOf(draw(chartOf(15, longitudes), form))].filter(
    (element) => element.attributes['data-body'] !== undefined,
  );
  expect(overlappingPairs(bodies.flatMap(textBoxes))).toEqual([]);
});

test('everything stands inside the picture', () => {
  const [left, top, width, height] = WHEEL_VIEW;
  for (let ascendantDeg = 0; ascendantDeg < 360; ascendantDeg += 7) {
    for (const box of textBoxes(draw(chartOf(ascendantDeg, [ascendantDeg])))) {
      expect(box.left).toBeGreaterThanOrEqual(left);
      expect(box.right).toBeLessThanOrEqual(left + width);
      expect(box.top).toBeGreaterThanOrEqual(top);
      expect(box.bottom).toBeLessThanOrEqual(top + height);
    }
  }
});

test('the ascendant is at the left and signs run counter-clockwise', () => {
  const [x, y] = onWheel(100, 250, 100);
  expect([Math.round(x), Math.round(y)]).toEqual([10, 260]);
  expect(onWheel(130, 250, 100)[1]).toBeGreaterThan(260);
});

test('the tick of a body stands at its true longitude however its label moves', () => {
  const drawn = draw(chartOf(0, [80, 80.5, 81]));
  const ticks = [...elementsOf(drawn)]
    .filter((element) => element.attributes['data-body'] !== undefined)
    .map((group) => group.children[0]);
  const [x, y] = onWheel(80.5, 215, 0);
  const second = ticks[1];
  expect(typeof second === 'object' && String(second.attributes['d'])).toContain(
    `M${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`,
  );
});

test('an aspect is drawn by kind and orb, a conjunction not at all', () => {
  const chart = {
    ...chartOf(0, [10, 100, 12]),
    aspects: [
      { from: 'Sun', to: 'Moon', kind: 'square', orbDeg: 0.5 },
      { from: 'Sun', to: 'Mercury', kind: 'conjunction', orbDeg: 2 },
    ],
  };
  const drawn = [...elementsOf(draw(chart))].filter((element) => element.attributes['data-aspect'] !== undefined);
  expect(drawn.map((element) => [element.attributes['data-aspect'], element.attributes['stroke-width']])).toEqual([
    ['Sun square Moon', 1.5],
  ]);
  expect(drawn[0]?.attributes['stroke-dasharray']).toBe('5 3');
});

test('the form follows the width on the screen', () => {
  expect([360, 419, 420, 519, 520].map(wheelFormAt)).toEqual(['compact', 'compact', 'plain', 'plain', 'full']);
});
