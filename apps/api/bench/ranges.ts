import { performance } from 'node:perf_hooks';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { openWorkspace, type Pools } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { end, startProgram } from './program.ts';
import { interleaved, median } from './rounds.ts';
import type { Cell, Column } from './table.ts';

/**
 * Compares a year of panchang in one request with a month of panchang in single calls, sent one after another on one
 * connection.
 */

const SINGLE_CALLS = 30;
const SUBJECTS = ['30 single calls', 'a year in one request'] as const;
type Subject = (typeof SUBJECTS)[number];
const { year: _, month: __, date: ___, ...PLACE } = EXAMPLE_BIRTH;
const YEAR = { ...PLACE, from: '2026-01-01', to: '2026-12-31' };

export const RANGE_COLUMNS: readonly Column[] = [
  ['panchang/full', null],
  ['ms', 1],
];

export type Ranges = { reached: Pick<Reached, 'R'>; rows: Cell[][] };

export async function measureRanges(pools: Pools, databaseUrl: string, rounds: number): Promise<Ranges> {
  const { key } = await openWorkspace(pools, { credits: 1e9 });
  const { port, child } = await startProgram(databaseUrl);
  const send = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key.text };
    const url = `http://127.0.0.1:${port}/api/v1/${path}`;
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status !== 200) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const measure = async (subject: Subject): Promise<number> => {
    const startedMs = performance.now();
    if (subject === 'a year in one request') await send('range/panchang/full', YEAR);
    else
      for (let day = 1; day <= SINGLE_CALLS; day += 1)
        await send('panchang/full', { ...EXAMPLE_BIRTH, year: 2026, month: 1, date: day });
    return performance.now() - startedMs;
  };
  try {
    for (let warm = 0; warm < 5; warm += 1) for (const subject of SUBJECTS) await measure(subject);
    const results = await interleaved(rounds, SUBJECTS, measure);
    const [single, range] = SUBJECTS.map((subject) => median(results[subject]));
    return {
      reached: { R: (range ?? Number.NaN) / (single ?? Number.NaN) },
      rows: SUBJECTS.map((subject): Cell[] => [subject, median(results[subject])]),
    };
  } finally {
    await end(child, 'SIGKILL');
  }
}
