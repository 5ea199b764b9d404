import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { guardPid } from '../guard.ts';
import { identityOfProcess, isStillThere, waitUntil } from '../process-identity.ts';
import { readJson } from './private-file.ts';

const Holder = z.object({ launcher: z.string().nullable(), guard: z.string().nullable() });
export type Holder = z.output<typeof Holder>;

const NOBODY: Holder = { launcher: null, guard: null };
const holderOf = (path: string): Holder => Holder.safeParse(readJson(path)).data ?? NOBODY;

/** Takes the lock if the file does not exist, else returns its holder, alive or not. */
export function tryLock(path: string): { release: () => void; holder: Holder } | { release: null; holder: Holder } {
  const mine: Holder = { launcher: identityOfProcess(process.pid), guard: identityOfProcess(guardPid()) };
  const written = `${path}.${process.pid}`;
  writeFileSync(written, JSON.stringify(mine));
  try {
    // A link is created atomically, so that no process reads an incomplete lock and takes its holder for dead.
    linkSync(written, path);
  } catch (error) {
    // Safe: linkSync throws only system errors.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return { release: null, holder: holderOf(path) };
  } finally {
    rmSync(written, { force: true });
  }
  const release = () => {
    if (holderOf(path).launcher === mine.launcher) rmSync(path, { force: true });
  };
  return { release, holder: mine };
}

/** Waits for the lock, and continues without it after the timeout. A lock whose holder has died is taken over. */
export async function withLock<Result>(path: string, timeoutMs: number, work: () => Promise<Result>): Promise<Result> {
  let taken = tryLock(path);
  await waitUntil(() => {
    if (taken.release) return true;
    if (!isStillThere(taken.holder.launcher)) rmSync(path, { force: true });
    taken = tryLock(path);
    return taken.release !== null;
  }, timeoutMs);
  try {
    return await work();
  } finally {
    taken.release?.();
  }
}
