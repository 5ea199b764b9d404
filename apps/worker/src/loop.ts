import { createBell, type Bell } from './bell.ts';

/** Work that is repeated. `runOnce` resolves to how much it did: more than 0 asks for another run at once. */
export type Task = {
  name: string;
  runOnce(): Promise<number>;
  /** How long to rest after a run that did nothing. */
  idleMs: number;
  /** How long to let new work gather after a run that did some; 0 where left out. */
  gatherMs?: number;
  /** Ends the rest of an idle task early. */
  bell?: Bell;
  /** A run that takes longer is overdue, which is reported; `WITHIN_MS` if left out. */
  withinMs?: number;
  /** Is told when a run becomes overdue, and when that run has ended after all. */
  onOverdue?(isOverdue: boolean): void;
  /** Waits for what the runs have begun, before the worker ends. */
  atEnd?(): Promise<void>;
};

/** Longer than any run of most tasks, and short enough for an alert within five minutes. */
export const WITHIN_MS = 120_000;

export type LoopLog = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

export const retryMs = (failures: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

/** An overdue run is waited for nevertheless, so that no task runs twice at the same time. */
async function runReported(task: Task, log: LoopLog): Promise<number> {
  const { name, runOnce, withinMs = WITHIN_MS, onOverdue } = task;
  let isOverdue = false;
  const timer = setTimeout(() => {
    isOverdue = true;
    log.error({ task: name, withinMs }, 'task overdue');
    onOverdue?.(true);
  }, withinMs);
  try {
    return await runOnce();
  } finally {
    clearTimeout(timer);
    if (isOverdue) onOverdue?.(false);
  }
}

/** Resolves once the signal has aborted and the current run has ended; a failure of the task never ends the loop. */
export async function runLoop(task: Task, log: LoopLog, signal: AbortSignal): Promise<void> {
  const { name, idleMs, gatherMs = 0, bell = createBell(), atEnd } = task;
  const deaf = createBell(); // Nothing rings it, so that new work does not hurry a task that fails or gathers.
  let failures = 0;
  while (!signal.aborted) {
    try {
      const done = await runReported(task, log);
      if (failures > 0) log.info({ task: name, failures }, 'task recovered');
      failures = 0;
      if (done > 0) log.debug({ task: name, done }, 'task worked');
      if (done === 0) await bell.sleep(idleMs, signal);
      else if (gatherMs > 0) await deaf.sleep(gatherMs, signal);
    } catch (error) {
      failures += 1;
      const restMs = retryMs(failures);
      log.error({ task: name, failures, restMs, err: error }, 'task failed');
      await deaf.sleep(restMs, signal);
    }
  }
  await atEnd?.().catch((error: unknown) => log.error({ task: name, err: error }, 'task failed at its end'));
}
