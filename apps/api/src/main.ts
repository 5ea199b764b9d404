import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { readEnv } from './start/env.ts';
import { createLog } from './observe/log.ts';
import { startServer } from './start/server.ts';
import type { ThreadSettings } from './start/start-thread.ts';

/** Composition root: environment → server → until a signal stops it. Nothing else reads process.env. */
const HARD_STOP_MS = 5_500;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const server = await startServer(env, log);
  const stop = (): void => {
    setTimeout(() => process.exit(0), HARD_STOP_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function thread(): Promise<void> {
  if (!parentPort) throw new Error('a thread without a port');
  const { runThread } = await import('./start/run-thread.ts');
  // Safe: `startThread` is the only place that starts a thread of this program.
  await runThread(parentPort, workerData as ThreadSettings);
}

/** The build waits for it, to keep the bytecode of a start. */
export const started = isMainThread
  ? main().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    })
  : thread();
