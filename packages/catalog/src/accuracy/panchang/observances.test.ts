import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { festivalCases } from './observances.ts';

const cases = festivalCases(await createEphemeris());

test('every festival that no source has on our day says why, and no other one does', () => {
  expect(cases.length).toBeGreaterThan(1200);
  const differing = cases.filter(({ agrees }) => !agrees).map(({ name }) => name);
  expect(differing).toEqual(cases.filter(({ reason }) => reason !== null).map(({ name }) => name));
  expect(differing.length / cases.length).toBeLessThan(0.02);
});

test('from 2020 to 2030 ninety-nine of a hundred agree', () => {
  const recent = cases.filter(({ name }) => {
    const year = Number(name.slice(-4));
    return year >= 2020 && year <= 2030;
  });
  expect(recent.filter(({ agrees }) => !agrees).length / recent.length).toBeLessThan(0.011);
});
