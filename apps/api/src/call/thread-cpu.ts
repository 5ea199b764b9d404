import { readFileSync, readlinkSync } from 'node:fs';

const NS_PER_MS = 1_000_000;
const US_PER_MS = 1_000;

/** The file in which Linux counts the CPU time of the calling thread; null on other systems. */
export function ownCpuFile(): string | null {
  try {
    return `/proc/${readlinkSync('/proc/thread-self')}/schedstat`;
  } catch {
    return null;
  }
}

/**
 * Returns the CPU time of a thread, in ms. Without a file it returns that of the process, which is never less: Node 20
 * does not report the time of a thread.
 * @param cpuFile the result of `ownCpuFile` in that thread
 */
export function cpuMsOf(cpuFile: string | null): number {
  return threadMs(cpuFile) ?? processMs();
}

function threadMs(cpuFile: string | null): number | null {
  if (cpuFile === null) return null;
  try {
    const [usedNs] = readFileSync(cpuFile, 'utf8').split(' ');
    return Number(usedNs) / NS_PER_MS;
  } catch {
    return null; // The thread has ended, or the kernel counts no threads.
  }
}

function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / US_PER_MS;
}
