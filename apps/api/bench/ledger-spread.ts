import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { chargeBatch, type Charge } from '@graha/store/ledger/metering';
import { playgroundCall, type Pools } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { interleaved, median, ratioOf } from './rounds.ts';
import type { Cell } from './table.ts';

/** Measures batches without HTTP, two at a time: each charge from another tenant, and all charges from one tenant. */

const TENANTS = 10_000;
const BATCH = 256;
const REPLICAS = 2;
const RUN_MS = 1_500;
const WAYS = ['one hot tenant', '10,000 tenants'] as const;

export async function measureSpread(
  pools: Pools,
  rounds: number,
): Promise<{ reached: Pick<Reached, 'L'>; rows: Cell[][] }> {
  const [hot = '', ...spread] = await openTenants(pools);
  const order = { 'one hot tenant': [hot], '10,000 tenants': spread };
  const charged = await interleaved(rounds, WAYS, (way) => chargesPerSecond(pools, order[way]));
  const L = ratioOf(charged['10,000 tenants'], charged['one hot tenant']);
  const rows = WAYS.map((way): Cell[] => [
    `batches of ${BATCH}: ${way}`,
    median(charged[way]),
    way === '10,000 tenants' ? L : 1,
    undefined,
  ]);
  return { reached: { L }, rows };
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

async function chargesPerSecond({ api }: Pools, tenants: readonly string[]): Promise<number> {
  const startedMs = performance.now();
  let [next, charged] = [0, 0];
  const replica = async () => {
    while (performance.now() - startedMs < RUN_MS) {
      const from = next;
      next += BATCH;
      const charges = Array.from({ length: BATCH }, (_, index) =>
        chargeOf(tenants[(from + index) % tenants.length] ?? ''),
      );
      const results = await chargeBatch({ db: api }, { charges, engineVersion: 'bench' });
      charged += results.filter(({ outcome }) => outcome === 'charged').length;
    }
  };
  await Promise.all(Array.from({ length: REPLICAS }, replica));
  return (charged * 1000) / (performance.now() - startedMs);
}
