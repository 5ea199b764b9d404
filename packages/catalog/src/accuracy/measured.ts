import type { EvidenceRow } from '../families/panchang/evidence/almanac-evidence.ts';
import stored from './measured.fixture.json' with { type: 'json' };
import type { AccuracyRow } from './rows.ts';

/** The last results of `npm run verify:accuracy`, to two digits, for pages that run no engine. */
export const MEASURED: { engine: string; rows: readonly AccuracyRow[] } = {
  engine: stored.engine,
  // Safe: the script writes rows of this type, and a test compares them with new ones.
  rows: stored.rows as AccuracyRow[],
};

/** Returns the rows that prove almanacs, as `panchang/almanacs` cites them. */
export const evidenceRows = (rows: readonly AccuracyRow[]): EvidenceRow[] =>
  rows.flatMap(({ family, cases, worstDifference, unit, almanacs }) =>
    almanacs === undefined ? [] : [{ family, cases, worstDifference, unit, almanacs }],
  );
