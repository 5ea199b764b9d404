import { guardProcess } from '@graha/dev-stack/guard';
import { PROJECT } from '@graha/dev-stack/project';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromWorker, Job } from './messages.ts';

export type Result =
  | { kind: 'passed'; msByTest: Record<string, number> }
  | { kind: 'failed'; by: string }
  | { kind: 'timeout' }
  | { kind: 'invalid'; because: string };

export type Runner = {
  /** @param limitMs time limit of the tests; after it they are stopped and the result is a timeout */
  run: (job: Job, limitMs: number) => Promise<Result>;
  close: () => Promise<void>;
};

const WORKER = fileURLToPath(new URL('worker.ts', import.meta.url));

/** A worker that starts when it is needed, and again after it had to be stopped. */
export function openRunner(): Runner {
  let worker: ChildProcess | null = null;

  function start(): ChildProcess {
    const child = fork(WORKER, {
      cwd: PROJECT,
      execArgv: ['--import', import.meta.resolve('tsx')],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    guardProcess(child, 'SIGTERM', 'SIGKILL');
    return child;
  }

  /** Kills the process group: the processes of the tests are children of the worker. */
  async function kill(child: ChildProcess): Promise<void> {
    worker = null;
    const isGone = once(child, 'exit');
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await isGone;
  }

  function run(job: Job, limitMs: number): Promise<Result> {
    const child = (worker ??= start());
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const settle = (work: () => void) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit);
        work();
      };
      const onExit = (code: number | null) =>
        settle(() => {
          worker = null;
          reject(new Error(`the process of the tests ended with ${code ?? 'a signal'}`));
        });
      const onMessage = (message: FromWorker) => {
        if (message.kind === 'began') {
          timer = setTimeout(
            () => settle(() => void kill(child).then(() => resolve({ kind: 'timeout' }), reject)),
            limitMs,
          );
        } else
          settle(() => (message.kind === 'broken' ? reject(new Error(message.because)) : resolve(asResult(message))));
      };
      child.on('message', onMessage).on('exit', onExit);
      child.send(job);
    });
  }

  async function close(): Promise<void> {
    if (!worker || worker.exitCode !== null) return;
    const isGone = once(worker, 'exit');
    worker.disconnect();
    await isGone;
  }

  return { run, close };
}

function asResult(message: Extract<FromWorker, { kind: 'ended' | 'invalid' }>): Result {
  if (message.kind === 'invalid') return message;
  const { failed, msByTest } = message;
  return failed === null ? { kind: 'passed', msByTest } : { kind: 'failed', by: failed };
}
