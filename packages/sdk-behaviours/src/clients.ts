import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { call } from '@graha/sdk/call';
import { GrahaError } from '@graha/sdk/graha-error';
import type { Behaviour, Outcome } from './behaviours.ts';

export const API_KEY = 'graha_test_behaviours';
export const OPERATION = 'planets';
const PACKAGES = join(import.meta.dirname, '../..');

export type Sent = Required<Pick<Behaviour, 'input'>> & Pick<Behaviour, 'options'> & { baseUrl: string };
export type Client = { call(sent: Sent): Promise<Outcome>; stop(): void };

/** A client of one language; `missing` says why it cannot be tried here. */
export type ClientRow = { language: string } & ({ start(): Client } | { missing: string });

async function callInTypeScript({ baseUrl, input, options }: Sent): Promise<Outcome> {
  try {
    const answer = await call(OPERATION, input, { baseUrl, apiKey: API_KEY }, options).withResponse();
    const { data: value, requestId, isReplay, credits } = answer;
    return { value, cost: credits.cost, remaining: credits.remaining, requestId, isReplay };
  } catch (error) {
    if (!(error instanceof GrahaError)) throw error;
    const { name, status, code, retryable, requestId, fields } = error;
    return { error: name, status, code, retryable, requestId, fields };
  }
}

/** A program that reads a call from each line and prints an outcome for each, in the same order. */
function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Client {
  const child: ChildProcess = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const waiting: { resolve(outcome: Outcome): void; reject(error: Error): void }[] = [];
  if (child.stdout) {
    // Safe: the programs of this repository print one outcome a line.
    createInterface(child.stdout).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line) as Outcome));
  }
  child.once('exit', (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`the program ended with ${code}`));
  });
  return {
    call: (sent) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        child.stdin?.write(`${JSON.stringify({ ...sent, operation: OPERATION, apiKey: API_KEY })}\n`);
      }),
    stop: () => void child.kill(),
  };
}

/** The first interpreter that has what the client needs; Debian’s own has packages that others lack. */
const interpreterWith = (commands: readonly string[], args: readonly string[]): string | undefined =>
  commands.find((command) => spawnSync(command, args, { stdio: 'ignore' }).status === 0);

function pythonRow(kind: 'sync' | 'async'): ClientRow {
  const language = `Python, ${kind}`;
  const command = interpreterWith(['python3', '/usr/bin/python3'], ['-c', 'import httpx']);
  if (command === undefined)
    return { language, missing: 'no python3 with httpx; on Debian: apt-get install python3-httpx' };
  const folder = join(PACKAGES, 'sdk-python');
  const env = { PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' };
  return {
    language: `${language} (${command})`,
    start: () => startProgram(command, [join(folder, 'tests/run_behaviours.py'), kind], env),
  };
}

export const clients = (): ClientRow[] => [
  { language: 'TypeScript', start: () => ({ call: callInTypeScript, stop: () => undefined }) },
  pythonRow('sync'),
  pythonRow('async'),
];
