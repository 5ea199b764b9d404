/** How a plan's allowance comes round: on the calendar month (UTC), on the subscription's own dates, or never. */
export type PlanPeriod = 'calendar_month' | 'anchored' | 'none';

export type Plan = {
  id: string;
  name: string;
  priceCents: number;
  creditsPerPeriod: number;
  /** null: calls are not counted against a limit; credits bind. */
  callsPerPeriod: number | null;
  /** null: no limit. */
  ratePerMinute: number | null;
  /** Calls under way at the same time on one replica; null: no limit. */
  concurrentCallsMax: number | null;
  /** Offered on the price page, and so open to self-service. */
  public: boolean;
  period: PlanPeriod;
};

const FREE_CALLS = 10_000;

/**
 * The most credits that one call of a plan with a limit of calls may cost; a longer one, such as a range of a year, counts as
 * several. No operation whose price does not depend on its length costs more.
 */
export const CALL_CREDITS_MAX = 5;

/**
 * Calls that a charge counts as, on a plan with a limit of calls; on other plans each charge is one call.
 * @param credits price of the charge, 0 or more
 */
export const callsCounted = (credits: number): number => Math.max(1, Math.ceil(credits / CALL_CREDITS_MAX));

/** What a workspace may have, once. Prices, limits and screens are read from here. */
export const PLANS = {
  free: {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    creditsPerPeriod: FREE_CALLS * CALL_CREDITS_MAX, // So that calls end before credits, whatever they compute.
    callsPerPeriod: FREE_CALLS,
    ratePerMinute: 60,
    concurrentCallsMax: 5,
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
    public: false,
    period: 'none',
  },
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof PLANS;

// Safe: the keys of a constant object without further properties.
export const PLAN_IDS = Object.keys(PLANS) as [PlanId, ...PlanId[]];

export const TOP_UP = { name: 'Top-up', credits: 50_000, priceCents: 1_200, validMonths: 12 } as const;

/** End of the one period of a plan whose period is `none`. */
export const FAR_END = '9999-12-31T00:00:00.000Z';

/** Calls of a workspace whose owner has not verified an e-mail address yet. */
export const UNVERIFIED_CALLS_MAX = 100;

/** Test keys answer for real and cost nothing, so they have small limits of their own. */
export const TEST_KEY_RATE_PER_MINUTE = 30;
export const TEST_KEY_CONCURRENT_CALLS_MAX = 5;

/** What all visitors of the open playground may do together. Each of them is held by the runs of an hour that an address has. */
export const OPEN_PLAYGROUND = { ratePerMinute: 1_200, concurrentCallsMax: 50 } as const;
