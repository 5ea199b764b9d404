import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations, type ListedOperation } from '@graha/catalog/list/list-operations';
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
  const { key } = await openWorkspace(pools, { credits: 1_000_000_000 });
  const { bareMs, listeningMs, answeredMs } = await starts(databaseUrl, key.text);
  const { idleMb, loadedMb } = await sizes(databaseUrl, key.text);
  return {
    reached: { S1: ratioOf(answeredMs, bareMs), S2: loadedMb },
    rows: [
      ['node -e 0', median(bareMs), 1],
      ['the API listens', median(listeningMs), ratioOf(listeningMs, bareMs)],
      ['the API has charged and answered a call', median(answeredMs), ratioOf(answeredMs, bareMs)],
      ['the API, ready, before a call', undefined, undefined, idleMb],
      ['the API, after load of every family', undefined, undefined, loadedMb],
    ],
  };
}

const Starts = z.object({
  bareMs: z.array(z.number()),
  listeningMs: z.array(z.number()),
  answeredMs: z.array(z.number()),
});

async function starts(databaseUrl: string, key: string): Promise<z.output<typeof Starts>> {
  const program = fileURLToPath(new URL('./starts.mjs', import.meta.url));
  const call = ['/api/v1/kundali/basic', key, JSON.stringify(EXAMPLE_BIRTH)];
  const options = { env: environmentOf(databaseUrl) };
  const args = [program, String(STARTS), ...call, ...API_COMMAND];
  const { stdout } = await promisify(execFile)(process.execPath, args, options);
  return Starts.parse(JSON.parse(stdout));
}

async function sizes(databaseUrl: string, key: string): Promise<{ idleMb: number; loadedMb: number }> {
  const { child, port, ready } = await startProgram(databaseUrl, { GRAHA_MODE: 'production' });
  try {
    await ready;
    const idleMb = residentMb(child) ?? Number.NaN;
    const operations = listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined);
    for (const operation of operations) await callOnce(operation, port, key);
    const families = new Map(operations.map((operation) => [operation.family, operation])); // The last of each family.
    for (const { path, example } of families.values()) {
      await load({ port, path, key, body: Object(example), connections: 64, warmMs: 100, runMs: 1_000 });
    }
    return { idleMb, loadedMb: residentMb(child) ?? Number.NaN };
  } finally {
    await end(child, 'SIGKILL');
  }
}

/** Sends the example of an operation. Throws if it is refused. */
export async function callOnce({ path, example }: ListedOperation, port: number, key: string): Promise<void> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const options = { method: 'POST', headers, body: JSON.stringify(example) };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
