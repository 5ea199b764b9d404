import { secondsUntil } from './spent-limit.ts';
import { BRAND_PREVIEWS_PER_MINUTE, MANAGEMENT_PER_MINUTE } from '@graha/domain/management/management';
import { OPEN_PLAYGROUND, PLANS, TEST_KEY_RATE_PER_MINUTE } from '@graha/domain/billing/plans';
import { VISITORS_TENANT_ID } from '@graha/store/tenants/playground';
import { expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { newTestKey } from '../testing/app-with.ts';
import { createAddressGuard } from './address-guard.ts';
import { type Counters, localCounters } from './counters.ts';
import {
  createBrandLimit,
  createManagementLimit,
  createPlaceLimit,
  createRateLimit,
  PLACES_PER_MINUTE,
} from './rate-limit.ts';
import { createCountPlaceVisit, createCountVisit } from './visitors.ts';

const CALLER = newTestKey({ plan: 'free' }).record;
const TESTING = newTestKey({ env: 'test', plan: 'free' }).record;
const VISITOR = newTestKey({ env: 'test', plan: 'free', tenantId: VISITORS_TENANT_ID }).record;
const VISITED = newTestKey({ browser: { origins: [], dailyCreditsMax: 1, visitorCallsMax: 3 } }).record;
const ADDRESS = '192.0.2.1';

type Refused = () => void;

/** Each limit: its name, the number of calls it admits, and one call of it. */
const LIMITS: [string, number, (refused: Refused) => () => Promise<unknown>][] = [
  ['calls', PLANS.free.ratePerMinute, (refused) => bind(createRateLimit(localCounters(), refused), CALLER)],
  [
    'calls with test keys',
    TEST_KEY_RATE_PER_MINUTE,
    (refused) => bind(createRateLimit(localCounters(), refused), TESTING),
  ],
  [
    'runs of all visitors of the open playground together',
    OPEN_PLAYGROUND.ratePerMinute,
    (refused) => bind(createRateLimit(localCounters(), refused), VISITOR),
  ],
  ['searches of places', PLACES_PER_MINUTE, (refused) => bind(createPlaceLimit(localCounters(), refused), CALLER)],
  [
    'previews of a brand',
    BRAND_PREVIEWS_PER_MINUTE,
    (refused) => bind(createBrandLimit(localCounters(), refused), CALLER),
  ],
  ['management', MANAGEMENT_PER_MINUTE, (refused) => bind(createManagementLimit(localCounters(), refused), CALLER)],
  ['calls of a visitor', 3, (refused) => bind(createCountVisit(localCounters(), refused), VISITED, ADDRESS)],
  ['searches of a visitor', 60, (refused) => bind(createCountPlaceVisit(localCounters(), refused), VISITED, ADDRESS)],
  [
    'failures of an address',
    60,
    (refused) => {
      const guard = createAddressGuard(localCounters(), refused);
      return async () => {
        const error = await guard.failed(ADDRESS, new ApiError('invalid_api_key'));
        if (error.code !== 'invalid_api_key') throw error;
      };
    },
  ],
];

const bind =
  <Args extends unknown[]>(limit: (...args: Args) => Promise<unknown>, ...args: Args) =>
  () =>
    limit(...args);

test.each(LIMITS)(
  '%s: admits %i, refuses the next with when to come again, and tells the metrics of it',
  async (_what, max, make) => {
    let refused = 0;
    const take = make(() => (refused += 1));
    for (let count = 0; count < max; count += 1) await take();
    expect(refused).toBe(0);
    await expect(take()).rejects.toMatchObject({ headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) } });
    expect(refused).toBe(1);
  },
);

test('a plan without a limit admits every call and says nothing of one', async () => {
  const limit = createRateLimit(localCounters(), undefined, () => null);
  expect(await limit(CALLER)).toEqual({});
});

test.each([
  [0, '1'],
  [1, '1'],
  [1_000, '1'],
  [1_001, '2'],
  [60_000, '60'],
])('%i ms are told as %s s: rounded up, and never as none', (msBeforeNext, seconds) => {
  expect(secondsUntil({ msBeforeNext })).toBe(seconds);
});

const BROKEN = new Error('the counters are away');
const broken: Counters = {
  limiter: () => ({ consume: () => Promise.reject(BROKEN), get: () => Promise.reject(BROKEN) }),
};

test.each<[string, (refused: Refused) => Promise<unknown>]>([
  ['calls', (refused) => createRateLimit(broken, refused)(CALLER)],
  ['searches of places', (refused) => createPlaceLimit(broken, refused)(CALLER)],
  ['previews of a brand', (refused) => createBrandLimit(broken, refused)(CALLER)],
  ['management', (refused) => createManagementLimit(broken, refused)(CALLER)],
  ['calls of a visitor', (refused) => createCountVisit(broken, refused)(VISITED, ADDRESS)],
  ['searches of a visitor', (refused) => createCountPlaceVisit(broken, refused)(VISITED, ADDRESS)],
])('%s: a failure of the counters is no refusal', async (_what, take) => {
  let refused = 0;
  await expect(take(() => (refused += 1))).rejects.toBe(BROKEN);
  expect(refused).toBe(0);
});
