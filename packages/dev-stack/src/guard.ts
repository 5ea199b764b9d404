import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Guard = { pid: number; say: (message: object) => void };
let guard: Guard | undefined;

function startGuard(): Guard {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../bin/guard.mjs', import.meta.url))], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  child.on('error', () => {});
  child.stdin.on('error', () => {});
  child.unref();
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref();
  return { pid: child.pid ?? 0, say: (message) => child.stdin.write(`${JSON.stringify(message)}\n`) };
}

function tell(message: object) {
  guard ??= startGuard();
  guard.say(message);
}

export function guardPid(): number {
  guard ??= startGuard();
  return guard.pid;
}

/** Whatever becomes of this process, the child is stopped soon after. `SIGINT` as the soft signal marks a database: it goes last. */
export function guardProcess(child: ChildProcess, soft: NodeJS.Signals, hard: NodeJS.Signals): void {
  const { pid } = child;
  if (pid === undefined) return;
  tell({ process: { pid, soft, hard } });
  child.once('exit', () => tell({ gone: pid }));
}

/** Whatever becomes of this process, the folder is removed soon after; call the result once it is removed. */
export function guardFolder(folder: string): () => void {
  tell({ folder });
  return () => tell({ removed: folder });
}
