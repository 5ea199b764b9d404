import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { catalog } from '@graha/catalog/families/catalog';
import { readInput } from '@graha/catalog/request/issues';
import { listOperations } from '@graha/catalog/list/list-operations';
import { PICTURE_SIZE_PX } from '@graha/catalog/pictures/picture';
import { pngRateWeight, rateWeightOf } from '@graha/catalog/operation/rate-weight';
import { PLANS } from '@graha/domain/billing/plans';
import { openWorkspace, type Pools } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { load, type Load } from './load.ts';
import { end, startProgram } from './program.ts';
import { interleaved, median } from './rounds.ts';
import type { Cell, Column } from './table.ts';

/**
 * Measures the latency of a tenant beside another tenant with long calls: one call per connection without a limit, or
 * the number that its plan's limit admits, spread evenly over the minute or all in its first seconds.
 */

const { year: _, month: __, date: ___, ...PLACE } = EXAMPLE_BIRTH;
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const PNG = { accept: 'image/png', query: `?size=${PICTURE_SIZE_PX.max}` };

type LongCall = { id: string; body: object; accept?: string; query?: string };
const SADE_SATI: LongCall = { id: 'astrology/sade-sati/advanced', body: EXAMPLE_BIRTH };
const PANCHANG: LongCall = { id: 'range/panchang/full', body: { ...PLACE, ...YEAR } };
const TRANSITS: LongCall = { id: 'range/western/transit', body: { ...EXAMPLE_BIRTH, ...YEAR } };
const PICTURE: LongCall = { id: 'western/natal', body: EXAMPLE_BIRTH, ...PNG };

type Busy = { call: LongCall; pace: 'no limit' | 'evenly' | 'at once'; hasThread: boolean };
const SUBJECTS = {
  alone: null,
  'sade-sati, no limit, no thread': { call: SADE_SATI, pace: 'no limit', hasThread: false },
  'sade-sati, no limit': { call: SADE_SATI, pace: 'no limit', hasThread: true },
  'year of panchang, no limit, no thread': { call: PANCHANG, pace: 'no limit', hasThread: false },
  'year of panchang, no limit': { call: PANCHANG, pace: 'no limit', hasThread: true },
  'year of panchang, Scale, at once': { call: PANCHANG, pace: 'at once', hasThread: true },
  'year of panchang, Scale, evenly': { call: PANCHANG, pace: 'evenly', hasThread: true },
  'year of western transits, Scale, evenly': { call: TRANSITS, pace: 'evenly', hasThread: true },
  'largest PNG of a wheel, Scale, evenly': { call: PICTURE, pace: 'evenly', hasThread: true },
} as const satisfies Record<string, Busy | null>;
type Subject = keyof typeof SUBJECTS;
// Safe: the keys of a constant object without further properties.
const NAMES = Object.keys(SUBJECTS) as Subject[];

const QUIET = { path: '/api/v1/kundali/basic', connections: 2 };
const WARM_MS = 500;
const RUN_MS = 3_000;
const MINUTE_MS = 60_000;

export const NEIGHBOUR_COLUMNS: readonly Column[] = [
  ['a tenant beside', null],
  ['p50 ms', 2],
  ['p99 ms', 2],
  ['a second', 0],
  ['long calls a second', 1],
];

export type Neighbours = { reached: Pick<Reached, 'N1'>; rows: Cell[][] };
type Measurement = { quiet: Load; busy: Load | null };

export async function measureNeighbours(pools: Pools, databaseUrl: string, rounds: number): Promise<Neighbours> {
  const { key } = await openWorkspace(pools, { credits: 1e9 });
  const withThread = await startProgram(databaseUrl);
  const without = await startProgram(databaseUrl, { COMPUTE_THREADS: '0' });

  /** Each round has a new workspace, so that its minute begins with the round. */
  async function loadOf({ call, pace }: Busy, port: number): Promise<Load> {
    const { id, body, accept, query = '' } = call;
    const plan = pace === 'no limit' ? 'internal' : 'scale';
    const { key: own } = await openWorkspace(pools, { plan, credits: 1e9 });
    const connections = {
      'no limit': PLANS.starter.concurrentCallsMax,
      'at once': PLANS.scale.concurrentCallsMax,
      evenly: 1,
    }[pace];
    const options = { port, key: own.text, path: `/api/v1/${id}${query}`, body, accept, connections };
    const intervalMs = pace === 'evenly' ? (MINUTE_MS * weightOf(call)) / PLANS.scale.ratePerMinute : 0;
    return load({ ...options, intervalMs, warmMs: WARM_MS, runMs: RUN_MS });
  }

  const measure = async (subject: Subject): Promise<Measurement> => {
    const busy = SUBJECTS[subject];
    const { port } = busy?.hasThread === false ? without : withThread;
    const [quietLoad, busyLoad] = await Promise.all([
      load({ ...QUIET, port, key: key.text, warmMs: WARM_MS, runMs: RUN_MS }),
      busy === null ? null : loadOf(busy, port),
    ]);
    return { quiet: quietLoad, busy: busyLoad };
  };
  try {
    for (const subject of NAMES) await measure(subject); // Warms every subject.
    const results = await interleaved(rounds, NAMES, measure);
    const middle = (subject: Subject, what: 'p50Ms' | 'p99Ms' | 'perSecond'): number =>
      median(results[subject].map((round) => round.quiet[what]));
    const within = NAMES.filter((name) => SUBJECTS[name]?.pace === 'evenly');
    return {
      reached: { N1: Math.max(...within.map((name) => middle(name, 'p50Ms') - middle('alone', 'p50Ms'))) },
      rows: NAMES.map((subject): Cell[] => [
        subject,
        middle(subject, 'p50Ms'),
        middle(subject, 'p99Ms'),
        middle(subject, 'perSecond'),
        median(results[subject].map(({ busy }) => busy?.perSecond ?? 0)),
      ]),
    };
  } finally {
    await Promise.all([withThread, without].map(({ child }) => end(child, 'SIGKILL')));
  }
}

/** The weight of a call in the rate limit. */
function weightOf({ id, body, accept }: LongCall): number {
  const operation = listOperations(catalog).find((one) => one.id === id);
  if (!operation) throw new Error(`there is no operation ${id}`);
  const read = readInput(operation.input, body, 'body');
  if (!read.ok) throw new Error(`the body of ${id} is not valid`);
  return Math.max(rateWeightOf(operation, read.data), accept === undefined ? 1 : pngRateWeight(PICTURE_SIZE_PX.max));
}
