import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EVIDENCE_ROWS } from '../families/panchang/evidence/almanac-evidence.ts';
import { evidenceRows, MEASURED } from './measured.ts';
import { accuracyRows } from './report.ts';

const sky = await createEphemeris();
const rows = accuracyRows(sky);

test.each(rows.map((row) => [row.family, row.source, row] as const))('%s agree with %s', (_family, _source, row) => {
  expect(row.cases).toBeGreaterThan(0);
  expect(row.worstDifference).toBeLessThanOrEqual(row.tolerance);
});

test('the table that is shown to the public is what these measure; npm run verify:accuracy makes it again', () => {
  const kept = MEASURED.rows.slice(-rows.length);
  const measured = rows.map((row) => ({ ...row, worstDifference: Number(row.worstDifference.toPrecision(2)) }));
  expect(kept).toEqual(measured);
  expect(EVIDENCE_ROWS).toEqual(evidenceRows(measured));
  expect(MEASURED.engine).toBe(sky.name);
  expect(MEASURED.rows.length).toBeGreaterThan(rows.length);
});
