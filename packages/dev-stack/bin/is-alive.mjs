import { existsSync, readFileSync } from 'node:fs';

/** A zombie process is not alive. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
