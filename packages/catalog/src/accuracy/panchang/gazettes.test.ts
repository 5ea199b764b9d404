import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { gazetteCases } from './gazettes.ts';

const cases = gazetteCases(await createEphemeris());

test('every holiday that is printed for another day than ours says why, and no other one does', () => {
  expect(cases.length).toBeGreaterThan(150);
  const differing = cases.filter(({ ours, published }) => ours !== published);
  const explained = cases.filter(({ reason }) => reason !== null);
  expect(differing.map(({ name, ours }) => `${name}: ${ours}`)).toEqual(explained.map(({ name, ours }) => `${name}: ${ours}`)); // prettier-ignore
  expect(differing.length / cases.length).toBeLessThan(0.03);
});
