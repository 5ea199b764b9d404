import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { ashtakavargaOf, type ContributorSigns } from '@graha/astro-engine/strength/ashtakavarga';
import {
  BINDU_TABLES,
  type BinduTableName,
  CONTRIBUTORS,
  type Contributor,
} from '@graha/astro-engine/strength/bindu-tables';
import { reductionOf } from '@graha/astro-engine/strength/reduction';
import { contributorName } from '../../families/strength/contributors.ts';
import { strength } from '../../families/strength/strength.ts';
import { answered } from '../answered.ts';
import fixture from './fixtures/ashtakavarga.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

const OWN = 'Independent program from the texts';
const RULES = { ekadhipatya: 'equalise', occupancy: 'planets', virgoMultiplier: 5 } as const;

const signsFrom = (numbers: readonly number[]): ContributorSigns =>
  // Safe: one sign for each contributor; a missing number would fail the comparison.
  Object.fromEntries(CONTRIBUTORS.map((one, index) => [one, (numbers[index] ?? Number.NaN) - 1])) as Record<
    Contributor,
    number
  >;

function equalRows(wrong: Mismatches, ours: readonly number[], published: readonly number[]): void {
  for (const [index, number] of published.entries()) wrong.equal(ours[index], number);
}

/** Compares bindus from births, through the operation. */
function chartAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const { birth, varahamihira, parasara, prastaraMoon } of fixture.charts) {
    const bindusOf = (table: BinduTableName): number[][] => {
      const settings = { ashtakavarga_table: table };
      const answer = answered(strength.ashtakavarga, { ...birth, settings }, sky);
      const rows = answer.bhinnashtakavarga.map(({ bindus }) => bindus);
      return [...rows, answer.sarvashtakavarga.map(({ bindus }) => bindus)];
    };
    for (const [place, row] of bindusOf('varahamihira').entries()) equalRows(wrong, row, varahamihira[place] ?? []);
    const [moon = [], venus = [], sums = []] = parasara;
    const other = bindusOf('parasara');
    equalRows(wrong, other[1] ?? [], moon);
    equalRows(wrong, other[5] ?? [], venus);
    equalRows(wrong, other[8] ?? [], sums);
    const givers = answered(strength.ashtakavarga, birth, sky).bhinnashtakavarga[1]?.given_by ?? [];
    for (const [place, digits] of prastaraMoon.entries()) {
      const contributor = CONTRIBUTORS[place];
      const giver = contributor && contributorName(contributor);
      const ours = givers.map((ofSign) => (ofSign.some((name) => name === giver) ? '1' : '0')).join('');
      wrong.equal(ours, digits);
    }
  }
  return wrong.row('ashtakavarga, bindus by sign in both tables, and who gave them to the Moon', OWN);
}

function reductionAccuracy(): AccuracyRow {
  const wrong = new Mismatches();
  for (const { signs: numbers, varahamihira, reduced } of fixture.charts) {
    const signs = signsFrom(numbers);
    for (const [place, [trikona = [], ekadhipatya = [], pindas = [], subtracted]] of reduced.entries()) {
      // Safe: a row of the fixture has three lists and a fourth one, or 0 if both rules agree.
      const [after, lords, numbersOf] = [trikona, ekadhipatya, pindas] as [number[], number[], number[]];
      const bindus = varahamihira[place] ?? [];
      const ours = reductionOf(bindus, signs, RULES);
      equalRows(wrong, ours.afterTrikona, after);
      equalRows(wrong, ours.afterEkadhipatya, lords);
      const virgo6 = reductionOf(bindus, signs, { ...RULES, virgoMultiplier: 6 });
      equalRows(wrong, [ours.rasiPinda, ours.grahaPinda, ours.shodhyaPinda, virgo6.rasiPinda], numbersOf);
      const bySubtraction = reductionOf(bindus, signs, { ...RULES, ekadhipatya: 'subtract' });
      equalRows(wrong, bySubtraction.afterEkadhipatya, Array.isArray(subtracted) ? subtracted : lords);
    }
  }
  return wrong.row('ashtakavarga, both reductions and the pindas', OWN);
}

function publishedAccuracy(sky: Ephemeris): AccuracyRow {
  const wrong = new Mismatches();
  for (const sheet of fixture.published) {
    const table = BINDU_TABLES.find((name) => name === sheet.table) ?? 'varahamihira';
    if ('birth' in sheet && sheet.birth !== undefined) {
      const request = { ...sheet.birth, settings: { ashtakavarga_table: table } };
      const answer = answered(strength.ashtakavarga, request, sky);
      equalRows(
        wrong,
        answer.sarvashtakavarga.map(({ bindus }) => bindus),
        sheet.sav ?? [],
      );
      for (const [name, published] of Object.entries(sheet.bav ?? {})) {
        const row = answer.bhinnashtakavarga.find((one) => one.name.toLowerCase() === name);
        equalRows(wrong, row?.bindus ?? [], published ?? []);
      }
      continue;
    }
    const signs = signsFrom(sheet.signs ?? []);
    const { rows } = ashtakavargaOf(signs, table);
    for (const receiver of CONTRIBUTORS) {
      const bav: Partial<Record<string, number[]>> = sheet.bav ?? {};
      equalRows(wrong, rows[receiver].bindus, bav[receiver] ?? []);
      const pindas: Partial<Record<string, number[]>> = sheet.pinda ?? {};
      if (sheet.rules === undefined) continue;
      const reduced = reductionOf(rows[receiver].bindus, signs, {
        ekadhipatya: 'equalise',
        occupancy: sheet.rules.occupancy === 'planets' ? 'planets' : 'planets_and_ascendant',
        virgoMultiplier: sheet.rules.virgoMultiplier === 6 ? 6 : 5,
      });
      equalRows(wrong, [reduced.rasiPinda, reduced.grahaPinda, reduced.shodhyaPinda], pindas[receiver] ?? []);
    }
  }
  return wrong.row('ashtakavarga and pindas as printed', 'Two books and four programs');
}

export const strengthAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  chartAccuracy(sky),
  reductionAccuracy(),
  publishedAccuracy(sky),
];
