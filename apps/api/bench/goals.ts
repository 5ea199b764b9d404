import { type Cell, type Column, table } from './table.ts';

export type Limit = { atLeast: number } | { atMost: number };

/** Goals for any machine: ratios of two things measured side by side, and counts and memory. */
export const GOALS = {
  H1: {
    what: 'CPU of a request: framework, validation, serialiser / Node alone with checks by hand',
    limit: { atMost: 1.15 },
  },
  H2: { what: 'throughput: the same / Node alone with a buffer of the same size', limit: { atLeast: 0.33 } },
  H3: { what: 'throughput with a whole chart: metered / unmetered, 64 connections', limit: { atLeast: 0.8 } },
  M1: { what: 'throughput without engine: metered / unmetered, 64 connections', limit: { atLeast: 0.6 } },
  M2: { what: 'the same at 256 connections', limit: { atLeast: 0.7 } },
  M3a: { what: 'ledger, one hot tenant: coalesced / one transaction a call', limit: { atLeast: 4 } },
  M3b: { what: 'ledger, 1,000 tenants: coalesced / one transaction a call', limit: { atLeast: 2 } },
  M4: { what: 'WAL bytes of a call, hot tenant: coalesced / one transaction a call', limit: { atMost: 0.65 } },
  M5a: { what: 'answered calls lost after kill -9 of the API and of Postgres', limit: { atMost: 0 } },
  M5b: { what: 'credits overspent by two processes', limit: { atMost: 0 } },
  N1: { what: 'p50 of a tenant: beside another one’s polar panchangs / alone', limit: { atMost: 4 } },
  S1: { what: 'cold start until it listens / node -e 0', limit: { atMost: 3.5 } },
  S2: { what: 'resident memory after load, MB', limit: { atMost: 130 } },
} as const satisfies Record<string, { what: string; limit: Limit }>;

export type GoalId = keyof typeof GOALS;
export type Reached = Record<GoalId, number>;

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

export function goalTable(reached: Reached): string {
  const rows = Object.entries(GOALS).map(([id, { what, limit }]): Cell[] => {
    // Safe: Reached has the keys of GOALS.
    const value = reached[id as GoalId];
    return [id, what, value, said(limit), isMet(limit, value) ? 'met' : 'MISSED'];
  });
  return table(COLUMNS, rows);
}
