import { performance } from 'node:perf_hooks';

export type DatabaseClockSource = {
  /** Offset of the ledger's time from the database's clock, ms, which development and tests may change. */
  offsetMs(): Promise<number>;
  /** Reads the ledger's time. The duration of this call bounds the error of the estimate. */
  ledger(): Promise<Date>;
};
export type DatabaseClock = ReturnType<typeof createDatabaseClock>;

/** Largest drift of the two clocks against each other; crystals of servers keep a tenth of it. */
const DRIFT_MS_PER_MS = 5e-4;

type Estimate = {
  /** The database's clock minus the monotonic one. */
  aheadMs: number;
  /** Largest error of `aheadMs` when it was read. */
  errorMs: number;
  readMs: number;
};

/**
 * Estimates the database's clocks. `refresh` reads them and the monotonic clock advances them, so that this machine's
 * wall clock is used only before the first `refresh`. The error is at most half the time of the quickest reading, and
 * drift since then: a slow reading does not replace a quick one that it agrees with.
 */
export function createDatabaseClock(source: DatabaseClockSource, now: () => number = () => performance.now()) {
  let best: Estimate = { aheadMs: Date.now() - now(), errorMs: Number.POSITIVE_INFINITY, readMs: now() };
  let offsetMs = 0;

  async function read(): Promise<Estimate> {
    offsetMs = await source.offsetMs();
    const askedMs = now();
    const ledger = await source.ledger();
    const readMs = now();
    return {
      aheadMs: ledger.getTime() - offsetMs - (askedMs + readMs) / 2,
      errorMs: (readMs - askedMs) / 2,
      readMs,
    };
  }

  return {
    async refresh(): Promise<void> {
      const found = await read();
      const errorMs = best.errorMs + (found.readMs - best.readMs) * DRIFT_MS_PER_MS;
      const disagree = Math.abs(found.aheadMs - best.aheadMs) > errorMs + found.errorMs; // The clock was set, or another server answers.
      if (found.errorMs <= errorMs || disagree) best = found;
    },
    /** Largest error of the last reading that counts, ms; infinite before the first one. */
    errorMs: (): number => best.errorMs,
    database: (): Date => new Date(best.aheadMs + now()),
    ledger: (): Date => new Date(best.aheadMs + offsetMs + now()),
  };
}
