import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AS_BUILT } from '@graha/dev-stack/as-built';
import { openWorkspace, PEPPER, type Pools } from '@graha/store/testing/testing';
import { z } from 'zod';
import type { Reached } from './goals.ts';
import { load, type Load } from './load.ts';
import { interleaved, median, ratioOf, ratioOfMedians, spreadOf } from './rounds.ts';
import type { Cell, Column } from './table.ts';

/** Compares metered with unmetered throughput in one run. */

const ENGINELESS = '/api/v1/bench/chart';
const WHOLE_CHART = '/api/v1/kundali/basic';
const WARM_MS = 400;
const RUN_MS = 1_500;

const CELLS = [
  { name: 'without engine, 64', path: ENGINELESS, connections: 64 },
  { name: 'without engine, 256', path: ENGINELESS, connections: 256 },
  { name: 'whole chart, 64', path: WHOLE_CHART, connections: 64 },
] as const;
const SUBJECTS = ['unmetered', 'metered'] as const;
type Measured = (typeof CELLS)[number];
type Subject = (typeof SUBJECTS)[number];
type CellName = Measured['name'];

const Ports = z.object({
  unmetered: z.number(),
  metered: z.number(),
});
const Cpu = z.object({ user: z.number(), system: z.number() });

/** `cpuUs` is the server's CPU time for one answer. */
type Measurement = Load & { cpuUs: number };
type Results = Record<CellName, Record<Subject, Measurement[]>>;

export const THROUGHPUT_COLUMNS: readonly Column[] = [
  ['throughput', null],
  ['a second', 0],
  ['/ unmetered', 2],
  ['spread of rounds', null],
  ['of medians', 2],
  ['CPU µs', 1],
  ['p50 ms', 1],
  ['p99 ms', 1],
];

export type Throughput = { reached: Pick<Reached, 'H3' | 'M1' | 'M2'>; rows: Cell[][] };

export async function measureThroughput(pools: Pools, databaseUrl: string, rounds: number): Promise<Throughput> {
  const { key } = await openWorkspace(pools, { credits: 1_000_000_000 });
  const servers = startServers(databaseUrl, key.publicId);
  try {
    const ports = Ports.parse(JSON.parse(await firstLine(servers)));
    const measure = async ({ path, connections }: Measured, subject: Subject): Promise<Measurement> => {
      const before = await cpuUsOf(servers);
      const options = { port: ports[subject], path, key: key.text, connections, warmMs: WARM_MS, runMs: RUN_MS };
      const result = await load(options);
      if (result.other > 0) throw new Error(`${result.other} answers of ${subject} were not 200`);
      return { ...result, cpuUs: ((await cpuUsOf(servers)) - before) / result.acknowledged };
    };
    for (const cell of CELLS) for (const subject of SUBJECTS) await measure(cell, subject); // Warms every subject.
    const measured = new Map<CellName, Record<Subject, Measurement[]>>();
    for (const cell of CELLS) {
      measured.set(cell.name, await interleaved(rounds, SUBJECTS, (subject) => measure(cell, subject)));
    }
    // Safe: the loop above has measured every cell.
    const results = Object.fromEntries(measured) as Results;
    return { reached: reachedBy(results), rows: rowsOf(results) };
  } finally {
    servers.kill('SIGTERM');
  }
}

const perSecondOf = (results: Results, cell: CellName, subject: Subject): number[] =>
  results[cell][subject].map(({ perSecond }) => perSecond);

function reachedBy(results: Results): Throughput['reached'] {
  const metered = (cell: CellName): number =>
    ratioOfMedians(perSecondOf(results, cell, 'metered'), perSecondOf(results, cell, 'unmetered'));
  return {
    H3: metered('whole chart, 64'),
    M1: metered('without engine, 64'),
    M2: metered('without engine, 256'),
  };
}

function rowsOf(results: Results): Cell[][] {
  return CELLS.flatMap(({ name }) =>
    SUBJECTS.map((subject): Cell[] => {
      const rounds = results[name][subject];
      const [perSecond, unmetered] = [perSecondOf(results, name, subject), perSecondOf(results, name, 'unmetered')];
      const middle = (what: 'cpuUs' | 'p50Ms' | 'p99Ms'): number => median(rounds.map((round) => round[what]));
      const ratios = [
        ratioOf(perSecond, unmetered),
        spreadOf(perSecond, unmetered),
        ratioOfMedians(perSecond, unmetered),
      ];
      return [`${name}: ${subject}`, median(perSecond), ...ratios, middle('cpuUs'), middle('p50Ms'), middle('p99Ms')];
    }),
  );
}

const SERVERS = fileURLToPath(new URL('./subjects.ts', import.meta.url));

const startServers = (databaseUrl: string, publicId: string): ChildProcess =>
  spawn(process.execPath, [...AS_BUILT, SERVERS, databaseUrl, PEPPER, publicId], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the servers have no voice');
  const [line] = await once(stdout, 'data');
  return String(line);
}

async function cpuUsOf(servers: ChildProcess): Promise<number> {
  const reply = once(servers, 'message');
  servers.send('cpu');
  const { user, system } = Cpu.parse((await reply)[0]);
  return user + system;
}
