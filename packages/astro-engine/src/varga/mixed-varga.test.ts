import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MIXABLE_IDS, mixedVarga } from './mixed-varga.ts';
import { vargaSpot } from './varga-sign.ts';
import { type Varga, VARGAS } from './vargas.ts';

const longitude = fc.double({ min: 0, max: 359.999, noNaN: true });

test('a mixed chart is the outer chart of the positions in the inner one, for every pair', () => {
  fc.assert(
    fc.property(longitude, fc.constantFrom(...MIXABLE_IDS), fc.constantFrom(...MIXABLE_IDS), (deg, outer, inner) => {
      const mixed = vargaSpot(mixedVarga(outer, inner), deg);
      const first = vargaSpot(VARGAS[inner], deg);
      const innerDeg = first.signIndex * 30 + (first.degreeInSign ?? Number.NaN);
      const second = vargaSpot(VARGAS[outer], innerDeg);
      const within = ((deg * VARGAS[inner].parts * VARGAS[outer].parts) / 30) % 1;
      fc.pre(within > 1e-6 && within < 1 - 1e-6); // Two divisions round a boundary in different ways.
      expect(mixed.signIndex).toBe(second.signIndex);
      expect(mixed.degreeInSign).toBeCloseTo(second.degreeInSign ?? Number.NaN, 6);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, Varga, Varga, string]>([
  ['D81 is counted through the zodiac', VARGAS.d81, { ...VARGAS.d9, parts: 81, methods: { cyclic: (s, k) => s * 81 + k } }, 'cyclic'],
  ['D81 is the D9 of the D9', VARGAS.d81, mixedVarga('d9', 'd9'), 'mixed'],
  ['D108 is the D12 of the D9', VARGAS.d108, mixedVarga('d12', 'd9'), 'mixed'],
  ['D144 is the D12 of the D12', VARGAS.d144, mixedVarga('d12', 'd12'), 'mixed'],
])('%s', (_what, one, other, method) => {
  for (let index = 0; index < 12 * one.parts; index += 1) {
    const middleDeg = ((index + 0.5) * 30) / one.parts;
    expect(vargaSpot(one, middleDeg).signIndex).toBe(vargaSpot(other, middleDeg, method).signIndex);
  }
}); // prettier-ignore

test('by hand: 10° of Aries is in the D12 of the D9 in Cancer, in the D9 of the D12 in Leo', () => {
  // D9: the fourth part of Aries from 10° on is Cancer 0°. D12: the fifth part from 10° on is Leo 0°.
  expect(vargaSpot(mixedVarga('d12', 'd9'), 10.01).signIndex).toBe(3);
  expect(vargaSpot(VARGAS.d108, 10.01, 'navamsa_of_dwadasamsa').signIndex).toBe(0); // Navamsas of Leo begin with Aries.
});

test('150 nadis of a sign are counted from the sign itself, twelve arc minutes each', () => {
  const signs = [0.1, 0.3, 29.9, 30.1, 45.05].map((deg) => vargaSpot(VARGAS.d150, deg).signIndex);
  expect(signs).toEqual([0, 1, 149 % 12, 1, (1 + 75) % 12]);
});

test('a chart of unequal parts cannot be mixed', () => {
  expect(MIXABLE_IDS).not.toContain('d30');
  expect(() => mixedVarga('d30', 'd9')).toThrow('Trimsamsa of Navamsa has unequal parts');
});
