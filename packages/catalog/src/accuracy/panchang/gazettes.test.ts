import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { gazetteCases } from './gazettes.ts';

const cases = gazetteCases(await createEphemeris());
const differing = cases.filter(({ ours, published }) => ours !== published);

test('every holiday that is printed for another day than ours says why, and no other one does', () => {
  expect(cases.length).toBeGreaterThan(300);
  const explained = cases.filter(({ reason, regional }) => reason !== null || regional !== null);
  expect(differing.map(({ name, ours }) => `${name}: ${ours}`)).toEqual(explained.map(({ name, ours }) => `${name}: ${ours}`)); // prettier-ignore
});

test('the almanac of a region gives the days that it explains; few are left to other reasons', () => {
  const regional = differing.filter((one) => one.regional !== null);
  expect(regional.map(({ name, regional: by }) => `${name}: ${by?.days}`)).toEqual(
    regional.map(({ name, published }) => `${name}: ${published}`),
  );
  expect((differing.length - regional.length) / cases.length).toBeLessThan(0.035);
});
