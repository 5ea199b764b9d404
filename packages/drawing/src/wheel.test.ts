import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf } from './element.ts';
import { labelBoxes, overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';
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
      expect(overlappingPairs(bodies.flatMap(labelBoxes))).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test.each(FORM_NAMES)('a stellium of twelve within one degree is readable, form %s', (form) => {
  const longitudes = NAMES.map((_, index) => 40 + index / 12);
  const bodies = [...elementsOf(draw(chartOf(15, longitudes), form))].filter(
    (element) => element.attributes['data-body'] !== undefined,
  );
  expect(overlappingPairs(bodies.flatMap(labelBoxes))).toEqual([]);
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
    .filter((element) => element.attributes['data-pointer'] !== undefined)
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
    ['Sun square Moon', 2],
  ]);
  expect(drawn[0]?.attributes['stroke-dasharray']).toBe('5 3');
});

test('the form follows the width on the screen', () => {
  expect([360, 419, 420, 519, 520].map(wheelFormAt)).toEqual(['compact', 'compact', 'plain', 'plain', 'full']);
});

/** Quadrant houses of a high latitude: some are a few degrees wide, and their sum is a circle. */
const narrowCusps = (ascendantDeg: number, share: number): number[] => {
  const widths = [share, 30, 90 - share - 30, share / 2, 40, 90 - 40 - share / 2];
  let reachedDeg = ascendantDeg;
  return [...widths, ...widths].map((width) => {
    const cuspDeg = reachedDeg % 360;
    reachedDeg += width;
    return cuspDeg;
  });
};

test.each(FORM_NAMES)('nothing to be read stands on anything else, also with narrow houses, form %s', (form) => {
  fc.assert(
    fc.property(angle, fc.double({ min: 6, max: 50, noNaN: true }), angle, fc.array(angle, { minLength: 1, maxLength: 12 }), (ascendantDeg, share, midheavenDeg, longitudes) => {
      const cuspsDeg = narrowCusps(ascendantDeg, share);
      const drawn = draw({ ...chartOf(ascendantDeg, longitudes), midheavenDeg, cuspsDeg }, form);
      expect(overlappingPairs(labelBoxes(drawn))).toEqual([]);
    }),
    { numRuns: 80 },
  ); // prettier-ignore
});

/** The ends of the pieces of a path. */
const piecesOf = (path: string): number[][] =>
  path.split('M').filter(Boolean).map((piece) => piece.split(/[L ]/).map(Number)); // prettier-ignore

test.each(FORM_NAMES)('the line of an angle goes through no label, form %s', (form) => {
  fc.assert(
    fc.property(angle, fc.array(angle, { minLength: 1, maxLength: 12 }), (ascendantDeg, longitudes) => {
      const all = [...elementsOf(draw(chartOf(ascendantDeg, [ascendantDeg, ...longitudes]), form))];
      const boxes = all.filter(({ attributes }) => attributes['data-body'] !== undefined).flatMap(labelBoxes);
      const angles = all.filter(({ attributes }) => [1, 4, 7, 10].includes(Number(attributes['data-cusp'])));
      const crossed = angles.flatMap(({ attributes: { d } }) =>
        piecesOf(String(d)).flatMap(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
          Array.from({ length: 41 }, (_, step) => [x1 + ((x2 - x1) * step) / 40, y1 + ((y2 - y1) * step) / 40] as const).flatMap(
            ([x, y]) => boxes.filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom),
          ),
        ),
      );
      expect(crossed).toEqual([]);
    }),
    { numRuns: 80 },
  ); // prettier-ignore
});

test('the minutes of a body are right below its degree', () => {
  const boxes = textBoxes(draw(chartOf(0, [100.5])));
  const [degree, minutes] = [boxes.find(({ words }) => words === '10°'), boxes.find(({ words }) => words.startsWith('30′'))]; // prettier-ignore
  expect((minutes?.top ?? 0) - (degree?.bottom ?? 0)).toBeLessThan(6);
  expect(minutes?.top).toBeGreaterThan(degree?.bottom ?? 0);
  expect(Math.abs((minutes?.left ?? 0) - (degree?.left ?? 99))).toBeLessThan(6);
});

test('lines of cusps and axes lie behind every label', () => {
  const all = [...elementsOf(draw(chartOf(10, [10, 100])))];
  const lastCusp = all.findLastIndex((element) => element.attributes['data-cusp'] !== undefined);
  const firstLabel = all.findIndex((element) => element.attributes['data-body'] !== undefined);
  expect(all.filter((element) => element.attributes['data-cusp'] !== undefined)).toHaveLength(12);
  expect(lastCusp).toBeLessThan(firstLabel);
});

test('each cusp that no sign begins with has its degree at the rim', () => {
  const words = textBoxes(draw(chartOf(12.5, [40]))).map((box) => box.words);
  expect(words.filter((word) => word === '12°30′')).toHaveLength(12);
  expect(textBoxes(draw(chartOf(0, [40]))).filter(({ words: word }) => word === '0°00′')).toHaveLength(2);
});
