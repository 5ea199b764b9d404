import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Day } from './panchang-day.ts';

const SOURCE = fileURLToPath(new URL('./naive-day.c', import.meta.url));

/**
 * Runs the naive day as a C program on the system's Swiss Ephemeris (Debian: libswe-dev), with the ephemeris of this
 * repository.
 * @returns the function that measures it, in microseconds for all days; null without a compiler or the library
 */
export function compiledNaiveDay(days: readonly Day[]): { measureUs: () => number; remove: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'graha-bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const program = join(folder, 'naive-day');
  try {
    execFileSync('cc', ['-O2', '-o', program, SOURCE, '-lswe', '-lm'], { stdio: 'ignore' });
  } catch {
    remove(); // The caller reports that this row is missing.
    return null;
  }
  unpackEphemeris(folder);
  const input = days.map(lineOf).join('');
  return {
    measureUs: () => days.length * Number.parseFloat(String(execFileSync(program, [folder], { input }))),
    remove,
  };
}

const lineOf = ({ date, place, clock }: Day): string =>
  `${[date.year, date.month, date.day, clock / 3600, place.latitudeDeg, place.longitudeDeg].join(' ')}\n`;

/** Unpacks the ephemeris. The library has all files in one, with a list of their offsets. */
function unpackEphemeris(folder: string): void {
  const home = dirname(createRequire(import.meta.url).resolve('swisseph-wasm/package.json'));
  const data = readFileSync(join(home, 'wasm/swisseph.data'));
  const list = readFileSync(join(home, 'wasm/swisseph.js'), 'utf8');
  for (const [, name = '', start, end] of list.matchAll(/\{filename:"([^"]+\.se1)",start:(\d+),end:(\d+)\}/g)) {
    writeFileSync(join(folder, basename(name)), data.subarray(Number(start), Number(end)));
  }
}
