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
  /** Limit of one file. */
  bytesMax: number;
  /** Number of files of one service: the current one and earlier ones. */
  filesMax: number;
};

export const LOG_LIMITS: LogLimits = { bytesMax: 10 * 1024 * 1024, filesMax: 3 };

const EVERY_MS = 1_000;

/**
 * Keeps every log of the folder short while the stack runs.
 * @returns ends the work
 */
export function keepLogsShort(folder: string, limits: LogLimits = LOG_LIMITS, everyMs: number = EVERY_MS): () => void {
  const timer = setInterval(() => shortenLogs(folder, limits), everyMs).unref();
  return () => clearInterval(timer);
}

/** Rotates a long log: `api.log` becomes `api.log.1`, that becomes `api.log.2`, and the last one is deleted. */
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
 * Copies the content and empties the file, because the service keeps it open. Lines written between the two steps are
 * lost.
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
    truncateSync(file); // Also on a full disk, when the copy fails.
  }
}

/** The last complete lines of a log that exceeds its limit, within that limit; null if it does not exceed it. */
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
    // Safe: node:fs throws only system errors.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
