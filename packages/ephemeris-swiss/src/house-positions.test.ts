import { HOUSE_LETTERS, HOUSE_SYSTEMS } from '@graha/astro-engine/core/ephemeris';
import { expect, test } from 'vitest';
import { COMPARED_SYSTEMS, houseAccuracy, houseComparison } from '../golden/house-positions.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

/** Systems with cusps that run backward beyond the polar circles, for a part of the day. */
const RUN_BACKWARD: readonly string[] = ['regiomontanus', 'campanus', 'topocentric', 'apc', 'savard_a', 'sunshine'];

const sky = await createSwissEphemeris();
const compare = await houseComparison(sky);

test.each(COMPARED_SYSTEMS)(
  'planets stand in the houses that the library gives them, beyond the polar circles too: %s',
  (system) => {
    const { wrong, backwardFrames } = compare(system);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(backwardFrames > 0).toBe(RUN_BACKWARD.includes(system));
  },
);

test('every letter of the library that gives twelve houses has a name, and no letter has two', () => {
  const letters = Object.values(HOUSE_LETTERS).toSorted();
  expect(letters.join('')).toBe('BCDEFHIJKLMNOPQRSTUVWXYi'); // A is E, and G has 36 sectors.
});

test.each(HOUSE_SYSTEMS)('%s: twelve houses at every latitude, once around the zodiac', (system) => {
  for (const latitudeDeg of [-90, -89.999, -75, -66.56, -23.44, 0, 23.44, 66.56, 75, 89.999, 90]) {
    for (let armcDeg = 0; armcDeg < 360; armcDeg += 7.5) {
      const { cuspsDeg, ascendantDeg } = sky.housesFromArmc(system, armcDeg, latitudeDeg, 23.44, 12);
      expect([ascendantDeg, ...cuspsDeg].every((deg) => deg >= 0 && deg < 360)).toBe(true);
      const arcs = cuspsDeg.map((cuspDeg, index) => ((cuspsDeg[(index + 1) % 12] ?? 0) - cuspDeg + 360) % 360);
      expect([1, 11]).toContain(Math.round(arcs.reduce((sum, arc) => sum + arc, 0) / 360));
    }
  }
});

test('where topocentric cusps would overlap, near the poles, the houses are Porphyry’s and say so', () => {
  const systems = new Set<string>();
  for (let armcDeg = 0; armcDeg < 360; armcDeg += 3) {
    const polar = sky.housesFromArmc('topocentric', armcDeg, -71.73, 23.44);
    systems.add(polar.system);
    const expected = sky.housesFromArmc(polar.system, armcDeg, -71.73, 23.44);
    expect(polar).toEqual(expected);
    expect(sky.housesFromArmc('topocentric', armcDeg, 64, 23.44).system).toBe('topocentric');
  }
  expect([...systems].toSorted()).toEqual(['porphyry', 'topocentric']);
});

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
