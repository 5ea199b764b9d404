import { writeFileSync } from 'node:fs';
import { houseAccuracy } from '@graha/ephemeris-swiss/golden/house-positions';
import { accuracyReport } from '@graha/ephemeris-swiss/golden/report';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { boundaryAccuracy } from '../src/accuracy/sky/boundaries.ts';
import { polarEdgeAccuracy } from '../src/accuracy/sky/polar-edges.ts';
import { evidenceRows } from '../src/accuracy/measured.ts';
import { accuracyRows } from '../src/accuracy/report.ts';
import { libraryAccuracy } from './library-accuracy.ts';

/**
 * Prints the worst difference of every family from published numbers, and stores it for the page that shows it. Fails
 * if a difference exceeds its tolerance.
 */

const sky = await createEphemeris();
/** The full sets, of which the tests check a sample. */
const wholeSets = [boundaryAccuracy(sky, 2400), polarEdgeAccuracy(sky, 1)];
const rows = [
  ...accuracyReport(sky),
  await houseAccuracy(sky),
  ...(await libraryAccuracy(sky)),
  ...wholeSets,
  ...accuracyRows(sky),
];
const printed = (value: number): string => (Number.isInteger(value) ? String(value) : value.toPrecision(2));

console.table(
  rows.map(({ family, cases, source, worstDifference, unit, tolerance }) => ({
    family,
    cases,
    source,
    worst: `${printed(worstDifference)} ${unit}`,
    tolerance: `${printed(tolerance)} ${unit}`,
    within: worstDifference <= tolerance ? 'yes' : 'NO',
  })),
);

const measured = rows.map((row) => ({ ...row, worstDifference: Number(row.worstDifference.toPrecision(2)) }));
writeFileSync(
  new URL('../src/accuracy/measured.fixture.json', import.meta.url),
  `${JSON.stringify({ engine: sky.name, rows: measured }, null, 1)}\n`,
);

writeFileSync(
  new URL('../src/families/panchang/evidence/almanac-evidence.fixture.json', import.meta.url),
  `${JSON.stringify({ rows: evidenceRows(measured) }, null, 1)}\n`,
);

const beyond = rows.filter(({ worstDifference, tolerance }) => !(worstDifference <= tolerance));
if (beyond.length > 0) console.error(`Beyond tolerance: ${beyond.map(({ family }) => family).join(', ')}`);
process.exit(beyond.length > 0 ? 1 : 0);
