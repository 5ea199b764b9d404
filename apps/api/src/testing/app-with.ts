import type { RequestCapture } from '@graha/store/requests/captures';
import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { randomBytes, randomUUID } from 'node:crypto';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { uniformSky } from '@graha/astro-engine/testing';
import { formatKey, keyFromBytes, KEY_BYTES } from '@graha/domain/keys/key-format';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { RequestRow } from '@graha/store/requests/request-log';
import { createAddressGuard } from '../limits/address-guard.ts';
import { apiDocument } from '../http/api-document.ts';
import { type AppDeps, createApp } from '../http/app.ts';
import { TIMEOUTS } from '../http/timeouts.ts';
import { createAuthenticate } from '../call/authenticate.ts';
import { createBalances } from '../meter/balances.ts';
import { createConcurrency } from '../limits/concurrency.ts';
import { localCounters } from '../limits/counters.ts';
import { createCalendarLimit } from '../http/calendar-limit.ts';
import { createDocumentLimit } from '../http/document-limit.ts';
import { brandPage } from '../reports/brand-page.ts';
import { createLog } from '../observe/log.ts';
import { createLookupCache } from '../call/lookup-cache.ts';
import { createMeter, METER_LIMITS } from '../meter/meter.ts';
import type { Ledger } from '../meter/meter-attempt.ts';
import { createMetrics } from '../observe/metrics.ts';
import { createReadToken } from '../call/playground-token.ts';
import { createPinned } from '../call/pinned-formulas.ts';
import { priceList } from '../meter/price-list.ts';
import { createBrandLimit, createManagementLimit, createPlaceLimit, createRateLimit } from '../limits/rate-limit.ts';
import type { FoundPlace, PlaceAsk } from '../places/place-thread.ts';
import { createCountPlaceVisit, createCountVisit } from '../limits/visitors.ts';
import { createRequestRows } from '../observe/request-rows.ts';
import { noTracing } from '../observe/tracing.ts';
import { memoryLedger } from './memory-ledger.ts';
import { createTurns } from '../limits/turns.ts';

export const ENGINE_VERSION = 'test-engine';
export const API_URL = 'https://api.example';
export const PORTAL_URL = 'https://portal.example';

export const operations = listOperations(catalog);

/** Shared by all tests of a process, because a version takes half a second to load. */
const pinned = createPinned({ operations, ephePath: null });

const UJJAIN: FoundPlace = {
  id: 1_253_914,
  name: 'Ujjain',
  region: 'Madhya Pradesh',
  country: 'India',
  countryCode: 'IN',
  latitude: 23.18239,
  longitude: 75.77643,
  zone: 'Asia/Kolkata',
  population: 457_346,
};

/** Capital of a country that changed its calendar in 1918. */
export const MOSCOW: FoundPlace = {
  ...UJJAIN,
  id: 524_901,
  name: 'Moscow',
  country: 'Russia',
  countryCode: 'RU',
  latitude: 55.75222,
  longitude: 37.61556,
  zone: 'Europe/Moscow',
};

const placesFor = (ask: PlaceAsk): FoundPlace[] => {
  if (ask.kind === 'position') return [UJJAIN, MOSCOW].filter(({ id }) => id === ask.id);
  if (ask.kind === 'find') return ask.id === UJJAIN.id ? [{ ...UJJAIN, alternateNames: ['Avanti', 'उज्जैन'] }] : [];
  return ask.text.toLowerCase().startsWith('ujj') ? [UJJAIN] : [];
};

export type TestKey = { text: string; publicId: string; record: KeyRecord };

/** Secrets are compared unhashed, because the store tests hashing. */
export function newTestKey(facts: Partial<KeyRecord> = {}): TestKey {
  const parts = keyFromBytes(
    { kind: facts.browser ? 'publishable' : 'secret', env: facts.env ?? 'live' },
    randomBytes(KEY_BYTES),
  );
  const record: KeyRecord = {
    tenantId: randomUUID(),
    keyId: randomUUID(),
    env: parts.env,
    status: 'active',
    secretHash: Buffer.from(parts.secret),
    hashVersion: 1,
    ...UNLIMITED,
    expiresAt: null,
    plan: 'internal',
    tenantStatus: 'active',
    captureUntil: null,
    formulaVersion: null,
    ...facts,
  };
  return { text: formatKey(parts), record, publicId: parts.publicId };
}

const noTokens = createReadToken({
  publicKey: null,
  accountOf: () => null,
  findKey: () => null,
  now: () => new Date(),
});

