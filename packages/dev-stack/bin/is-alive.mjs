import { existsSync, readFileSync } from 'node:fs';

/** True if the process runs; a zombie process does not count. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
