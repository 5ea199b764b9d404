import { HOUSE_SYSTEMS } from '@graha/astro-engine/ephemeris';
import { expect, test } from 'vitest';
import { houseAccuracy, houseComparison } from '../golden/house-positions.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const sky = await createSwissEphemeris();
const compare = await houseComparison(sky);

test.each(HOUSE_SYSTEMS)(
  'planets stand in the houses that the library gives them, beyond the polar circles too: %s',
  (system) => {
    const { wrong, backwardFrames } = compare(system);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(backwardFrames > 0).toBe(system === 'regiomontanus' || system === 'campanus');
  },
);

test('the row of the accuracy table counts each longitude that stands in another house', async () => {
  const frames = sky.housesFromArmc.bind(sky);
  const turned = await createSwissEphemeris();
  turned.housesFromArmc = (...asked) => {
    const found = frames(...asked);
    return { ...found, cuspsDeg: found.cuspsDeg.map((cuspDeg) => (cuspDeg + 5) % 360) };
  };
  expect((await houseAccuracy(sky)).worstDifference).toBe(0);
  expect((await houseAccuracy(turned)).worstDifference).toBeGreaterThan(1000);
});
