import { join } from 'node:path';
import { freePort, isPortFree } from '../free-port.ts';
import { PlainFailure } from '../plain-failure.ts';
import { LOGIN_ROLES, type RoleUrls, roleUrls } from '../postgres/roles.ts';
import { onPorts, openStandby, REPLICATED, waitForStandby } from '../postgres/standby.ts';
import type { Progress } from '../progress.ts';
import { build } from '../stack/build.ts';
import { lockDataDir, prepareDataDir } from '../stack/data-dir.ts';
import { ensureDemo } from '../stack/demo.ts';
import { writePrivateJson } from '../stack/private-file.ts';
import { type Secrets, secretsOf } from '../stack/secrets.ts';
import { type Service, type ServiceOptions, startService } from '../stack/service.ts';
import { apiService, portalService, workerService } from '../stack/services.ts';
import type { Settings } from '../stack/settings.ts';
import { devFileOf } from '../stack/dev-file.ts';
import { standInService, wireStripe } from '../stack/stripe.ts';
import { openThrowawayCluster } from '../throwaway-cluster.ts';
import { ownPooler } from '../throwaway-pooler.ts';
import { ownRedis } from '../throwaway-redis.ts';
import { startBalancer, type Upstream } from './balancer.ts';

type Undo = (work: () => Promise<void> | void) => void;

const APIS = 3;
const PROCESSES = 2;
const PORTALS = 2;
const WORKERS = 2;
/** Connections from PgBouncer to Postgres, per role. */
const POOLED = 12;
const LOOPBACK = '127.0.0.1';

/** Default folder and ports differ from those of a normal stack, which may run at the same time. */
export const environmentOfAll = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  DATA_DIR: '.data/all',
  API_PORT: '4100',
  PORTAL_PORT: '3100',
  ...environment,
});

/** @returns a summary for the user, when everything serves */
export async function startEverything(settings: Settings, progress: Progress, undo: Undo): Promise<string> {
  const { apiPort, portalPort, dataDir, host } = settings;
  for (const port of [apiPort, portalPort]) {
    if (!(await isPortFree(port, host)))
      throw new PlainFailure(`Port ${port} is not free. Set API_PORT or PORTAL_PORT.`);
  }
  prepareDataDir(dataDir);
  undo(await lockDataDir(dataDir));
  const database = await openServers(progress, undo);
  const redis = await progress.step('limits', ownRedis, (own) =>
    own ? `Redis on ${new URL(own.url).host}` : NO_REDIS,
  );
  if (redis) undo(redis.remove);
  await progress.step('build', build, (result) => result);
  const own: Secrets = { ...secretsOf(dataDir), roles: database.passwords };
  const demo = await progress.step(
    'seed',
    () => ensureDemo(dataDir, { ownerDirectUrl: database.ownerUrl }, own, settings.mode),
    () => 'demo tenant',
  );
  const stripe = await wireStripe(settings, own);
  const secrets = { ...own, systemApiKey: demo.systemApiKey, stripe };
  const behind: Settings = { ...settings, host: LOOPBACK, metricsPort: 0 };
  const servers = { ...database, ownerDirectUrl: database.ownerUrl };
  const start = (options: ServiceOptions, env: NodeJS.ProcessEnv = {}): Service => {
    const service = startService({ ...options, env: { ...options.env, TRUSTED_PROXIES: LOOPBACK, ...env } });
    undo(service.stop);
    void service.crash.then(({ message }) => progress.say(message));
    return service;
  };

  const limits = { API_REPLICAS: String(APIS), ...(redis ? { REDIS_URL: redis.url } : {}) };
  const apis = await several(APIS, 'api', (place) =>
    start(apiService(behind, database, secrets, place), { ...limits, API_PROCESSES: String(PROCESSES) }),
  );
  const portals = await several(PORTALS, 'portal', (place) =>
    start(portalService(behind, database, secrets, place), { DATABASE_REPLICA_URL: database.replicaUrl }),
  );
  const others = await several(WORKERS, 'worker', ({ name }) =>
    start(workerService(behind, servers, secrets, { name, metricsPort: 0 })),
  );
  if (stripe && stripe.standInPort !== null) start(standInService(settings, servers, stripe, stripe.standInPort));
  const all = [...apis, ...portals, ...others];
  await progress.step(
    'serve',
    () => Promise.all(all.map(({ service }) => service.ready())),
    () => `${APIS} APIs of ${PROCESSES} processes, ${PORTALS} portals, ${WORKERS} workers`,
  );
  const said = progress.say;
  undo((await startBalancer(apis, { host, port: apiPort, said })).stop);
  undo(
    (await startBalancer(portals, { host, port: portalPort, healthPath: '/sign-in', checkEveryMs: 2_000, said })).stop,
  );
  const devFile = join(dataDir, 'dev.json');
  writePrivateJson(devFile, devFileOf(settings, own, { database, demo, stripe }));
  return [
    '',
    `  API      ${settings.apiUrl}`,
    `  portal   ${settings.portalUrl}`,
    ...all.map(({ name, service }) => `  ${name.padEnd(8)} process ${service.pid}`),
    '',
    '  Kill any of the processes: the others go on. The journeys against all of it:',
    '',
    `GRAHA_DEV_JSON=${devFile} npx playwright test --config=e2e/playwright.config.ts`,
    '',
    '  Ctrl-C stops everything; the database goes with it.',
    '',
  ].join('\n');
}

const NO_REDIS = 'NO REDIS: each API counts its share; apt-get install redis-server';
const NO_POOLER = 'NO PGBOUNCER: the servers connect directly; apt-get install pgbouncer';

type Servers = {
  ownerUrl: string;
  urls: RoleUrls;
  directUrls: RoleUrls;
  replicaUrl: string;
  passwords: Secrets['roles'];
};

/** Opens a primary, its synchronous standby, and PgBouncer in front of the primary. */
async function openServers(progress: Progress, undo: Undo): Promise<Servers> {
  const primary = await progress.step(
    'primary',
    () => openThrowawayCluster(REPLICATED),
    ({ port }) => `Postgres on ${LOOPBACK}:${port}`,
  );
  undo(primary.remove);
  const standby = await progress.step(
    'standby',
    () => openStandby(primary),
    ({ port }) => `synchronous, on ${LOOPBACK}:${port}`,
  );
  undo(standby.remove);
  await waitForStandby(primary.superuserUrl);
  const { ownerUrl, passwords } = primary;
  const single = roleUrls(ownerUrl, passwords);
  const pooler = await progress.step(
    'pooler',
    () => ownPooler(Object.values(single), POOLED),
    (own) => (own ? `PgBouncer on ${new URL(own.through(ownerUrl)).host}` : NO_POOLER),
  );
  if (pooler) undo(pooler.remove);
  const directUrls = eachRole((role) => onPorts(single[role], [primary.port, standby.port]));
  return {
    ownerUrl,
    urls: pooler ? eachRole((role) => pooler.through(single[role])) : directUrls,
    directUrls,
    replicaUrl: standby.ownerUrl,
    passwords,
  };
}

function eachRole(urlOf: (role: keyof RoleUrls) => string): RoleUrls {
  const entries = LOGIN_ROLES.map((role) => [role, urlOf(role)] as const);
  return Object.fromEntries(entries) as RoleUrls; // Safe: every role has its entry.
}

type Placed = Upstream & { service: Service };

async function several(count: number, name: string, start: (place: Upstream) => Service): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (let number = 1; number <= count; number += 1) {
    const place = { name: `${name}-${number}`, port: await freePort() };
    placed.push({ ...place, service: start(place) });
  }
  return placed;
}
