import kalachakra from '@graha/astro-engine/dasha/kalachakra.fixture.json' with { type: 'json' };
import { kalachakraMahadashasOf, kalachakraPadaOf, kalachakraPartsOf } from '@graha/astro-engine/dasha/kalachakra';
import { steadyYears } from '@graha/astro-engine/dasha/years';
import { TWO_LETTERS } from '@graha/astro-engine/reconcile/shown/angle';
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const codesOf = (periods: readonly { signIndex: number }[]): string =>
  periods.map(({ signIndex }) => TWO_LETTERS[signIndex]).join(' ');

/** Compares the rows of all padas, and the printed births, with Kalachakra dasha. */
function kalachakraRows(): AccuracyRow[] {
  const signs = new Mismatches();
  const remaining = new Worst();
  for (const { nakshatra, deha, years, signs: rows } of kalachakra.rows) {
    // Safe: the rows are those of the groups.
    for (const number of kalachakra.groups[nakshatra as keyof typeof kalachakra.groups]) {
      for (const [padaIndex, row] of rows.entries()) {
        const pada = kalachakraPadaOf((((number - 1) * 4 + padaIndex + 0.5) * 360) / 108);
        signs.equal(codesOf(pada.signIndices.map((signIndex) => ({ signIndex }))), row);
        signs.equal(pada.cycleYears, years[padaIndex]);
        signs.equal(TWO_LETTERS[pada.dehaSignIndex], deha[padaIndex]);
      }
    }
  }
  const clock = steadyYears(0, 360);
  for (const { moonDeg, remaining: years, signs: order, parts } of kalachakra.births) {
    const pada = kalachakraPadaOf(moonDeg);
    const periods = kalachakraMahadashasOf(pada, 'cycle', clock);
    signs.equal(codesOf(periods).slice(0, order.length), order);
    remaining.add(((periods[0]?.endYears ?? Number.NaN) - years) * 360 * 24 * 60);
    for (const [index, own] of parts.entries()) {
      const period = periods[index];
      signs.equal(period && codesOf(kalachakraPartsOf(pada.wheel, period, clock)), own);
    }
  }
  return [
    signs.row('Kalachakra dasha: signs, years and deha of 108 padas, order of periods', 'A book and two programs'),
    remaining.row({
      family: 'Kalachakra dasha: balance at birth',
      source: 'Three examples of a book',
      unit: 'min',
      tolerance: 1,
    }),
  ];
}

export const printedDashaAccuracy = (): AccuracyRow[] => kalachakraRows();
