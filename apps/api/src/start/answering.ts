import { CURRENT_VERSION } from '@graha/formulas/versions';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { readPackedBytes } from '@graha/ephemeris-packed/packed-bytes';
import { closeServer, DRAIN_MS } from '@graha/serving/close-server';
import { serveMetrics } from '@graha/serving/serve-metrics';
import { TooMuchPower } from '@graha/store/postgres/login-role';
import type { Logger } from 'pino';
import { MovedClock, openDatabase } from './adapters.ts';
import { composeApp, type Noted } from './compose-app.ts';
import { type Counters, localCounters, sharedCounters } from '../limits/counters.ts';
import { type EarlyServer, SERVER_READY } from './early-server.ts';
import api from '../../package.json' with { type: 'json' };
import type { Env } from './env.ts';
import { isMember, joinPrimary } from './member.ts';
import { causeOf } from '../observe/log.ts';
import { openRedis } from '../limits/redis.ts';
import { noTracing, type Tracing } from '../observe/tracing.ts';

export type Server = { url: string; stop(): Promise<void> };

/** After its start the server has other work; a long call starts the thread at once. */
const FIRST_THREAD_MS = 5_000;
const CLOCK_EVERY_MS = 10_000;
/** The launcher kills the process a little later. */
const STOP_MS = 4_500;

type Database = ReturnType<typeof openDatabase>;

/** Opens the real adapters for a server that already listens. */
export async function answerOn(early: EarlyServer, env: Env, log: Logger): Promise<Server> {
  const noted: Noted = (what) => (error) => log.warn({ cause: causeOf(error) }, what);
  const database = openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    movedClockAllowed: env.GRAHA_MODE !== 'production',
    asyncStandbyAllowed: env.GRAHA_MODE !== 'production' || env.ALLOW_ASYNC_STANDBY,
    onError: noted('database connection failed'),
    wakeUpFailed: noted('wake-up of the worker failed'),
  });
  const clockKept = keepClock(database, noted); // Connects while the ephemeris is opened.
  clockKept.catch(() => undefined); // Awaited below.
  const packedBytes = readPackedBytes();
  const ephePath = env.EPHE_PATH ?? null;
  const sky = await createEphemeris(packedBytes, ephePath);
  const engineVersion = `${sky.name}; graha ${api.version}; formulas ${CURRENT_VERSION.date}`; // Everything that answers depend on, except their input.
  const stopClock = await clockKept;
  const counting = await openCounters(env, log, noted);
  const tracing = await openTracing(env, engineVersion);
  const parts = {
    sky,
    packedBytes,
    ephePath,
    engineVersion,
    database,
    countersOn: counting.countersOn,
    tracing,
    noted,
  };
  const { app, listener, metrics, rows, captured, threads, places, refuseReadiness } = composeApp(env, log, {
    ...parts,
    serveWith: early.hand,
  });

  const metricsListener =
    env.METRICS_PORT === 0 || isMember()
      ? null
      : await serveMetrics(() => metrics.registry.metrics(), { host: env.METRICS_HOST, port: env.METRICS_PORT });
  if (env.METRICS_PORT !== 0) metrics.watchProcess();
  await app.ready();
  early.open();
  if (isMember()) joinPrimary(metrics);
  log.info({ engine: engineVersion }, SERVER_READY);
  const firstThread = setTimeout(() => threads?.startFirst(), FIRST_THREAD_MS);

  return {
    url: early.url,
    async stop() {
      refuseReadiness();
      const cutOff = setTimeout(() => early.server.closeAllConnections(), STOP_MS);
      await closeServer(early.server, env.GRAHA_MODE === 'production' ? DRAIN_MS : 0);
      await app.close();
      clearTimeout(cutOff);
      stopClock();
      clearTimeout(firstThread);
      listener.stop();
      await metricsListener?.stop();
      await Promise.all([rows.stop(), captured.stop(), tracing.close(), threads?.close(), places.close()]);
      counting.close();
      await database.close();
    },
  };
}

type Counting = { countersOn(fellBack: () => void): Counters; close(): void };

/** Uses shared counters if `REDIS_URL` is set, else local ones. Redis may be away at the start of the process. */
async function openCounters(
  { REDIS_URL, API_REPLICAS, API_PROCESSES }: Env,
  log: Logger,
  noted: Noted,
): Promise<Counting> {
  const local = localCounters(API_REPLICAS * API_PROCESSES);
  if (REDIS_URL === undefined) return { countersOn: () => local, close: () => undefined };
  const { redis, close } = await openRedis(REDIS_URL, {
    lost: noted('redis connection lost'),
    restored: () => log.info('redis connection restored'),
  });
  return { countersOn: (fellBack) => sharedCounters(redis, local, { fellBack }), close };
}

/** Loads OpenTelemetry only if a collector is configured, because it takes as long as half a start. */
async function openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT }: Env, engineVersion: string): Promise<Tracing> {
  if (OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return noTracing;
  const { createOtelTracing } = await import('../observe/otel-tracing.ts');
  return createOtelTracing(engineVersion);
}

/** @throws MovedClock or TooMuchPower; a database that is away is retried */
async function keepClock({ clock, connect }: Database, noted: Noted): Promise<() => void> {
  const unread = noted('database clock failed');
  await connect().catch((error: unknown) => {
    if (error instanceof MovedClock || error instanceof TooMuchPower) throw error;
    unread(error);
  });
  const timer = setInterval(() => void clock.refresh().catch(unread), CLOCK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
