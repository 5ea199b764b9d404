import { performance } from 'node:perf_hooks';
import { setImmediate as nextLoop } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/** The longest series of computations before sockets are read again. */
const UNBROKEN_MS = 1;

export type Turns = ReturnType<typeof createTurns>;

/**
 * Gives turns to computations, which are synchronous and share one thread. Tenants take turns, one call each, so a
 * tenant with many calls in flight delays another tenant's call by one call only.
 */
export function createTurns() {
  const waiting = createFairQueue<() => void>();
  let isServing = false;

  async function serve(): Promise<void> {
    await nextLoop(); // Calls that arrive together wait together, independent of the order in which sockets were read.
    let startedMs = performance.now();
    for (let begin = waiting.next(); begin; begin = waiting.next()) {
      begin();
      await Promise.resolve(); // The call that was resumed computes here, before the loop continues.
      if (performance.now() - startedMs < UNBROKEN_MS) continue;
      await nextLoop();
      startedMs = performance.now();
    }
    isServing = false;
  }

  return {
    /** Resolves at this tenant's turn, which lasts until the caller's next `await`. */
    take(tenantId: string): Promise<void> {
      return new Promise((resolve) => {
        waiting.push(tenantId, resolve);
        if (isServing) return;
        isServing = true;
        void serve();
      });
    },
  };
}
