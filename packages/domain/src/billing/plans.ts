/** Renewal of a plan's allowance: each calendar month (UTC), on the subscription's billing date, or never. */
export type PlanPeriod = 'calendar_month' | 'anchored' | 'none';

export type Plan = {
  id: string;
  name: string;
  priceCents: number;
  creditsPerPeriod: number;
  /** null: no limit on calls; credits are the limit. */
  callsPerPeriod: number | null;
  /** null: no limit. */
  ratePerMinute: number | null;
  /** Concurrent calls on one replica; null: no limit. */
  concurrentCallsMax: number | null;
  /** Stored births; null: no limit. */
  birthsMax: number | null;
  /** Subscriptions to events; null: no limit. */
  subscriptionsMax: number | null;
  /** Listed on the price page, and open to self-service. */
  public: boolean;
  period: PlanPeriod;
};

const FREE_CALLS = 10_000;

/**
 * Maximum credits of one call on a plan with a call limit; a longer call, such as a range of a year, counts as several. No
 * operation with a fixed price costs more.
 */
export const CALL_CREDITS_MAX = 5;

/**
 * Number of calls that a charge counts as on a plan with a call limit; on other plans each charge is one call.
 * @param credits price of the charge, 0 or more
 */
export const callsCounted = (credits: number): number => Math.max(1, Math.ceil(credits / CALL_CREDITS_MAX));

/** The plans, defined once. Prices, limits and screens use them. */
export const PLANS = {
  free: {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    creditsPerPeriod: FREE_CALLS * CALL_CREDITS_MAX, // Calls run out before credits, whatever they compute.
    callsPerPeriod: FREE_CALLS,
    ratePerMinute: 60,
    concurrentCallsMax: 5,
    birthsMax: 100,
    subscriptionsMax: 5,
    public: true,
    period: 'calendar_month',
  },
  starter: {
    id: 'starter',
    name: 'Starter',
    priceCents: 1_900,
    creditsPerPeriod: 100_000,
    callsPerPeriod: null,
    ratePerMinute: 300,
    concurrentCallsMax: 20,
    birthsMax: 10_000,
    subscriptionsMax: 50,
    public: true,
    period: 'anchored',
  },
  growth: {
    id: 'growth',
    name: 'Growth',
    priceCents: 7_900,
    creditsPerPeriod: 500_000,
    callsPerPeriod: null,
    ratePerMinute: 1_200,
    concurrentCallsMax: 50,
    birthsMax: 100_000,
    subscriptionsMax: 200,
    public: true,
    period: 'anchored',
  },
  scale: {
    id: 'scale',
    name: 'Scale',
    priceCents: 29_900,
    creditsPerPeriod: 2_500_000,
    callsPerPeriod: null,
    ratePerMinute: 6_000,
    concurrentCallsMax: 100,
    birthsMax: 1_000_000,
    subscriptionsMax: 1_000,
    public: true,
    period: 'anchored',
  },
  internal: {
    id: 'internal',
    name: 'Internal',
    priceCents: 0,
    creditsPerPeriod: 0, // Credits are granted by hand.
    callsPerPeriod: null,
    ratePerMinute: null,
    concurrentCallsMax: null,
    birthsMax: null,
    subscriptionsMax: null,
    public: false,
    period: 'none',
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof PLANS;

// Safe: the keys of a constant object without further properties.
export const PLAN_IDS = Object.keys(PLANS) as [PlanId, ...PlanId[]];

export const TOP_UP = { name: 'Top-up', credits: 50_000, priceCents: 1_200, validMonths: 12 } as const;

/** End of the only period of a plan whose period is `none`. */
export const FAR_END = '9999-12-31T00:00:00.000Z';

/** Call limit of a workspace whose owner has not verified an e-mail address yet. */
export const UNVERIFIED_CALLS_MAX = 100;

/** Test keys compute real answers free of charge, so they have small limits. */
export const TEST_KEY_RATE_PER_MINUTE = 30;
export const TEST_KEY_CONCURRENT_CALLS_MAX = 5;

/** Limits of all visitors of the open playground together. Each visitor is also limited by the runs per address and hour. */
export const OPEN_PLAYGROUND = { ratePerMinute: 1_200, concurrentCallsMax: 50 } as const;
