import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { startServer } from './server.ts';

/** Composition root: environment → server → until asked to end. Nothing else reads process.env. */
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

/** The build waits for it, to keep what a start compiles. */
export const started = main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
