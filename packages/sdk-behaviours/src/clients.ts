import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { batch, type BatchCall } from '@graha/sdk/batch';
import { type Call, call } from '@graha/sdk/call';
import { createClient } from '@graha/sdk/client';
import type { Birth } from '@graha/sdk/generated/types';
import { GrahaError } from '@graha/sdk/graha-error';
import type { Answer } from '@graha/sdk/read-answer';
import { ReceiptError } from '@graha/sdk/receipts';
import { verify } from '@graha/sdk/verify';
import type { BatchOutcome, Behaviour, Outcome } from './behaviours.ts';

const PACKAGES = join(import.meta.dirname, '../..');

export type Sent = { baseUrl: string; apiKey: string; operation: string; input: object } & Pick<Behaviour, 'options'>;
export type SentBatch = Pick<Sent, 'baseUrl' | 'apiKey' | 'options'> & {
  calls: { operation: string; input: object }[];
};
/** Calls of the Management API by one client, one after another. */
export type SentAccount = Pick<Sent, 'baseUrl' | 'apiKey' | 'options'> & {
  routes: { route: string; ids: readonly string[]; input: object | null }[];
};
/** One birth for calls of several operations. */
export type SentBirth = Pick<Sent, 'baseUrl' | 'apiKey'> & { birth: Birth };
/** An answer to verify; the body in base64. */
export type SentReceipt = Pick<Sent, 'baseUrl' | 'apiKey'> & {
  verify: {
    status: number;
    headers: Readonly<Record<string, string>>;
    body: string;
    method: string;
    url: string;
    requestDigest?: string;
  };
};
export type ReceiptOutcome =
  | { requestId: string; atSeconds: number; engineVersion: string | null; ledgerEntry: number | null; keyId: string }
  | { problem: string };
export type Client = {
  verify(sent: SentReceipt): Promise<ReceiptOutcome>;
  call(sent: Sent): Promise<Outcome>;
  /** Returns the outcome of the last call. */
  account(sent: SentAccount): Promise<Outcome>;
  batch(sent: SentBatch): Promise<BatchOutcome>;
  /** Hands the very same value to the methods of several operations and to a batch; the number of answers. */
  birth(sent: SentBirth): Promise<number>;
  stop(): void;
};

/**
 * A client of one language. `missing` is the reason why it cannot be tried here; `hasTimeouts` is set to false if it
 * has none.
 */
export type ClientRow = { language: string; hasTimeouts?: false } & ({ start(): Client } | { missing: string });

async function callInTypeScript({ baseUrl, apiKey, operation, input, options }: Sent): Promise<Outcome> {
  try {
    return outcomeOf(await call(operation, input, { baseUrl, apiKey, ...options }, options).withResponse());
  } catch (error) {
    return failureOf(error);
  }
}

function outcomeOf({ data: value, requestId, isReplay, credits }: Answer<unknown>): Outcome {
  return { value, cost: credits.cost, remaining: credits.remaining, requestId, isReplay };
}

async function accountInTypeScript({ baseUrl, apiKey, routes, options }: SentAccount): Promise<Outcome> {
  const { account } = createClient({ baseUrl, apiKey });
  try {
    const answers: Answer<unknown>[] = [];
    for (const { route, ids, input } of routes) {
      // Safe: every method of `account` takes its ids, then its input if it has one, then the options.
      const method = Reflect.get(account, route) as (...sent: unknown[]) => Call<unknown>;
      answers.push(await method(...ids, ...(input === null ? [] : [input]), options).withResponse());
    }
    const last = answers.at(-1);
    if (last === undefined) throw new Error('there is no call');
    return outcomeOf(last);
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown) {
  if (!(error instanceof GrahaError)) throw error;
  const { name, status, code, retryable, requestId, fields } = error;
  return { error: name, status, code, retryable, requestId, fields };
}

async function batchInTypeScript({ baseUrl, apiKey, calls, options }: SentBatch): Promise<BatchOutcome> {
  const results = [];
  try {
    // Safe: the operation is one of the API's, and the scripted API does not read the input.
    for await (const result of batch(calls as BatchCall[], { baseUrl, apiKey }, options)) {
      const { index, credits: cost, requestId, isReplay } = result;
      const own = result.error ? failureOf(result.error) : { value: result.answer };
      results.push({ ...own, index, cost, requestId, isReplay });
    }
    return { results };
  } catch (error) {
    return failureOf(error);
  }
}

async function birthInTypeScript({ baseUrl, apiKey, birth }: SentBirth): Promise<number> {
  const graha = createClient({ baseUrl, apiKey });
  const answers: unknown[] = [
    await graha.kundali.basic(birth),
    await graha.western.natal(birth),
    await graha.panchang.full(birth),
    await graha.matchmaking.ashtakoot({ bride: birth, groom: birth }),
  ];
  const calls: BatchCall[] = [
    { operation: 'kundali/basic', input: birth },
    { operation: 'western/natal', input: birth },
  ];
  for await (const { answer } of graha.batch(calls)) answers.push(answer);
  return answers.length;
}

async function verifyInTypeScript({ baseUrl, verify: one }: SentReceipt): Promise<ReceiptOutcome> {
  try {
    const { at, ...facts } = await verify({ ...one, body: Buffer.from(one.body, 'base64') }, { baseUrl });
    return { ...facts, atSeconds: at.getTime() / 1_000 };
  } catch (error) {
    if (error instanceof ReceiptError) return { problem: error.problem };
    throw error;
  }
}

/** Starts a program that reads one call per line and prints one outcome per line, in the same order. */
function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Client {
  const child: ChildProcess = spawn(command, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const waiting: { resolve(outcome: never): void; reject(error: Error): void }[] = [];
  if (child.stdout) {
    // Safe: the programs of this repository print one outcome per line.
    createInterface(child.stdout).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line) as never));
  }
  let ended: Error | null = null;
  child.once('exit', (code) => {
    ended = new Error(`the program ended with ${code}`);
    for (const { reject } of waiting.splice(0)) reject(ended);
  });
  const ask = <Answer>(sent: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      waiting.push({ resolve, reject });
      child.stdin?.write(`${JSON.stringify(sent)}\n`);
    });
  return { verify: ask, call: ask, account: ask, batch: ask, birth: ask, stop: () => void child.kill() };
}

