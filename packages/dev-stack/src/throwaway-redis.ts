import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { guardFolder, guardProcess } from './guard.ts';
import { installedProgram } from './installed-program.ts';
import { waitUntil } from './process-identity.ts';

/** A server that a test may pause and kill. */
export type RedisServer = {
  /** Kills it, as a crash would; its data is gone. */
  kill: () => Promise<void>;
  /** Starts it on the same port as before. */
  start: () => Promise<void>;
  /** Keeps its connections open, but answers nothing. */
  pause: () => void;
  resume: () => void;
};

export type TestRedis = {
  url: string;
  /** Null if REDIS_URL names the server, which tests must not stop. */
  server: RedisServer | null;
  /** Call it last. */
  remove: () => Promise<void>;
};

const PROGRAM = { names: ['valkey-server', 'redis-server'], aptPackage: 'redis-server' };
const START_MS = 10_000;

/**
 * The Redis of REDIS_URL, or else a temporary server for this test, which stores nothing. Null if it cannot be
 * installed; the reason is printed.
 * @param stoppable the test stops the server, so REDIS_URL is not used
 */
export async function throwawayRedis({ stoppable = false } = {}): Promise<TestRedis | null> {
  const given = process.env['REDIS_URL'];
  if (given && !stoppable) return { url: given, server: null, remove: async () => {} };
  const own = await ownRedis();
  if (own) return own;
  console.warn(
    '\nNO REDIS: the tests that need one did not run. There is no valkey-server or redis-server on the PATH and none ' +
      'could be installed; install one of them, or set REDIS_URL.\n',
  );
  return null;
}

/** Starts a server on a free port of this machine; null if the program is missing and cannot be installed. */
export async function ownRedis(): Promise<TestRedis | null> {
  const program = await installedProgram(PROGRAM);
  return program ? openServer(program) : null;
}

async function openServer(program: string): Promise<TestRedis> {
  const home = mkdtempSync(join(tmpdir(), 'graha-redis-'));
  const forget = guardFolder(home);
  const port = await freePort();
  let running = await startServer(program, home, port);
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    server: {
      kill,
      start: async () => {
        running = await startServer(program, home, port);
      },
      pause: () => void running.kill('SIGSTOP'),
      resume: () => void running.kill('SIGCONT'),
    },
    remove: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
      forget();
    },
  };
}

async function startServer(program: string, home: string, port: number) {
  const where = ['--bind', '127.0.0.1', '--port', String(port), '--dir', home];
  const child = spawn(program, [...where, '--save', '', '--appendonly', 'no', '--daemonize', 'no'], {
    stdio: 'ignore',
    cwd: home,
  });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  child.on('error', () => {}); // After an error there is no pid, and the next line reports it.
  if (!(await waitUntil(async () => hasEnded() || (await answersPing(port)), START_MS)) || hasEnded()) {
    child.kill('SIGKILL');
    throw new Error(`${program} did not start on port ${port}.`);
  }
  return child;
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(500, () => end(false));
    socket.once('data', (said) => end(String(said).startsWith('+PONG')));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
}
