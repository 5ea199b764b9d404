import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import manifest from '../data/manifest.json' with { type: 'json' };
import type { AddedEra } from './ephemeris-folder.ts';

/** Files of the ephemeris for the centuries before those that the library's package has. */

/** The folder of the library's own file system that it reads from. */
const FOLDER = '/sweph';

/** Searches for eclipses and rises reach no farther than this from their instant. */
const SEARCH_DAYS = 3 * 365.25;

/** First instants of the repository's files, in ephemeris time: 600 and 1800. */
const OLD_JD = { first: 1_940_207.5, until: 2_378_496.5 } as const;

type SharedSpan = { firstJd: number; settledJd: number; untilJd: number };

/** Light from a body on the first day left it before the file begins, so that the earlier one is opened again. */
const LIGHT_DAYS = 1;

/**
 * Spans of instants that two files have, to the end of the last segment of the earlier one (outer planets). The library
 * stays in the segment of a body that it has read, and its values differ by up to 0.01″ (true node).
 * @source the headers of the files
 */
const SHARED_JD: readonly SharedSpan[] = [
  { firstJd: 2_159_357.5, settledJd: 2_159_357.5 + LIGHT_DAYS, untilJd: 2_160_208 },
  { firstJd: 2_378_496.5, settledJd: 2_378_496.5 + LIGHT_DAYS, untilJd: 2_379_358 },
];

/** Longest segment of any file, and days by which the Moon's file, and ephemeris time, may be ahead of the others. */
const [SEGMENT_DAYS, AHEAD_DAYS] = [1000, 20];

/** Returns the spans at the borders of the operator's files. */
function sharedSpans(eras: readonly AddedEra[]): readonly SharedSpan[] {
  const borders = eras.map(({ firstJd }) => firstJd).filter((jd) => jd > OLD_JD.until);
  const older = eras.filter(({ firstJd }) => firstJd < OLD_JD.first).map(({ firstJd }) => firstJd);
  if (older.length > 0) borders.push(...older.slice(1), OLD_JD.first); // The oldest file has none before it.
  return borders.map((jd) => ({
    firstJd: jd - AHEAD_DAYS,
    settledJd: jd + LIGHT_DAYS,
    untilJd: jd + SEGMENT_DAYS,
  }));
}

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

type CreateFile = (folder: string, name: string, bytes: Uint8Array, ...rights: readonly boolean[]) => void;

/** @throws Error if the library takes no files */
function creatorOf(module: object): CreateFile {
  const create: unknown = Reflect.get(module, 'FS_createDataFile');
  if (typeof create !== 'function') throw new Error('swisseph-wasm no longer exports FS_createDataFile');
  return (...file) => void create(...file);
}

/**
 * Copies the files into the memory of an instance of the library, which opens them when it needs them.
 * @throws Error if a file is missing or has another digest
 */
export function addFiles(module: object): void {
  const create = creatorOf(module);
  for (const { name, sha256 } of manifest.files) {
    const bytes = readFileSync(pathOf(name));
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest !== sha256) throw new Error(`${name} is not the file of the ephemeris: its SHA-256 is ${digest}`);
    create(FOLDER, name, bytes, true, false, true);
  }
}

function addEra(module: object, { files }: AddedEra): void {
  const create = creatorOf(module);
  for (const { name, path } of files) create(FOLDER, name, readFileSync(path), true, false, true);
}

/**
 * Returns a function that prepares an instance of the library for an instant: files are copied before the first that may
 * need them (4 MB, 10 ms), and in the spans of two files all bodies are read from the later one, which makes answers independent
 * of earlier calls.
 * @param openAt computes all bodies for an instant, given in ephemeris time
 * @param added eras of the operator's own files
 * @throws Error if a file is missing
 */
export function reachOf(
  module: object,
  openAt: (jd: number) => void,
  added: readonly AddedEra[] = [],
): (jdUt: number) => void {
  demandFiles();
  let waiting = [
    { firstJd: OLD_JD.first, untilJd: OLD_JD.until, add: () => addFiles(module) },
    ...added.map((era) => ({ ...era, add: () => addEra(module, era) })),
  ].map((files) => ({ ...files, firstJd: files.firstJd - SEARCH_DAYS, untilJd: files.untilJd + SEARCH_DAYS }));
  const spans = [...SHARED_JD, ...sharedSpans(added)];
  let sharedIn: SharedSpan | null = null;
  return (jdUt) => {
    const needed = waiting.filter(({ firstJd, untilJd }) => jdUt >= firstJd && jdUt < untilJd);
    if (needed.length > 0) {
      for (const { add } of needed) add();
      waiting = waiting.filter((files) => !needed.includes(files));
    }
    const span = spans.find(({ firstJd, untilJd }) => jdUt >= firstJd && jdUt < untilJd) ?? null;
    const isSettled = span !== null && jdUt >= span.settledJd;
    if (span !== null && (sharedIn !== span || !isSettled)) openAt(span.untilJd);
    sharedIn = isSettled ? span : null; // Before it is settled, the call itself opens the earlier file again.
  };
}
