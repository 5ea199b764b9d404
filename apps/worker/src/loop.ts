import { createBell, type Bell } from './bell.ts';

/** Repeated work. `runOnce` resolves to the number of items done: more than 0 requests another run at once. */
export type Task = {
  name: string;
  runOnce(): Promise<number>;
  /** Rest after a run that did nothing, in ms. */
  idleMs: number;
  /** Time for new work to gather after a run that did some, in ms; 0 if omitted. */
  gatherMs?: number;
  /** Ends the rest of an idle task early. */
  bell?: Bell;
  /** A longer run is overdue, which is reported; `WITHIN_MS` if omitted. */
  withinMs?: number;
  /** Called when a run becomes overdue, and when that run ends. */
  onOverdue?(isOverdue: boolean): void;
  /** Waits, before the worker ends, for the work that the runs have begun. */
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

/** Waits for an overdue run too, so that no task runs twice at the same time. */
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

/** Resolves after the signal has aborted and the current run has ended. A failure of the task never ends the loop. */
export async function runLoop(task: Task, log: LoopLog, signal: AbortSignal): Promise<void> {
  const { name, idleMs, gatherMs = 0, bell = createBell(), atEnd } = task;
  const deaf = createBell(); // No event rings it, so that new work does not hurry a task that fails or gathers.
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
