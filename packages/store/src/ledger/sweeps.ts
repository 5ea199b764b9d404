import type { Pool } from 'pg';
import type { Db } from '../postgres/context.ts';

/** What the worker does from time to time. Each returns how much there was to do. */
const counted = async (pool: Pool, call: string): Promise<number> => {
  const { rows } = await pool.query<{ done: number }>(`SELECT graha.${call} AS done`);
  return rows[0]?.done ?? 0;
};

const ACCOUNTS_PER_RUN = 200;

/** Months of the ledger from three back to thirteen ahead; without one a charge in that month would fail. */
export const ensurePartitions = ({ db }: Db): Promise<number> => counted(db, 'ensure_partitions()');

/** Days of the request log from two back to fourteen ahead; those that are thirty days over go. */
export const ensureRequestLogPartitions = ({ db }: Db): Promise<number> =>
  counted(db, 'ensure_request_log_partitions()');

/** Sorts one closed day of the request log's counts by workspace, so that a month of one is read from few pages. */
export const sortRequestCounts = ({ db }: Db): Promise<number> => counted(db, 'sort_request_counts()');

/** Expires credits and rolls periods of accounts that nobody uses; those in use settle themselves. */
export const settleDue = ({ db }: Db): Promise<number> => counted(db, `settle_due(${ACCOUNTS_PER_RUN})`);

/** Idempotency keys older than 48 hours. */
export const sweepChargeKeys = ({ db }: Db): Promise<number> => counted(db, 'sweep_charge_keys()');
