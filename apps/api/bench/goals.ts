import { type Cell, type Column, table } from './table.ts';

export type Limit = { atLeast: number } | { atMost: number };

/** Goals for any machine: ratios of two things measured side by side, and counts and memory. */
export const GOALS = {
  H3: {
    what: 'throughput with a whole chart: metered / unmetered, 64 connections, medians',
    limit: { atLeast: 0.8 },
  },
  M1: { what: 'throughput without engine: metered / unmetered, 64 connections, medians', limit: { atLeast: 0.75 } },
  M2: { what: 'the same at 256 connections', limit: { atLeast: 0.7 } },
  M3a: { what: 'ledger, one hot tenant: coalesced / a plain statement a call', limit: { atLeast: 4 } },
  M3b: { what: 'ledger, 1,000 tenants: coalesced / a plain statement a call', limit: { atLeast: 2 } },
  M4: {
    what: 'WAL bytes of a charge alone, hot tenant: coalesced / a plain statement a call',
    limit: { atMost: 0.65 },
  },
  L: { what: 'ledger, batches of 256: charges a second of 10,000 tenants / of one', limit: { atLeast: 0.5 } },
  C: { what: 'ledger, batches of 8 of other tenants: charges a second on 8 connections / on 1', limit: { atLeast: 3 } },
  D1: {
    what: 'Postgres CPU, hot tenant: row of the request log, 500 at once / charge, 64 at once',
    limit: { atMost: 0.3 },
  },
  D2: { what: 'WAL bytes of a call, its row of the log included', limit: { atMost: 700 } },
  M5a: { what: 'answered calls lost after kill -9 of the API and of Postgres', limit: { atMost: 0 } },
  M5b: { what: 'credits overspent by two processes', limit: { atMost: 0 } },
  N1: { what: 'p50 of a tenant: ms more beside another one’s dearest calls within its limit', limit: { atMost: 2 } },
  R: { what: 'a year of panchang in one request / 30 single calls one after another', limit: { atMost: 1 } },
  S1: { what: 'cold start until the first charged answer / node -e 0', limit: { atMost: 4 } },
  S2: { what: 'resident memory after load of every family, MB', limit: { atMost: 130 } },
} as const satisfies Record<string, { what: string; limit: Limit }>;

/** The minimum share of bare Node's throughput for each operation, metered and in production mode. */
export const PRODUCT_GOALS = {
  'kundali/basic': 0.22,
  'panchang/full': 0.17,
  'western/natal': 0.15,
  'dasha/vimshottari': 0.1,
  'divisional/d9': 0.2,
  'matchmaking/ashtakoot': 0.2,
  'numerology/life-path': 0.22,
  'dosha/manglik': 0.2,
  'astrology/kundli': 0.1,
  'astrology/sade-sati/advanced': 0.15,
} as const satisfies Record<string, number>;

export type GoalId = keyof typeof GOALS;
export type Reached = Record<GoalId, number>;
export type ProductReached = Record<keyof typeof PRODUCT_GOALS, number>;

const isMet = (limit: Limit, value: number): boolean =>
  'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost;
const said = (limit: Limit): string => ('atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`);

const COLUMNS: readonly Column[] = [
  ['', null],
  ['what', null],
  ['reached', 2],
  ['goal', null],
  ['', null],
];

/** `npm run bench -- --check` searches the table for MISSED. */
export function goalTable(reached: Reached, product: ProductReached): string {
  const goals = [
    ...Object.entries(PRODUCT_GOALS).map(([id, atLeast]) => ({
      id: 'P',
      what: `${id}, metered, production, 64 connections / node:http with a buffer of the same size`,
      limit: { atLeast },
      // Safe: ProductReached has the keys of PRODUCT_GOALS.
      value: product[id as keyof ProductReached],
    })),
    // Safe: Reached has the keys of GOALS.
    ...Object.entries(GOALS).map(([id, goal]) => ({ id, ...goal, value: reached[id as GoalId] })),
  ];
  return table(
    COLUMNS,
    goals.map(({ id, what, limit, value }): Cell[] => [
      id,
      what,
      value,
      said(limit),
      isMet(limit, value) ? 'met' : 'MISSED',
    ]),
  );
}
