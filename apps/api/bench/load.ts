import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { z } from 'zod';

const Load = z.object({
  perSecond: z.number(),
  other: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  acknowledged: z.number(),
});
export type Load = z.output<typeof Load>;

export type LoadOptions = {
  port: number;
  path: string;
  key: string;
  connections: number;
  warmMs: number;
  runMs: number;
};

const CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url));

/** Connections kept busy from a process of its own. */
export async function load({ port, path, key, connections, warmMs, runMs }: LoadOptions): Promise<Load> {
  const args = [port, path, key, JSON.stringify(EXAMPLE_BIRTH), connections, warmMs, runMs].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', CLIENT, ...args]);
  return Load.parse(JSON.parse(stdout));
}
