import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOfMeanTime, zoneNames } from './tzif.ts';

/**
 * Writes the table of the ends of local mean time, by zone.
 *
 * `npx tsx packages/catalog/scripts/first-standard.ts [directory]`. The directory holds compiled zones with their full histories, as for
 * `compare-zones.ts`.
 */

const directory = process.argv[2] ?? '/usr/share/zoneinfo';

const groups = new Map<number, string[]>();
for (const name of zoneNames(directory)) {
  const end = endOfMeanTime(join(directory, name));
  if (end !== null) groups.set(end, [...(groups.get(end) ?? []), name]);
}

const version = /^# version (\S+)/.exec(readFileSync(join(directory, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown';
const rows = [...groups]
  .toSorted(([a], [b]) => a - b)
  .map(([end, names]) => `  ['${new Date(end * 1000).toISOString().replace('.000Z', 'Z')}', '${names.join(' ')}'],`);
const lines = rows.flatMap((row, index) => (index % 2 === 0 ? [`${row}${(rows[index + 1] ?? '').slice(1)}`] : []));
writeFileSync(
  new URL('../src/request/clock/first-standard.data.ts', import.meta.url),
  `/** Made by \`scripts/first-standard.ts\` from the tz database, which is in the public domain. */

export const FIRST_STANDARD_TZDB = '${version}';

/** Ends of local mean time, and the zones in which it ended then. Zones without it are left out. */
// prettier-ignore
export const MEAN_TIME_ENDS: readonly (readonly [endsAt: string, zones: string])[] = [
${lines.join('\n')}
];
`,
);
console.log(`${[...groups.values()].flat().length} zones, tzdb ${version}`);
