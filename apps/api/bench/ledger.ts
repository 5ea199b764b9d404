import { performance } from 'node:perf_hooks';
import { chargeBatch, chargeOutcome } from '@graha/store/metering';
import { call, openWorkspace, type Pools, type Workspace } from '@graha/store/testing';
import { createMeter } from '../src/meter.ts';
import { type BenchRow, interleaved, median } from './rounds.ts';

const CALLERS = 64;
const RUN_MS = 1_500;
const ENGINE = 'bench';
const WAYS = ['one transaction a call', 'coalesced'] as const;

/** The ledger alone, without HTTP: 64 callers of one tenant, and of a hundred. */
export async function ledgerRows(pools: Pools, rounds: number): Promise<BenchRow[]> {
  const hot = [await openWorkspace(pools, { credits: 1_000_000_000 })];
  const spread: Workspace[] = [];
  for (let index = 0; index < 100; index += 1) spread.push(await openWorkspace(pools, { credits: 1_000_000 }));

  const meter = createMeter(
    {
      chargeBatch: (charges) => chargeBatch(pools.api, charges, ENGINE),
      chargeOutcome: (tenants, requests, since) => chargeOutcome(pools.api, tenants, requests, since),
      now: () => new Date(),
    },
    { batch: () => undefined, failed: () => undefined },
  );
  const ways = {
    'one transaction a call': async (workspace: Workspace) => {
      await chargeBatch(pools.api, [call(workspace)], ENGINE);
    },
    coalesced: async (workspace: Workspace) => {
      await meter.charge(call(workspace));
    },
  };
  const rows: BenchRow[] = [];
  for (const [name, workspaces, goal] of [
    ['one hot tenant', hot, '≥ 4'],
    ['100 tenants', spread, '≥ 2'],
  ] as const) {
    const results = await interleaved(rounds, WAYS, (way) => callsPerSecond(workspaces, ways[way]));
    const [single, coalesced] = [median(results['one transaction a call']), median(results.coalesced)];
    rows.push({ what: `ledger, ${name}: one transaction a call`, perSecond: single, ratio: 1, goal: '' });
    rows.push({ what: `ledger, ${name}: coalesced`, perSecond: coalesced, ratio: coalesced / single, goal });
  }
  return rows;
}

async function callsPerSecond(workspaces: readonly Workspace[], charge: (workspace: Workspace) => Promise<void>) {
  const startedMs = performance.now();
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
  return (done * 1000) / (performance.now() - startedMs);
}
