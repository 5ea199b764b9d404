export type Limit = { attemptsMax: number; windowMs: number };

export type Throttle = {
  /** Counts one attempt. Answers how long to wait before the next one is looked at: 0 if this one is. */
  take(subject: string): number;
  /** How long the next attempt would have to wait; counts nothing. */
  waitMs(subject: string): number;
  /** After a success: honest people are not counted against. */
  forget(subject: string): void;
};

const SUBJECTS_MAX = 50_000;

/** Fixed windows in this process's memory. Several portals count apart, each with the same limits. */
export function createThrottle({ attemptsMax, windowMs }: Limit, nowMs: () => number = Date.now): Throttle {
  const windows = new Map<string, { endsMs: number; attempts: number }>();

  function sweep(): void {
    for (const [subject, { endsMs }] of windows) if (endsMs <= nowMs()) windows.delete(subject);
    for (const subject of windows.keys()) {
      if (windows.size <= SUBJECTS_MAX / 2) return;
      windows.delete(subject);
    }
  }

  return {
    take(subject) {
      if (windows.size > SUBJECTS_MAX) sweep();
      const open = windows.get(subject);
      if (!open || open.endsMs <= nowMs()) {
        windows.set(subject, { endsMs: nowMs() + windowMs, attempts: 1 });
        return 0;
      }
      open.attempts += 1;
      return open.attempts > attemptsMax ? open.endsMs - nowMs() : 0;
    },
    waitMs(subject) {
      const open = windows.get(subject);
      return open && open.attempts >= attemptsMax ? Math.max(0, open.endsMs - nowMs()) : 0;
    },
    forget: (subject) => void windows.delete(subject),
  };
}
