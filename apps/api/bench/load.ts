import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { AS_BUILT } from '@graha/dev-stack/as-built';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { z } from 'zod';

/** JSON writes NaN as null: there was no answer. */
const Milliseconds = z
  .number()
  .nullable()
  .transform((ms) => ms ?? Number.NaN);

const Load = z.object({
  perSecond: z.number(),
  other: z.number(),
  p50Ms: Milliseconds,
  p99Ms: Milliseconds,
  acknowledged: z.number(),
});
export type Load = z.output<typeof Load>;

export type LoadOptions = {
  port: number;
  path: string;
  key: string;
  connections: number;
  /** The request body; the example birth if omitted, none if null. */
  body?: unknown;
  /** The `Accept` header; JSON if omitted. */
  accept?: string | undefined;
  /**
   * The shortest interval between two requests of a connection. If omitted, the next request follows the answer at
   * once.
   */
  intervalMs?: number;
  method?: string;
  /** An impatient client ignores `Retry-After`, as an attacker does. */
  isImpatient?: boolean;
  warmMs: number;
  runMs: number;
  /** Called once every connection is open and has sent its first request. */
  onConnected?: () => void;
};

const CLIENT = fileURLToPath(new URL('./load-client.ts', import.meta.url));

/** Keeps connections busy from a separate process. */
export async function load({ body = EXAMPLE_BIRTH, onConnected, ...options }: LoadOptions): Promise<Load> {
  const { port, path, key, connections, warmMs, runMs, accept = 'application/json', intervalMs = 0 } = options;
  const { method = 'POST', isImpatient = false } = options;
  const sent = [port, path, key, body === null ? '' : JSON.stringify(body), connections, warmMs, runMs];
  const args = [...sent, accept, intervalMs, method, isImpatient].map(String);
  const child = spawn(process.execPath, [...AS_BUILT, CLIENT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'connected') onConnected?.();
    last = line;
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The client of the load ended with code ${String(code)}.`);
  return Load.parse(JSON.parse(last));
}
