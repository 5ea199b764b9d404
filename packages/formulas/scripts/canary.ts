import { writeFileSync } from 'node:fs';
import * as current from '../src/bundle-entry.ts';
import { canaryResult } from '../src/canary-result.ts';
import { loadBundle } from '../src/load-bundle.ts';
import { CURRENT_VERSION, versionBefore } from '../src/versions.ts';

/** `npm run formulas:canary`: writes the differences between the last two versions to `data/canary.json`; ends with 1 if one has no row in `moved`. */
const before = versionBefore(CURRENT_VERSION);
if (before === null) throw new Error('there is no earlier version');
const bundle = loadBundle(before.date);
const result = canaryResult(
  { date: before.date, formulas: { ...bundle, sky: await bundle.openSky() } },
  { date: CURRENT_VERSION.date, formulas: { ...current, sky: await current.openSky() } },
);
writeFileSync(new URL('../data/canary.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
console.log(`${result.moved} of ${result.requests} answers moved between ${result.from} and ${result.to}`);
const unexplained = result.operations.filter(({ why }) => why.length === 0).map(({ operation }) => operation);
if (unexplained.length > 0) console.error(`without a row in moved: ${unexplained.join(', ')}`);
process.exitCode = unexplained.length > 0 ? 1 : 0;
