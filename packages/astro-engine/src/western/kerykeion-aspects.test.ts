import { expect, test } from 'vitest';
import { type Aspect, type AspectPoint, aspectsAcross, aspectsWithin } from './aspects.ts';
import { orbsOf } from './orbs.ts';
import fixture from './kerykeion-aspects.fixture.json' with { type: 'json' };
import type { WesternPoint } from './points.ts';

const ORBS = orbsOf('kerykeion', 'major');

const pointsOf = (longitudes: Readonly<Record<string, number>>): AspectPoint[] =>
  // Safe: the fixture names points as the engine does; a wrong name would fail to be found below.
  Object.entries(longitudes).map(([point, longitudeDeg]) => ({
    point: point as WesternPoint,
    longitudeDeg,
    motionDeg: 0,
  }));

type Row = readonly (string | number)[];

const rowOf = ({ pointA, pointB, aspect, orbDeg }: Aspect): Row => [pointA, pointB, aspect, orbDeg];
const inPairOrder = ([a = '', b = '', ...rest]: Row): Row => (a < b ? [a, b, ...rest] : [b, a, ...rest]);

function expectSame(ours: readonly Row[], theirs: readonly Row[]): void {
  const byName = (rows: readonly Row[]) =>
    new Map(rows.map(([a, b, aspect, orb]) => [`${a} ${aspect} ${b}`, Number(orb)]));
  const [ourOrbs, theirOrbs] = [byName(ours), byName(theirs)];
  expect([...ourOrbs.keys()].toSorted()).toEqual([...theirOrbs.keys()].toSorted());
  for (const [name, orb] of theirOrbs) expect(ourOrbs.get(name)).toBeCloseTo(orb, 7);
}

const isAxis = (point: string): boolean => ['ascendant', 'midheaven', 'descendant', 'imumCoeli'].includes(point);

test.each(Object.entries(fixture.natal))('aspects of %s are those that kerykeion lists', (_, { points, aspects }) => {
  const ours = aspectsWithin(pointsOf(points), ORBS).filter(
    ({ pointA, pointB }) => !(isAxis(pointA) && isAxis(pointB)), // Ascendant against midheaven is not listed there.
  );
  expect(ours.length).toBeGreaterThan(40);
  expectSame(ours.map(rowOf).map(inPairOrder), aspects.map(inPairOrder));
});

test.each(Object.entries(fixture.synastry))('aspects of %s are those that kerykeion lists', (_, { a, b, aspects }) => {
  const ours = aspectsAcross(pointsOf(a), pointsOf(b), ORBS);
  expect(ours.length).toBeGreaterThan(100);
  expectSame(ours.map(rowOf), aspects);
});
