import type { RequestRow } from '@graha/store/requests/request-log';
import { type Clock, systemClock, within } from '../limits/clock.ts';

export const REQUEST_ROWS_LIMITS = {
  /** The longest wait of a row before it is written. `gatherMax` rows are written sooner. */
  everyMs: 500,
  gatherMax: 500,
  /** The most rows in one statement, if more have gathered during a slow write. */
  statementRowsMax: 2_000,
  queueMax: 20_000,
  /** Rows of failed answers that may have been charged. The worker needs them to reverse the charge. */
  doubtfulMax: 5_000,
  /** The most rows of unknown callers in one statement, so that a flood of them writes no more. */
  strangersMax: 100,
  /** The pause after a failure. It doubles with each failure, up to `pauseMaxMs`. */
  pauseMs: 500,
  pauseMaxMs: 10_000,
  statementMs: 5_000,
  /** The longest wait of a stop for the remaining rows. */
  stopMs: 1_000,
};

/** Captured requests and answers are some hundred kilobytes each, so few are held. */
export const CAPTURES_LIMITS: typeof REQUEST_ROWS_LIMITS = {
  ...REQUEST_ROWS_LIMITS,
  gatherMax: 20,
  statementRowsMax: 50,
  queueMax: 200,
};

export type RowFacts = { isStranger: boolean; mayBeCharged: boolean };
export type RowsObserver = {
  written(rows: number): void;
  /** @param why `full`: the queue is full; `stranger`: too many unknown callers; `refused`: the database refuses the rows */
  dropped(rows: number, why: 'full' | 'stranger' | 'refused' | 'stopped'): void;
  failed(error: unknown): void;
};
export type RequestRows = ReturnType<typeof createRequestRows<RequestRow>>;

/** True for errors of the data, which a retry cannot fix. All others are retried. */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(22|23|42)/.test(String(error.code));

/**
 * Gathers rows of the request log and writes them in limited batches. No answer waits for the rows or fails because of
 * them.
 */
export function createRequestRows<Row = RequestRow>(
  write: (rows: readonly Row[]) => Promise<void>,
  observer: RowsObserver,
  limits = REQUEST_ROWS_LIMITS,
  clock: Clock = systemClock,
) {
  let queue: Row[] = [];
  let doubtful: Row[] = [];
  let strangers = 0;
  let writing: Promise<void> | null = null;
  let callOff: (() => void) | null = null;
  let pauseMs = 0;
  let isStopped = false;

  const waiting = (): number => queue.length + doubtful.length;

  function plan(): void {
    if (isStopped || writing || waiting() === 0) return;
    if (pauseMs === 0 && waiting() >= limits.gatherMax) return run();
    callOff ??= clock.after(Math.max(limits.everyMs, pauseMs), run);
  }

  function run(): void {
    callOff?.();
    callOff = null;
    writing = writeSome().finally(() => {
      writing = null;
      plan();
    });
  }

  async function writeSome(): Promise<void> {
    const kept = doubtful.splice(0, limits.statementRowsMax);
    const others = queue.splice(0, limits.statementRowsMax - kept.length);
    strangers = 0;
    try {
      await within(limits.statementMs, write([...kept, ...others]), clock);
      pauseMs = 0;
      observer.written(kept.length + others.length);
    } catch (error) {
      observer.failed(error);
      pauseMs = Math.min(Math.max(limits.pauseMs, pauseMs * 2), limits.pauseMaxMs);
      if (isRefusedForGood(error)) return observer.dropped(kept.length + others.length, 'refused');
      doubtful = [...kept, ...doubtful];
      queue = [...others, ...queue];
      trim();
    }
  }

  /** Drops a tenth at a time, so that a full queue is not shifted for every row. */
  function trim(): void {
    for (const [rows, max] of [
      [queue, limits.queueMax],
      [doubtful, limits.doubtfulMax],
    ] as const) {
      if (rows.length <= max) continue;
      observer.dropped(rows.splice(0, rows.length - max + Math.floor(max / 10)).length, 'full');
    }
  }

  return {
    push(row: Row, { isStranger, mayBeCharged }: RowFacts): void {
      if (isStranger && strangers >= limits.strangersMax) return observer.dropped(1, 'stranger');
      if (isStranger) strangers += 1;
      (mayBeCharged ? doubtful : queue).push(row);
      trim();
      plan();
    },
    waiting,
    /** Writes the remaining rows within `stopMs`. */
    async stop(): Promise<void> {
      isStopped = true;
      callOff?.();
      await within(limits.stopMs, writeRest(), clock).catch(observer.failed);
      if (waiting() > 0) observer.dropped(waiting(), 'stopped');
      queue = [];
      doubtful = [];
    },
  };

  async function writeRest(): Promise<void> {
    await writing;
    const before = pauseMs;
    while (waiting() > 0 && pauseMs <= before) await writeSome();
  }
}
