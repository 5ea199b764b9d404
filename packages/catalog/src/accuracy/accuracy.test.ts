import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { expect, test } from 'vitest';
import { accuracyRows } from './report.ts';

const sky = await createSwissEphemeris();

test.each(accuracyRows(sky).map((row) => [row.family, row.source, row] as const))(
  '%s agree with %s',
  (_family, _source, row) => {
    expect(row.cases).toBeGreaterThan(0);
    expect(row.worstDifference).toBeLessThanOrEqual(row.tolerance);
  },
);
