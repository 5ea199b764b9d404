import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';

/** kill -9 of the postmaster and all its children at once: nothing is flushed and no client is notified. */
export async function killPostgres({ dataFolder, kill }: ThrowawayCluster): Promise<void> {
  killServer(dataFolder);
  await kill();
}

/** Kills a server that another process started, in the same way. */
export function killServer(dataFolder: string): void {
  const postmaster = Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  for (const pid of [postmaster, ...childrenOf(postmaster)]) kill9(pid);
}

/** kill -9 of one child that serves a session: the postmaster ends all others and recovers. */
export function killOneSession(pid: number): void {
  kill9(pid);
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []));
}

function kill9(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
