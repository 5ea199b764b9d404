import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { roleUrls } from '@graha/dev-stack/postgres/roles';
import { buildApi } from '@graha/dev-stack/stack/build';
import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { openPools } from '@graha/store/testing/testing';
import { goalTable } from './goals.ts';
import { LEDGER_COLUMNS, measureLedger } from './ledger.ts';
import { measureSpread } from './ledger-spread.ts';
import { LOG_ROW_COLUMNS, measureLogRow } from './log-row.ts';
import { LOSS_COLUMNS, measureLosses } from './losses.ts';
import { measureStartAndSize, START_COLUMNS } from './start-and-size.ts';
import { type Cell, type Column, table } from './table.ts';
import { measureWholeCall, WHOLE_CALL_COLUMNS } from './whole-call.ts';
import { measureNeighbours, NEIGHBOUR_COLUMNS } from './neighbours.ts';
import { measureProduct, PRODUCT_COLUMNS } from './product.ts';
import { measureRanges, RANGE_COLUMNS } from './ranges.ts';
import { measureThroughput, THROUGHPUT_COLUMNS } from './throughput.ts';

/**
 * Measures the cost of a call, the start-up time and the size of the API, on its own Postgres, in about ten minutes.
 */

const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } }).values;
const ROUNDS = Number(rounds);
if (!(ROUNDS >= 1)) throw new Error(`--rounds takes a number from 1 on, not ${rounds}`);
const CONNECTIONS = 16;

await buildApi();
const cluster = await openThrowawayCluster();
const { graha_api: apiUrl, graha_app: appUrl, graha_worker: workerUrl } = roleUrls(cluster.ownerUrl, cluster.passwords);
const pools = openPools({ ownerUrl: cluster.ownerUrl, apiUrl, appUrl, workerUrl }, CONNECTIONS);
const tables: string[] = [];
const measured = <Part extends { rows: Cell[][] }>(columns: readonly Column[], part: Part): Part => {
  tables.push(table(columns, part.rows));
  console.log(`\n${tables.at(-1)}`);
  return part;
};
try {
  const start = measured(START_COLUMNS, await measureStartAndSize(pools, apiUrl));
  const product = measured(PRODUCT_COLUMNS, await measureProduct(pools, apiUrl, ROUNDS));
  const throughput = measured(THROUGHPUT_COLUMNS, await measureThroughput(pools, apiUrl, ROUNDS));
  const ledger = measured(LEDGER_COLUMNS, await measureLedger(pools, ROUNDS));
  const spread = measured(LEDGER_COLUMNS, await measureSpread(pools, ROUNDS));
  const logRow = measured(LOG_ROW_COLUMNS, await measureLogRow(pools, apiUrl));
  const wholeCall = measured(WHOLE_CALL_COLUMNS, await measureWholeCall(pools, apiUrl, cluster));
  const neighbours = measured(NEIGHBOUR_COLUMNS, await measureNeighbours(pools, apiUrl, ROUNDS));
  const ranges = measured(RANGE_COLUMNS, await measureRanges(pools, apiUrl, ROUNDS));
  const losses = measured(LOSS_COLUMNS, await measureLosses(pools, apiUrl, cluster));
  const reached = {
    ...throughput.reached,
    ...ledger.reached,
    ...spread.reached,
    ...logRow.reached,
    ...wholeCall.reached,
    ...neighbours.reached,
    ...ranges.reached,
    ...losses.reached,
    ...start.reached,
  };
  const goals = goalTable(reached, product.reached);
  console.log(`\n${goals}`);
  const folder = fileURLToPath(new URL('../../../bench-results/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}api.md`, [goals, ...tables].join('\n'));
} finally {
  await pools.close();
  await cluster.remove();
}
