import { existsSync, readFileSync } from 'node:fs';

/** One that has ended but whose parent does not ask after it is not alive. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch (error) {
    return error.code === 'EPERM';
  }
}
