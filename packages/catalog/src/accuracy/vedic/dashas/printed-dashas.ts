import dashas from '@graha/astro-engine/dasha/dashas.fixture.json' with { type: 'json' };
import shoola from '@graha/astro-engine/jaimini/shoola-dashas.fixture.json' with { type: 'json' };
import {
  niryanaShoolaAntardashaSigns,
  niryanaShoolaDashaOf,
  shoolaDashaOf,
} from '@graha/astro-engine/jaimini/shoola-dashas';
import { mahadashasOf } from '@graha/astro-engine/dasha/periods';
import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { chartOf } from '@graha/astro-engine/yoga/testing';
import kalachakra from '@graha/astro-engine/dasha/kalachakra.fixture.json' with { type: 'json' };
import { kalachakraMahadashasOf, kalachakraPadaOf, kalachakraPartsOf } from '@graha/astro-engine/dasha/kalachakra';
import { steadyYears } from '@graha/astro-engine/dasha/years';
import { TWO_LETTERS } from '@graha/astro-engine/reconcile/shown/angle';
import { type AccuracyRow, Mismatches, Worst } from '../../rows.ts';

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

/** Compares two dashas of signs with the periods and parts that a book prints. */
function shoolaRow(): AccuracyRow {
  const wrong = new Mismatches();
  const begins = (found: string, printed: string) => wrong.equal(found.slice(0, printed.length), printed);
  for (const { places, shoola: order, niryana, partsOf, parts } of shoola.charts) {
    const chart = chartOf(places);
    if (order !== null) begins(codesOf(shoolaDashaOf(chart).periods), order);
    const rows = niryanaShoolaDashaOf(chart).periods.map(
      ({ signIndex, years }) => `${TWO_LETTERS[signIndex]} ${years}`,
    );
    begins(rows.join(' '), niryana);
    if (partsOf === null) continue;
    const found = niryanaShoolaAntardashaSigns(TWO_LETTERS.indexOf(partsOf), chart);
    begins(codesOf(found.map((signIndex) => ({ signIndex }))), parts);
  }
  return wrong.row('Shoola and Niryana Shoola dasha: order, years, parts as printed', 'Five charts of a book');
}

const MS_PER_DAY = 86_400_000;

/** Compares starts with those of Vimshottari: the time from birth is a third of it, or two thirds. */
function tribhagiRow(): AccuracyRow {
  const worst = new Worst();
  for (const { birth, moonDeg, vimshottari } of dashas.cases) {
    const birthMs = Date.UTC(birth.year, birth.month - 1, birth.date, birth.hours, birth.minutes, birth.seconds);
    for (const [days, rows] of Object.entries(vimshottari)) {
      const step = rows.length === 9 ? 1 : 9; // Nine rows are the first antardashas of the mahadashas.
      for (const [system, share] of [
        [DASHA_SYSTEMS.tribhagi, 1 / 3],
        [DASHA_SYSTEMS.tribhagiOf80, 2 / 3],
      ] as const) {
        const found = mahadashasOf({ system, moonDeg, clock: steadyYears(0, Number(days)) });
        for (let place = 0; place * step < rows.length; place += 1) {
          const printedDays = (Date.parse(`${rows[place * step]?.[2]}Z`) - birthMs) / MS_PER_DAY;
          worst.add(((found[place]?.startJdUt ?? Number.NaN) - printedDays * share) * 86_400);
        }
      }
    }
  }
  return worst.row({
    family: 'Tribhagi dasha: starts by shares of Vimshottari',
    source: 'PyJHora 4.8.5, ten births',
    unit: 's',
    tolerance: 2,
  });
}

export const printedDashaAccuracy = (): AccuracyRow[] => [...kalachakraRows(), shoolaRow(), tribhagiRow()];
