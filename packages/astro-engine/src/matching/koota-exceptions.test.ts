import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Spot } from '../sky/placements.ts';
import { ashtakootOf } from './ashtakoot.ts';
import { kootaExceptions } from './koota-exceptions.ts';
import { anyMoon, moonIn } from './testing.ts';

const exceptionsOf = (bride: Spot, groom: Spot): string[] =>
  kootaExceptions(bride, groom, ashtakootOf(bride, groom)).map(
    ({ koota, name, applies }) => `${koota} ${name} ${applies ? 'holds' : 'does not'}`,
  );

test('one star in two quarters excuses the nadi, the very same quarter does not', () => {
  expect(exceptionsOf(moonIn(4, 1), moonIn(4, 2))).toEqual([
    'nadi same_sign_other_nakshatra does not',
    'nadi same_nakshatra_other_pada holds',
  ]);
  expect(exceptionsOf(moonIn(4, 1), moonIn(4, 1))).toEqual([
    'nadi same_sign_other_nakshatra does not',
    'nadi same_nakshatra_other_pada does not',
  ]);
});

test('two stars of one nadi in one sign excuse it', () => {
  expect(exceptionsOf(moonIn(3, 4), moonIn(4, 2))).toContain('nadi same_sign_other_nakshatra holds');
});

test('one lord of both signs excuses a bhakoot of six and eight', () => {
  expect(exceptionsOf(moonIn(1, 1), moonIn(18, 1))).toEqual(
    expect.arrayContaining(['bhakoot same_sign_lord holds', 'bhakoot friendly_sign_lords does not']),
  ); // Aries and Scorpio.
});

test('friends of Pisces and Aries are an exception beside a bhakoot of nothing', () => {
  const [bride, groom] = [moonIn(26, 1), moonIn(1, 1)];
  expect(ashtakootOf(bride, groom).kootas.bhakoot.score).toBe(0);
  expect(exceptionsOf(bride, groom)).toContain('bhakoot friendly_sign_lords holds');
});

test('a gana of one point or none has exceptions by the lords of signs and of navamsas', () => {
  expect(exceptionsOf(moonIn(3, 1), moonIn(1, 1))).toEqual([
    'gana friendly_sign_lords holds', // Both in Aries.
    'gana friendly_navamsa_lords holds', // Sagittarius and Aries.
  ]);
});

test('without a dosha there is nothing to except', () => {
  fc.assert(
    fc.property(anyMoon, anyMoon, (bride, groom) => {
      const match = ashtakootOf(bride, groom);
      const { gana, bhakoot, nadi } = match.kootas;
      const count = (gana.score <= 1 ? 2 : 0) + (bhakoot.score === 0 ? 3 : 0) + (nadi.score === 0 ? 2 : 0);
      expect(kootaExceptions(bride, groom, match)).toHaveLength(count);
    }),
  );
});
