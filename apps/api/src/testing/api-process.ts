import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PEPPER } from '@graha/store/testing';
import { callerOf } from './real-api.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The API as a process of its own, so that it can be told to end, or be killed. */
export async function apiProcess(databaseUrl: string, more: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      PATH: process.env['PATH'],
      GRAHA_MODE: 'test',
      DATABASE_URL: databaseUrl,
      KEY_PEPPER: PEPPER,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const url = await listeningUrl(child, () => said);
  return {
    url,
    call: callerOf(url),
    /** All that it wrote, to either stream. */
    said: (): string => said,
    /** @returns the exit code, and how long it took */
    async end(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }> {
      const startedMs = performance.now();
      const ended = once(child, 'exit');
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await ended;
      return { code: child.exitCode, ms: performance.now() - startedMs };
    },
  };
}

async function listeningUrl(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /"url":"([^"]+)"/.exec(said())?.[1];
      if (url) resolve(url);
    });
    child.once('exit', () => reject(new Error(`the API ended before it listened: ${said()}`)));
  });
}
