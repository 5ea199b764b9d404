import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@graha/dev-stack/free-port';
import { guardFolder, guardProcess } from '@graha/dev-stack/guard';
import { installedProgram } from '@graha/dev-stack/installed-program';
import { waitUntil } from '@graha/dev-stack/process-identity';
import { randomSecret } from '@graha/dev-stack/random-secret';
import { FLEETING_PLACES, privateFolder } from '@graha/dev-stack/postgres/home';
import { migrate } from '@graha/dev-stack/postgres/migrate';
import { DATABASE, ensureOwnerAndDatabase, LOGIN_ROLES, OWNER, type RolePasswords, setRolePasswords, urlAs } from '@graha/dev-stack/postgres/roles'; // prettier-ignore
import { identityOf, serverUser, type SystemUser } from '@graha/dev-stack/postgres/system-user';

/** Postgres on three nodes of this machine, managed by Patroni with etcd. */
export type PatroniCluster = {
  /** URL of the first leader; `onPorts` makes URLs with all nodes as hosts. */
  ownerUrl: string;
  superuserUrl: string;
  passwords: RolePasswords;
  /** The ports of the nodes. */
  ports: readonly number[];
  /** The node that Patroni reports as leader; null while there is none. */
  leader(): Promise<{ dataFolder: string; port: number } | null>;
  /** True if there is one leader and every other node streams from it, one of them synchronously. */
  isWhole(): Promise<boolean>;
  remove(): Promise<void>;
};

const NODES = 3;
const BINARIES = '/usr/lib/postgresql';
const START_MS = 120_000;
const STOP_MS = 15_000;

/** @returns the cluster, or the reason why Patroni, etcd or a Postgres of the system is missing */
export async function openPatroniCluster(): Promise<PatroniCluster | string> {
  const patroni = await installedProgram({ names: ['patroni'], aptPackage: 'patroni' });
  const etcd = await installedProgram({ names: ['etcd'], aptPackage: 'etcd-server' });
  if (patroni === null || etcd === null) return 'there is no Patroni with etcd here (Debian: patroni, etcd-server)';
  const versions = existsSync(BINARIES) ? readdirSync(BINARIES).map(Number) : [];
  const version = Math.max(0, ...versions);
  const binFolder = join(BINARIES, String(version), 'bin');
  if (version < 15) return `there is no Postgres 15 or newer below ${BINARIES}`;
  return start({ patroni, etcd, binFolder });
}

async function start({ patroni, etcd, binFolder }: { patroni: string; etcd: string; binFolder: string }) {
  const user = serverUser();
  const home = await privateFolder(user, FLEETING_PLACES);
  const forget = guardFolder(home);
  const running: ChildProcess[] = [];
  const run = (name: string, program: string, args: string[], stop: NodeJS.Signals = 'SIGTERM'): void => {
    const log = openSync(join(home, `${name}.log`), 'a');
    const child = spawn(program, args, { stdio: ['ignore', log, log], cwd: home, ...identityOf(user) });
    guardProcess(child, stop, 'SIGKILL');
    running.unshift(child);
  };
  const secrets = { superuser: randomSecret(), replication: randomSecret(), owner: randomSecret() };
  const nodes = await Promise.all(
    Array.from({ length: NODES }, async (_, index) => ({
      name: `node-${index + 1}`,
      port: await freePort(),
      apiPort: await freePort(),
      dataFolder: join(home, `data-${index + 1}`),
    })),
  );
  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const [clients, peers] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const flags = {
    'data-dir': join(home, 'etcd'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
  };
  const etcdArguments = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
  run('etcd', etcd, etcdArguments);
  for (const node of nodes) {
    const file = join(home, `${node.name}.yml`);
    writeFileSync(file, JSON.stringify(settingsOf(node, { home, binFolder, etcdPort, secrets })), { mode: 0o600 });
    ownedBy(user, file);
    run(node.name, patroni, [file]);
  }

  const ask = (port: number, path: string): Promise<Response | null> =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  const leader: PatroniCluster['leader'] = async () => {
    for (const { apiPort, port, dataFolder } of nodes) {
      if ((await ask(apiPort, '/leader'))?.status === 200) return { port, dataFolder };
    }
    return null;
  };
  const isWhole = async (): Promise<boolean> => {
    const statuses = await Promise.all(
      nodes.map(async ({ apiPort }) => [
        (await ask(apiPort, '/leader'))?.status === 200,
        (await ask(apiPort, '/replica'))?.status === 200,
        (await ask(apiPort, '/synchronous'))?.status === 200,
      ]),
    );
    const count = (place: 0 | 1 | 2): number => statuses.filter((one) => one[place]).length;
    return count(0) === 1 && count(1) === NODES - 1 && count(2) === 1;
  };
  const remove = async (): Promise<void> => {
    for (const child of running) {
      child.kill('SIGTERM');
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      if (!(await waitUntil(hasEnded, STOP_MS))) child.kill('SIGKILL');
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    forget();
  };
  try {
    if (!(await waitUntil(isWhole, START_MS)))
      throw new Error(`Patroni has made no cluster: ${endOf(join(home, 'node-1.log'))}`);
    const first = (await leader())?.port;
    if (first === undefined) throw new Error('Patroni has a cluster without a leader.');
    // Safe: each role has a password.
    const passwords = Object.fromEntries(LOGIN_ROLES.map((role) => [role, randomSecret()])) as RolePasswords;
    const at = (database: string) => `postgresql://127.0.0.1:${first}/${database}`;
    const superuserUrl = urlAs(at('postgres'), 'postgres', secrets.superuser);
    await ensureOwnerAndDatabase(superuserUrl, secrets.owner, DATABASE);
    const ownerUrl = urlAs(at(DATABASE), OWNER, secrets.owner);
    await migrate(ownerUrl);
    await setRolePasswords(ownerUrl, passwords);
    const ports = nodes.map(({ port }) => port);
    return { ownerUrl, superuserUrl, passwords, ports, leader, isWhole, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const LOG_CHARACTERS = 1_000;
const endOf = (file: string): string => readFileSync(file, 'utf8').slice(-LOG_CHARACTERS);

function ownedBy(user: SystemUser | null, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}

type Node = { name: string; port: number; apiPort: number; dataFolder: string };
type Common = {
  home: string;
  binFolder: string;
  etcdPort: number;
  secrets: { superuser: string; replication: string };
};

/**
 * Writes JSON, which is valid YAML. A leader whose Postgres dies steps down at once, and no commit is without a
 * standby.
 */
function settingsOf({ name, port, apiPort, dataFolder }: Node, { home, binFolder, etcdPort, secrets }: Common): object {
  const socketFolder = join(home, `${name}-socket`);
  mkdirSync(socketFolder, { recursive: true });
  ownedBy(serverUser(), socketFolder);
  const host = '127.0.0.1';
  return {
    scope: 'graha',
    name,
    restapi: { listen: `${host}:${apiPort}`, connect_address: `${host}:${apiPort}` },
    etcd3: { host: `${host}:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 5,
        primary_start_timeout: 0,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 300, wal_keep_size: '512MB', wal_log_hints: 'on', fsync: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${host}:${port}`,
      connect_address: `${host}:${port}`,
      data_dir: dataFolder,
      bin_dir: binFolder,
      pgpass: join(socketFolder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: secrets.superuser },
        replication: { username: 'replicator', password: secrets.replication },
      },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: socketFolder, password_encryption: 'scram-sha-256' },
    },
  };
}
