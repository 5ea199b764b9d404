import { setTimeout as sleep } from 'node:timers/promises';

/** A session connection of `pg` that can LISTEN. */
export type Session = {
  query(text: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { channel: string; payload?: string | undefined }) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  /** Closes the connection for good. */
  close(): void;
};

export type NewsListener = { stop(): void };

/** A handler for each channel. It receives the id in the notification, or null for all ids. */
export type Readers = Record<string, (id: string | null) => void>;

const RETRY_MS = { first: 100, max: 5_000 };

/**
 * Listens for changed keys and accounts, so that caches drop them at once. Reconnects without limit. Every new
 * connection calls the handlers for all ids, because notifications in the meantime are lost.
 */
export function listenForNews(
  connect: () => Promise<Session>,
  readers: Readers,
  lost: (error: unknown) => void,
): NewsListener {
  const state: { session: Session | null; stopped: boolean } = { session: null, stopped: false };

  async function run(): Promise<void> {
    let retryMs = RETRY_MS.first;
    while (!state.stopped) {
      try {
        state.session = await connect();
        if (state.stopped) break;
        await listenUntilEnd(state.session, () => (retryMs = RETRY_MS.first));
      } catch (error) {
        if (!state.stopped) lost(error);
      }
      closeSession();
      if (!state.stopped) await sleep(retryMs, undefined, { ref: false });
      retryMs = Math.min(retryMs * 2, RETRY_MS.max);
    }
    closeSession();
  }

  function closeSession(): void {
    state.session?.close();
    state.session = null;
  }

  async function listenUntilEnd(connection: Session, established: () => void): Promise<void> {
    const ended = new Promise<void>((resolve, reject) => {
      connection.on('error', (error) => reject(error ?? new Error('connection error')));
      connection.on('end', () => resolve());
    });
    connection.on('notification', ({ channel, payload }) => readers[channel]?.(payload ? payload : null));
    const listen = Object.keys(readers).map((channel) => `LISTEN ${channel}`);
    await Promise.race([connection.query(listen.join('; ')), ended]);
    for (const changed of Object.values(readers)) changed(null);
    established();
    await ended;
    throw new Error('the connection ended');
  }

  void run();
  return {
    stop(): void {
      state.stopped = true;
      closeSession();
    },
  };
}
