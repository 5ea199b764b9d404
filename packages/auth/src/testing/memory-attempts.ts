import { UNSEEN, type AttemptStore, type Seen } from '@graha/store/identity/attempts';

/** The store's windows without a database, for tests. */
export function memoryAttempts(nowMs: () => number = Date.now): AttemptStore {
  const windows = new Map<string, { endsMs: number; attempts: number }>();
  const read = (subject: string): Seen => {
    const open = windows.get(subject);
    return open && open.endsMs > nowMs() ? { attempts: open.attempts, leftMs: open.endsMs - nowMs() } : UNSEEN;
  };
  return {
    take: async (taken) =>
      taken.map(({ subject, windowMs }) => {
        const { attempts, leftMs } = read(subject);
        const endsMs = nowMs() + (attempts === 0 ? windowMs : leftMs);
        windows.set(subject, { endsMs, attempts: attempts + 1 });
        return read(subject);
      }),
    read: async (subject) => read(subject),
    forget: async (subject) => void windows.delete(subject),
  };
}
