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

function send(message: object) {
  guard ??= startGuard();
  guard.say(message);
}

export function guardPid(): number {
  guard ??= startGuard();
  return guard.pid;
}

/**
 * Stops the child soon after this process ends, even if it is killed. The soft signal `SIGINT` marks a database, which
 * stops last.
 */
export function guardProcess(child: ChildProcess, soft: NodeJS.Signals, hard: NodeJS.Signals): void {
  const { pid } = child;
  if (pid === undefined) return;
  send({ process: { pid, soft, hard } });
  child.once('exit', () => send({ gone: pid }));
}

/**
 * Removes the folder soon after this process ends, even if it is killed.
 * @returns a function to call after the folder was removed
 */
export function guardFolder(folder: string): () => void {
  send({ folder });
  return () => send({ removed: folder });
}
