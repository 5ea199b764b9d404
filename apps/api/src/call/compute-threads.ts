import type { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/errors.ts';
import { type Clock, systemClock } from '../limits/clock.ts';
import { createFairQueue } from '../limits/fair-queue.ts';
import type { ComputeElsewhere, Task } from './compute.ts';
import type { FromThread } from './compute-thread.ts';

/** A thread that computes for longer is stopped; every operation takes less than a tenth of this. */
const STOP_AFTER_MS = 10_000;
const RESTART_MS = { first: 50, max: 5_000 };

export type ComputeThreads = {
  /** Starts the threads; calls wait until the first is ready. */
  open(): void;
  compute: ComputeElsewhere;
  /** Calls that wait for a thread. */
  waiting(): number;
  close(): Promise<void>;
};

export type ComputeThreadsDeps = {
  startThread(): Worker;
  count: number;
  observer: { lost(error: unknown): void };
  clock?: Clock;
};

type Job = { task: Task; resolve(body: Buffer): void; reject(error: unknown): void };
type Slot = { worker: Worker; job: Job | null; isReady: boolean; callOff(): void };

/**
 * Threads that compute long calls, one call each at a time. Tenants take turns for them. A thread that dies fails the call
 * that it was computing, and is replaced.
 */
export function createComputeThreads(deps: ComputeThreadsDeps): ComputeThreads {
  const { startThread, count, observer, clock = systemClock } = deps;
  const queue = createFairQueue<Job>();
  const slots = new Set<Slot>();
  let restartMs = RESTART_MS.first;
  let isClosed = false;
  /** The last thread ended before it was ready, so calls are refused until one starts. */
  let isDown = false;

  function openOne(): void {
    if (isClosed) return;
    const worker = startThread();
    const slot: Slot = { worker, job: null, isReady: false, callOff: () => undefined };
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
    if (message.kind === 'body') job?.resolve(Buffer.from(message.bytes.buffer));
    else if (message.kind === 'refused') job?.reject(new ApiError(message.code, message.facts));
    else if (message.kind === 'failed') job?.reject(message.error);
    if (message.kind !== 'ready') restartMs = RESTART_MS.first;
    next(slot);
  }

  function next(slot: Slot): void {
    const job = queue.next();
    if (!job) return;
    slot.job = job;
    slot.callOff = clock.after(STOP_AFTER_MS, () => {
      slots.delete(slot); // It takes no more tasks while it ends.
      slot.job = null;
      job.reject(new ApiError('compute_timeout'));
      void slot.worker.terminate();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin; windows have.
    slot.worker.postMessage(job.task);
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
    open() {
      for (let opened = 0; opened < count; opened += 1) openOne();
    },
    compute: (tenantId, task) =>
      new Promise((resolve, reject) => {
        if (isClosed || isDown) return reject(unavailable(new Error('no compute thread runs')));
        queue.push(tenantId, { task, resolve, reject });
        const idle = [...slots].find(({ isReady, job }) => isReady && job === null);
        if (idle) next(idle);
      }),
    waiting: queue.size,
    async close() {
      isClosed = true;
      failWaiting(new Error('the server stops'));
      await Promise.all([...slots].map(({ worker }) => worker.terminate()));
    },
  };
}

const unavailable = (cause: unknown): ApiError => new ApiError('compute_unavailable', { cause });
