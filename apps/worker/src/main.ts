import { pino } from 'pino';
import { readEnv } from './env.ts';
import { runWorker } from './worker.ts';

/** A run that has not ended by then is interrupted. Each run is a transaction, which the next start repeats. */
const STOP_WITHIN_MS = 8_000;

const env = readEnv(process.env);
const log = pino({ level: env.logLevel, base: { service: 'worker' } });
const stop = new AbortController();

for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.once(name, () => {
    log.info({ signal: name }, 'worker stopping');
    setTimeout(() => {
      log.warn('runs interrupted');
      process.exit(0);
    }, STOP_WITHIN_MS).unref();
    stop.abort();
  });
}

try {
  await runWorker(env, log, stop.signal);
  log.info('worker stopped');
} catch (error) {
  log.fatal({ err: error }, 'worker failed');
  process.exitCode = 1;
}
