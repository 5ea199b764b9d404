import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { chargeBatch, type Charge } from '@graha/store/ledger/metering';
import { playgroundCall, type Pools } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { interleaved, median, ratioOf } from './rounds.ts';
import type { Cell } from './table.ts';

/** Measures batches without HTTP: of one tenant and of many, and as many connections as servers of a large installation have. */

const TENANTS = 10_000;
const RUN_MS = 1_500;
const LARGE = 256;
const SMALL = 8;
const CONNECTIONS = 8;

type Way = { isHot: boolean; batch: number; connections: number };
const WAYS = {
  hot: { isHot: true, batch: LARGE, connections: 2 },
  spread: { isHot: false, batch: LARGE, connections: 2 },
  alone: { isHot: false, batch: SMALL, connections: 1 },
  together: { isHot: false, batch: SMALL, connections: CONNECTIONS },
} as const satisfies Record<string, Way>;

export async function measureSpread(
  pools: Pools,
  rounds: number,
): Promise<{ reached: Pick<Reached, 'L' | 'C'>; rows: Cell[][] }> {
  const [hot = '', ...spread] = await openTenants(pools);
  const ways = ['hot', 'spread', 'alone', 'together'] as const;
  const charged = await interleaved(rounds, ways, (way) =>
    chargesPerSecond(pools, WAYS[way].isHot ? [hot] : spread, WAYS[way]),
  );
  const L = ratioOf(charged.spread, charged.hot);
  const C = ratioOf(charged.together, charged.alone);
  const rows: Cell[][] = [
    [`batches of ${LARGE}: one hot tenant`, median(charged.hot), 1, undefined],
    [`batches of ${LARGE}: 10,000 tenants`, median(charged.spread), L, undefined],
    [`batches of ${SMALL}: 1 connection`, median(charged.alone), 1, undefined],
    [`batches of ${SMALL}: ${CONNECTIONS} connections`, median(charged.together), C, undefined],
  ];
  return { reached: { L, C }, rows };
}

/** Uses SQL, because opening ten thousand workspaces one by one takes minutes. Each key has the id of its tenant. */
async function openTenants({ owner }: Pools): Promise<string[]> {
  const tenants = Array.from({ length: TENANTS }, () => randomUUID());
  for (const statement of [
    `SELECT graha.open_account(t, 'internal') FROM unnest($1::uuid[]) t`,
    `SELECT graha.grant_credits(t, 'adjust', 1000000000, 'infinity', 0, 'bench', t::text) FROM unnest($1::uuid[]) t`,
    `INSERT INTO graha.api_key (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes, cidrs,
       status, issued_at, issued_by)
     SELECT t, t, left(t::text, 18), 'bench', 'live', 'p', 'last', '', 1, '{}', '{}', 'active', now(), 'bench'
     FROM unnest($1::uuid[]) t`,
  ]) {
    await owner.query(statement, [tenants]);
  }
  await owner.query('ANALYZE');
  return tenants;
}

const chargeOf = (tenantId: string): Charge => ({ ...playgroundCall(tenantId), keyId: tenantId });

async function chargesPerSecond(
  { api }: Pools,
  tenants: readonly string[],
  { batch, connections }: Way,
): Promise<number> {
  const startedMs = performance.now();
  let [next, charged] = [0, 0];
  const connection = async () => {
    while (performance.now() - startedMs < RUN_MS) {
      const from = next;
      next += batch;
      const charges = Array.from({ length: batch }, (_, index) =>
        chargeOf(tenants[(from + index) % tenants.length] ?? ''),
      );
      const results = await chargeBatch({ db: api }, { charges, engineVersion: 'bench' });
      charged += results.filter(({ outcome }) => outcome === 'charged').length;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return (charged * 1000) / (performance.now() - startedMs);
}
