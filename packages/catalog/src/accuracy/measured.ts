import stored from './measured.fixture.json' with { type: 'json' };
import type { AccuracyRow } from './rows.ts';

/** The last results of `npm run verify:accuracy`, to two digits, for pages that run no engine. */
export const MEASURED: { engine: string; rows: readonly AccuracyRow[] } = {
  engine: stored.engine,
  // Safe: the script writes rows of this type, and a test compares them with new ones.
  rows: stored.rows as AccuracyRow[],
};
