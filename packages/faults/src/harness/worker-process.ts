import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { guardProcess } from '@graha/dev-stack/guard';

export type WorkerProcess = {
  pid: number;
  /** Errors in the worker's log, and its exit if it ended by itself. */
  problems(): string[];
  end(signal?: NodeJS.Signals): Promise<void>;
};

const ERROR = /"level":[56]0/;
const PROBLEMS_MAX = 5;

/** Starts a worker from the source of this or another version. */
export function startWorkerProcess(folder: string, databaseUrl: string): WorkerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, 'src/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GRAHA_MODE: 'test',
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      // Mails are JSX, and the worker's own settings do not cover their package.
      TSX_TSCONFIG_PATH: join(folder, '../../packages/config/tsconfig.servers.json'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  guardProcess(child, 'SIGTERM', 'SIGKILL');
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += String(part)));
  const ended = once(child, 'exit');
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    problems: () => [
      ...(hasEnded() ? [`the worker ended with ${child.signalCode ?? child.exitCode}: ${log.slice(-500)}`] : []),
      ...log
        .split('\n')
        .filter((line) => ERROR.test(line))
        .slice(0, PROBLEMS_MAX),
    ],
    async end(signal = 'SIGTERM') {
      if (hasEnded()) return;
      child.kill(signal);
      await ended;
    },
  };
}
