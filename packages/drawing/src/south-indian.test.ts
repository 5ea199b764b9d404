import { describe, expect, test } from 'vitest';
import { elementsOf, textOf } from './element.ts';
import type { PlacedBody } from './placed-body.ts';
import { SOUTH_CELL, SOUTH_ORIGINS, southIndian } from './south-indian.ts';
import { overlappingPairs } from './testing.ts';
import { textBoxes } from './text-boxes.ts';

const NAMES = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const crowd = (count: number, signNumber: number): PlacedBody[] =>
  NAMES.slice(0, count).map((name, index) => ({ name, signNumber, degree: 20 + index, retrograde: true }));

const draw = (bodies: readonly PlacedBody[]) =>
  southIndian(
    { lagna: { signNumber: 2, degree: 28.85 }, bodies },
    { id: 's', title: 'A chart', centre: ['Rashi', '19 Jul 1991, 03:47:11', 'Mumbai'] },
  );

test('the cells and the middle tile the square', () => {
  const cells = new Set(SOUTH_ORIGINS.map(([x, y]) => `${x},${y}`));
  expect(cells.size).toBe(12);
  for (const [x, y] of SOUTH_ORIGINS) {
    expect(x === 0 || x === 300 || y === 0 || y === 300).toBe(true);
    expect([x % SOUTH_CELL, y % SOUTH_CELL]).toEqual([0, 0]);
  }
});

test('signs run clockwise, each cell beside the one before', () => {
  SOUTH_ORIGINS.forEach(([x, y], index) => {
    const [nextX, nextY] = SOUTH_ORIGINS[(index + 1) % 12] ?? [x, y];
    expect(Math.abs(nextX - x) + Math.abs(nextY - y)).toBe(SOUTH_CELL);
  });
});

describe.each(SOUTH_ORIGINS.map(([x, y], index) => ({ signNumber: index + 1, x, y })))('sign $signNumber', (cell) => {
  const boxesOf = (count: number) => {
    const group = [...elementsOf(draw(crowd(count, cell.signNumber)))].find(
      (element) => element.attributes['data-sign'] === cell.signNumber,
    );
    return group ? textBoxes(group) : [];
  };

  test('bodies are in the cell and do not touch', () => {
    for (let count = 1; count <= 8; count += 1) {
      const boxes = boxesOf(count);
      expect(overlappingPairs(boxes)).toEqual([]);
      for (const box of boxes) {
        expect(box.left).toBeGreaterThanOrEqual(cell.x);
        expect(box.right).toBeLessThanOrEqual(cell.x + SOUTH_CELL);
        expect(box.top).toBeGreaterThanOrEqual(cell.y);
        expect(box.bottom).toBeLessThanOrEqual(cell.y + SOUTH_CELL);
      }
    }
  });
});

test('the middle says which varga, when and where', () => {
  const words = textBoxes(draw([])).map((box) => box.words);
  expect(words.slice(-3)).toEqual(['Rashi', '19 Jul 1991, 03:47:11', 'Mumbai']);
});

test('the rising sign carries the two strokes and the word', () => {
  const rising = [...elementsOf(draw([]))].find((element) => element.attributes['data-sign'] === 2);
  expect(rising && textOf(rising)).toBe('TauAs28°');
  expect(rising?.children.some((child) => typeof child !== 'string' && child.tag === 'path')).toBe(true);
});
