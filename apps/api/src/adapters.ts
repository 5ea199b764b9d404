import { clockOffsetSeconds, ledgerNow } from '@graha/store/ledger-clock';
import { chargeBatch, chargeOutcome, findKey } from '@graha/store/metering';
import { findAccount } from '@graha/store/playground';
import { createPool } from '@graha/store/pool';
import { logRequests, type RequestRow } from '@graha/store/request-log';
import { accountOf } from '@graha/store/usage';
import { type ClockReading, createDatabaseClock } from './database-clock.ts';
import type { Ledger } from './meter-attempt.ts';
import { METER_LIMITS } from './meter.ts';
import type { Session } from './news.ts';

export type DatabaseOptions = {
  url: string;
  directUrl: string;
  engineVersion: string;
  /** Only development and tests may move the ledger's time. */
  movedClockAllowed: boolean;
  onError(error: Error): void;
};

export class MovedClock extends Error {}

/** Charges have connections of their own, so that nothing else can keep them waiting. */
const CHARGE_CONNECTIONS = METER_LIMITS.lanesAtOnce + 2;
const OTHER_CONNECTIONS = 4;

/** All that the API asks of the database, behind the names it uses for it. */
export function openDatabase(options: DatabaseOptions) {
  const { url, directUrl, engineVersion, movedClockAllowed, onError } = options;
  const shared = { applicationName: 'graha-api', onError, queryTimeoutMs: METER_LIMITS.statementMs };
  const charges = createPool({ ...shared, url, max: CHARGE_CONNECTIONS });
  const others = createPool({ ...shared, url, max: OTHER_CONNECTIONS });
  const sessions = createPool({ ...shared, url: directUrl, max: 1 });

  const readClock = async (): Promise<ClockReading> => {
    const offsetMs = 1000 * (await clockOffsetSeconds(others));
    if (offsetMs !== 0 && !movedClockAllowed)
      throw new MovedClock('The clock of the ledger was moved: this is not a production database.');
    const ledger = await ledgerNow(others);
    return { ledger, database: new Date(ledger.getTime() - offsetMs) };
  };
  const clock = createDatabaseClock(readClock);
  const ledger: Ledger = {
    chargeBatch: (batch) => chargeBatch(charges, batch, engineVersion),
    chargeOutcome: (tenantIds, requestIds, sentAt) => chargeOutcome(charges, tenantIds, requestIds, sentAt),
    now: clock.database,
  };

  return {
    clock,
    ledger,
    findKey: (publicId: string) => findKey(others, publicId),
    findAccount: (tenantId: string) => findAccount(others, tenantId),
    accountOf: (tenantId: string) => accountOf(others, tenantId),
    logRequests: (rows: readonly RequestRow[]) => logRequests(others, rows),
    /** An empty batch needs everything that a full one needs: the server, the role, the migrations. */
    ready: async (): Promise<void> => {
      await clock.refresh();
      await chargeBatch(others, [], engineVersion);
    },
    connectSession: async (): Promise<Session> => {
      const client = await sessions.connect();
      let open = true;
      return {
        query: (text) => client.query(text),
        on: (event, listener) => client.on(event, listener),
        close: () => {
          if (open) client.release(true);
          open = false;
        },
      };
    },
    close: async (): Promise<void> => void (await Promise.all([charges.end(), others.end(), sessions.end()])),
  };
}
