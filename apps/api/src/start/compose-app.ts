import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { PackedBytes } from '@graha/ephemeris-packed/packed-bytes';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import type { PlaygroundAccount } from '@graha/store/tenants/playground';
import { ACCOUNT_CHANNEL } from '@graha/store/tenants/playground';
import { secretMatches } from '@graha/store/keys/key-secret';
import { KEY_CHANNEL, type KeyRecord } from '@graha/store/ledger/metering';
import type { Logger } from 'pino';
import type { openDatabase } from './adapters.ts';
import { createAnswerPace } from '../limits/answer-pace.ts';
import { createAddressGuard } from '../limits/address-guard.ts';
import type { apiDocument } from '../http/api-document.ts';
import { type AppDeps, createApp } from '../http/app.ts';
import { createAuthenticate } from '../call/authenticate.ts';
import { createBalances } from '../meter/balances.ts';
import { brandPage } from '../reports/brand-page.ts';
import { builtDocument } from '../http/built-document.ts';
import { type ComputeThreads, createComputeThreads } from '../call/compute-threads.ts';
import { createConcurrency } from '../limits/concurrency.ts';
import type { Counters } from '../limits/counters.ts';
import { createCalendarLimit } from '../http/calendar-limit.ts';
import { createDocumentLimit } from '../http/document-limit.ts';
import type { Env } from './env.ts';
import { causeOf } from '../observe/log.ts';
import { createLookupCache } from '../call/lookup-cache.ts';
import { createMeter } from '../meter/meter.ts';
import { createMetrics, type Metrics } from '../observe/metrics.ts';
import { listenForNews } from '../call/news.ts';
import { createReadToken } from '../call/playground-token.ts';
import { priceList } from '../meter/price-list.ts';
import { createPinned, type PinnedDeps } from '../call/pinned-formulas.ts';
import type { ComputePinned } from '../call/prepare-call.ts';
import { createPlaceSearch } from '../places/place-search.ts';
import { createBrandLimit, createManagementLimit, createPlaceLimit, createRateLimit } from '../limits/rate-limit.ts';
import { createCountPlaceVisit, createCountVisit } from '../limits/visitors.ts';
import { CAPTURES_LIMITS, createRequestRows } from '../observe/request-rows.ts';
import { createSigner } from '../receipts/signer.ts';
import { startThread } from './start-thread.ts';
import { TIMEOUTS } from '../http/timeouts.ts';
import type { Tracing } from '../observe/tracing.ts';
import { createSharedCheck } from '../limits/shared-check.ts';
import { createTurns } from '../limits/turns.ts';

/** The build writes the document beside the program. */
const BUILT_DOCUMENT = new URL('./openapi.json', import.meta.url);

export type Noted = (what: string) => (error: unknown) => void;
export type Parts = {
  sky: Ephemeris;
  /** The packed ephemeris, which every thread computes from. */
  packedBytes: PackedBytes;
  /** Folder of the operator's own ephemeris files, or null. */
  ephePath: string | null;
  engineVersion: string;
  database: ReturnType<typeof openDatabase>;
  /** @param fellBack called for requests that were counted in this process */
  countersOn(fellBack: () => void): Counters;
  tracing: Tracing;
  /** Passes the listener to the server that already listens. */
  serveWith: NonNullable<AppDeps['serveWith']>;
  noted: Noted;
};

