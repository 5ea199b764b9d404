import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { PLANS } from '@graha/domain/plans';
import { openWorkspace, type Pools } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { load, type Load } from './load.ts';
import { end, startProgram } from './program.ts';
import { interleaved, median } from './rounds.ts';
import type { Cell, Column } from './table.ts';

/** How long a tenant waits beside another one that keeps as many long calls in flight as its plan allows. */

const { year: _, month: __, date: ___, ...PLACE } = EXAMPLE_BIRTH;
const YEAR = { ...PLACE, from: '2026-01-01', to: '2026-12-31' };

const LONG_CALLS = {
  'sade-sati': { path: '/api/v1/astrology/sade-sati/advanced', body: EXAMPLE_BIRTH },
  'year of panchang': { path: '/api/v1/range/panchang/full', body: YEAR },
} as const;
const SUBJECTS = [
  'alone',
  'sade-sati, no thread',
  'sade-sati',
  'year of panchang, no thread',
  'year of panchang',
] as const;
type Subject = (typeof SUBJECTS)[number];

const QUIET = { path: '/api/v1/kundali/basic', connections: 2 };
const BUSY_CONNECTIONS = PLANS.starter.concurrentCallsMax ?? 8;
const WARM_MS = 500;
const RUN_MS = 2_000;

export const NEIGHBOUR_COLUMNS: readonly Column[] = [
  ['a tenant beside', null],
  ['p50 ms', 2],
  ['p99 ms', 2],
  ['a second', 0],
  ['long calls a second', 0],
];

export type Neighbours = { reached: Pick<Reached, 'N1'>; rows: Cell[][] };
type Measurement = { quiet: Load; busy: Load | null };

export async function measureNeighbours(pools: Pools, databaseUrl: string, rounds: number): Promise<Neighbours> {
  // Without a rate, so that the long calls do not end in the middle of a round.
  const [quiet, busy] = [await openWorkspace(pools, { credits: 1e9 }), await openWorkspace(pools, { credits: 1e9 })];
  const withThread = await startProgram(databaseUrl);
  const without = await startProgram(databaseUrl, { COMPUTE_THREADS: '0' });
  const measure = async (subject: Subject): Promise<Measurement> => {
    const { port } = subject.endsWith('no thread') ? without : withThread;
    const times = { port, warmMs: WARM_MS, runMs: RUN_MS };
    const call = Object.entries(LONG_CALLS).find(([name]) => subject.startsWith(name))?.[1];
    const [quietLoad, busyLoad] = await Promise.all([
      load({ ...QUIET, ...times, key: quiet.key.text }),
      call ? load({ ...call, ...times, key: busy.key.text, connections: BUSY_CONNECTIONS }) : null,
    ]);
    return { quiet: quietLoad, busy: busyLoad };
  };
  try {
    for (const subject of SUBJECTS) await measure(subject); // Warms every subject.
    const results = await interleaved(rounds, SUBJECTS, measure);
    const middle = (subject: Subject, what: 'p50Ms' | 'p99Ms' | 'perSecond'): number =>
      median(results[subject].map((round) => round.quiet[what]));
    return {
      reached: { N1: middle('year of panchang', 'p50Ms') / middle('alone', 'p50Ms') },
      rows: SUBJECTS.map((subject): Cell[] => [
        subject,
        middle(subject, 'p50Ms'),
        middle(subject, 'p99Ms'),
        middle(subject, 'perSecond'),
        median(results[subject].map(({ busy: load }) => load?.perSecond ?? 0)),
      ]),
    };
  } finally {
    await Promise.all([withThread, without].map(({ child }) => end(child, 'SIGKILL')));
  }
}
