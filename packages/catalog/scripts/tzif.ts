import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Reads files of compiled time zones (RFC 9636, TZif): the changes of a zone's clock. */

export type ClockChange = { epochSeconds: number; offsetSeconds: number };

const HEADER_BYTES = 44;
const TYPE_BYTES = 6;

/**
 * Computes the size of a data block after its header, in bytes.
 * @param timeBytes 4 in the first block, 8 in the second
 */
function counts(file: DataView, at: number) {
  const count = (place: number): number => file.getUint32(at + 20 + place * 4);
  const [utIndicators, standardIndicators, leaps, changes, types, names] = [0, 1, 2, 3, 4, 5].map(count);
  return {
    utIndicators: utIndicators ?? 0,
    standardIndicators: standardIndicators ?? 0,
    leaps: leaps ?? 0,
    changes: changes ?? 0,
    types: types ?? 0,
    names: names ?? 0,
  };
}

/** The first offset, then every change of the offset. Null for another kind of file. */
export function readTzif(path: string): { first: number; changes: ClockChange[] } | null {
  const bytes = readFileSync(path);
  if (bytes.subarray(0, 4).toString('latin1') !== 'TZif') return null;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const old = counts(file, 0);
  const oldBytes = old.changes * 5 + old.types * TYPE_BYTES + old.names + old.leaps * 8;
  const header = HEADER_BYTES + oldBytes + old.utIndicators + old.standardIndicators;
  const { changes: count } = counts(file, header);
  const [times, indices, types] = [
    header + HEADER_BYTES,
    header + HEADER_BYTES + count * 8,
    header + HEADER_BYTES + count * 9,
  ];
  const offset = (type: number): number => file.getInt32(types + type * TYPE_BYTES);
  const changes: ClockChange[] = [];
  for (let index = 0; index < count; index += 1) {
    const epochSeconds = Number(file.getBigInt64(times + index * 8));
    const offsetSeconds = offset(file.getUint8(indices + index));
    if (offsetSeconds !== (changes.at(-1)?.offsetSeconds ?? offset(0))) changes.push({ epochSeconds, offsetSeconds });
  }
  return { first: offset(0), changes };
}

/**
 * The end of the local mean time with which a zone begins, in seconds from 1970; null for a zone that begins otherwise.
 * A change of the date line within it (Alaska 1867, Manila 1844) does not end it.
 */
export function endOfMeanTime(path: string): number | null {
  const bytes = readFileSync(path);
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const old = counts(file, 0);
  const oldBytes = old.changes * 5 + old.types * TYPE_BYTES + old.names + old.leaps * 8;
  const header = HEADER_BYTES + oldBytes + old.utIndicators + old.standardIndicators;
  const { changes: count, types: typeCount } = counts(file, header);
  const times = header + HEADER_BYTES;
  const types = times + count * 9;
  const nameAt = types + typeCount * TYPE_BYTES;
  const nameOf = (type: number): string => {
    const start = nameAt + file.getUint8(types + type * TYPE_BYTES + 5);
    return bytes.subarray(start, bytes.indexOf(0, start)).toString('latin1');
  };
  if (nameOf(0) !== 'LMT') return null;
  for (let index = 0; index < count; index += 1) {
    if (nameOf(file.getUint8(times + count * 8 + index)) !== 'LMT') return Number(file.getBigInt64(times + index * 8));
  }
  return null;
}

const NO_ZONE = /^(?:posix|right)\/|^(?:posixrules|localtime|Factory)$/;

/** Every zone and alias of a directory of compiled zones, sorted by name. */
export const zoneNames = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((name) => !NO_ZONE.test(name) && readTzif(join(directory, name)) !== null)
    .toSorted();
