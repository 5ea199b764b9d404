import { catalog } from '@graha/catalog/families/catalog';
import { EXAMPLE_BIRTH, StandardBirthRequest } from '@graha/catalog/request/birth';
import { listOperations, type ListedOperation } from '@graha/catalog/list/list-operations';
import { operation } from '@graha/catalog/operation/operation';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { secretMatches } from '@graha/store/keys/key-secret';
import type { ChargeResult } from '@graha/store/ledger/metering';
import { z } from 'zod';
import { openDatabase } from '../src/start/adapters.ts';
import { createAddressGuard } from '../src/limits/address-guard.ts';
import { type AppDeps, createApp } from '../src/http/app.ts';
import { TIMEOUTS } from '../src/http/timeouts.ts';
import { createAuthenticate } from '../src/call/authenticate.ts';
import { createBalances } from '../src/meter/balances.ts';
import { createConcurrency } from '../src/limits/concurrency.ts';
import { createAnswerPace } from '../src/limits/answer-pace.ts';
import { localCounters } from '../src/limits/counters.ts';
import { createLog } from '../src/observe/log.ts';
import { createLookupCache } from '../src/call/lookup-cache.ts';
import { createMeter } from '../src/meter/meter.ts';
import { createMetrics, type Metrics } from '../src/observe/metrics.ts';
import { createPinned } from '../src/call/pinned-formulas.ts';
import { createReadToken } from '../src/call/playground-token.ts';
import { createRateLimit } from '../src/limits/rate-limit.ts';
import { createRequestRows } from '../src/observe/request-rows.ts';
import { brandPage } from '../src/reports/brand-page.ts';
import { noTracing } from '../src/observe/tracing.ts';
import { CHART } from './chart-answer.ts';
import { createTurns } from '../src/limits/turns.ts';

/**
 * The compared servers, in one process on a port each. The process answers each message with the CPU time that it has
 * used.
 */

const withoutEngine = operation({
  summary: 'A chart that nobody computed.',
  description: 'A chart that nobody computed.',
  input: StandardBirthRequest,
  output: z.looseObject({}),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ year }) => ({ year, ...CHART }),
});

const FAMILIES = { bench: { title: 'Bench', scope: 'vedic', summary: 'Without the engine.' } };
const operations: ListedOperation[] = [
  ...listOperations({ bench: { chart: withoutEngine } }, FAMILIES),
  ...listOperations(catalog).filter(({ id }) => id === 'kundali/basic'),
];

const sky = await createEphemeris();
const pinned = createPinned({ operations, ephePath: null });
const [url = '', pepper = '', publicId = ''] = process.argv.slice(2);

type Metering = Pick<AppDeps, 'authenticate' | 'limit' | 'meter' | 'rows'>;
const NO_LIMIT = 1_000_000_000;
const counters = localCounters();
const guard = createAddressGuard(counters);
const now = (): Date => new Date();

function meteredBy(database: ReturnType<typeof openDatabase>, metrics: Metrics): Metering {
  const keys = createLookupCache(database.findKey, metrics.keyLookup);
  return {
    authenticate: createAuthenticate({
      appTokens: { find: () => null, knows: () => false },
      keys,
      secretMatches: (secret, hash) => secretMatches(secret, [pepper], hash),
      readToken: createReadToken({ publicKey: null, accountOf: () => null, findKey: () => null, now }),
      guard,
      now,
    }),
    // The limiter counts, but admits everything.
    limit: createRateLimit(counters, undefined, () => NO_LIMIT),
    meter: createMeter(database.ledgerOf(sky.name), metrics.meter),
    rows: createRequestRows(database.logRequests, metrics.rows),
  };
}

/** The same API without keys, limits or charges. */
async function unmeteredBy(database: ReturnType<typeof openDatabase>): Promise<Metering> {
  const record = await database.findKey(publicId);
  if (!record) throw new Error('the key of the bench is not there');
  const result: ChargeResult = {
    outcome: 'charged',
    seq: 1,
    cost: 1,
    creditsRemaining: 1,
    creditsLimit: 1,
    callsRemaining: null,
    resetsAt: new Date(),
    asOf: null,
    engineVersion: sky.name,
  };
  return {
    authenticate: Object.assign(() => Promise.resolve(record), { feed: () => Promise.resolve(record) }),
    limit: () => Promise.resolve({}),
    meter: { charge: () => Promise.resolve(result), waiting: () => 0 },
    rows: { push: () => undefined },
  };
}

function appWith(metering: Metering, metrics: Metrics) {
  return createApp({
    ...metering,
    turns: createTurns(),
    computeElsewhere: null,
    computePinned: (_tenantId, task) => pinned(task),
    sky,
    now,
    ledgerNow: now,
    checkOutput: false,
    concurrency: createConcurrency(),
    operations,
    engineVersion: sky.name,
    balances: createBalances(now),
    refreshCaches: () => Promise.resolve(),
    accountOf: () => Promise.resolve(null),
    receiptOf: () => Promise.resolve(null),
    ready: () => Promise.resolve(),
    openApi: () => ({}),
    priceList: () => ({}),
    documentLimit: () => Promise.resolve(),
    places: { ask: () => Promise.resolve([]) },
    findCalendar: () => Promise.resolve(null),
    calendarLimit: () => Promise.resolve(),
    findReportBrand: () => Promise.resolve(null),
    findBirths: (_tenantId, names) => Promise.resolve(names.map(() => null)),
    placeLimit: () => Promise.resolve({}),
    managementLimit: () => Promise.resolve({}),
    brandLimit: () => Promise.resolve({}),
    management: {
      // Safe: no bench manages a workspace.
      db: null as never,
      pepper: '',
      sealing: null,
      isLocalHookAllowed: false,
      printBrand: (_tenantId, brand) => brandPage(brand, sky),
    },
    signer: null,
    countVisit: () => Promise.resolve(),
    countPlaceVisit: () => Promise.resolve(),
    apiUrl: 'http://localhost',
    portalUrl: 'http://localhost',
    trustedProxies: [],
    log: createLog('silent'),
    metrics,
    tracing: noTracing,
    pace: createAnswerPace(),
    captures: { push: () => undefined },
    timeouts: TIMEOUTS,
  });
}

const open = () =>
  openDatabase({
    url,
    directUrl: url,
    movedClockAllowed: true,
    asyncStandbyAllowed: true,
    onError: () => undefined,
    wakeUpFailed: () => undefined,
  });
const none = { charges: () => 0, rows: () => 0, longCalls: () => 0 };
const metrics = { metered: createMetrics(none), unmetered: createMetrics(none) };
const portOf = (listening: string): number => Number(new URL(listening).port);
const listen = { port: 0, host: '127.0.0.1' };
const ports = {
  unmetered: portOf(await appWith(await unmeteredBy(open()), metrics.unmetered).listen(listen)),
  metered: portOf(await appWith(meteredBy(open(), metrics.metered), metrics.metered).listen(listen)),
};
process.stdout.write(`${JSON.stringify(ports)}\n`);
process.on('message', () => process.send?.(process.cpuUsage()));
process.once('SIGTERM', () => process.exit(0));
