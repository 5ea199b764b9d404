import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { EPHEMERIS_YEARS, type YearSpan } from '@graha/astro-engine/core/ephemeris-years';
import { civilAt } from '@graha/astro-engine/core/moment';

/** The operator's own files of the library, for years before and after those of the repository. */

/** Six centuries of the library: planets, Moon and asteroids. */
export type AddedEra = { firstJd: number; untilJd: number; files: readonly { name: string; path: string }[] };
/** @property years those that the files and the repository's cover together without a gap */
export type EphemerisFolder = { years: YearSpan; eras: readonly AddedEra[] };

const KINDS = ['sepl', 'semo', 'seas'] as const;
/** First centuries of the eras next to those of the repository, outwards; farther ones have days of error in Delta T. */
const BEFORE = [0, -6, -12, -18, -24, -30, -36, -42, -48, -54];
const AFTER = [24, 30, 36, 42, 48];
const HEADER_BYTES = 512;
/** A text line of a header ends with it. */
const LINE_END = '\r\n';
/** Delta T is at most two days in these years, and searches near an end need days of light. */
const MARGIN_DAYS = 10;

const nameOf = (kind: string, century: number): string =>
  `${kind}${century < 0 ? 'm' : '_'}${String(Math.abs(century)).padStart(2, '0')}.se1`;

/**
 * Returns the instants between which a file has positions, in ephemeris time.
 * @source the header of the library's files: three lines of text, a mark of the order of bytes, the length of the file, the
 * number of the JPL ephemeris, and both ends
 * @throws Error if it is no whole file of that name
 */
function spanOf(path: string, name: string): { firstJd: number; untilJd: number } {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(file);
  }
  const [mark, inside] = header.toString('latin1').split(LINE_END, 2);
  let at = 0;
  for (let line = 0; line < 3; line += 1) at = header.indexOf(LINE_END, at) + LINE_END.length;
  const isWhole =
    mark?.startsWith('SWISSEPH') === true &&
    inside?.trim() === name &&
    header.toString('latin1', at, at + 3) === 'cba' &&
    header.readInt32LE(at + 4) === statSync(path).size;
  if (!isWhole) throw new Error(`EPHE_PATH: ${path} is not a whole Swiss Ephemeris file; download it again`);
  return { firstJd: header.readDoubleLE(at + 12), untilJd: header.readDoubleLE(at + 20) };
}

/** @throws Error if an era has some of its files */
function eraOf(folder: string, present: ReadonlySet<string>, century: number): AddedEra | null {
  const names = KINDS.map((kind) => nameOf(kind, century));
  const missing = names.filter((name) => !present.has(name));
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(
      `EPHE_PATH: ${folder} has ${names.length - missing.length} of ${names.join(', ')}; add ${missing.join(', ')}`,
    );
  const files = names.map((name) => ({ name, path: `${folder}/${name}` }));
  const spans = files.map(({ name, path }) => spanOf(path, name));
  return {
    firstJd: Math.max(...spans.map(({ firstJd }) => firstJd)),
    untilJd: Math.min(...spans.map(({ untilJd }) => untilJd)),
    files,
  };
}

/** Returns the eras of a direction up to the first that the folder lacks. */
function erasOf(folder: string, present: ReadonlySet<string>, centuries: readonly number[]): AddedEra[] {
  const eras: AddedEra[] = [];
  for (const century of centuries) {
    const era = eraOf(folder, present, century);
    if (era === null) break;
    eras.push(era);
  }
  return eras;
}

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch (error) {
    throw new Error(`EPHE_PATH: the folder ${folder} cannot be read`, { cause: error });
  }
}

/**
 * Reads which eras a folder adds to those of the repository, by the headers of its files. Eras beyond a gap are left out.
 * @throws Error if the folder cannot be read, has no file that extends the years, or a file is damaged or alone in its era
 */
export function readEphemerisFolder(folder: string): EphemerisFolder {
  const present = namesIn(folder);
  const [before, after] = [erasOf(folder, present, BEFORE), erasOf(folder, present, AFTER)];
  const [oldest, latest] = [before.at(-1), after.at(-1)];
  if (oldest === undefined && latest === undefined) {
    const [older, later] = [BEFORE, AFTER].map(([next = 0]) => KINDS.map((kind) => nameOf(kind, next)).join(', '));
    throw new Error(`EPHE_PATH: ${folder} adds no years; it needs ${older}, or ${later}`);
  }
  return {
    years: {
      first: oldest === undefined ? EPHEMERIS_YEARS.first : civilAt(oldest.firstJd, 0).year + 1,
      last: latest === undefined ? EPHEMERIS_YEARS.last : civilAt(latest.untilJd - MARGIN_DAYS, 0).year - 1,
    },
    eras: [...before.toReversed(), ...after],
  };
}
