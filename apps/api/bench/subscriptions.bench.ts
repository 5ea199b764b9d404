import { parseArgs } from 'node:util';
import { roleUrls } from '@graha/dev-stack/postgres/roles';
import { buildApi } from '@graha/dev-stack/stack/build';
import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { openPools } from '@graha/store/testing/testing';
import { DELIVERY_COLUMNS, measureDeliveries } from './events/deliveries.ts';
import { measurePlans, PLAN_COLUMNS } from './events/plans.ts';
import { table } from './table.ts';

/**
 * Measures subscriptions to events: the CPU time that plans of a year take, and the time until events that are due at once have
 * reached a receiver, with the worker of the product on its own Postgres. `--births 1000000` plans all of a million, `--births 0` none.
 */
const { births, events } = parseArgs({
  options: { births: { type: 'string', default: '1000' }, events: { type: 'string', default: '100000' } },
}).values;
const WORKSPACES = [100, 1];

await buildApi();
const cluster = await openThrowawayCluster();
const { graha_api: apiUrl, graha_app: appUrl, graha_worker: workerUrl } = roleUrls(cluster.ownerUrl, cluster.passwords);
const pools = openPools({ ownerUrl: cluster.ownerUrl, apiUrl, appUrl, workerUrl }, 4);
try {
  if (Number(births) > 0) console.log(table(PLAN_COLUMNS, await measurePlans(pools, workerUrl, Number(births))));
  for (const workspaces of WORKSPACES) {
    const row = await measureDeliveries(pools, { apiUrl, workerUrl }, { events: Number(events), workspaces });
    console.log(table(DELIVERY_COLUMNS, [row]));
  }
} finally {
  await pools.close();
  await cluster.remove();
}
