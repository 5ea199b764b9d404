import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { API_COMMAND } from '@graha/dev-stack/api-command';
import { guardProcess } from '@graha/dev-stack/guard';
import { PEPPER } from '@graha/store/testing/testing';
import { SERVER_READY } from '../src/start/early-server.ts';

export const environmentOf = (databaseUrl: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  GRAHA_MODE: 'development',
  DATABASE_URL: databaseUrl,
  KEY_PEPPER: PEPPER,
  PORT: '0',
});

/** `ready` settles when the program answers calls. */
export type Program = { child: ChildProcess; port: number; ready: Promise<void> };

/** Starts the built API on a free port. */
export async function startProgram(databaseUrl: string, more: NodeJS.ProcessEnv = {}): Promise<Program> {
  const child = spawn(process.execPath, [...API_COMMAND], {
    env: { ...environmentOf(databaseUrl), ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  let said = '';
  let open: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (open = resolve));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The API ended before it listened: ${said}`)));
    child.stdout.on('data', (part) => {
      if (said.includes(SERVER_READY)) return; // The API logs every answer after this line.
      said += String(part);
      if (said.includes(SERVER_READY)) open();
      const url = /"url":"([^"]+)"/.exec(said)?.[1];
      if (url) resolve({ child, port: Number(new URL(url).port), ready });
    });
  });
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** Returns null if the system does not report it. */
export function residentMb({ pid }: ChildProcess): number | null {
  try {
    const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Number(kb) / 1024;
  } catch {
    return null;
  }
}
