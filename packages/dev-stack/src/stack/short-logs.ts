import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type LogLimits = {
  /** Of one file. */
  bytesMax: number;
  /** Files of one service: the current one and earlier ones. */
  filesMax: number;
};

export const LOG_LIMITS: LogLimits = { bytesMax: 10 * 1024 * 1024, filesMax: 3 };

const EVERY_MS = 1_000;

/** Keeps every log of the folder short for as long as the stack runs; returns what ends that. */
export function keepLogsShort(folder: string, limits: LogLimits = LOG_LIMITS, everyMs: number = EVERY_MS): () => void {
  const timer = setInterval(() => shortenLogs(folder, limits), everyMs).unref();
  return () => clearInterval(timer);
}

/** `api.log` that has grown too long becomes `api.log.1`, that `api.log.2`, and the last one goes. */
export function shortenLogs(folder: string, limits: LogLimits = LOG_LIMITS): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.log'))) {
    try {
      shorten(join(folder, name), limits);
    } catch {
      // A log that cannot be shortened must not stop a server; the next round tries again.
    }
  }
}

/**
 * The service keeps its file open, so the content is copied and the file emptied. Lines that are written
 * between the two are lost.
 */
function shorten(file: string, { bytesMax, filesMax }: LogLimits): void {
  const end = endOf(file, bytesMax);
  if (end === null) return;
  try {
    rmSync(`${file}.${filesMax - 1}`, { force: true });
    for (let number = filesMax - 2; number >= 1; number -= 1)
      renameIfThere(`${file}.${number}`, `${file}.${number + 1}`);
    if (filesMax > 1) writeFileSync(`${file}.1`, end, { mode: 0o600 });
  } finally {
    truncateSync(file); // On a full disk too, where the copy fails.
  }
}

/** The last whole lines of a log that has grown past its limit, within that limit; null where it has not. */
function endOf(file: string, bytesMax: number): Buffer | null {
  const open = openSync(file, 'r');
  try {
    const { size } = fstatSync(open);
    if (size <= bytesMax) return null;
    const bytes = Buffer.alloc(bytesMax);
    const end = bytes.subarray(0, readSync(open, bytes, 0, bytesMax, size - bytesMax));
    return end.subarray(end.indexOf('\n') + 1);
  } finally {
    closeSync(open);
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Safe: node:fs throws system errors alone.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