/** The full API in memory: real routes and meter, with a ledger and keys that a test can change. */
export function appWith(
  overrides: Partial<AppDeps> = {},
  through: (ledger: Ledger) => Ledger = (ledger) => ledger,
  readToken = noTokens,
) {
  const ledger = memoryLedger(ENGINE_VERSION);
  const records = new Map<string, KeyRecord>();
  const lookups: string[] = [];
  const logged: string[] = [];
  const written: RequestRow[] = [];
  const captured: RequestCapture[] = [];
  const metrics = createMetrics({ charges: () => meter.waiting(), rows: () => rows.waiting(), longCalls: () => 0 });
  const rows = createRequestRows(async (batch) => void written.push(...batch), metrics.rows);
  const meter = createMeter(through(ledger), metrics.meter, { ...METER_LIMITS, awayAfterMs: 50, pauseMs: 5 });
  const keys = createLookupCache((publicId) => {
    lookups.push(publicId);
    return Promise.resolve(records.get(publicId) ?? null);
  }, metrics.keyLookup);
  const tokenRecords = new Map<string, KeyRecord>();
  const appTokens = createLookupCache(
    (tokenHash) => Promise.resolve(tokenRecords.get(tokenHash) ?? null),
    () => {},
  );
  const counters = localCounters();
  const guard = createAddressGuard(counters, metrics.limits.refused('address'));
  const authenticate = createAuthenticate({
    keys,
    secretMatches: (secret, hash) => Buffer.from(secret).equals(hash),
    readToken,
    appTokens,
    guard,
    now: () => new Date(),
  });
  const app = createApp({
    operations,
    sky: uniformSky,
    engineVersion: ENGINE_VERSION,
    checkOutput: true,
    now: () => new Date(),
    authenticate,
    limit: createRateLimit(counters, metrics.limits.refused('rate')),
    concurrency: createConcurrency(metrics.limits.refused('concurrency')),
    turns: createTurns(),
    computeElsewhere: null,
    computePinned: (_tenantId, task) => pinned(task),
    meter,
    balances: createBalances(() => new Date()),
    refreshCaches: async () => {
      keys.forget(null);
      appTokens.forget(null);
    },
    accountOf: () => Promise.resolve(null),
    receiptOf: () => Promise.resolve(null),
    ready: () => Promise.resolve(),
    openApi: () => apiDocument({ serverUrl: API_URL, portalUrl: PORTAL_URL, sky: uniformSky }),
    priceList: () => priceList(operations),
    documentLimit: createDocumentLimit(counters, metrics.limits.refused('address')),
    places: { ask: (ask) => Promise.resolve(placesFor(ask)) },
    findCalendar: () => Promise.resolve(null),
    calendarLimit: createCalendarLimit(counters, metrics.limits.refused('address')),
    findReportBrand: () => Promise.resolve(null),
    findBirths: (_tenantId, names) => Promise.resolve(names.map(() => null)),
    placeLimit: createPlaceLimit(counters, metrics.limits.refused('rate')),
    managementLimit: createManagementLimit(counters, metrics.limits.refused('rate')),
    brandLimit: createBrandLimit(counters, metrics.limits.refused('rate')),
    management: {
      // Safe: no test in memory reaches the database.
      db: null as never,
      pepper: '',
      sealing: null,
      isLocalHookAllowed: false,
      printBrand: (_tenantId, brand) => brandPage(brand, uniformSky),
    },
    signer: null,
    countVisit: createCountVisit(counters, metrics.limits.refused('visitor')),
    countPlaceVisit: createCountPlaceVisit(counters, metrics.limits.refused('visitor')),
    apiUrl: API_URL,
    portalUrl: PORTAL_URL,
    trustedProxies: [],
    log: createLog('debug', { write: (line) => void logged.push(line) }),
    rows,
    captures: { push: (capture) => void captured.push(capture) },
    ledgerNow: () => new Date(),
    metrics,
    tracing: noTracing,
    pace: (_answer, send) => send(),
    timeouts: TIMEOUTS,
    ...overrides,
  });

  function issue(
    facts: Partial<KeyRecord> = {},
    account = { credits: 1_000_000, calls: null as number | null },
  ): TestKey {
    const key = newTestKey(facts);
    records.set(key.publicId, key.record);
    if (!ledger.accounts.has(key.record.tenantId)) ledger.accounts.set(key.record.tenantId, account);
    return key;
  }
  return {
    app,
    ledger,
    issue,
    tokenRecords,
    appTokens,
    keys,
    records,
    operations,
    lookups,
    logged,
    written,
    captured,
    rows,
    metrics,
  };
}
