import { expect, test } from 'vitest';
import { uniformSky } from './testing.ts';

const greenwich = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };

test('the uniform Sun rises at .25 and sets at .75, always after the asked instant', () => {
  const next = (edge: 'rise' | 'set', jdUt: number) => uniformSky.nextCrossing('sun', edge, 'almanac', jdUt, greenwich);
  expect([next('rise', 100), next('rise', 100.25), next('rise', 100.3)]).toEqual([100.25, 101.25, 101.25]);
  expect([next('set', 100), next('set', 100.75), next('set', 100.8)]).toEqual([100.75, 101.75, 101.75]);
});

test('the uniform Moon rises at .5 and sets at .0', () => {
  const next = (edge: 'rise' | 'set', jdUt: number) =>
    uniformSky.nextCrossing('moon', edge, 'almanac', jdUt, greenwich);
  expect([next('rise', 100), next('set', 100), next('set', 100.5)]).toEqual([100.5, 101, 101]);
});

test('beyond 66° nothing crosses the horizon, and Placidus has no solution', () => {
  const north = { ...greenwich, latitudeDeg: 70 };
  expect(uniformSky.nextCrossing('sun', 'rise', 'almanac', 100, north)).toBeNull();
  expect(uniformSky.houses('placidus', 100, north).system).toBe('porphyry');
  expect(uniformSky.houses('placidus', 100, greenwich).system).toBe('placidus');
});

test('by the rule of the Vedic texts the day is a little shorter', () => {
  const rise = uniformSky.nextCrossing('sun', 'rise', 'geometric', 100, greenwich);
  const set = uniformSky.nextCrossing('sun', 'set', 'geometric', 100, greenwich);
  expect([rise, set]).toEqual([100.2525, 100.7475]);
});
