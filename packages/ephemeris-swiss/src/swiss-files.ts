import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import manifest from '../data/manifest.json' with { type: 'json' };
import { midnightJdUt } from '@graha/astro-engine/core/moment';

/** Files of the ephemeris for the centuries before those that the library's package has. */

/** The folder of the library's own file system that it reads from. */
const FOLDER = '/sweph';

/** Searches for eclipses and rises from this day on never reach the older files. */
const NEEDED_BEFORE_JD_UT = midnightJdUt({ year: 1803, month: 1, day: 1 }, 0);

/**
 * Spans of instants that two files have, to the end of the last segment of the earlier one (outer planets). The library
 * stays in the segment of a body that it has read, and its values differ by up to 0.01″ (true node).
 * @source the headers of the files
 */
const SHARED_JD = [
  { firstJd: 2_159_357.5, untilJd: 2_160_208 },
  { firstJd: 2_378_496.5, untilJd: 2_379_358 },
] as const;
/** Light from a body on the first day left it before the file begins, so that the earlier one is opened again. */
const LIGHT_DAYS = 1;

/** Resolved by the package's name, because a bundled program is not in the same folder as its files. */
const pathOf = (name: string): string => {
  const { createRequire } = process.getBuiltinModule('node:module'); // A bundler would treat an import as its own module.
  return createRequire(import.meta.url).resolve(`@graha/ephemeris-swiss/data/${name}`);
};

/** @throws Error if a file is missing or has another size; its digest is checked when it is read */
function demandFiles(): void {
  for (const { name, bytes } of manifest.files) {
    const { size } = statSync(pathOf(name));
    if (size !== bytes) throw new Error(`${name} is not the file of the ephemeris: it has ${size} bytes`);
  }
}

/**
 * Copies the files into the memory of an instance of the library, which opens them when it needs them.
 * @throws Error if a file is missing or has another digest
 */
export function addFiles(module: object): void {
  const create: unknown = Reflect.get(module, 'FS_createDataFile');
  if (typeof create !== 'function') throw new Error('swisseph-wasm no longer exports FS_createDataFile');
  for (const { name, sha256 } of manifest.files) {
    const bytes = readFileSync(pathOf(name));
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest !== sha256) throw new Error(`${name} is not the file of the ephemeris: its SHA-256 is ${digest}`);
    create(FOLDER, name, bytes, true, false, true);
  }
}

/**
 * Returns a function that prepares an instance of the library for an instant: the older files are copied before the first
 * that may need them (4 MB, 10 ms), and in the spans of two files all bodies are read from the later one, which makes answers independent
 * of earlier calls.
 * @param openAt computes all bodies for an instant, given in ephemeris time
 * @throws Error if a file is missing
 */
export function reachOf(module: object, openAt: (jd: number) => void): (jdUt: number) => void {
  demandFiles();
  let isAdded = false;
  let sharedIn: number | null = null;
  return (jdUt) => {
    if (jdUt >= NEEDED_BEFORE_JD_UT) {
      sharedIn = null;
      return;
    }
    if (!isAdded) addFiles(module);
    isAdded = true;
    const span = SHARED_JD.find(({ firstJd, untilJd }) => jdUt >= firstJd && jdUt < untilJd);
    if (span !== undefined && (sharedIn !== span.firstJd || jdUt < span.firstJd + LIGHT_DAYS)) openAt(span.untilJd);
    sharedIn = span?.firstJd ?? null;
  };
}
