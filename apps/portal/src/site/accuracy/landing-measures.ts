import { MEASURED } from '@graha/catalog/accuracy/measured';
import { count } from '@graha/domain/format';
import { measureWords } from './accuracy-words.ts';

export type Measure = { label: string; value: string; detail: string };

/** Rows of the table that say most to a newcomer, by the name of their family. */
const TOLD = [
  { family: 'fourteen bodies, 1801–2398: longitude', label: 'Positions, worst', against: 'Swiss Ephemeris' },
  { family: 'limb ends', label: 'Ends of tithis and nakshatras, worst', against: 'bisection' },
  { family: 'ashtakoot, all kootas and totals', label: 'Ashtakoot scores', against: 'two published services' },
] as const;

const compared = MEASURED.rows.reduce((sum, row) => sum + row.cases, 0);

export const LANDING_MEASURES: readonly Measure[] = [
  { label: 'Numbers compared', value: count(compared), detail: `in ${MEASURED.rows.length} groups` },
  ...TOLD.flatMap(({ family, label, against }) =>
    MEASURED.rows
      .filter((row) => row.family === family)
      .map((row) => ({
        label,
        value: measureWords(row.worstDifference, row.unit),
        detail: `of ${count(row.cases)}, against ${against}`,
      })),
  ),
];
