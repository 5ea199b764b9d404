import type { Worker } from 'node:worker_threads';
import { ApiError } from '../errors/errors.ts';
import type { FoundPlace, FromPlaceThread, PlaceAsk, ToPlaceThread } from './place-thread.ts';

export type PlaceSearch = {
  /**
   * The first answer takes one or two seconds, because the thread reads the table.
   * @throws ApiError if the thread ends
   */
  ask(ask: PlaceAsk): Promise<FoundPlace[]>;
  close(): Promise<void>;
};

type Waiting = { resolve(found: FoundPlace[]): void; reject(error: unknown): void };
type Running = { worker: Worker; waiting: Map<number, Waiting> };

/** Searches places in a thread, which starts at the first search, and again at the first search after it was lost. */
export function createPlaceSearch(startThread: () => Worker, lost: (error: unknown) => void): PlaceSearch {
  let running: Running | null = null;
  let askNumber = 0;

  function start(): Running {
    const own: Running = { worker: startThread(), waiting: new Map() };
    let cause: unknown = new Error('the place thread ended');
    own.worker.unref();
    own.worker.on('message', (message: FromPlaceThread) => settle(own, message));
    own.worker.on('error', (error) => (cause = error));
    own.worker.once('exit', () => {
      if (running === own) {
        running = null;
        lost(cause);
      }
      for (const { reject } of own.waiting.values()) reject(new ApiError('compute_unavailable', { cause }));
    });
    return own;
  }

  function settle({ waiting }: Running, message: FromPlaceThread): void {
    const one = waiting.get(message.askNumber);
    waiting.delete(message.askNumber);
    if ('found' in message) one?.resolve(message.found);
    else one?.reject(message.error);
  }

  return {
    ask: (ask) =>
      new Promise((resolve, reject) => {
        running ??= start();
        askNumber += 1;
        running.waiting.set(askNumber, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin; windows have.
        running.worker.postMessage({ askNumber, ask } satisfies ToPlaceThread);
      }),
    async close() {
      const own = running;
      running = null;
      await own?.worker.terminate();
    },
  };
}
