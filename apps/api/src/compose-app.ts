import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { catalog } from '@graha/catalog/catalog';
import { listOperations } from '@graha/catalog/list-operations';
import type { PlaygroundAccount } from '@graha/store/playground';
import { ACCOUNT_CHANNEL } from '@graha/store/playground';
import { secretMatches } from '@graha/store/key-secret';
import { KEY_CHANNEL, type KeyRecord } from '@graha/store/metering';
import type { Logger } from 'pino';
import type { openDatabase } from './adapters.ts';
import { createAddressGuard } from './address-guard.ts';
import { apiDocument } from './api-document.ts';
import { type AppDeps, createApp } from './app.ts';
import { createAuthenticate } from './authenticate.ts';
import { createBalances } from './balances.ts';
import { builtDocument } from './built-document.ts';
import { createConcurrency } from './concurrency.ts';
import type { Counters } from './counters.ts';
import type { Env } from './env.ts';
import { causeOf } from './log.ts';
import { createLookupCache } from './lookup-cache.ts';
import { createMeter } from './meter.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { listenForNews } from './news.ts';
import { createReadToken } from './playground-token.ts';
import { priceList } from './price-list.ts';
import { createRateLimit } from './rate-limit.ts';
import { createRequestRows } from './request-rows.ts';
import { TIMEOUTS } from './timeouts.ts';
import type { Tracing } from './tracing.ts';

/** Beside the program, where the build puts both. */
const BUILT_DOCUMENT = new URL('./openapi.json', import.meta.url);

export type Noted = (what: string) => (error: unknown) => void;
export type Parts = {
  sky: Ephemeris;
  engineVersion: string;
  database: ReturnType<typeof openDatabase>;
  /** Told of requests that had to be counted here. */
  countersOn(fellBack: () => void): Counters;
  tracing: Tracing;
  /** The server that listens already. */
  serveWith: NonNullable<AppDeps['serveWith']>;
  noted: Noted;
};

/** The app, and what lives beside it, on parts that are open already. */
export function composeApp(env: Env, log: Logger, parts: Parts) {
  const { sky, engineVersion, database, countersOn, tracing, serveWith, noted } = parts;
  const operations = listOperations(catalog);
  const metrics = createMetrics({ charges: () => meter.waiting(), rows: () => rows.waiting() });
  const rows = createRequestRows(database.logRequests, {
    ...metrics.rows,
    failed: (error) => {
      metrics.rows.failed(error);
      noted('rows of the request log were not written')(error);
    },
  });
  const meter = createMeter(database.ledger, {
    ...metrics.meter,
    failed: (error, requestIds) => {
      metrics.meter.failed(error, requestIds);
      log.warn({ request_ids: requestIds, cause: causeOf(error) }, 'a batch of charges failed');
    },
  });
  const known = lookups(parts, metrics);
  const counters = countersOn(metrics.limits.fellBack);
  const guard = createAddressGuard(counters, metrics.limits.refused('address'));
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
      keys: known.keys,
      secretMatches: (secret, hash) => secretMatches(secret, env.KEY_PEPPER, hash),
      readToken: createReadToken({
        publicKey: env.PLAYGROUND_PUBLIC_KEY ?? null,
        accountOf: known.accounts.find,
        now: clock.database,
      }),
      guard,
      now: clock.ledger,
    }),
    limit: createRateLimit(counters, metrics.limits.refused('rate')),
    concurrency: createConcurrency(metrics.limits.refused('concurrency')),
    meter,
    balances: createBalances(clock.ledger),
    lookAgain: async () => {
      known.keys.forget(null);
      await clock.refresh().catch(noted('the clock of the database was not read'));
    },
    accountOf: database.accountOf,
    ready: () => (open ? database.ready() : Promise.reject(new Error('the server is stopping'))),
    openApi: () => builtDocument(BUILT_DOCUMENT, here) ?? apiDocument({ ...here, sky }),
    priceList: () => priceList(operations),
    apiUrl: env.API_URL,
    portalUrl: env.PORTAL_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    log,
    rows,
    ledgerNow: clock.ledger,
    metrics,
    tracing,
    serveWith,
    timeouts: TIMEOUTS,
  });
  return { app, listener: known.listener, metrics, rows, closeDoor: () => void (open = false) };
}

/** What is remembered of the database for a moment, and forgotten as soon as it says so. */
function lookups({ database, noted }: Parts, metrics: Metrics) {
  const keys = createLookupCache<KeyRecord>(database.findKey, metrics.keyLookup);
  const accounts = createLookupCache<PlaygroundAccount>(database.findAccount, metrics.accountLookup);
  const listener = listenForNews(
    database.connectSession,
    { [KEY_CHANNEL]: keys.forget, [ACCOUNT_CHANNEL]: accounts.forget },
    noted('news about keys are not heard; what is known of them is at most a second old'),
  );
  return { keys, accounts, listener };
}

/** Who serves this program offers its source: the licence asks for it. */
const sourceOf = ({ SOURCE_URL }: Env): { sourceUrl?: string } =>
  SOURCE_URL === undefined ? {} : { sourceUrl: SOURCE_URL };
