import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLANETS } from '../vocabulary/grahas.ts';
import { ashtakavargaOf, type ContributorSigns, gradeOfSum, kakshyaAt } from './ashtakavarga.ts';
import { BINDU_TABLES, BINDUS_OF, CONTRIBUTORS } from './bindu-tables.ts';
import { EKADHIPATYA_RULES, OCCUPANCIES, reductionOf } from './reduction.ts';

const sign = fc.integer({ min: 0, max: 11 });
const anySigns: fc.Arbitrary<ContributorSigns> = fc.record({
  sun: sign,
  moon: sign,
  mars: sign,
  mercury: sign,
  jupiter: sign,
  venus: sign,
  saturn: sign,
  ascendant: sign,
});
const anyTable = fc.constantFrom(...BINDU_TABLES);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** B.V. Raman’s standard horoscope of 1918. */
const RAMAN: ContributorSigns = {
  sun: 5,
  moon: 10,
  mars: 7,
  mercury: 6,
  jupiter: 2,
  venus: 5,
  saturn: 4,
  ascendant: 9,
};

test('Raman’s standard horoscope has the printed rows of the Sun and the Moon', () => {
  const { rows } = ashtakavargaOf(RAMAN, 'varahamihira');
  expect(rows.sun.bindus).toEqual([5, 3, 5, 4, 4, 4, 3, 5, 5, 0, 5, 5]);
  expect(rows.moon.bindus).toEqual([5, 3, 5, 5, 3, 2, 3, 4, 6, 5, 3, 5]);
});

test('each row has its own total in every chart, the seven planets have 337, and each bindu has a giver', () => {
  fc.assert(
    fc.property(anySigns, anyTable, (signs, table) => {
      const { rows, sums } = ashtakavargaOf(signs, table);
      for (const receiver of CONTRIBUTORS) {
        expect(sum(rows[receiver].bindus)).toBe(BINDUS_OF[receiver]);
        expect(rows[receiver].givers.map(({ length }) => length)).toEqual(rows[receiver].bindus);
      }
      expect(sum(sums)).toBe(337);
    }),
  );
});

test('turning all eight signs turns the rows', () => {
  fc.assert(
    fc.property(anySigns, anyTable, sign, (signs, table, by) => {
      const turned = Object.fromEntries(Object.entries(signs).map(([name, index]) => [name, (index + by) % 12]));
      // Safe: the same names with other numbers.
      const { sums } = ashtakavargaOf(turned as ContributorSigns, table);
      const before = ashtakavargaOf(signs, table).sums;
      expect(sums).toEqual(before.map((_, index) => before[(index - by + 12) % 12]));
    }),
  );
});

test('a reduction never adds, leaves the least of every trine at nothing, and its pindas add up', () => {
  const anyRules = fc.record({
    ekadhipatya: fc.constantFrom(...EKADHIPATYA_RULES),
    occupancy: fc.constantFrom(...OCCUPANCIES),
    virgoMultiplier: fc.constantFrom(5 as const, 6 as const), // Safe: the two numbers themselves.
  });
  fc.assert(
    fc.property(anySigns, anyTable, anyRules, (signs, table, rules) => {
      const { rows } = ashtakavargaOf(signs, table);
      for (const planet of PLANETS) {
        const { bindus } = rows[planet];
        const reduced = reductionOf(bindus, signs, rules);
        for (let first = 0; first < 4; first += 1)
          expect(Math.min(...[0, 4, 8].map((step) => reduced.afterTrikona[first + step] ?? Number.NaN))).toBe(0);
        for (const [index, after] of reduced.afterEkadhipatya.entries()) {
          expect(after).toBeLessThanOrEqual(reduced.afterTrikona[index] ?? Number.NaN);
          expect(after).toBeGreaterThanOrEqual(0);
        }
        expect(reduced.shodhyaPinda).toBe(reduced.rasiPinda + reduced.grahaPinda);
      }
    }),
  );
});

test('a sign has eight kakshyas of 3°45′, Saturn’s first and the ascendant’s last', () => {
  expect(kakshyaAt(0)).toEqual({ kakshyaNumber: 1, lord: 'saturn' });
  expect(kakshyaAt(3.75)).toEqual({ kakshyaNumber: 2, lord: 'jupiter' });
  expect(kakshyaAt(29.999)).toEqual({ kakshyaNumber: 8, lord: 'ascendant' });
  expect(() => kakshyaAt(30)).toThrow(RangeError);
});

test.each([
  [24, 'weak'],
  [25, 'medium'],
  [30, 'medium'],
  [31, 'strong'],
])('%i bindus in the sum are %s', (bindus, grade) => expect(gradeOfSum(bindus)).toBe(grade));
