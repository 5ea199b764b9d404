import { createBell } from './bell.ts';
import { retryMs, type LoopLog } from './loop.ts';

/** A session connection that listens, as `listen-session.ts` opens it. */
export type ListenSession = {
  /** Resolves when the connection ends; never rejects. */
  ended: Promise<unknown>;
  close(): Promise<void>;
};
export type OpenListenSession = () => Promise<ListenSession>;

/**
 * Keeps a session open that rings bells on notifications. Each new session rings all bells, because notifications
 * between two sessions are lost. A bell only shortens a rest: every task also polls.
 */
export async function keepListening(
  open: OpenListenSession,
  ringAll: () => void,
  log: LoopLog,
  signal: AbortSignal,
): Promise<void> {
  const rest = createBell();
  const stopped = aborted(signal);
  let failures = 0;
  while (!signal.aborted) {
    try {
      const session = await open();
      failures = 0;
      ringAll();
      await Promise.race([session.ended, stopped]);
      await session.close();
    } catch (error) {
      failures += 1;
      log.error({ task: 'listen', failures, restMs: retryMs(failures), err: error }, 'listen session failed');
    }
    if (!signal.aborted) await rest.sleep(retryMs(Math.max(failures, 1)), signal);
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
