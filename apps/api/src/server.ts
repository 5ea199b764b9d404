import { once } from 'node:events';
import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { secretMatches } from '@graha/store/key-secret';
import { KEY_CHANNEL } from '@graha/store/metering';
import type { Logger } from 'pino';
import { MovedClock, openDatabase } from './adapters.ts';
import { apiDocument } from './api-document.ts';
import { createApp, TIMEOUTS } from './app.ts';
import { createAuthenticate } from './authenticate.ts';
import { createBalances } from './balances.ts';
import { builtDocument } from './built-document.ts';
import { engineVersionOf } from './engine-version.ts';
import type { Env } from './env.ts';
import { createKeyCache } from './key-cache.ts';
import { listenForKeys } from './key-listener.ts';
import { causeOf } from './log.ts';
import { createMeter } from './meter.ts';
import { createMetrics, metricsServer } from './metrics.ts';
import { priceList } from './price-list.ts';
import { createAddressGuard, createRateLimit } from './rate-limit.ts';

export type Server = { url: string; stop(): Promise<void> };

/** Beside the program, where the build puts both. */
const BUILT_DOCUMENT = new URL('./openapi.json', import.meta.url);
const CLOCK_EVERY_MS = 10_000;
/** The launcher waits a little longer before it kills. */
const STOP_MS = 4_500;

type Noted = (what: string) => (error: unknown) => void;
type Database = ReturnType<typeof openDatabase>;

/** The API with everything real behind it. It starts without a database too, answers 503, and heals when there is one. */
export async function startServer(env: Env, log: Logger): Promise<Server> {
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
  const { app, listener, metrics, closeDoor } = composeApp(env, log, { sky, engineVersion, database, noted });

  const url = await app.listen({ host: env.HOST, port: env.PORT });
  const metricsListener = env.METRICS_PORT === 0 ? null : metricsServer(metrics).listen(env.METRICS_PORT, '127.0.0.1');
  if (metricsListener) await once(metricsListener, 'listening');
  log.info({ url, engine: engineVersion }, 'listening');

  return {
    url,
    async stop() {
      closeDoor();
      const cutOff = setTimeout(() => app.server.closeAllConnections(), STOP_MS);
      await app.close(); // Takes no more connections and waits for what is being answered.
      clearTimeout(cutOff);
      stopClock();
      listener.stop();
      metricsListener?.close();
      await database.close();
    },
  };
}

type Parts = { sky: Ephemeris; engineVersion: string; database: Database; noted: Noted };

function composeApp(env: Env, log: Logger, { sky, engineVersion, database, noted }: Parts) {
  const operations = listOperations(catalog);
  const metrics = createMetrics(() => meter.waiting());
  const meter = createMeter(database.ledger, {
    ...metrics.meter,
    failed: (error, requestIds) => {
      metrics.meter.failed(error);
      log.warn({ request_ids: requestIds, cause: causeOf(error) }, 'a batch of charges failed');
    },
  });
  const keys = createKeyCache(database.findKey, metrics.lookup);
  const listener = listenForKeys(database.connectSession, KEY_CHANNEL, {
    changed: keys.forget,
    lost: noted('news about keys are not heard; what is known of them is at most a second old'),
  });
  const { clock } = database;
  const here = { serverUrl: env.API_URL, ...sourceOf(env) };
  let open = true;
  const app = createApp({
    operations,
    sky,
    engineVersion,
    checkOutput: env.GRAHA_MODE !== 'production',
    now: () => new Date(),
    authenticate: createAuthenticate({
      keys,
      secretMatches: (secret, hash) => secretMatches(secret, env.KEY_PEPPER, hash),
      guard: createAddressGuard(),
      now: clock.ledger,
    }),
    limit: createRateLimit(),
    meter,
    balances: createBalances(clock.ledger),
    lookAgain: async () => {
      keys.forget(null);
      await clock.refresh().catch(noted('the clock of the database was not read'));
    },
    accountOf: database.accountOf,
    ready: () => (open ? database.ready() : Promise.reject(new Error('the server is stopping'))),
    openApi: () => builtDocument(BUILT_DOCUMENT, here) ?? apiDocument({ ...here, sky }),
    priceList: () => priceList(operations),
    portalUrl: env.PORTAL_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    log,
    metrics,
    timeouts: TIMEOUTS,
  });
  return { app, listener, metrics, closeDoor: () => void (open = false) };
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

/** Who serves this program offers its source: the licence asks for it. */
const sourceOf = ({ SOURCE_URL }: Env): { sourceUrl?: string } =>
  SOURCE_URL === undefined ? {} : { sourceUrl: SOURCE_URL };
