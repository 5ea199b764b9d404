import { statSync } from 'node:fs';
import { OLD_ERAS, type OldEra } from './coverage.ts';
import { openPackedFile, type PackedFile, pathOfFile, readInto, readPackedFile } from './packed-file.ts';

/** Room for a file that is read at the first request for its years; an untouched page takes no memory. */
type LateBytes = { era: OldEra; state: SharedArrayBuffer; bytes: SharedArrayBuffer };

/** The files of all eras, for all threads of a process. */
export type PackedBytes = { recent: SharedArrayBuffer; late: readonly LateBytes[] };

/** Functions of the file of 1800, and of the others at their first use. */
export type PackedFiles = { recent: PackedFile; old: Readonly<Partial<Record<OldEra, () => PackedFile>>> };

const [EMPTY, READING, READY] = [0, 1, 2];

/**
 * Reads the file of 1800 and reserves the room of the older ones.
 * @throws Error if one of the files is missing, or that of 1800 has another digest
 */
export function readPackedBytes(): PackedBytes {
  const path = pathOfFile('1800');
  const recent = new SharedArrayBuffer(statSync(path).size);
  readInto(recent, '1800', path);
  const late = OLD_ERAS.map((era) => ({
    era,
    state: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    bytes: new SharedArrayBuffer(statSync(pathOfFile(era)).size),
  }));
  return { recent, late };
}

/** Returns the bytes, read by the first thread that needs them; others wait for it. */
function readOnce({ era, state, bytes }: LateBytes): SharedArrayBuffer {
  const states = new Int32Array(state);
  while (Atomics.load(states, 0) !== READY) {
    if (Atomics.compareExchange(states, 0, EMPTY, READING) !== EMPTY) {
      Atomics.wait(states, 0, READING);
      continue;
    }
    let reached = EMPTY;
    try {
      readInto(bytes, era, pathOfFile(era));
      reached = READY;
    } finally {
      Atomics.store(states, 0, reached);
      Atomics.notify(states, 0);
    }
  }
  return bytes;
}

export const openPackedFiles = ({ recent, late }: PackedBytes): PackedFiles => ({
  recent: openPackedFile('1800', recent),
  old: Object.fromEntries(late.map((one) => [one.era, () => openPackedFile(one.era, readOnce(one))])),
});

/** Returns the file of 1800 alone. @param path if it cannot be resolved by the name of the package */
export const openRecentFile = (path?: string): PackedFiles => ({ recent: readPackedFile('1800', path), old: {} });
