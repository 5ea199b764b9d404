import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { guardFolder, guardProcess } from './guard.ts';
import { installedProgram } from './installed-program.ts';
import { withClient } from './postgres/roles.ts';
import { identityOf, serverUser } from './postgres/system-user.ts';
import { waitUntil } from './process-identity.ts';

export type TestPooler = {
  /** The same user and database, through the pooler. */
  through: (url: string) => string;
  /** Call it last. */
  remove: () => Promise<void>;
};

const PROGRAM = { names: ['pgbouncer'], aptPackage: 'pgbouncer' };
const START_MS = 10_000;
const STOP_MS = 5_000;

/**
 * A PgBouncer in transaction mode in front of the server of these URLs, for their users. Null if it cannot be
 * installed; the reason is printed.
 * @param connectionsMax per user and database: fewer than the clients, so that they have to share
 */
export async function throwawayPooler(urls: readonly string[], connectionsMax = 3): Promise<TestPooler | null> {
  const own = await ownPooler(urls, connectionsMax);
  if (own) return own;
  console.warn(
    '\nNO PGBOUNCER: the tests that need one did not run. It is not on the PATH and could not be installed; ' +
      'install your system’s package of that name.\n',
  );
  return null;
}

/** Null if the program is missing and cannot be installed. */
export async function ownPooler(urls: readonly string[], connectionsMax: number): Promise<TestPooler | null> {
  const program = await installedProgram(PROGRAM);
  return program ? openPooler(program, urls, connectionsMax) : null;
}

const quoted = (text: string): string => `"${decodeURIComponent(text).replaceAll('"', '""')}"`;

function settingsOf(home: string, port: number, server: URL, connectionsMax: number): string {
  return [
    '[databases]',
    `* = host=${server.hostname} port=${server.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(home, 'users')}`,
    'pool_mode = transaction',
    `default_pool_size = ${connectionsMax}`,
    'max_client_conn = 500',
    '',
  ].join('\n');
}

async function openPooler(program: string, urls: readonly string[], connectionsMax: number): Promise<TestPooler> {
  const parsed = urls.map((url) => new URL(url));
  const [server] = parsed;
  if (!server) throw new Error('A pooler needs the URL of a database.');
  const home = mkdtempSync(join(tmpdir(), 'graha-pooler-'));
  const forget = guardFolder(home);
  const port = await freePort();
  const user = serverUser(); // Like Postgres, it refuses to run as root.
  const files = {
    users: parsed.map(({ username, password }) => `${quoted(username)} ${quoted(password)}`).join('\n'),
    'pgbouncer.ini': settingsOf(home, port, server, connectionsMax),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(home, name), text, { mode: 0o600 });
    if (user) chownSync(join(home, name), user.uid, user.gid);
  }
  if (user) chownSync(home, user.uid, user.gid);
  const through = (url: string): string => {
    const changed = new URL(url);
    changed.host = `127.0.0.1:${port}`;
    return changed.href;
  };
  const end = await start(program, home, through(server.href));
  return {
    through,
    remove: async () => {
      await end();
      rmSync(home, { recursive: true, force: true });
      forget();
    },
  };
}

async function start(program: string, home: string, url: string): Promise<() => Promise<void>> {
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  const child = spawn(program, [join(home, 'pgbouncer.ini')], {
    stdio: [...stdio],
    cwd: home,
    ...identityOf(serverUser()),
  });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  child.on('error', () => {}); // After an error there is no pid, and the next line reports it.
  if (!(await waitUntil(async () => hasEnded() || (await answers(url)), START_MS)) || hasEnded()) {
    child.kill('SIGKILL');
    throw new Error(`${program} did not start: ${said}`);
  }
  return async () => {
    child.kill('SIGTERM');
    if (!(await waitUntil(hasEnded, STOP_MS))) child.kill('SIGKILL');
  };
}

const answers = (url: string): Promise<boolean> =>
  withClient(url, (client) => client.query('SELECT 1')).then(
    () => true,
    () => false,
  );
