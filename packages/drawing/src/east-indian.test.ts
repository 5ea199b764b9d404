import { describe, expect, test } from 'vitest';
import { EAST_SIGNS } from './east-geometry.ts';
import { eastIndian } from './east-indian.ts';
import { elementsOf, textOf, type Point } from './element.ts';
import type { PlacedBody } from './placed-body.ts';
import { areaOf, contains, overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';

const NAMES = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron'];
const crowd = (count: number, signNumber: number): PlacedBody[] =>
  NAMES.slice(0, count).map((name, index) => ({ name, signNumber, degree: 20 + index, retrograde: true }));

const draw = (bodies: readonly PlacedBody[], lagnaSign = 2) =>
  eastIndian(
    { lagna: { signNumber: lagnaSign, degree: 28.85 }, bodies },
    { id: 'e', title: 'A chart', centre: ['D9 Navamsha', '1991-07-19 03:47', '18.97° N 72.82° E'] },
  );

const middleOf = (polygon: readonly Point[]): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

test('the twelve signs and the middle tile the square', () => {
  expect(EAST_SIGNS.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)).toBe(400 * 400 - 120 * 120);
  EAST_SIGNS.forEach(({ polygon }, index) => {
    const holding = EAST_SIGNS.flatMap((one, at) => (contains(one.polygon, middleOf(polygon)) ? [at] : []));
    expect(holding).toEqual([index]);
  });
});

test('Aries stands in the middle above, and signs run counter-clockwise', () => {
  const angles = EAST_SIGNS.map(({ polygon }) => {
    const [x, y] = middleOf(polygon);
    return (Math.atan2(200 - y, x - 200) * 180) / Math.PI;
  });
  expect(angles[0]).toBeCloseTo(90);
  angles.forEach((angle, index) => {
    const turn = ((angles[(index + 1) % 12] ?? 0) - angle + 360) % 360;
    expect([index, turn > 0 && turn < 90]).toEqual([index, true]);
  });
});

describe.each(EAST_SIGNS.map((geometry, index) => ({ signNumber: index + 1, geometry })))(
  'sign $signNumber',
  ({ signNumber, geometry }) => {
    test('up to ten stand inside without touching, and from eight on without degrees', () => {
      for (let count = 1; count <= 10; count += 1) {
        const drawn = draw(crowd(count - 1, signNumber), signNumber);
        const group = [...elementsOf(drawn)].find((element) => element.attributes['data-sign'] === signNumber);
        const boxes = group ? textBoxes(group) : [];
        expect(boxes).toHaveLength(count + 1);
        expect([count, overlappingPairs(boxes)]).toEqual([count, []]);
        expect(boxes.some(({ words }) => words.includes('°'))).toBe(count < 8);
        for (const { words, left, right, top, bottom } of boxes) {
          const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const; // prettier-ignore
          expect([count, words, corners.every((corner) => contains(geometry.polygon, corner))]).toEqual([count, words, true]); // prettier-ignore
        }
      }
    });
  },
);

test('the middle says which varga, when and where, inside its cell', () => {
  const boxes = textBoxes(draw([]));
  expect(boxes.map(({ words }) => words).slice(-3)).toEqual(['D9 Navamsha', '1991-07-19 03:47', '18.97° N 72.82° E']);
  for (const { left, right } of boxes.slice(-3)) expect([left >= 140, right <= 260]).toEqual([true, true]);
});

test('a long title is written smaller, and a long line is broken', () => {
  const drawn = eastIndian(
    { lagna: { signNumber: 1, degree: null }, bodies: [] },
    { id: 'e', title: 't', centre: ['Solar return 2027', 'Thiruvananthapuram, Kerala, India'] },
  );
  for (const { left, right } of textBoxes(drawn).slice(-3)) expect([left >= 140, right <= 260]).toEqual([true, true]);
});

test('houses are counted from the rising sign', () => {
  const description = [...elementsOf(draw(crowd(1, 3)))].find((element) => element.tag === 'desc');
  expect(description && textOf(description)).toBe(
    'House 1, Taurus: Ascendant 28°. House 2, Gemini: Mars 20° retrograde.',
  );
});
