import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import type { Logger } from 'pino';
import { type Env, readEnv } from './start/env.ts';
import { createLog } from './observe/log.ts';
import { isMember } from './start/member.ts';
import { startServer } from './start/server.ts';
import type { ThreadSettings } from './start/start-thread.ts';

/**
 * Composition root: reads the environment and runs the server until a signal stops it. No other file reads process.env.
 */
const HARD_STOP_MS = 5_500;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  const server = env.API_PROCESSES > 1 && !isMember() ? await startPrimary(env, log) : await startServer(env, log);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return; // A terminal signals every process, and the primary stops them too.
    isStopping = true;
    setTimeout(() => process.exit(0), HARD_STOP_MS).unref();
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function startPrimary(env: Env, log: Logger): Promise<{ stop(): Promise<void> }> {
  const primary = await import('./start/primary.ts'); // Lazy, because a single process does not need it.
  return primary.startPrimary(env, log);
}

async function thread(): Promise<void> {
  if (!parentPort) throw new Error('a thread without a port');
  const { runThread } = await import('./start/run-thread.ts');
  // Safe: `startThread` is the only place that starts a thread of this program.
  await runThread(parentPort, workerData as ThreadSettings);
}

/** The build awaits it, to keep the bytecode of a start. */
export const started = isMainThread
  ? main().catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
      if (isMember()) process.exit(); // Its channel to the primary would keep it alive.
    })
  : thread();
