import { setMaxListeners } from 'node:events';
import { serveMetrics } from '@graha/serving/serve-metrics';
import { clockOffsetSeconds } from '@graha/store/postgres/ledger-clock';
import { LEDGER_CHANNEL, THRESHOLD_CHANNEL } from '@graha/store/ledger/wake-worker';
import { EVENT_CHANNEL } from '@graha/store/ledger/plan-changes';
import { refuseTooMuchPower, TooMuchPower } from '@graha/store/postgres/login-role';
import { createPool } from '@graha/store/postgres/pool';
import type { Pool } from 'pg';
import { allTasks } from './all-tasks.ts';
import { createChime } from './bell.ts';
import type { WorkerEnv } from './env.ts';
import { listenOn } from './listen-session.ts';
import { runLoop, type LoopLog } from './loop.ts';
import { createMetrics, type WorkerMetrics } from './metrics.ts';
import { keepListening } from './notifications.ts';

const CONNECTIONS_MAX = 6;

/** Runs all tasks until the signal aborts and every current run has ended. While the database is away the tasks retry. */
export async function runWorker(env: WorkerEnv, log: LoopLog, signal: AbortSignal): Promise<void> {
  const pool = createPool({
    url: env.databaseUrl,
    applicationName: 'graha-worker',
    max: CONNECTIONS_MAX,
    onError: (error) => log.error({ err: error }, 'idle connection failed'),
  });
  const metrics = createMetrics();
  const server = env.metrics ? await serveMetrics(() => metrics.registry.metrics(), env.metrics) : null;
  try {
    if (env.mode === 'production') await refuseUnfitDatabase(pool, log, signal);
    if (!signal.aborted) await runTasks(pool, env, { log, metrics }, signal);
  } finally {
    await server?.stop();
    await pool.end();
  }
}

async function runTasks(
  pool: Pool,
  env: WorkerEnv,
  { log, metrics }: { log: LoopLog; metrics: WorkerMetrics },
  signal: AbortSignal,
): Promise<void> {
  const chimes = { ledger: createChime(), thresholds: createChime(), events: createChime() };
  const rings = {
    [LEDGER_CHANNEL]: chimes.ledger.ring,
    [THRESHOLD_CHANNEL]: chimes.thresholds.ring,
    [EVENT_CHANNEL]: chimes.events.ring,
  };
  const ringAll = () => Object.values(rings).forEach((ring) => ring());
  const tasks = allTasks(pool, env, { log, metrics, chimes }, signal);
  setMaxListeners(4 * tasks.length, signal); // Each loop waits for the signal in several places at once.
  log.info({ tasks: tasks.map(({ name }) => name) }, 'worker started');
  await Promise.all([
    keepListening(listenOn(env.databaseDirectUrl, rings), ringAll, log, signal),
    ...tasks.map((task) => runLoop(metrics.watched(task), log, signal)),
  ]);
}

/**
 * @throws Error if the role bypasses row policies, or if the ledger's clock is moved, because credits would then expire
 * early
 */
async function refuseUnfitDatabase(pool: Pool, log: LoopLog, signal: AbortSignal): Promise<void> {
  const known = new AbortController();
  let offsetSeconds = 0;
  let power: TooMuchPower | null = null;
  const runOnce = async () => {
    power = await refuseTooMuchPower(pool, 'graha_worker').then(
      () => null,
      (error: unknown) => {
        if (error instanceof TooMuchPower) return error;
        throw error;
      },
    );
    offsetSeconds = await clockOffsetSeconds(pool);
    known.abort();
    return 0;
  };
  await runLoop({ name: 'clock', runOnce, idleMs: 0 }, log, AbortSignal.any([signal, known.signal]));
  if (power !== null) throw power;
  if (offsetSeconds === 0) return;
  throw new Error(`The ledger’s clock is moved by ${offsetSeconds} s. Production allows no offset: set it to 0.`);
}
