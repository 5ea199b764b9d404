import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@graha/dev-stack/free-port';
import { guardProcess } from '@graha/dev-stack/guard';
import { PROJECT } from '@graha/dev-stack/project';
import { lastLines } from '@graha/dev-stack/run-command';
import { PEPPER } from '@graha/store/testing';
import { call } from './client.ts';

/** `built` is what runs in production; `source` needs no build and starts more slowly. */
export type Program = 'built' | 'source';

const API = join(PROJECT, 'apps/api');
const ARGUMENTS: Record<Program, readonly string[]> = {
  built: [join(API, 'dist/main.js')],
  source: ['--import', 'tsx', join(API, 'src/main.ts')],
};

export type ReplicaOptions = {
  program: Program;
  databaseUrl: string;
  env?: Record<string, string>;
  /** A module that is loaded before the program. */
  preload?: string;
};

export type Replica = {
  url: string;
  pid: number;
  /** Settles when the process has ended, with its signal or exit code. */
  ended: Promise<string>;
  /** @returns how it ended */
  end(signal: NodeJS.Signals): Promise<string>;
};

const READY_MS = 30_000;
const LOG_LENGTH_MAX = 8_000;

/** The API as a process of its own, which can be told to end, or be killed. */
export async function startReplica({ program, databaseUrl, env, preload }: ReplicaOptions): Promise<Replica> {
  const port = await freePort();
  const imports = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, [...imports, ...ARGUMENTS[program]], {
    cwd: API,
    env: {
      PATH: process.env['PATH'],
      GRAHA_MODE: 'test',
      DATABASE_URL: databaseUrl,
      KEY_PEPPER: PEPPER,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => (log = (log + String(part)).slice(-LOG_LENGTH_MAX)));
  }
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([untilAnswering(url), ended.then(() => tooSoon(child, log))]);
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline) {
    const answer = await call(url, { method: 'GET', path: '/health/live', agent: false });
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The API did not answer at ${url} within ${READY_MS / 1000} s.`);
}

function tooSoon({ exitCode, signalCode }: ChildProcess, log: string): never {
  throw new Error(`The API ended before it answered (${signalCode ?? exitCode}):\n${lastLines(log, 15)}`);
}
