import { readdirSync, readFileSync } from 'node:fs';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { mayTakeLong } from '@graha/catalog/list/long-call';
import { roleUrls } from '@graha/dev-stack/postgres/roles';
import { buildApi } from '@graha/dev-stack/stack/build';
import { openThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { issueKey } from '@graha/store/keys/key-commands';
import { BY, openPools, openWorkspace, PEPPER } from '@graha/store/testing/testing';
import { FREE_ROUTES, type FreeRequest } from './free-routes.ts';
import { end, startProgram } from './program.ts';
import { callOnce } from './start-and-size.ts';

/** Row W of the report: the CPU time of the built API for the most expensive uncharged requests. */
const AGAIN = 7;
const NS_PER_MS = 1e6;
const LEAST_SHOWN = 0.01;

/** CPU time of all threads of a process. Only Linux measures it with this precision. */
function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const usedNs = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return usedNs.reduce((sum, ns) => sum + ns, 0) / NS_PER_MS;
}

if (process.platform !== 'linux') {
  console.log('Not measured: only Linux counts the CPU time of another process so finely.');
  process.exit(0);
}
await buildApi();
const cluster = await openThrowawayCluster();
const { graha_api: apiUrl, graha_app: appUrl, graha_worker: workerUrl } = roleUrls(cluster.ownerUrl, cluster.passwords);
const pools = openPools({ ownerUrl: cluster.ownerUrl, apiUrl, appUrl, workerUrl }, 4);
const api = await startProgram(apiUrl, { GRAHA_MODE: 'production' });
try {
  /** Each key belongs to a new workspace, so that no limit per minute is reached. */
  const newKey = async (): Promise<string> => {
    const { tenantId } = await openWorkspace(pools, { credits: 1_000 });
    const by = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
    return (await issueKey(by, { name: 'bench', env: 'live', scopes: ['*', 'manage'] })).text;
  };
  const ask = async (key: string, method: string, { path, body, headers = {} }: FreeRequest): Promise<number> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const all = { ...headers, ...type, 'x-api-key': key };
    const response = await fetch(`http://127.0.0.1:${api.port}${path}`, { method, headers: all, ...sent });
    await response.arrayBuffer();
    return response.status;
  };
  // Starts the compute thread, whose warm-up would count for the route that is measured meanwhile.
  const long = listOperations(catalog).find((operation) => mayTakeLong(operation));
  if (long === undefined) throw new Error('no operation takes long');
  await callOnce(long, api.port, await newKey());
  console.log(`Worst known request of each free route, CPU of the whole API in ms, least of ${AGAIN} repeats`);
  for (const [route, { mostMs, worst }] of Object.entries(FREE_ROUTES)) {
    const [method = ''] = route.split(' ');
    const key = await newKey();
    const rows: { ms: number; status: number; what: string }[] = [];
    for (const request of worst) {
      await ask(key, method, request); // The first request fills the caches.
      let [ms, status] = [Number.POSITIVE_INFINITY, 0];
      for (let times = 0; times < AGAIN; times += 1) {
        const before = cpuMsOf(api.child.pid ?? 0);
        status = await ask(key, method, request);
        ms = Math.min(ms, cpuMsOf(api.child.pid ?? 0) - before);
      }
      rows.push({
        ms,
        status,
        what: `${request.path.slice(0, 60)} ${JSON.stringify(request.body ?? '').slice(0, 90)}`,
      });
    }
    const [most = { ms: 0, status: 0, what: '' }] = rows.toSorted((a, b) => b.ms - a.ms);
    const verdict = most.ms <= mostMs ? 'met' : 'MISSED';
    console.log(
      `${Math.max(LEAST_SHOWN, most.ms).toFixed(2).padStart(7)}  ≤ ${mostMs} ${verdict}  ${route} (${most.status})`,
    );
    console.log(`         ${most.what}`);
  }
} finally {
  await end(api.child, 'SIGKILL');
  await pools.close();
  await cluster.remove();
}
