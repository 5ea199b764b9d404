import type { Attempt } from '../findings.ts';

export type Load = {
  /** The attempts so far; grows while the clients call. */
  attempts: Attempt[];
  /** Lets every client finish its current call. */
  stop(): Promise<Attempt[]>;
};

const PAUSE_AFTER_TROUBLE_MS = 20;

/** Starts clients that each send one call after another until they are stopped. */
export function startLoad(clients: number, attempt: (client: number) => Promise<Attempt>): Load {
  const attempts: Attempt[] = [];
  const state = { isOver: false };
  const running = Array.from({ length: clients }, async (_, client) => {
    while (!state.isOver) {
      const made = await attempt(client);
      attempts.push(made);
      if (made.answer?.status !== 200) await sleep(PAUSE_AFTER_TROUBLE_MS);
    }
  });
  return {
    attempts,
    async stop() {
      state.isOver = true;
      await Promise.all(running);
      return attempts;
    },
  };
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @returns the duration in ms
 * @throws Error if the condition does not become true in time
 */
export async function until(what: string, withinMs: number, isTrue: () => boolean | Promise<boolean>): Promise<number> {
  const startedMs = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - startedMs > withinMs) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    await sleep(10);
  }
  return performance.now() - startedMs;
}
