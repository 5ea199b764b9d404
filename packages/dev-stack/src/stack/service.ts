import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { guardProcess } from '../guard.ts';
import { PlainFailure } from '../plain-failure.ts';
import { signalGroup, waitUntil } from '../process-identity.ts';
import { lastLines } from '../run-command.ts';

export type ServiceOptions = {
  name: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** URL that answers 2xx when the service can serve; null if it does not listen. */
  readyUrl: string | null;
};

export type Service = {
  name: string;
  pid: number | null;
  ready: () => Promise<void>;
  stop: () => Promise<void>;
  /** Settles when it ends unexpectedly, with a message for the user. */
  crash: Promise<PlainFailure>;
};

const READY_MS = 60_000;
const SOFT_STOP_MS = 7_500;

/** Uses a separate connection and closes it at once: an open connection would delay the server's stop. */
export function isReady(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve((response.statusCode ?? 500) < 400);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/** Starts one of the servers in its own process group, so that Ctrl-C reaches the launcher alone. */
export function startService({ name, args, cwd, env, logFile, readyUrl }: ServiceOptions): Service {
  closeSync(openSync(logFile, 'w'));
  const log = openSync(logFile, 'a'); // Appends, even after the file has been emptied.
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  let isStopping = false;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  const tail = () => lastLines(readFileSync(logFile, 'utf8'), 20);
  const crash = new Promise<PlainFailure>((resolve) => {
    const fail = (how: string) => {
      if (!isStopping) resolve(new PlainFailure(`The ${name} ${how}. Its log (${logFile}) ends with:\n${tail()}`));
    };
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended unexpectedly (${signal ?? `exit code ${code}`})`));
  });
  return {
    name,
    pid: child.pid ?? null,
    crash,
    ready: async () => {
      if (!readyUrl) return;
      const isUp = await waitUntil(async () => hasEnded() || (await isReady(readyUrl)), READY_MS);
      if (isUp && !hasEnded()) return;
      if (hasEnded()) throw await crash;
      throw new PlainFailure(
        `The ${name} did not answer at ${readyUrl} within ${READY_MS / 1000} s. Its log (${logFile}) ends with:\n${tail()}`,
      );
    },
    stop: async () => {
      isStopping = true;
      if (hasEnded() || child.pid === undefined) return;
      signalGroup(child.pid, 'SIGTERM');
      if (await waitUntil(hasEnded, SOFT_STOP_MS)) return;
      signalGroup(child.pid, 'SIGKILL');
      await waitUntil(hasEnded, 2_000);
    },
  };
}
