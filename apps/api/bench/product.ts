import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AS_BUILT } from '@graha/dev-stack/as-built';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { openWorkspace, type Pools } from '@graha/store/testing/testing';
import { PRODUCT_GOALS, type ProductReached } from './goals.ts';
import { load, type Load } from './load.ts';
import { end, startProgram } from './program.ts';
import { interleaved, median, ratioOf, spreadOf } from './rounds.ts';
import type { Cell, Column } from './table.ts';

/**
 * Measures the full product, built and in production mode, with a key of the unlimited plan: authenticated, computed,
 * charged durably and logged. The comparison is Node alone, which sends the same number of bytes from a buffer.
 */

const CONNECTIONS = 64;
const SUBJECTS = ['static', 'product'] as const;
type Subject = (typeof SUBJECTS)[number];
const WARM_MS = 200;
const RUN_MS = 800;
/** Longer than a round, so that every operation is compiled and its tables are made. */
const FIRST_RUN_MS = 1_500;

export const PRODUCT_COLUMNS: readonly Column[] = [
  ['product', null],
  ['a second', 0],
  ['node:http', 0],
  ['ratio', 3],
  ['spread', null],
  ['p50 ms', 1],
  ['p99 ms', 1],
];

export type Product = { reached: ProductReached; rows: Cell[][] };
type Answering = { path: string; body: object };

export async function measureProduct(pools: Pools, databaseUrl: string, rounds: number): Promise<Product> {
  const { key } = await openWorkspace(pools, { credits: 1_000_000_000 });
  const api = await startProgram(databaseUrl, { GRAHA_MODE: 'production' });
  const operations = answering(Object.keys(PRODUCT_GOALS));
  const sizes = await sizesOf(operations, api.port, key.text);
  const plain = await startStatic(sizes);
  try {
    const measure = async ({ path, body }: Answering, subject: Subject, runMs = RUN_MS): Promise<Load> => {
      const port = subject === 'product' ? api.port : plain.port;
      const of = { port, path, body, key: key.text, connections: CONNECTIONS, warmMs: WARM_MS, runMs };
      const result = await load(of);
      if (result.other > 0) throw new Error(`${result.other} answers of ${subject} ${path} were not 200`);
      return result;
    };
    for (const operation of operations.values()) await measure(operation, 'product', FIRST_RUN_MS);
    const reached = new Map<string, number>();
    const rows: Cell[][] = [];
    for (const [id, operation] of operations) {
      const results = await interleaved(rounds, SUBJECTS, (subject) => measure(operation, subject));
      const [ours, bare] = [results.product, results.static].map((loads) => loads.map((each) => each.perSecond));
      const ratio = ratioOf(ours ?? [], bare ?? []);
      reached.set(id, ratio);
      const [p50, p99] = [results.product.map((each) => each.p50Ms), results.product.map((each) => each.p99Ms)];
      rows.push([
        id,
        median(ours ?? []),
        median(bare ?? []),
        ratio,
        spreadOf(ours ?? [], bare ?? []),
        median(p50),
        median(p99),
      ]);
    }
    // Safe: one entry for each goal, from the loop above.
    return { reached: Object.fromEntries(reached) as ProductReached, rows };
  } finally {
    await Promise.all([end(api.child, 'SIGKILL'), end(plain.child, 'SIGKILL')]);
  }
}

/** Each operation with its own example, which the documentation shows. */
function answering(ids: readonly string[]): Map<string, Answering> {
  const all = new Map(listOperations(catalog).map((operation) => [operation.id, operation]));
  return new Map(
    ids.map((id) => {
      const operation = all.get(id);
      if (!operation) throw new Error(`there is no operation ${id}`);
      return [id, { path: operation.path, body: Object(operation.example) }];
    }),
  );
}

async function sizesOf(operations: Map<string, Answering>, port: number, key: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const { path, body } of operations.values()) {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    sizes[path] = (await response.arrayBuffer()).byteLength;
  }
  return sizes;
}

const STATIC = fileURLToPath(new URL('./static-answers.ts', import.meta.url));

async function startStatic(sizes: Record<string, number>): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [...AS_BUILT, STATIC, JSON.stringify(sizes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, port: Number(String(line)) };
}
