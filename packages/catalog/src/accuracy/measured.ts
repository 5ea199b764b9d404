import stored from './measured.fixture.json' with { type: 'json' };
import type { AccuracyRow } from './rows.ts';

/** What `npm run verify:accuracy` found last, to two digits: for pages, which run no engine. */
export const MEASURED: { engine: string; rows: readonly AccuracyRow[] } = {
  engine: stored.engine,
  // Safe: the script writes rows of this very type, and a test compares them with new ones.
  rows: stored.rows as AccuracyRow[],
};
