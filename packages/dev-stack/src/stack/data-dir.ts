import { accessSync, constants, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { isStillThere, waitUntil } from '../process-identity.ts';
import { tryLock } from './file-lock.ts';

/** The guard of a killed start may still be stopping its processes. */
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

/** Allows one launcher for a DATA_DIR. @returns a function that releases it */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const path = join(dataDir, 'launcher.json');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { release, holder } = tryLock(path);
    if (release) return release;
    if (isStillThere(holder.launcher)) {
      throw new PlainFailure(
        `Graha already runs from ${dataDir} (process ${holder.launcher?.split(' ')[0]}). ` +
          'Stop it first, or set DATA_DIR, API_PORT and PORTAL_PORT to run a second one.',
      );
    }
    await waitUntil(() => !isStillThere(holder.guard), GUARD_MS);
    rmSync(path, { force: true });
  }
  throw new PlainFailure(`Another start is taking ${dataDir} at this moment; wait for it, then try again.`);
}
