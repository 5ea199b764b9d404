import { clockOffsetSeconds } from '@graha/store/ledger-clock';
import { LEDGER_CHANNEL } from '@graha/store/metering';
import { EVENT_CHANNEL } from '@graha/store/plan-changes';
import { createPool } from '@graha/store/pool';
import { pino } from 'pino';
import { createBell } from './bell.ts';
import { readEnv } from './env.ts';
import { listenOn } from './listen-session.ts';
import { runLoop } from './loop.ts';
import { keepListening } from './notifications.ts';
import { tasksOn } from './tasks.ts';

const CONNECTIONS_MAX = 5;
/** A run that has not ended by then is cut off: each is a transaction, and is done again at the next start. */
const STOP_WITHIN_MS = 8_000;

const env = readEnv(process.env);
const log = pino({ level: env.logLevel, base: { service: 'worker' } });
const stop = stopOnSignals();
const pool = createPool({
  url: env.databaseUrl,
  applicationName: 'graha-worker',
  max: CONNECTIONS_MAX,
  onError: (error) => log.warn({ err: error }, 'an idle connection broke'),
});

if (env.mode === 'production') await refuseMovedClock();

const bells = { ledger: createBell(), events: createBell() };
const rings = { [LEDGER_CHANNEL]: bells.ledger.ring, [EVENT_CHANNEL]: bells.events.ring };
const ringAll = () => Object.values(rings).forEach((ring) => ring());
const tasks = tasksOn(pool, bells);
if (!stop.aborted) log.info({ tasks: tasks.map(({ name }) => name) }, 'started');
await Promise.all([
  keepListening(listenOn(env.databaseDirectUrl, rings), ringAll, log, stop),
  ...tasks.map((task) => runLoop(task, log, stop)),
]);
await pool.end();
log.info('stopped');

function stopOnSignals(): AbortSignal {
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
  return stop.signal;
}

/** Credits that expire by a clock which was moved for a test would be taken from customers. */
async function refuseMovedClock(): Promise<void> {
  const checked = new AbortController();
  const runOnce = async () => {
    const offsetSeconds = await clockOffsetSeconds(pool);
    if (offsetSeconds !== 0) {
      log.fatal({ offsetSeconds }, 'the ledger’s clock is moved, which production does not allow');
      process.exit(1);
    }
    checked.abort();
    return 0;
  };
  await runLoop({ name: 'clock', runOnce, idleMs: 1 }, log, AbortSignal.any([stop, checked.signal]));
}
