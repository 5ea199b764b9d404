import { performance } from 'node:perf_hooks';
import { chargeBatch, chargeOutcome } from '@graha/store/ledger/metering';
import { call, openWorkspace, type Pools, type Workspace } from '@graha/store/testing/testing';
import { createMeter } from '../src/meter/meter.ts';
import type { Reached } from './goals.ts';
import { chargePlainBatch, openPlainCharge } from './plain-charge.ts';
import { interleaved, median, ratioOf } from './rounds.ts';
import type { Cell, Column } from './table.ts';
import { query } from '@graha/store/postgres/query';

/** Measures the ledger without HTTP: 64 callers of one tenant, and of a thousand. */

const CALLERS = 64;
const TENANTS = 1_000;
const OPENED_AT_ONCE = 16;
const RUN_MS = 1_500;
const ENGINE = 'bench';
const NOT_WATCHED = { batch: () => undefined, failed: () => undefined };
const WAYS = ['a plain statement a call', 'a plain statement a batch', 'coalesced'] as const;
type Way = (typeof WAYS)[number];
type Charge = (workspace: Workspace) => Promise<unknown>;
type Measurement = { perSecond: number; walBytes: number };

export const LEDGER_COLUMNS: readonly Column[] = [
  ['ledger', null],
  ['calls a second', 0],
  ['ratio', 2],
  ['WAL bytes', 0],
];

export type LedgerBench = { reached: Pick<Reached, 'M3a' | 'M3b' | 'M4'>; rows: Cell[][] };

export async function measureLedger(pools: Pools, rounds: number): Promise<LedgerBench> {
  const hot = [await openWorkspace(pools, { credits: 1_000_000_000 })];
  const spread = await openMany(pools);
  const ways = waysOn(pools, await openPlainCharge(pools.owner, [...hot, ...spread]));
  const measure = (workspaces: readonly Workspace[]) =>
    interleaved(rounds, WAYS, (way) => measured(pools, workspaces, ways[way]));
  const results = { 'one hot tenant': await measure(hot), '1,000 tenants': await measure(spread) };

  const ratio = (of: Record<Way, Measurement[]>, what: keyof Measurement, way: Way = 'coalesced'): number =>
    ratioOf(
      of[way].map((each) => each[what]),
      of['a plain statement a call'].map((each) => each[what]),
    );
  const rows = Object.entries(results).flatMap(([name, of]) =>
    WAYS.map((way): Cell[] => [
      `${name}: ${way}`,
      median(of[way].map(({ perSecond }) => perSecond)),
      ratio(of, 'perSecond', way),
      median(of[way].map(({ walBytes }) => walBytes)),
    ]),
  );
  const reached = {
    M3a: ratio(results['one hot tenant'], 'perSecond'),
    M3b: ratio(results['1,000 tenants'], 'perSecond'),
    M4: ratio(results['one hot tenant'], 'walBytes'),
  };
  return { reached, rows };
}

async function openMany(pools: Pools): Promise<Workspace[]> {
  const opened: Workspace[] = [];
  while (opened.length < TENANTS) {
    const some = Array.from({ length: OPENED_AT_ONCE }, () => openWorkspace(pools, { credits: 1_000_000 }));
    opened.push(...(await Promise.all(some)));
  }
  return opened;
}

function waysOn(pools: Pools, plainCharge: Charge): Record<Way, Charge> {
  const meter = createMeter(
    {
      chargeBatch: (charges) => chargeBatch({ db: pools.api }, { charges, engineVersion: ENGINE }),
      chargeOutcome: (tenants, requests, since) =>
        chargeOutcome({ db: pools.api }, { tenantIds: tenants, requestIds: requests, since }),
      now: () => new Date(),
    },
    NOT_WATCHED,
  );
  const plainMeter = createMeter(
    {
      chargeBatch: (charges) => chargePlainBatch(pools.owner, charges),
      chargeOutcome: () => Promise.resolve(new Map()),
      now: () => new Date(),
    },
    NOT_WATCHED,
  );
  return {
    'a plain statement a call': plainCharge,
    'a plain statement a batch': (workspace) => plainMeter.charge(call(workspace)),
    coalesced: (workspace) => meter.charge(call(workspace)),
  };
}

async function measured(pools: Pools, workspaces: readonly Workspace[], charge: Charge): Promise<Measurement> {
  const walAt = async () => {
    const { rows } = await query(pools.worker, `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes`);
    return Number(rows[0]?.bytes);
  };
  const [startedMs, walStart] = [performance.now(), await walAt()];
  let done = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = caller; performance.now() - startedMs < RUN_MS; turn += CALLERS) {
        const workspace = workspaces[turn % workspaces.length];
        if (workspace) await charge(workspace);
        done += 1;
      }
    }),
  );
  const perSecond = (done * 1000) / (performance.now() - startedMs);
  return { perSecond, walBytes: ((await walAt()) - walStart) / done };
}
