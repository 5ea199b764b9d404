import { describe, expect, test } from 'vitest';
import { aspectsWithin } from './aspects.ts';
import { balanceBy } from './balance.ts';
import { shapeOf } from './chart-shape.ts';
import { orbsOf } from './orbs.ts';
import { figuresOf, stelliumsOf } from './patterns.ts';
import { MAIN_POINTS } from './points.ts';

const ORBS = orbsOf('standard', 'all');

/** The first main points at longitudes. */
const at = (...degs: number[]) =>
  degs.map((longitudeDeg, index) => ({ point: MAIN_POINTS[index] ?? 'sun', longitudeDeg, motionDeg: 0 }));
const figuresAt = (...degs: number[]) => {
  const points = at(...degs);
  return figuresOf(
    points.map(({ point }) => point),
    aspectsWithin(points, ORBS),
  ).map(({ figure, points: own, apex }) => `${figure} ${own.join(' ')}${apex === null ? '' : ` > ${apex}`}`);
};

describe('figures', () => {
  test.each([
    [[0, 180, 90], ['t_square sun moon mercury > mercury']],
    [[0, 120, 240], ['grand_trine sun moon mercury']],
    [[0, 60, 210], ['yod sun moon mercury > mercury']],
    [[0, 180, 90, 270], ['grand_cross sun moon mercury venus']],
    [[0, 120, 240, 60], ['kite sun moon mercury venus > venus']],
    [[0, 60, 180, 240], ['mystic_rectangle sun moon mercury venus']],
    [[0, 100, 200], []],
  ])('%j', (degs, figures) => expect(figuresAt(...degs)).toEqual(figures));

  test('that share points are listed each, with the widest of their orbs', () => {
    const points = at(0, 180, 92, 272.5, 85);
    const found = figuresOf(
      points.map(({ point }) => point),
      aspectsWithin(points, ORBS),
    );
    expect(found.map(({ figure, points: own }) => `${figure} ${own.join(' ')}`)).toEqual([
      'grand_cross sun moon mercury venus', 'grand_cross sun moon venus mars',
    ]); // prettier-ignore
    expect(found.map(({ largestOrbDeg }) => largestOrbDeg)).toEqual([2.5, 7.5].map((orb) => expect.closeTo(orb, 6)));
  });

  test('in one sign are a stellium from the least number on', () => {
    expect(stelliumsOf(at(1, 15, 29.9, 30), 3)).toEqual([{ signIndex: 0, points: ['sun', 'moon', 'mercury'] }]);
    expect(stelliumsOf(at(1, 15, 29.9, 30), 4)).toEqual([]);
  });
});

describe('the shape of a chart', () => {
  test.each([
    ['bundle', [0, 10, 20, 40, 60, 80, 90, 100, 110, 120]],
    ['bowl', [0, 10, 20, 40, 60, 80, 90, 100, 110, 121]],
    ['bucket', [0, 20, 40, 60, 80, 100, 120, 140, 170, 265]],
    ['locomotive', [0, 30, 60, 90, 110, 130, 160, 190, 215, 240]],
    ['seesaw', [0, 10, 20, 30, 40, 180, 190, 200, 210, 220]],
    ['splay', [0, 5, 10, 70, 75, 140, 145, 210, 215, 285]],
    ['splash', [0, 36, 72, 108, 144, 180, 216, 252, 288, 324]],
  ])('%s', (shape, degs) => expect(shapeOf(at(...degs)).shape).toBe(shape));

  test('has the ends of its arc, and the handle of a bucket', () => {
    expect(shapeOf(at(350, 10, 20, 100))).toMatchObject({ spanDeg: 110, first: 'sun', last: 'venus', handle: [] });
    expect(shapeOf(at(0, 20, 40, 60, 80, 100, 120, 140, 170, 265)).handle).toEqual(['pluto']);
    expect(shapeOf(at(0, 20, 40, 60, 80, 100, 120, 150, 260, 266)).handle).toEqual(['neptune', 'pluto']);
    expect(shapeOf(at(5, 5, 5)).spanDeg).toBe(0);
  });
});

test('the balance counts each point once, and a point without a house by its sign alone', () => {
  const points = [
    { point: 'sun', signIndex: 0, houseNumber: 10 },
    { point: 'moon', signIndex: 4, houseNumber: 7 },
    { point: 'ascendant', signIndex: 3, houseNumber: null },
  ] as const;
  const weights = (grouping: Parameters<typeof balanceBy>[0]) =>
    balanceBy(grouping, points, 'kerykeion').map(({ weight }) => weight);
  expect(weights('elements')).toEqual([4, 0, 0, 2]);
  expect(weights('modes')).toEqual([4, 2, 0]);
  expect(weights('polarities')).toEqual([4, 2]);
  expect(weights('horizon')).toEqual([4, 0]);
  expect(weights('meridian')).toEqual([2, 2]);
  expect(weights('quadrants')).toEqual([0, 0, 2, 2]);
  expect(balanceBy('horizon', [], 'equal').map(({ share }) => share)).toEqual([0, 0]);
});
