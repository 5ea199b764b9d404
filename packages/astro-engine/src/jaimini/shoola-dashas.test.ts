import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TWO_LETTERS } from '../reconcile/shown/angle.ts';
import { chartOf } from '../yoga/testing.ts';
import fixture from './shoola-dashas.fixture.json' with { type: 'json' };
import { anyChart } from './testing.ts';
import {
  niryanaShoolaAntardashaSigns,
  niryanaShoolaDashaOf,
  shoolaAntardashaSigns,
  shoolaDashaOf,
} from './shoola-dashas.ts';

const codesOf = (signs: readonly number[]): string => signs.map((sign) => TWO_LETTERS[sign]).join(' ');
const NATURE = 'As Ar, Su Le, Mo Ta, Ma Ge, Me Vi, Ju Sg, Ve Pi, Sa Cp, Ra Cn';

const SHOOLA = fixture.charts.filter(({ shoola }) => shoola !== null);
test.each(SHOOLA)('Shoola dasha of the printed $id', ({ places, shoola }) => {
  const { periods } = shoolaDashaOf(chartOf(places));
  expect(codesOf(periods.map(({ signIndex }) => signIndex)).startsWith(shoola ?? 'none')).toBe(true);
});

test.each(fixture.charts)('Niryana Shoola dasha of the printed $id', ({ places, niryana }) => {
  const { periods } = niryanaShoolaDashaOf(chartOf(places));
  const rows = periods.map(({ signIndex, years }) => `${TWO_LETTERS[signIndex]} ${years}`);
  expect(rows.join(' ').startsWith(niryana)).toBe(true);
});

const DIVIDED = fixture.charts.filter(({ partsOf }) => partsOf !== null);
test.each(DIVIDED)('parts of a Niryana Shoola period of the printed $id', ({ places, partsOf, parts }) => {
  const found = niryanaShoolaAntardashaSigns(TWO_LETTERS.indexOf(partsOf ?? 'none'), chartOf(places));
  expect(codesOf(found).startsWith(parts)).toBe(true);
});

test('the parts of a Shoola period begin with the stronger of its sign and the seventh', () => {
  expect(codesOf(shoolaAntardashaSigns(0, chartOf(NATURE, 'Mo Li'))).slice(0, 5)).toBe('Li Sc');
  expect(codesOf(shoolaAntardashaSigns(0, chartOf(NATURE, 'Mo Ar'))).slice(0, 5)).toBe('Ar Ta');
});

test('for every chart each sign has one period, 108 and 96 years in all, and twelve parts', () => {
  fc.assert(
    fc.property(anyChart, fc.integer({ min: 0, max: 11 }), (chart, sign) => {
      for (const [dashaOf, partsOf, years] of [
        [shoolaDashaOf, shoolaAntardashaSigns, 108],
        [niryanaShoolaDashaOf, niryanaShoolaAntardashaSigns, 96],
      ] as const) {
        const { periods, seedSignIndex } = dashaOf(chart);
        expect([periods[0]?.signIndex, new Set(periods.map(({ signIndex }) => signIndex)).size]).toEqual([seedSignIndex, 12]); // prettier-ignore
        let age = 0;
        for (const period of periods) {
          expect(period.fromAgeYears).toBe(age);
          age += period.years;
        }
        expect(age).toBe(years);
        expect(new Set(partsOf(sign, chart)).size).toBe(12);
      }
    }),
  );
});
