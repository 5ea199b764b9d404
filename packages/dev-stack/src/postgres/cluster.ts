import { join } from 'node:path';
import { freePort, isPortFree } from '../free-port.ts';
import { runnableBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { DATABASE, ensureOwnerAndDatabase, OWNER, urlAs } from './roles.ts';
import type { Server } from './server.ts';
import { startServer } from './server.ts';
import type { SystemUser } from './system-user.ts';

export type ClusterPasswords = { superuser: string; owner: string };

export type ClusterOptions = {
  /** A folder of the user. */
  home: string;
  user: SystemUser | null;
  /** Used if it is free. */
  wantedPort: number | null;
  passwords: ClusterPasswords;
  logFile: string;
  settings?: Record<string, string>;
  isThrowaway?: boolean;
  /** Skips roles and database: a copied data folder has them, or a restore creates them. */
  isBare?: boolean;
  /** Binaries of a server other than the embedded one. */
  binFolder?: string;
};

export type Cluster = {
  port: number;
  dataFolder: string;
  superuserUrl: string;
  /** URL of the database `graha`. */
  ownerUrl: string;
  /**
   * Starts it again on the same port after stop or kill.
   * @param settings replaces the settings it was opened with
   */
  start: (settings?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
  /** Kills it, as in a crash: nothing is flushed and no client is notified. */
  kill: () => Promise<void>;
  onUnexpectedEnd: (listener: () => void) => void;
};

const SETTINGS = { max_connections: '120', log_checkpoints: 'off' };

/** A Postgres server on the loopback, with the owner's role and an empty database `graha`. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { home, user, wantedPort, passwords, logFile, isThrowaway = false, isBare = false } = options;
  const binFolder = options.binFolder ?? (await runnableBinaries(user, home));
  const dataFolder = await initialise({ home, binFolder, user, superuserPassword: passwords.superuser, isThrowaway });
  let settings = { ...SETTINGS, ...options.settings };
  // Before the port check, because the server of a killed start still holds the port.
  await stopLeftoverServer(dataFolder);
  const port = wantedPort !== null && (await isPortFree(wantedPort)) ? wantedPort : await freePort();
  const base = `postgresql://127.0.0.1:${port}/`;
  const superuserUrl = urlAs(`${base}postgres`, 'postgres', passwords.superuser);
  const listeners: (() => void)[] = [];
  let server: Server | null = null;
  let starting: Promise<void> = Promise.resolve();

  const startOnce = async () => {
    const started = await startServer({ dataFolder, binFolder, user, port, superuserUrl, logFile, settings });
    server = started;
    started.process.once('exit', () => {
      if (server === started) for (const listener of listeners) listener();
    });
  };
  const start = (changed?: Record<string, string>) => {
    if (changed) settings = { ...SETTINGS, ...changed };
    starting = startOnce();
    return starting;
  };
  const end = (how: 'stop' | 'kill') => async () => {
    // A server that restarts after a crash must finish its start, else it would not be found.
    await starting.catch(() => {});
    const ending = server;
    server = null;
    await ending?.[how]();
  };

  await start();
  if (!isBare) await ensureOwnerAndDatabase(superuserUrl, passwords.owner, DATABASE);
  return {
    port,
    dataFolder,
    superuserUrl,
    ownerUrl: urlAs(`${base}${DATABASE}`, OWNER, passwords.owner),
    start,
    stop: end('stop'),
    kill: end('kill'),
    onUnexpectedEnd: (listener) => void listeners.push(listener),
  };
}

export function clusterLog(folder: string): string {
  return join(folder, 'postgres.log');
}
