import { performance } from 'node:perf_hooks';

export type ClockReading = {
  /** The database's own clock. */
  database: Date;
  /** The ledger's time, which development and tests may move. */
  ledger: Date;
};
export type DatabaseClock = ReturnType<typeof createDatabaseClock>;

/**
 * Estimates the database's clocks. `refresh` reads them and the monotonic clock advances them, so that this machine's
 * wall clock is used only before the first `refresh`.
 */
export function createDatabaseClock(read: () => Promise<ClockReading>, now: () => number = () => performance.now()) {
  const own = Date.now() - now();
  const aheadMs = { database: own, ledger: own };

  return {
    async refresh(): Promise<void> {
      const askedMs = now();
      const reading = await read();
      const readMs = (askedMs + now()) / 2;
      aheadMs.database = reading.database.getTime() - readMs;
      aheadMs.ledger = reading.ledger.getTime() - readMs;
    },
    database: (): Date => new Date(aheadMs.database + now()),
    ledger: (): Date => new Date(aheadMs.ledger + now()),
  };
}