/** Builds the app and its background parts from open adapters. */
export function composeApp(env: Env, log: Logger, parts: Parts) {
  const { sky, packedBytes, ephePath, engineVersion, database, countersOn, tracing, serveWith, noted } = parts;
  const operations = listOperations(catalog);
  const checkOutput = env.GRAHA_CHECK_ANSWERS ?? env.GRAHA_MODE === 'test';
  const metrics = createMetrics({
    charges: () => meter.waiting(),
    rows: () => rows.waiting(),
    longCalls: () => threads?.waiting() ?? 0,
  });
  const threads = computeThreads(env.COMPUTE_THREADS, {
    checkOutput,
    isWarmed: env.GRAHA_MODE !== 'test',
    packedBytes,
    ephePath,
    metrics,
    noted,
    log,
  });
  const rows = createRequestRows(database.logRequests, {
    ...metrics.rows,
    failed: (error) => {
      metrics.rows.failed(error);
      noted('request rows failed')(error);
    },
  });
  const captured = createRequestRows(
    database.writeCaptures,
    { written: () => undefined, dropped: metrics.rows.dropped, failed: noted('captures failed') },
    CAPTURES_LIMITS,
  );
  const meter = createMeter(database.ledgerOf(engineVersion), {
    ...metrics.meter,
    failed: (error, requestIds) => {
      metrics.meter.failed(error, requestIds);
      log.warn({ request_ids: requestIds, cause: causeOf(error) }, 'charge batch failed');
    },
  });
  const known = lookups(parts, metrics);
  const counters = countersOn(metrics.limits.fellBack);
  const guard = createAddressGuard(counters, metrics.limits.refused('address'));
  const { clock } = database;
  const here = { serverUrl: env.API_URL, portalUrl: env.PORTAL_URL, contact: contactOf(env), ...sourceOf(env) };
  const places = createPlaceSearch(() => startThread({ work: 'places' }), noted('place thread lost'));
  const peppers = [env.KEY_PEPPER, ...(env.KEY_PEPPER_PREVIOUS === undefined ? [] : [env.KEY_PEPPER_PREVIOUS])];
  const ready = createSharedCheck(database.ready);
  let open = true;
  const app = createApp({
    operations,
    sky,
    engineVersion,
    checkOutput,
    computeElsewhere: threads?.compute ?? null,
    computePinned: threads?.compute ?? pinnedHere({ operations, packedBytes, ephePath }),
    now: () => new Date(),
    authenticate: createAuthenticate({
      keys: known.keys,
      secretMatches: (secret, hash) => secretMatches(secret, peppers, hash),
      readToken: createReadToken({
        publicKey: env.PLAYGROUND_PUBLIC_KEY ?? null,
        accountOf: known.accounts.find,
        findKey: known.keys.find,
        now: clock.database,
      }),
      appTokens: known.appTokens,
      guard,
      now: clock.ledger,
    }),
    limit: createRateLimit(counters, metrics.limits.refused('rate')),
    concurrency: createConcurrency(metrics.limits.refused('concurrency')),
    turns: createTurns(),
    meter,
    balances: createBalances(clock.ledger),
    refreshCaches: async () => {
      known.keys.forget(null);
      known.appTokens.forget(null);
      await clock.refresh().catch(noted('database clock failed'));
    },
    accountOf: database.accountOf,
    receiptOf: database.receiptOf,
    ready: () => (open ? ready() : Promise.reject(new Error('the server is stopping'))),
    openApi: () => builtDocument(BUILT_DOCUMENT, here) ?? madeDocument({ ...here, sky }),
    priceList: () => priceList(operations),
    documentLimit: createDocumentLimit(counters, metrics.limits.refused('address')),
    places,
    findReportBrand: database.findReportBrand,
    findBirths: database.findBirths,
    findCalendar: database.findCalendar,
    calendarLimit: createCalendarLimit(counters, metrics.limits.refused('address')),
    placeLimit: createPlaceLimit(counters, metrics.limits.refused('rate')),
    managementLimit: createManagementLimit(counters, metrics.limits.refused('rate')),
    brandLimit: createBrandLimit(counters, metrics.limits.refused('rate')),
    management: {
      db: database.management,
      pepper: env.KEY_PEPPER,
      sealing: env.SEALING_KEY === undefined ? null : { current: env.SEALING_KEY, previous: null },
      isLocalHookAllowed: env.GRAHA_MODE !== 'production',
      printBrand: threads
        ? async (tenantId, brand) => (await threads.compute(tenantId, { brand })).toString('utf8')
        : (_tenantId, brand) => brandPage(brand, sky),
    },
    signer: env.SIGNING_KEY ? createSigner(env.SIGNING_KEY, env.SIGNING_KEYS_PREVIOUS) : null,
    countVisit: createCountVisit(counters, metrics.limits.refused('visitor')),
    countPlaceVisit: createCountPlaceVisit(counters, metrics.limits.refused('visitor')),
    apiUrl: env.API_URL,
    portalUrl: env.PORTAL_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    log,
    rows,
    captures: { push: (capture) => captured.push(capture, { isStranger: false, mayBeCharged: false }) },
    ledgerNow: clock.ledger,
    metrics,
    tracing,
    pace: createAnswerPace(),
    serveWith,
    timeouts: TIMEOUTS,
  });
  return {
    app,
    listener: known.listener,
    metrics,
    rows,
    captured,
    threads,
    places,
    refuseReadiness: () => void (open = false),
  };
}

type ThreadParts = Pick<Parts, 'packedBytes' | 'ephePath' | 'noted'> & {
  checkOutput: boolean;
  isWarmed: boolean;
  metrics: Metrics;
  log: Logger;
};

function computeThreads(
  count: number,
  { checkOutput, isWarmed, packedBytes, ephePath, metrics, noted, log }: ThreadParts,
): ComputeThreads | null {
  if (count === 0) return null;
  const lost = (error: unknown): void => {
    metrics.threadLost();
    noted('compute thread lost')(error);
  };
  return createComputeThreads({
    startThread: () => startThread({ work: 'compute', checkOutput, packedBytes, ephePath, isWarmed }),
    count,
    observer: { lost, ready: () => log.info('compute thread ready') },
  });
}

/** Earlier formulas in the thread that answers requests, for an API without compute threads. */
function pinnedHere(deps: PinnedDeps): ComputePinned {
  const pinned = createPinned(deps);
  return (_tenantId, task) => pinned(task);
}

/** Short caches of keys and accounts, which notifications of the database invalidate. */
function lookups({ database, noted }: Parts, metrics: Metrics) {
  const keys = createLookupCache<KeyRecord>(database.findKey, metrics.keyLookup);
  const appTokens = createLookupCache<KeyRecord>(database.findAppToken, metrics.keyLookup);
  const keyChanged = (publicId: string | null): void => {
    keys.forget(publicId);
    appTokens.forget(null); // A token does not contain its key's id; keys change rarely.
  };
  const accounts = createLookupCache<PlaygroundAccount>(database.findAccount, metrics.accountLookup);
  const listener = listenForNews(
    database.connectSession,
    { [KEY_CHANNEL]: keyChanged, [ACCOUNT_CHANNEL]: accounts.forget },
    noted('notification session lost'),
  );
  return { keys, appTokens, accounts, listener };
}

/** The schemas are prepared at the first request, so that no start waits for them. */
async function madeDocument(options: Parameters<typeof apiDocument>[0]): Promise<object> {
  const document = await import('../http/api-document.ts');
  return document.apiDocument(options);
}

/** The operator's contact, for the OpenAPI document. */
const contactOf = ({ OPERATOR_NAME: name, OPERATOR_EMAIL: email }: Env) => ({
  name,
  ...(email === undefined ? {} : { email }),
});

const sourceOf = ({ SOURCE_URL }: Env): { sourceUrl?: string } =>
  SOURCE_URL === undefined ? {} : { sourceUrl: SOURCE_URL };
