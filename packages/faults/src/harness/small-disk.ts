import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@graha/dev-stack/process-identity';

export type SmallDisk = {
  folder: string;
  /** Leaves this number of bytes free; null restores the full size. */
  leaveFree(bytes: number | null): void;
  remove(): void;
};

const PREFIX = 'graha-disk-';
const WHOLE = '600m';

/**
 * A small file system in memory that can be filled up.
 * @returns the disk, or the reason why there is none, as a sentence
 */
export function smallDisk(): SmallDisk | string {
  if (process.platform !== 'linux') return `it needs Linux, and this is ${process.platform}`;
  if (process.getuid?.() !== 0) return 'it needs root, who may mount a file system of a few megabytes';
  sweepLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${WHOLE}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    rmdirSync(folder);
    return `this root may not mount: ${error instanceof Error ? error.message.trim() : String(error)}`;
  }
  chmodSync(folder, 0o755);
  return {
    folder,
    leaveFree(bytes) {
      const { blocks, bfree, bsize } = statfsSync(folder);
      const size = bytes === null ? WHOLE : String((blocks - bfree) * bsize + bytes);
      execFileSync('mount', ['-o', `remount,size=${size}`, folder], { stdio: 'pipe' });
    },
    remove: () => unmount(folder),
  };
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
  rmdirSync(folder);
}

/** Removes leftovers of a killed run, which could not unmount. */
function sweepLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? process.pid);
    if (!isAlive(pid)) unmount(join(tmpdir(), name));
  }
}
