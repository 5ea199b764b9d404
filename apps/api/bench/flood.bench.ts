import { roleUrls } from '@graha/dev-stack/postgres/roles';
import { buildApi } from '@graha/dev-stack/stack/build';
import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { end, startProgram } from './program.ts';
import { openPools, openWorkspace, type Pools } from '@graha/store/testing/testing';
import { FREE_ROUTES, type FreeRequest } from './free-routes.ts';
import { load } from './load.ts';

/**
 * Floods each uncharged route with its worst known inputs and measures the paid calls of a neighbour on the same
 * process. The flood is impatient: it sends the next request at once, even if the answer was 429. The first seconds are
 * not measured, because a flood may spend its limit of a minute in them.
 */
const FLOOD_MOST_MS = 2;
const CONNECTIONS = 6;
const PAID = { path: '/api/v1/kundali/basic', connections: 2 };
const ALONE_WARM_MS = 200;
const FLOOD_WARM_MS = 2_000;
const RUN_MS = 1_000;

type Flooded = { route: string; aloneP50Ms: number; floodedP50Ms: number; floodPerSecond: number };

/** Yields one row per route: of its inputs, the one that delays the neighbour most. */
async function* measureFloods(pools: Pools, port: number): AsyncGenerator<Flooded> {
  const { key: paid } = await openWorkspace(pools, { plan: 'internal', credits: 1e9 });
  const paidP50Ms = async (warmMs: number): Promise<number> =>
    (await load({ ...PAID, port, warmMs, runMs: RUN_MS, key: paid.text })).p50Ms;
  await paidP50Ms(FLOOD_WARM_MS);
  for (const [route, { worst }] of Object.entries(FREE_ROUTES)) {
    const aloneP50Ms = await paidP50Ms(ALONE_WARM_MS);
    const rows: Flooded[] = [];
    for (const request of worst) {
      // Each flood has a new workspace of the plan that costs nothing.
      const { key } = await openWorkspace(pools, { plan: 'free', credits: 10_000 });
      const times = { port, warmMs: FLOOD_WARM_MS, runMs: RUN_MS };
      const flood = load({ ...floodOf(route, request), ...times, key: key.text, connections: CONNECTIONS });
      const [floodedP50Ms, { perSecond: ok, other }] = await Promise.all([paidP50Ms(FLOOD_WARM_MS), flood]);
      rows.push({ route, aloneP50Ms, floodedP50Ms, floodPerSecond: ok + (other * 1_000) / RUN_MS });
    }
    const [most] = rows.toSorted((a, b) => b.floodedP50Ms - a.floodedP50Ms);
    if (!most) throw new Error(`${route} names no request.`);
    yield most;
  }
}

function floodOf(route: string, { path, body, headers = {} }: FreeRequest) {
  const [method = ''] = route.split(' ');
  return { method, path, body: body ?? null, accept: headers['accept'], isImpatient: true };
}

await buildApi();
const cluster = await openThrowawayCluster();
const { graha_api: apiUrl, graha_app: appUrl, graha_worker: workerUrl } = roleUrls(cluster.ownerUrl, cluster.passwords);
const pools = openPools({ ownerUrl: cluster.ownerUrl, apiUrl, appUrl, workerUrl }, 4);
const api = await startProgram(apiUrl, { GRAHA_MODE: 'production' });
try {
  console.log(
    'p50 of a paid call in ms: alone, beside a flood of a free route by six impatient connections of one key',
  );
  let most = Number.NEGATIVE_INFINITY;
  for await (const { route, aloneP50Ms, floodedP50Ms, floodPerSecond } of measureFloods(pools, api.port)) {
    const moreMs = floodedP50Ms - aloneP50Ms;
    most = Math.max(most, moreMs);
    const cells = [aloneP50Ms, floodedP50Ms, moreMs].map((ms) => ms.toFixed(2).padStart(7));
    console.log(
      `${cells.join('')}  ${moreMs <= FLOOD_MOST_MS ? 'met' : 'MISSED'}  ${route} (${floodPerSecond.toFixed(0)} a second)`,
    );
  }
  console.log(`At most ${most.toFixed(2)} ms more; goal ${FLOOD_MOST_MS} ms.`);
} finally {
  await end(api.child, 'SIGKILL');
  await pools.close();
  await cluster.remove();
}
