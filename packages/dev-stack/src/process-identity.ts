import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';

/** True for a process that has ended but was not yet reaped by its parent. */
function isZombie(pid: number): boolean {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && readFileSync(stat, 'utf8').includes(') Z ');
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // Safe: process.kill throws only system errors. EPERM means that it exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function ps(pid: number, column: string): string {
  const { stdout } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '').trim();
}

/** Pid and start time: after a restart of the machine, a pid is assigned again. */
export function identityOfProcess(pid: number): string | null {
  if (!isAlive(pid)) return null;
  const stat = `/proc/${pid}/stat`;
  if (!existsSync('/proc/self/stat')) return `${pid} ${ps(pid, 'lstart')}`;
  if (!existsSync(stat)) return null;
  const afterName = readFileSync(stat, 'utf8').split(') ').pop() ?? '';
  return `${pid} ${afterName.split(' ')[19] ?? ''}`;
}

/** True if it is still the same process, not another one with its pid. */
export function isStillThere(identity: string | null): boolean {
  return identity !== null && identityOfProcess(Number(identity.split(' ')[0])) === identity;
}

export function commandLineOf(pid: number): string {
  const path = `/proc/${pid}/cmdline`;
  if (existsSync('/proc/self/cmdline')) return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\0', ' ') : '';
  return ps(pid, 'args');
}

/** Signals the process group if the process leads one, else the process alone. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // Not a group leader, or already gone.
    }
  }
}

export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return true;
}
