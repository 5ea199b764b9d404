import { withClient } from '@graha/dev-stack/postgres/roles';
import type { ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { openWorkspace, type Pools } from '@graha/store/testing/testing';
import type { Reached } from './goals.ts';
import { load } from './load.ts';
import { end, startProgram } from './program.ts';
import type { Cell, Column } from './table.ts';
import { query } from '@graha/store/postgres/query';

/**
 * Measures the bytes that a call of the full product writes: its charge, its row in the request log, and the full-page
 * images that Postgres writes after a checkpoint. The rows of `ledger.ts` count the charge alone.
 */
const PATH = '/api/v1/kundali/basic';
const RUN_MS = 6_000;
const CONNECTIONS = 64;

export const WHOLE_CALL_COLUMNS: readonly Column[] = [
  ['a call of the whole product writes', null],
  ['calls', 0],
  ['WAL bytes', 0],
  ['disk bytes', 0],
];

type Written = { walBytes: number; diskBytes: number; logBytes: number };

export async function measureWholeCall(
  pools: Pools,
  databaseUrl: string,
  cluster: ThrowawayCluster,
): Promise<{ reached: Pick<Reached, 'D2'>; rows: Cell[][] }> {
  const { key } = await openWorkspace(pools, { credits: 1_000_000_000 });
  const api = await startProgram(databaseUrl, { GRAHA_MODE: 'production' });
  await withClient(cluster.superuserUrl, (client) => client.query('CHECKPOINT'));
  const before = await writtenBy(cluster);
  const options = { port: api.port, path: PATH, key: key.text, connections: CONNECTIONS, body: EXAMPLE_BIRTH };
  const { acknowledged } = await load({ ...options, warmMs: 0, runMs: RUN_MS });
  await end(api.child, 'SIGTERM'); // The API writes its remaining rows before it exits.
  const after = await writtenBy(cluster);
  const each = (of: keyof Written): number => (after[of] - before[of]) / acknowledged;
  return {
    reached: { D2: each('walBytes') },
    rows: [
      ['in all', acknowledged, each('walBytes'), each('diskBytes')],
      ['of it the log of requests', acknowledged, undefined, each('logBytes')],
    ],
  };
}

const writtenBy = ({ ownerUrl }: ThrowawayCluster): Promise<Written> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await query(
      client,
      `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS "walBytes", pg_database_size(current_database()) AS "diskBytes",
         (SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
          WHERE relkind = 'r' AND relname LIKE 'request\\_log%') AS "logBytes"`,
    );
    const [row] = rows;
    if (!row) throw new Error('Postgres named no sizes');
    return { walBytes: Number(row.walBytes), diskBytes: Number(row.diskBytes), logBytes: Number(row.logBytes) };
  });
