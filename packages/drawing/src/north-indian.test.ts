import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import { NORTH_HOUSES } from './north-geometry.ts';
import { northIndian } from './north-indian.ts';
import type { PlacedBody, SquareChart } from './placed-body.ts';
import { areaOf, contains, overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';

const NAMES = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];

/** Bodies of one house with the widest token there is. */
const crowd = (count: number, signNumber: number): PlacedBody[] =>
  NAMES.toReversed()
    .slice(0, count)
    .map((name, index) => ({ name, signNumber, degree: 29 - index, retrograde: true }));

const draw = (chart: SquareChart) => northIndian(chart, { id: 'c', title: 'A chart' });
const texts = (chart: SquareChart) => textBoxes(draw(chart)).map((box) => box.words);
const lagna = { signNumber: 2, degree: 28.85 };

test('the twelve houses tile the square', () => {
  expect(NORTH_HOUSES.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)).toBe(160_000);
  const coordinate = fc.double({ min: 0.001, max: 399.999, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      expect(NORTH_HOUSES.filter(({ polygon }) => contains(polygon, [x, y])).length).toBeGreaterThan(0);
    }),
  );
});

test('bodies of a house stand in the order of their degrees', () => {
  const bodies = [
    { name: 'Mercury', signNumber: 4, degree: 28.3, retrograde: false },
    { name: 'Sun', signNumber: 4, degree: 2.1, retrograde: false },
    { name: 'Jupiter', signNumber: 4, degree: 24.7, retrograde: false },
  ];
  expect(texts({ lagna, bodies }).filter((words) => words.includes('°'))).toEqual(['As28°', 'Su2°', 'Ju24°', 'Me28°']);
});

test('a degree is floored, so 29.99° never reads as the next sign', () => {
  expect(texts({ lagna, bodies: [{ name: 'Venus', signNumber: 7, degree: 29.999, retrograde: false }] })).toContain(
    'Ve29°',
  );
});

test('the number in a house is the number of its sign', () => {
  const numbers = NORTH_HOUSES.map((_, index) => String(((index + 1) % 12) + 1));
  expect(texts({ lagna, bodies: [] }).filter((words) => /^\d+$/.test(words))).toEqual(numbers);
});

test('only bodies that may turn back carry the mark', () => {
  const bodies = ['Sun', 'Moon', 'Rahu', 'Ketu', 'Saturn'].map((name, index) => ({
    name,
    signNumber: index + 3,
    degree: 5,
    retrograde: true,
  }));
  expect(texts({ lagna, bodies }).filter((words) => words.endsWith('R'))).toEqual(['Sa5°R']);
});

describe.each(NORTH_HOUSES.map((geometry, index) => ({ house: index + 1, geometry })))('house $house', (row) => {
  const signNumber = ((row.house + lagna.signNumber - 2) % 12) + 1;
  const inHouse = (count: number) => {
    const drawn = draw({ lagna, bodies: crowd(row.house === 1 ? count - 1 : count, signNumber) });
    const group = [...elementsOf(drawn)].find((element) => element.attributes['data-house'] === row.house);
    return group ? textBoxes(group) : [];
  };

  test('seven fit inside, with degrees and without touching', () => {
    for (let count = 1; count <= 7; count += 1) {
      const boxes = inHouse(count);
      expect(boxes.filter((box) => box.words.includes('°'))).toHaveLength(count);
      expect(overlappingPairs(boxes)).toEqual([]);
      for (const { words, left, right, top, bottom } of boxes) {
        const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const; // prettier-ignore
        expect([words, corners.every((corner) => contains(row.geometry.polygon, corner))]).toEqual([words, true]);
      }
    }
  });

  test('from eight on the degrees move to the table and the order is kept', () => {
    const boxes = inHouse(8).filter((box) => !/^\d+$/.test(box.words));
    expect(boxes).toHaveLength(8);
    expect(boxes.some((box) => box.words.includes('°'))).toBe(false);
    expect(overlappingPairs(boxes)).toEqual([]);
    const drawn = draw({ lagna, bodies: crowd(8, signNumber) });
    expect(textOf(drawn)).toContain(`House ${row.house}: degrees in the table`);
  });
});

test('the description names each occupied house once', () => {
  const description = [...elementsOf(draw({ lagna, bodies: crowd(2, 4) }))].find((element) => element.tag === 'desc');
  expect(description && textOf(description)).toBe(
    'House 1, Taurus: Ascendant 28°. House 3, Cancer: Neptune 28° retrograde, Pluto 29° retrograde.',
  );
});
