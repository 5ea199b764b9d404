import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { API_COMMAND } from '@graha/dev-stack/api-command';
import { openWorkspace, type Pools } from '@graha/store/testing/testing';
import { z } from 'zod';
import type { Reached } from './goals.ts';
import { load } from './load.ts';
import { end, environmentOf, residentMb, startProgram } from './program.ts';
import { median, ratioOf } from './rounds.ts';
import type { Cell, Column } from './table.ts';

const STARTS = 9;

export const START_COLUMNS: readonly Column[] = [
  ['start and size', null],
  ['ms', 0],
  ['/ node -e 0', 2],
  ['MB', 0],
];

export type StartAndSize = { reached: Pick<Reached, 'S1' | 'S2'>; rows: Cell[][] };

export async function measureStartAndSize(pools: Pools, databaseUrl: string): Promise<StartAndSize> {
  const { bareMs, listeningMs, readyMs } = await starts(databaseUrl);
  const { idleMb, loadedMb } = await sizes(pools, databaseUrl);
  return {
    reached: { S1: ratioOf(listeningMs, bareMs), S2: loadedMb },
    rows: [
      ['node -e 0', median(bareMs), 1],
      ['the API listens', median(listeningMs), ratioOf(listeningMs, bareMs)],
      ['the API is ready to charge and answer', median(readyMs), ratioOf(readyMs, bareMs)],
      ['the API, idle', undefined, undefined, idleMb],
      ['the API, after load', undefined, undefined, loadedMb],
    ],
  };
}

const Starts = z.object({
  bareMs: z.array(z.number()),
  listeningMs: z.array(z.number()),
  readyMs: z.array(z.number()),
});

async function starts(databaseUrl: string): Promise<z.output<typeof Starts>> {
  const program = fileURLToPath(new URL('./starts.mjs', import.meta.url));
  const options = { env: environmentOf(databaseUrl) };
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(STARTS), ...API_COMMAND], options);
  return Starts.parse(JSON.parse(stdout));
}

async function sizes(pools: Pools, databaseUrl: string): Promise<{ idleMb: number; loadedMb: number }> {
  const { key } = await openWorkspace(pools, { credits: 1_000_000_000 });
  const { child, port } = await startProgram(databaseUrl);
  try {
    const idleMb = residentMb(child) ?? Number.NaN;
    const options = { port, path: '/api/v1/kundali/basic', key: key.text, connections: 64 };
    await load({ ...options, warmMs: 500, runMs: 5_000 });
    return { idleMb, loadedMb: residentMb(child) ?? Number.NaN };
  } finally {
    await end(child, 'SIGKILL');
  }
}
