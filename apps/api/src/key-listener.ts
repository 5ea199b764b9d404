import { setTimeout as sleep } from 'node:timers/promises';

/** A session connection that can be listened on, as `pg` gives it. */
export type Session = {
  query(text: string): Promise<unknown>;
  on(event: 'notification', listener: (message: { payload?: string | undefined }) => void): unknown;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  /** Closes the connection for good. */
  close(): void;
};

export type KeyListener = { stop(): void };

const RETRY_MS = { first: 100, max: 5_000 };

/**
 * Hears at once of keys that were changed, so that caches need not wait out their second. Reconnects for ever; what was
 * said in between is unknown, so every new connection counts as news about all keys.
 */
export function listenForKeys(
  connect: () => Promise<Session>,
  channel: string,
  { changed, lost }: { changed(publicId: string | null): void; lost(error: unknown): void },
): KeyListener {
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
    connection.on('notification', ({ payload }) => changed(payload ? payload : null));
    await Promise.race([connection.query(`LISTEN ${channel}`), ended]);
    changed(null);
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
