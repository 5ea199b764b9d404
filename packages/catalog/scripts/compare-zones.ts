import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ClockChange, readTzif, zoneNames } from './tzif.ts';

/**
 * Writes the table of zones whose clocks before 1970 differ from the data of Node, with the listing of `zdump` for its test.
 *
 * `npm run compare:zones -- [directory]`. The directory holds compiled zones with their full
 * histories (`PACKRATDATA=backzone`), as the package `tzdata` of Debian installs them; the tz database is in the public domain.
 */

const directory = process.argv[2] ?? '/usr/share/zoneinfo';
const SOURCE_FOLDER = new URL('../src/request/zones/', import.meta.url);
const YEAR_1800_EPOCH_SECONDS = Date.UTC(1800, 0, 1) / 1000;
const YEAR_1970_EPOCH_SECONDS = 0;
/**
 * The two are also compared at this interval between changes, because Node may know a change that the files do not
 * have.
 */
const SAMPLE_SECONDS = 7 * 86_400;

const SHOWN = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

function offsetOfNode(format: Intl.DateTimeFormat, epochSeconds: number): number {
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = SHOWN.exec(format.format(epochSeconds * 1000)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) + 0;
}

type Zone = { first: number; changes: ClockChange[] };

/** Rules without a place. Node treats each as an alias of a city, also before 1970. */
const RULES_WITHOUT_PLACE = new Set([
  'CET',
  'EET',
  'MET',
  'WET',
  'EST',
  'MST',
  'HST',
  'EST5EDT',
  'CST6CDT',
  'MST7MDT',
  'PST8PDT',
]);

function differs(name: string, { first, changes }: Zone): boolean {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const starts = [{ epochSeconds: YEAR_1800_EPOCH_SECONDS, offsetSeconds: first }, ...changes];
  return starts.some(({ epochSeconds, offsetSeconds }, index) => {
    const end = changes[index]?.epochSeconds ?? YEAR_1970_EPOCH_SECONDS;
    for (let at = epochSeconds; at < end; at += SAMPLE_SECONDS) {
      if (offsetOfNode(format, at) !== offsetSeconds) return true;
    }
    return offsetOfNode(format, end - 1) !== offsetSeconds;
  });
}

function encoded({ first, changes }: Zone): string {
  const offsets = [...new Set([first, ...changes.map(({ offsetSeconds }) => offsetSeconds)])];
  const deltas = changes.map(({ epochSeconds, offsetSeconds }, index) => {
    const delta = epochSeconds - (changes[index - 1]?.epochSeconds ?? 0);
    return `${delta.toString(36)}:${offsets.indexOf(offsetSeconds).toString(36)}`;
  });
  return `${offsets.join(' ')}|${deltas.join(' ')}`;
}

/** The changes that `zdump` lists: the offset before each change and the offset after it. */
function dumped(name: string): [number, number][] {
  const lines = execFileSync('zdump', ['-v', '-c', '1700,1971', join(directory, name)], { encoding: 'utf8' }).split(
    '\n',
  );
  return lines.flatMap((line): [number, number][] => {
    const [, text = '', offset = ''] = /  \w{3} (.+? UT) = .+ gmtoff=(-?\d+)$/.exec(line) ?? [];
    const epochSeconds = Date.parse(text.replace(' UT', ' UTC')) / 1000;
    const isOfHistory = epochSeconds >= YEAR_1800_EPOCH_SECONDS && epochSeconds < YEAR_1970_EPOCH_SECONDS;
    return isOfHistory ? [[epochSeconds, Number(offset)]] : [];
  });
}

const groups = new Map<string, string[]>();
for (const name of zoneNames(directory)) {
  const found = readTzif(join(directory, name));
  if (found === null) continue;
  const zone = {
    ...found,
    changes: found.changes.filter(({ epochSeconds }) => epochSeconds < YEAR_1970_EPOCH_SECONDS),
  };
  if (RULES_WITHOUT_PLACE.has(name) || !differs(name, zone)) continue;
  const text = encoded(zone);
  groups.set(text, [...(groups.get(text) ?? []), name]);
}

const version = /^# version (\S+)/.exec(readFileSync(join(directory, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown';
const rows = [...groups].map(([text, names]) => `  ['${names.join(' ')}', '${text}'],`);
writeFileSync(
  new URL('zone-history.data.ts', SOURCE_FOLDER),
  `/** Made by \`scripts/compare-zones.ts\` from the tz database, which is in the public domain. \`zone-history.ts\` reads it. */

export const HISTORY_TZDB = '${version}';

/** Names, and their clocks until 1970. */
// prettier-ignore
export const ZONE_HISTORIES: readonly (readonly [names: string, clocks: string])[] = [
${rows.join('\n')}
];
`,
);
const listing = [...groups.values()].map((names) => [
  names.join(' '),
  dumped(names[0] ?? '')
    .flat()
    .join(' '),
]);
writeFileSync(
  new URL('zone-history.fixture.json', SOURCE_FOLDER),
  `${JSON.stringify({ tzdb: version, madeBy: 'zdump', zones: Object.fromEntries(listing) }, null, 1)}\n`,
);
console.log(
  `${[...groups.values()].flat().length} zones differ before 1970, in ${groups.size} histories (tzdb ${version})`,
);
