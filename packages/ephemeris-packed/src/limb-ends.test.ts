import { LIMB_IDS, LIMBS, lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import { nextBoundary } from '@graha/astro-engine/core/search';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { expect, test } from 'vitest';
import { ALL_YEARS } from './coverage.ts';
import { packedOver } from './packed-over.ts';
import { instants } from './testing.ts';

const native = await createSwissEphemeris();
const packed = packedOver(native);

test.each(LIMB_IDS)('1,000 ends of a %s by the packed positions and by the library’s: the same to 0.01 s', (limb) => {
  const { angle, partCount } = LIMBS[limb];
  const [expected, found] = [lightAnglesOf(native, 'lahiri')[angle], lightAnglesOf(packed, 'lahiri')[angle]];
  const differences = instants(1000, 37, 3, ALL_YEARS).map((jdUt) => {
    const [theirs, ours] = [nextBoundary(expected, partCount, jdUt), nextBoundary(found, partCount, jdUt)];
    return theirs.index === ours.index ? Math.abs(theirs.jdUt - ours.jdUt) * 86_400 : Infinity;
  });
  expect(Math.max(...differences)).toBeLessThan(0.01);
});
