import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardPid } from '../guard.ts';
import { PlainFailure } from '../plain-failure.ts';
import { identityOfProcess, isStillThere, waitUntil } from '../process-identity.ts';
import { readJson } from './private-file.ts';

type Holder = { launcher: string | null; guard: string | null };

/** The guard of a killed start is still stopping what that start had begun. */
const GUARD_MS = 15_000;

export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(join(dataDir, 'logs'), { recursive: true });
    for (const name of ['', ...readdirSync(dataDir)]) {
      if (name !== 'postgres') accessSync(join(dataDir, name), constants.R_OK | constants.W_OK);
    }
    writeFileSync(join(dataDir, '.gitignore'), '*\n');
  } catch (error) {
    throw new PlainFailure(
      `The data folder ${dataDir} cannot be used (${error instanceof Error ? error.message : String(error)}). ` +
        'Make it and what is in it writable for you, or set DATA_DIR to another folder.',
    );
  }
}

function holderOf(path: string): Holder | null {
  // Safe: every field is compared as text or not at all; a file of another shape counts as left over.
  return readJson(path) as Holder | null;
}

/** One launcher for a DATA_DIR; returns what gives it back. */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'launcher.json');
  const mine: Holder = { launcher: identityOfProcess(process.pid), guard: identityOfProcess(guardPid()) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      return () => {
        if (holderOf(path)?.launcher === mine.launcher) rmSync(path, { force: true });
      };
    } catch (error) {
      // Safe: writeFileSync throws system errors alone.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(path);
    if (holder && isStillThere(holder.launcher)) {
      throw new PlainFailure(
        `Graha already runs from ${dataDir} (process ${holder.launcher?.split(' ')[0]}). ` +
          'Stop it first, or set DATA_DIR, API_PORT and PORTAL_PORT to run a second one.',
      );
    }
    await waitUntil(() => !isStillThere(holder?.guard ?? null), GUARD_MS);
    rmSync(path, { force: true });
  }
  throw new PlainFailure(`Another start is taking ${dataDir} at this moment; wait for it, then try again.`);
}
