import { pino } from 'pino';
import { readEnv } from './env.ts';
import { runWorker } from './worker.ts';

/** A run that has not ended by then is cut off: each is a transaction, and is done again at the next start. */
const STOP_WITHIN_MS = 8_000;

const env = readEnv(process.env);
const log = pino({ level: env.logLevel, base: { service: 'worker' } });
const stop = new AbortController();

for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.once(name, () => {
    log.info({ signal: name }, 'stopping');
    setTimeout(() => {
      log.warn('cut off what had not ended');
      process.exit(0);
    }, STOP_WITHIN_MS).unref();
    stop.abort();
  });
}

try {
  await runWorker(env, log, stop.signal);
  log.info('stopped');
} catch (error) {
  log.fatal({ err: error }, 'ended');
  process.exitCode = 1;
}
