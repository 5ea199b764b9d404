import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EXAMPLE_BIRTH } from '@graha/catalog/birth';
import { roleUrls } from '@graha/dev-stack/postgres/roles';
import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { openPools, openWorkspace, PEPPER } from '@graha/store/testing';
import { z } from 'zod';
import { ledgerRows } from './ledger.ts';
import { type BenchRow, interleaved, median } from './rounds.ts';

/** Metered against unmetered against bare sending, and the ledger against one transaction a call: in one run, as ratios. */

const SUBJECTS = ['static', 'unmetered', 'metered'] as const;
type Subject = (typeof SUBJECTS)[number];
const PATHS = { 'without engine': '/api/v1/bench/chart', 'whole chart': '/api/v1/kundali/basic' } as const;
const CELLS = [
  { engine: 'without engine', connections: 64, goal: '≥ 0.60' },
  { engine: 'without engine', connections: 256, goal: '≥ 0.70' },
  { engine: 'whole chart', connections: 64, goal: '≥ 0.80' },
  { engine: 'whole chart', connections: 256, goal: '≥ 0.80' },
] as const;
type Cell = (typeof CELLS)[number];

const Ports = z.object({ static: z.number(), unmetered: z.number(), metered: z.number() });
const Load = z.object({
  perSecond: z.number(),
  other: z.number(),
  p50Ms: z.number(),
  p99Ms: z.number(),
  acknowledged: z.number(),
});

export type ThroughputOptions = { rounds?: number; warmMs?: number; runMs?: number };

export async function runThroughputBench(options: ThroughputOptions = {}): Promise<BenchRow[]> {
  const { rounds = 5, warmMs = 500, runMs = 2_000 } = options;
  const cluster = await openThrowawayCluster();
  const urls = roleUrls(cluster.ownerUrl, cluster.passwords);
  const pools = openPools(
    { ownerUrl: cluster.ownerUrl, apiUrl: urls.graha_api, appUrl: urls.graha_app, workerUrl: urls.graha_worker },
    16,
  );
  let servers: ChildProcess | null = null;
  try {
    const { tenantId, key } = await openWorkspace(pools, { credits: 1_000_000_000 });
    servers = startServers(urls.graha_api, key.publicId);
    const ports = Ports.parse(JSON.parse(await firstLine(servers)));
    let acknowledged = 0;
    const measure = async (cell: Cell, subject: Subject) => {
      const result = await load(ports[subject], PATHS[cell.engine], key.text, cell.connections, warmMs, runMs);
      if (result.other > 0) throw new Error(`${result.other} answers of ${subject} were not 200`);
      if (subject === 'metered') acknowledged += result.acknowledged;
      return result;
    };
    for (const cell of CELLS) for (const subject of SUBJECTS) await measure(cell, subject); // Everything is compiled once.
    const rows: BenchRow[] = [];
    for (const cell of CELLS) {
      const results = await interleaved(rounds, SUBJECTS, (subject) => measure(cell, subject));
      rows.push(...rowsOf(cell, results));
    }
    const { rows: charged } = await pools.worker.query<{ calls: string }>(
      `SELECT count(*) AS calls FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged'`,
      [tenantId],
    );
    const lost = Math.max(0, acknowledged - Number(charged[0]?.calls));
    rows.push({ what: `lost of ${acknowledged} acknowledged calls`, perSecond: lost, ratio: null, goal: '0' });
    return [...rows, ...(await ledgerRows(pools, rounds))];
  } finally {
    servers?.kill('SIGTERM');
    await pools.close();
    await cluster.remove();
  }
}

function rowsOf({ engine, connections, goal }: Cell, results: Record<Subject, z.output<typeof Load>[]>): BenchRow[] {
  return SUBJECTS.map((subject) => {
    const rounds = results[subject];
    const ratios = rounds.map(
      ({ perSecond }, index) => perSecond / (results.unmetered[index]?.perSecond ?? Number.NaN),
    );
    return {
      what: `${engine}, ${connections} connections: ${subject}`,
      perSecond: median(rounds.map(({ perSecond }) => perSecond)),
      ratio: median(ratios),
      goal: subject === 'metered' ? goal : '',
      p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
      p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    };
  });
}

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const startServers = (databaseUrl: string, publicId: string): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', file('./subjects.ts'), databaseUrl, PEPPER, publicId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the servers have no voice');
  const [line] = await once(stdout, 'data');
  return String(line);
}

async function load(port: number, path: string, key: string, connections: number, warmMs: number, runMs: number) {
  const args = [port, path, key, JSON.stringify(EXAMPLE_BIRTH), connections, warmMs, runMs].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    file('./load-client.ts'),
    ...args,
  ]);
  return Load.parse(JSON.parse(stdout));
}
