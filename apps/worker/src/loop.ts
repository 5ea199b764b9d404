import { createBell, type Bell } from './bell.ts';

/** Something that is done again and again. The number says how much there was to do: more than 0 asks for another run. */
export type Task = {
  name: string;
  runOnce(): Promise<number>;
  /** How long to rest when there was nothing to do. */
  idleMs: number;
  /** How long to let new work gather after a run that had some; 0 if not said. */
  gatherMs?: number;
  /** Ends the rest of an idle task early. */
  bell?: Bell;
};

export type LoopLog = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

export const retryMs = (failures: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

/** Resolves once the signal has aborted and the run under way has ended; no failure of the task ends the loop. */
export async function runLoop(task: Task, log: LoopLog, signal: AbortSignal): Promise<void> {
  const { name, runOnce, idleMs, gatherMs = 0, bell = createBell() } = task;
  const deaf = createBell(); // Nobody rings it: neither a failing nor a busy task is hurried by more work.
  let failures = 0;
  while (!signal.aborted) {
    try {
      const done = await runOnce();
      if (failures > 0) log.info({ task: name, failures }, 'works again');
      failures = 0;
      if (done > 0) log.debug({ task: name, done }, 'has worked');
      if (done === 0) await bell.sleep(idleMs, signal);
      else if (gatherMs > 0) await deaf.sleep(gatherMs, signal);
    } catch (error) {
      failures += 1;
      const restMs = retryMs(failures);
      log.error({ task: name, failures, restMs, err: error }, 'failed and will be tried again');
      await deaf.sleep(restMs, signal);
    }
  }
}
