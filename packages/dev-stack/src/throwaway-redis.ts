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

/** A server that a test may treat badly. */
export type RedisServer = {
  /** As a crash would; what it held is gone. */
  kill: () => Promise<void>;
  /** On the same port as before. */
  start: () => Promise<void>;
  /** It keeps its connections and answers nothing. */
  pause: () => void;
  resume: () => void;
};

export type TestRedis = {
  url: string;
  /** Null where REDIS_URL names the server: that one is not ours to stop. */
  server: RedisServer | null;
  /** The last thing a test does with it. */
  remove: () => Promise<void>;
};

const PROGRAM = { names: ['valkey-server', 'redis-server'], aptPackage: 'redis-server' };
const START_MS = 10_000;

/**
 * The Redis of REDIS_URL, or else a server of its own for this test, which keeps nothing and leaves nothing behind.
 * Null, and the reason is printed, where there is none and none could be installed.
 * @param stoppable the test stops it, so it must be one of its own
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

/** On a free port of this machine; null where there is no such program and none could be installed. */
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
  child.on('error', () => {}); // Then it has no pid, and the next line says so.
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
