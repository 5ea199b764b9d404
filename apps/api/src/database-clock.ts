import { performance } from 'node:perf_hooks';

export type ClockReading = {
  /** The database's own clock. */
  database: Date;
  /** The ledger's time, which development and tests may move. */
  ledger: Date;
};
export type DatabaseClock = ReturnType<typeof createDatabaseClock>;

/**
 * The database's clocks as far as this replica knows them: read now and then, carried on by the monotonic clock, so that
 * a wrong or jumping clock of this machine decides nothing. Until the first reading this machine's own is believed.
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
