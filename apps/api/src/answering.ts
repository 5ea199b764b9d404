import { once } from 'node:events';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import type { Logger } from 'pino';
import { MovedClock, openDatabase } from './adapters.ts';
import { composeApp, type Noted } from './compose-app.ts';
import { type Counters, localCounters, sharedCounters } from './counters.ts';
import type { EarlyServer } from './early-server.ts';
import { engineVersionOf } from './engine-version.ts';
import type { Env } from './env.ts';
import { causeOf } from './log.ts';
import { metricsServer } from './metrics.ts';
import { openRedis } from './redis.ts';
import { noTracing, type Tracing } from './tracing.ts';

export type Server = { url: string; stop(): Promise<void> };

const CLOCK_EVERY_MS = 10_000;
/** The launcher waits a little longer before it kills. */
const STOP_MS = 4_500;
/** A connection that was answered while the door closed would stay open, though nothing is to come over it. */
const SWEEP_MS = 20;

type Database = ReturnType<typeof openDatabase>;

/** Everything real behind a server that listens already. */
export async function answerOn(early: EarlyServer, env: Env, log: Logger): Promise<Server> {
  const sky = await createSwissEphemeris();
  const engineVersion = engineVersionOf(sky);
  const noted: Noted = (what) => (error) => log.warn({ cause: causeOf(error) }, what);
  const database = openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    engineVersion,
    movedClockAllowed: env.GRAHA_MODE !== 'production',
    onError: noted('a connection to the database broke'),
  });
  const stopClock = await keepClock(database.clock, noted);
  const counting = await openCounters(env, log, noted);
  const tracing = await openTracing(env, engineVersion);
  const parts = { sky, engineVersion, database, countersOn: counting.countersOn, tracing, noted };
  const { app, listener, metrics, rows, closeDoor } = composeApp(env, log, { ...parts, serveWith: early.hand });

  const metricsListener =
    env.METRICS_PORT === 0 ? null : metricsServer(metrics).listen(env.METRICS_PORT, env.METRICS_HOST);
  if (metricsListener) {
    metrics.watchProcess();
    await once(metricsListener, 'listening');
  }
  await app.ready();
  early.open();
  log.info({ engine: engineVersion }, 'answering');

  return {
    url: early.url,
    async stop() {
      closeDoor();
      const cutOff = setTimeout(() => early.server.closeAllConnections(), STOP_MS);
      const sweep = setInterval(() => early.server.closeIdleConnections(), SWEEP_MS);
      // Takes no more connections and waits for what is being answered.
      await Promise.all([early.close(), app.close()]);
      clearInterval(sweep);
      clearTimeout(cutOff);
      stopClock();
      listener.stop();
      metricsListener?.close();
      await Promise.all([rows.stop(), tracing.close()]);
      counting.close();
      await database.close();
    },
  };
}

type Counting = { countersOn(fellBack: () => void): Counters; close(): void };

/** Together with all replicas where there is a Redis, else here alone. It need not be there when this process starts. */
async function openCounters({ REDIS_URL, API_REPLICAS }: Env, log: Logger, noted: Noted): Promise<Counting> {
  const local = localCounters(API_REPLICAS);
  if (REDIS_URL === undefined) return { countersOn: () => local, close: () => undefined };
  const { redis, close } = await openRedis(REDIS_URL, {
    lost: noted('Redis is away: each replica counts its share of the limits for itself'),
    found: () => log.info('Redis is back: limits are counted together'),
  });
  return { countersOn: (fellBack) => sharedCounters(redis, local, { fellBack }), close };
}

/** Loaded where somebody collects traces, and nowhere else: it takes as long as half a start. */
async function openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT }: Env, engineVersion: string): Promise<Tracing> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing;
  const { createOtelTracing } = await import('./otel-tracing.ts');
  return createOtelTracing(engineVersion);
}

/** @throws MovedClock; a database that is not there yet is waited for */
async function keepClock({ refresh }: Database['clock'], noted: Noted): Promise<() => void> {
  const unread = noted('the clock of the database was not read');
  await refresh().catch((error: unknown) => {
    if (error instanceof MovedClock) throw error;
    unread(error);
  });
  const timer = setInterval(() => void refresh().catch(unread), CLOCK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
