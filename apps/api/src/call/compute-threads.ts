import type { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/errors.ts';
import { type Clock, systemClock } from '../limits/clock.ts';
import { createFairQueue } from '../limits/fair-queue.ts';
import type { ComputeElsewhere, Task } from './compute.ts';
import type { FromThread } from './compute-thread.ts';
import { cpuMsOf } from './thread-cpu.ts';

/**
 * The CPU time that a task may use; every operation takes less than a tenth of it. Time in which the machine was busy
 * with other work does not count.
 */
export const TASK_CPU_MAX_MS = 10_000;
/** A thread that has not answered by then is stuck. */
export const TASK_MAX_MS = 120_000;
const RESTART_MS = { first: 50, max: 5_000 };

export type ComputeThreads = {
  /** The first calls start the threads and wait until one is ready. */
  compute: ComputeElsewhere;
  /** Starts the first thread before a call needs it. */
  startFirst(): void;
  /** Calls that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
};

export type ComputeThreadsDeps = {
  startThread(): Worker;
  count: number;
  observer: {
    lost(error: unknown): void;
    /** A thread has loaded its data and takes calls. */
    ready?(): void;
  };
  clock?: Clock;
  /**
   * CPU time of a thread, in ms.
   * @param cpuFile the file that the thread named when it was ready
   */
  cpuMs?(cpuFile: string | null): number;
};

type Job = { task: Task; resolve(body: Buffer): void; reject(error: unknown): void };
type Slot = { worker: Worker; job: Job | null; isReady: boolean; cpuFile: string | null; callOff(): void };

/**
 * Threads that compute long calls, one call each at a time. Tenants take turns. A thread starts when a call finds none
 * that is idle, because each takes memory for its own catalogue and ephemeris. A thread that dies fails the call that it
 * was computing, and is replaced.
 */
export function createComputeThreads(deps: ComputeThreadsDeps): ComputeThreads {
  const { startThread, count, observer, clock = systemClock, cpuMs = cpuMsOf } = deps;
  const queue = createFairQueue<Job>();
  const slots = new Set<Slot>();
  let restartMs = RESTART_MS.first;
  let isClosed = false;
  /** Threads that run or will be replaced. */
  let kept = 0;
  /** The last thread ended before it was ready, so calls are refused until one starts. */
  let isDown = false;

  function openOne(): void {
    if (isClosed) return;
    const worker = startThread();
    const slot: Slot = { worker, job: null, isReady: false, cpuFile: null, callOff: () => undefined };
    slots.add(slot);
    let cause: unknown = new Error('a compute thread ended');
    worker.unref(); // Threads do not keep the process alive; the server does.
    worker.on('message', (message: FromThread) => settle(slot, message));
    worker.on('error', (error) => (cause = error));
    worker.once('exit', () => lose(slot, cause));
  }

  function settle(slot: Slot, message: FromThread): void {
    const { job } = slot;
    slot.callOff();
    slot.job = null;
    slot.isReady = true;
    isDown = false;
    if (message.kind === 'ready') greet(slot, message.cpuFile);
    else if (message.kind === 'body') job?.resolve(Buffer.from(message.bytes.buffer));
    else if (message.kind === 'refused') job?.reject(new ApiError(message.code, message.facts));
    else if (message.kind === 'failed') job?.reject(message.error);
    if (message.kind !== 'ready') restartMs = RESTART_MS.first;
    next(slot);
  }

  function greet(slot: Slot, cpuFile: string | null): void {
    slot.cpuFile = cpuFile;
    observer.ready?.();
  }

  /** Gives a waiting call to an idle thread, or starts one more. */
  function serve(): void {
    const idle = [...slots].find(({ isReady, job }) => isReady && job === null);
    if (idle) return next(idle);
    if (kept < count) keepOneMore();
  }

  function keepOneMore(): void {
    kept += 1;
    openOne();
  }

  function next(slot: Slot): void {
    const job = queue.next();
    if (!job) return;
    slot.job = job;
    watch(slot, job);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin; windows have.
    slot.worker.postMessage(job.task);
  }

  /** Checks again at the earliest time at which the task can have used up its CPU time. */
  function watch(slot: Slot, job: Job): void {
    const began = { ms: clock.nowMs(), cpuMs: cpuMs(slot.cpuFile) };
    const look = (): void => {
      const cpuLeftMs = TASK_CPU_MAX_MS - (cpuMs(slot.cpuFile) - began.cpuMs);
      const leftMs = TASK_MAX_MS - (clock.nowMs() - began.ms);
      if (cpuLeftMs <= 0 || leftMs <= 0) return stop(slot, job);
      slot.callOff = clock.after(Math.min(cpuLeftMs, leftMs), look);
    };
    slot.callOff = clock.after(TASK_CPU_MAX_MS, look);
  }

  function stop(slot: Slot, job: Job): void {
    slots.delete(slot); // A thread that is ending takes no more tasks.
    slot.job = null;
    job.reject(new ApiError('compute_timeout'));
    void slot.worker.terminate();
  }

  function lose(slot: Slot, cause: unknown): void {
    slot.callOff();
    slots.delete(slot);
    slot.job?.reject(unavailable(cause));
    if (isClosed) return;
    observer.lost(cause);
    isDown = slots.size === 0 && !slot.isReady;
    if (isDown) failWaiting(cause);
    clock.after(restartMs, openOne);
    restartMs = Math.min(restartMs * 2, RESTART_MS.max);
  }

  function failWaiting(cause: unknown): void {
    for (let job = queue.next(); job; job = queue.next()) job.reject(unavailable(cause));
  }

  return {
    compute: (tenantId, task) =>
      new Promise((resolve, reject) => {
        if (isClosed || isDown) return reject(unavailable(new Error('no compute thread runs')));
        queue.push(tenantId, { task, resolve, reject });
        serve();
      }),
    startFirst: () => {
      if (kept === 0) keepOneMore();
    },
    waiting: queue.size,
    async close() {
      isClosed = true;
      failWaiting(new Error('the server stops'));
      await Promise.all([...slots].map(({ worker }) => worker.terminate()));
    },
  };
}

const unavailable = (cause: unknown): ApiError => new ApiError('compute_unavailable', { cause });
