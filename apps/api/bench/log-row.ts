import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { chargeBatch } from '@graha/store/ledger/metering';
import { createPool } from '@graha/store/postgres/pool';
import { query } from '@graha/store/postgres/query';
import { logRequests, type RequestRow } from '@graha/store/requests/request-log';
import { calls, openWorkspace, type Pools, type Workspace } from '@graha/store/testing/testing';
import { newRequestId } from '../src/http/request-id.ts';
import type { Reached } from './goals.ts';
import { median } from './rounds.ts';
import type { Cell, Column } from './table.ts';

/**
 * Measures the CPU of Postgres for a row of the request log and for a charge, in turn in one session: the rows that gather in the
 * API before it writes them, and the charges of 64 callers.
 */
const ROWS = 500;
const CHARGES = 64;
const TURNS = 60;
const WARM_TURNS = 10;
const TENANTS = 200;
const OPERATIONS = ['panchang/full', 'western/natal', 'kundali/basic', 'numerology/life-path'];

export const LOG_ROW_COLUMNS: readonly Column[] = [
  ['Postgres, of each', null],
  ['µs of CPU', 1],
  ['of a charge', 2],
  ['WAL bytes', 0],
];

type Cost = { cpuUs: number; walBytes: number };

export async function measureLogRow(
  pools: Pools,
  databaseUrl: string,
): Promise<{ reached: Pick<Reached, 'D1'>; rows: Cell[][] }> {
  const api = createPool({ url: databaseUrl, applicationName: 'bench', max: 1, onError: () => {} });
  const workspaces: Workspace[] = [];
  while (workspaces.length < TENANTS) workspaces.push(await openWorkspace(pools, { credits: 1_000_000 }));
  const [hot] = workspaces;
  if (!hot) throw new Error('No workspace was opened.');
  const rows: Cell[][] = [];
  let hotShare = Number.NaN;
  for (const [name, of] of [
    ['one hot tenant', () => hot],
    [`${TENANTS} tenants`, (index: number) => workspaces[(index * 7) % TENANTS] ?? hot],
  ] as const) {
    const cost = await costs(pools, api, {
      charge: [
        CHARGES,
        () => {
          const charges = Array.from({ length: CHARGES }, (_, index) => calls(1, of(index))).flat();
          return chargeBatch({ db: api }, { charges, engineVersion: 'bench' });
        },
      ],
      'row of the log': [
        ROWS,
        () =>
          logRequests(
            { db: api },
            Array.from({ length: ROWS }, (_, index) => rowOf(of(index), index)),
          ),
      ],
    });
    const share = cost['row of the log'].cpuUs / cost.charge.cpuUs;
    if (of(1) === hot) hotShare = share;
    rows.push([`${name}: charge`, cost.charge.cpuUs, 1, cost.charge.walBytes]);
    rows.push([`${name}: row of the log`, cost['row of the log'].cpuUs, share, cost['row of the log'].walBytes]);
  }
  await api.end();
  return { reached: { D1: hotShare }, rows };
}

const rowOf = ({ tenantId, key }: Workspace, index: number): RequestRow => ({
  tenantId,
  keyId: key.keyId,
  requestId: newRequestId(),
  at: new Date(),
  operation: OPERATIONS[index % OPERATIONS.length] ?? '',
  method: 'POST',
  status: 200,
  code: null,
  latencyMs: 0.5 + (index % 16) / 2,
  credits: 1,
  isReplay: randomUUID().startsWith('0'),
});

/** Medians of the turns, for each charge or row. The session's only connection does all the work of both. */
async function costs<Name extends string>(
  { worker }: Pools,
  api: Pools['api'],
  works: Record<Name, readonly [size: number, run: () => Promise<unknown>]>,
): Promise<Record<Name, Cost>> {
  const { rows } = await query(api, 'SELECT pg_backend_pid() AS pid');
  const cpuUs = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
  const walBytes = async () => {
    const found = await query(worker, `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes`);
    return Number(found.rows[0]?.bytes);
  };
  // Safe: the works have these names.
  const names = Object.keys(works) as Name[];
  const turns = new Map<Name, Cost[]>(names.map((name) => [name, []]));
  for (let turn = 0; turn < TURNS + WARM_TURNS; turn += 1) {
    for (const name of names) {
      const [size, run] = works[name];
      const [cpuStart, walStart] = [cpuUs(), await walBytes()];
      await run();
      const cost = { cpuUs: (cpuUs() - cpuStart) / size, walBytes: ((await walBytes()) - walStart) / size };
      if (turn >= WARM_TURNS) turns.get(name)?.push(cost);
    }
  }
  const of = (name: Name): Cost => {
    const found = turns.get(name) ?? [];
    return { cpuUs: median(found.map((cost) => cost.cpuUs)), walBytes: median(found.map((cost) => cost.walBytes)) };
  };
  // Safe: each name has its costs.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Cost>;
}
