import { readFileSync } from 'node:fs';
import { queryChecked } from '@graha/store/postgres/query';
import type { Pools } from '@graha/store/testing/testing';
import { z } from 'zod';

/** Linux counts the CPU time of processes in hundredths of a second. */
const TICK_MS = 10;

/** CPU time of all threads of a process. 0 if it has ended, or if the system has no such files. */
function cpuMsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces. User and system time are the fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

/** Returns the CPU time in milliseconds of a program and of every process of Postgres. */
export async function cpuMs({ owner }: Pools, pid: number): Promise<{ program: number; postgres: number }> {
  const processes = await queryChecked(owner, 'SELECT pid FROM pg_stat_activity', z.object({ pid: z.int() }));
  return { program: cpuMsOf(pid), postgres: processes.reduce((sum, { pid: one }) => sum + cpuMsOf(one), 0) };
}
