import { clockOffsetSeconds, ledgerNow } from '@graha/store/postgres/ledger-clock';
import { chargeBatch, chargeOutcome, type ChargeResult, findAppToken, findKey } from '@graha/store/ledger/metering';
import { wakeWorker } from '@graha/store/ledger/wake-worker';
import { type BirthName, findBirths } from '@graha/store/births/births';
import { findReportBrand, reportBrandOf } from '@graha/store/tenants/report-brand';
import { findAccount } from '@graha/store/tenants/playground';
import { findCalendar } from '@graha/store/subscriptions/event-calendar';
import { hasAsyncStandby } from '@graha/store/postgres/async-standby';
import { refuseTooMuchPower } from '@graha/store/postgres/login-role';
import { createPool } from '@graha/store/postgres/pool';
import { receiptOf } from '@graha/store/requests/receipts';
import { type RequestCapture, writeCaptures } from '@graha/store/requests/captures';
import { logRequests, type RequestRow } from '@graha/store/requests/request-log';
import { accountOf } from '@graha/store/requests/usage';
import { createDatabaseClock } from '../limits/database-clock.ts';
import type { Ledger } from '../meter/meter-attempt.ts';
import { METER_LIMITS } from '../meter/meter.ts';
import { createWakeUp } from '../meter/wake-up.ts';
import type { Session } from '../call/news.ts';

export type DatabaseOptions = {
  url: string;
  directUrl: string;
  /** Only development and tests may move the ledger's time. */
  movedClockAllowed: boolean;
  /** If false, the API is not ready while a standby streams asynchronously, without commits waiting for it. */
  asyncStandbyAllowed: boolean;
  onError(error: Error): void;
  /** Reports a failed wake-up of the worker, which finds the charges by polling. */
  wakeUpFailed(error: unknown): void;
};

/** Precision of the database's clock that the start waits for, at most this number of readings. */
const CLOCK_ERROR_MS = 20;
const CLOCK_TRIES = 4;

export class MovedClock extends Error {}
/**
 * After a failover, a manager needs time to name the new synchronous standby. The replicas continue to serve during
 * this time.
 */
const NAMED_WITHIN_MS = 60_000;

/** Charges have separate connections, so that no other query delays them. */
const CHARGE_CONNECTIONS = METER_LIMITS.lanesAtOnce + 2;
const OTHER_CONNECTIONS = 4;

/** The API's queries, under the names that its parts use. */
export function openDatabase(options: DatabaseOptions) {
  const { url, directUrl, movedClockAllowed, asyncStandbyAllowed, onError, wakeUpFailed } = options;
  const shared = { applicationName: 'graha-api', onError, queryTimeoutMs: METER_LIMITS.statementMs };
  const charges = createPool({ ...shared, url, max: CHARGE_CONNECTIONS });
  const others = createPool({ ...shared, url, max: OTHER_CONNECTIONS });
  const sessions = createPool({ ...shared, url: directUrl, max: 1 });
  const wakeUp = createWakeUp((crossed) => wakeWorker({ db: others }, { crossed }), wakeUpFailed);

  const clock = createDatabaseClock({
    offsetMs: async () => {
      if (!movedClockAllowed) await refuseTooMuchPower(others, 'graha_api');
      const offsetMs = 1000 * (await clockOffsetSeconds(others));
      if (offsetMs !== 0 && !movedClockAllowed)
        throw new MovedClock('The clock of the ledger was moved: this is not a production database.');
      return offsetMs;
    },
    ledger: () => ledgerNow(others),
  });

  let safeAtMs = Number.NEGATIVE_INFINITY;
  const refuseAsyncStandby = async (): Promise<void> => {
    if (!(await hasAsyncStandby(others))) safeAtMs = performance.now();
    else if (performance.now() - safeAtMs > NAMED_WITHIN_MS)
      throw new Error('A standby streams and synchronous_standby_names is empty: a failover would lose charges.');
  };

  return {
    clock,
    /** Reads the clock, and opens a connection for the first charge. */
    connect: async (): Promise<void> => {
      // The first readings of a process may be slow.
      for (let tries = 0; tries < CLOCK_TRIES && clock.errorMs() > CLOCK_ERROR_MS; tries += 1) await clock.refresh();
      (await charges.connect()).release();
    },
    /** Used by the Management API, which appends events with the API's role. */
    management: others,
    findCalendar: (token: string) => findCalendar({ db: others }, { token }),
    findReportBrand: (tenantId: string, brandId: string | null) =>
      brandId === null
        ? reportBrandOf({ db: others, tenantId })
        : findReportBrand({ db: others, tenantId }, { brandId }),
    findBirths: (tenantId: string, names: readonly BirthName[]) => findBirths({ db: others, tenantId }, { names }),
    ledgerOf: (engineVersion: string): Ledger => ({
      chargeBatch: async (batch) => {
        const results = await chargeBatch({ db: charges }, { charges: batch, engineVersion });
        if (results.some(isWritten)) wakeUp.charged(results.some(({ crossed }) => crossed === true));
        return results;
      },
      chargeOutcome: (tenantIds, requestIds, sentAt) =>
        chargeOutcome({ db: charges }, { tenantIds, requestIds, since: sentAt }),
      now: clock.database,
    }),
    findKey: (publicId: string) => findKey({ db: others }, { publicId }),
    findAppToken: (tokenHash: string) => findAppToken({ db: others }, { tokenHash: Buffer.from(tokenHash, 'hex') }),
    findAccount: (tenantId: string) => findAccount({ db: others, tenantId }),
    accountOf: (tenantId: string) => accountOf({ db: others, tenantId }),
    receiptOf: (tenantId: string, requestId: string) => receiptOf({ db: others, tenantId }, { requestId }),
    logRequests: (rows: readonly RequestRow[]) => logRequests({ db: others }, rows),
    writeCaptures: (captures: readonly RequestCapture[]) => writeCaptures({ db: others }, captures),
    /** An empty batch needs the same server, role and migrations as a full one. */
    ready: async (): Promise<void> => {
      await clock.refresh();
      if (!asyncStandbyAllowed) await refuseAsyncStandby();
      await chargeBatch({ db: others }, { charges: [], engineVersion: '' });
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
    close: async (): Promise<void> => {
      await wakeUp.stop();
      await Promise.all([charges.end(), others.end(), sessions.end()]);
    },
  };
}

/** The charge, or a call that was refused at the spend limit, added an entry to the ledger. */
const isWritten = ({ outcome, crossed }: ChargeResult): boolean => outcome === 'charged' || crossed === true;
