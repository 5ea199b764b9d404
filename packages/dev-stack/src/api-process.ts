import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PEPPER } from '@graha/store/testing/testing';
import { API_COMMAND, API_FOLDER } from './api-command.ts';
import { freePort } from './free-port.ts';
import { guardProcess } from './guard.ts';
import { waitUntil } from './process-identity.ts';
import { lastLines } from './run-command.ts';
import { isReady } from './stack/service.ts';

/** `built` runs as in production; `source` needs no build and starts more slowly. */
export type Program = 'built' | 'source';

const argumentsOf = (program: Program, folder: string): readonly string[] =>
  program === 'built' ? API_COMMAND : ['--import', 'tsx', join(folder, 'src/main.ts')];

export type ApiOptions = {
  program: Program;
  databaseUrl: string;
  /** The `apps/api` folder of another version, which runs from source. */
  folder?: string;
  env?: Record<string, string>;
  /** A module to load before the program. */
  preload?: string;
};

export type ApiProcess = {
  url: string;
  pid: number;
  /** The output of the process so far, both streams. */
  said(): string;
  /** Settles when the process has ended, with its signal or exit code. */
  ended: Promise<string>;
  /** @returns its signal or exit code */
  end(signal: NodeJS.Signals): Promise<string>;
};

const READY_MS = 120_000;

/** Starts the API as a separate process, which can be stopped or killed. */
export async function startApiProcess(options: ApiOptions): Promise<ApiProcess> {
  const { databaseUrl, folder = API_FOLDER, env, preload } = options;
  const program = options.folder === undefined ? options.program : 'source';
  const port = await freePort();
  const imports = preload ? ['--import', preload] : [];
  const child = spawn(process.execPath, [...imports, ...argumentsOf(program, folder)], {
    cwd: folder,
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
    stream.on('data', (part) => (log += String(part)));
  }
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const url = `http://127.0.0.1:${port}`;
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const isUp = await waitUntil(async () => hasEnded() || (await isReady(`${url}/health/live`)), READY_MS);
  if (!isUp || hasEnded()) {
    child.kill('SIGKILL');
    throw new Error(`The API did not answer at ${url} (${await ended}):\n${lastLines(log, 15)}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    said: () => log,
    ended,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
