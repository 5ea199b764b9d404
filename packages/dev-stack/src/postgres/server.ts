import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { guardProcess } from '../guard.ts';
import { PlainFailure } from '../plain-failure.ts';
import { waitUntil } from '../process-identity.ts';
import { lastLines } from '../run-command.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import type { SystemUser } from './system-user.ts';
import { identityOf } from './system-user.ts';
import { plainEnvironment } from './plain-environment.ts';

export type ServerOptions = {
  dataFolder: string;
  binFolder: string;
  user: SystemUser | null;
  port: number;
  superuserUrl: string;
  logFile: string;
  settings: Record<string, string>;
};

export type Server = { process: ChildProcess; stop: () => Promise<void>; kill: () => Promise<void> };

const STARTUP_MS = 60_000;
/** After a crash, the old server's shared memory is released only when its last session has ended. */
const STILL_IN_USE = /shared memory block .* still in use/;

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function launch({ binFolder, dataFolder, port, user, settings, logFile }: ServerOptions): ChildProcess {
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    ...settings,
  };
  const log = openSync(logFile, 'a');
  try {
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    // A separate process group: Ctrl-C in a terminal must reach the launcher alone, which stops the database last.
    const child = spawn(join(binFolder, 'postgres'), ['-D', dataFolder, ...flags], {
      ...identityOf(user),
      cwd: dataFolder,
      env: plainEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    });
    child.on('error', () => {});
    child.unref();
    guardProcess(child, 'SIGINT', 'SIGQUIT');
    return child;
  } finally {
    closeSync(log);
  }
}

async function end(child: ChildProcess, signals: readonly NodeJS.Signals[]): Promise<void> {
  for (const name of signals) {
    if (hasEnded(child)) return;
    child.kill(name);
    await waitUntil(() => hasEnded(child), 6_000);
  }
}

async function tryServer(options: ServerOptions, deadlineMs: number): Promise<Server> {
  const logSoFar = (() => {
    try {
      return readFileSync(options.logFile, 'utf8').length;
    } catch {
      return 0;
    }
  })();
  const child = launch(options);
  const isUp = await waitUntil(async () => hasEnded(child) || (await answers(options.superuserUrl)), STARTUP_MS);
  if (isUp && !hasEnded(child)) {
    return {
      process: child,
      stop: () => end(child, ['SIGINT', 'SIGQUIT', 'SIGKILL']),
      kill: () => end(child, ['SIGKILL']),
    };
  }
  await end(child, ['SIGQUIT', 'SIGKILL']);
  const said = readFileSync(options.logFile, 'utf8').slice(logSoFar);
  if (STILL_IN_USE.test(said) && Date.now() < deadlineMs) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return tryServer(options, deadlineMs);
  }
  throw new PlainFailure(`Postgres did not start; its log (${options.logFile}) ends with:\n${lastLines(said, 8)}`);
}

export async function startServer(options: ServerOptions): Promise<Server> {
  await stopLeftoverServer(options.dataFolder);
  return tryServer(options, Date.now() + 10_000);
}
