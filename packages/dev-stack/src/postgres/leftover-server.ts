import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { commandLineOf, isAlive, waitUntil } from '../process-identity.ts';

function pidIn(lockFile: string): number | null {
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime.
  }
}

/** Stops the server of a killed start, or removes its lock file, whose pid may now be another program's. */
export async function stopLeftoverServer(dataFolder: string): Promise<void> {
  const lockFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(lockFile)) return;
  const pid = pidIn(lockFile);
  const isServer = pid !== null && isAlive(pid) && commandLineOf(pid).includes(dataFolder);
  if (!isServer) {
    rmSync(lockFile, { force: true });
    return;
  }
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signal(pid, name);
    if (await waitUntil(() => !isAlive(pid), 5_000)) return rmSync(lockFile, { force: true });
  }
  throw new PlainFailure(`The database of an earlier start (process ${pid}) does not end. End it, then start again.`);
}
