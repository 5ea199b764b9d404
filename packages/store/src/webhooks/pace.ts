/** At most this part of a second's items starts at once. */
const BURST_S = 0.1;

export type Pace = {
  /** Returns 0 if an item may start now, else the time until a whole burst may, in ms. */
  restMs: () => number;
  /** Returns the number of items that may start now. */
  room: () => number;
  /** Counts items that have started. */
  spend: (items: number) => void;
};

/**
 * Limits the items that start within a second (a token bucket), so that a backlog leaves processors and database to other work.
 *
 * @param perSecond items a second, greater than 0; at most a tenth of them, but always one, start at once
 * @param nowMs clock that never goes back, in ms
 */
export function createPace(perSecond: number, nowMs: () => number = () => performance.now()): Pace {
  const most = Math.max(1, perSecond * BURST_S);
  let tokens = most;
  let readMs = nowMs();
  const filled = (): number => {
    const now = nowMs();
    tokens = Math.min(most, tokens + ((now - readMs) * perSecond) / 1_000);
    readMs = now;
    return tokens;
  };
  return {
    restMs: () => (filled() >= 1 ? 0 : ((most - tokens) * 1_000) / perSecond),
    room: () => Math.floor(filled()),
    spend: (items) => {
      tokens = filled() - items;
    },
  };
}