/** The first interpreter with the packages that the client needs; Debian's own has packages that others lack. */
const interpreterWith = (commands: readonly string[], args: readonly string[]): string | undefined =>
  commands.find((command) => spawnSync(command, args, { stdio: 'ignore' }).status === 0);

function pythonRow(kind: 'sync' | 'async'): ClientRow {
  const language = `Python, ${kind}`;
  const command = interpreterWith(['python3', '/usr/bin/python3'], ['-c', 'import httpx, cryptography']);
  if (command === undefined)
    return {
      language,
      missing: 'no python3 with httpx and cryptography; on Debian: apt-get install python3-httpx python3-cryptography',
    };
  const folder = join(PACKAGES, 'sdk-python');
  const env = { PYTHONPATH: join(folder, 'src'), PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' };
  return {
    language: `${language} (${command})`,
    start: () => startProgram(command, [join(folder, 'tests/run_behaviours.py'), kind], env),
  };
}

function phpRow(kind: 'curl' | 'psr18', needs: string, packages: string): ClientRow {
  const language = `PHP, ${kind}`;
  const command = interpreterWith(['php'], ['-r', needs]);
  if (command === undefined)
    return { language, missing: `no php with ${kind}; on Debian: apt-get install ${packages}` };
  const program = join(PACKAGES, 'sdk-php/tests/run_behaviours.php');
  // PSR-18 leaves timeouts to the HTTP client that the user provides.
  const limits = kind === 'psr18' ? { hasTimeouts: false as const } : {};
  return { language, ...limits, start: () => startProgram(command, [program, kind]) };
}

function goRow(): ClientRow {
  if (interpreterWith(['go'], ['version']) === undefined)
    return { language: 'Go', missing: 'no go; on Debian: apt-get install golang' };
  return {
    language: 'Go',
    start: () => {
      const folder = mkdtempSync(join(tmpdir(), 'graha-go-'));
      const program = join(folder, 'behaviours');
      execFileSync('go', ['build', '-o', program, './internal/behaviours'], { cwd: join(PACKAGES, 'sdk-go') });
      const client = startProgram(program, []);
      const stop = (): void => {
        client.stop();
        rmSync(folder, { recursive: true });
      };
      return { ...client, stop };
    },
  };
}

/** Every client with its language. */
export const clients = (): ClientRow[] => [
  {
    language: 'TypeScript',
    start: () => ({
      verify: verifyInTypeScript,
      call: callInTypeScript,
      account: accountInTypeScript,
      batch: batchInTypeScript,
      birth: birthInTypeScript,
      stop: () => undefined,
    }),
  },
  pythonRow('sync'),
  pythonRow('async'),
  phpRow('curl', "exit(extension_loaded('curl') ? 0 : 1);", 'php-cli php-curl'),
  phpRow('psr18', "require 'GuzzleHttp/autoload.php';", 'php-cli php-guzzlehttp-guzzle'),
  goRow(),
];

/** Go compiles its standard library at the first run. */
export const COMPILE_MS = 180_000;

/** Returns the clients that can be tried on this machine, and prints the reason for each other one. */
export function clientsHere() {
  return clients().flatMap((row) => {
    if (!('missing' in row)) return [row];
    process.stdout.write(`Not tried: the client in ${row.language}: ${row.missing}.\n`);
    return [];
  });
}
