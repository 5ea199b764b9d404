import { writeFileSync } from 'node:fs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { ayanamsaDegrees } from '../src/list/ayanamsa-degrees.ts';

/** Writes the degrees of every ayanamsa that the docs plot: `npm run ayanamsas:degrees`. */

const rows = ayanamsaDegrees(await createEphemeris()).map(
  ({ name, degrees }) => `  { "name": "${name}", "degrees": [${degrees.join(', ')}] }`,
);
writeFileSync(
  new URL('../src/list/ayanamsa-degrees.fixture.json', import.meta.url),
  `{\n "rows": [\n${rows.join(',\n')}\n ]\n}\n`,
);
