import type { Pool } from 'pg';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

type Call =
  | `${'ensure_partitions' | 'ensure_due_event_partitions' | 'ensure_request_log_partitions' | 'count_closed_requests' | 'sort_request_counts' | 'sweep_captures' | 'sweep_charge_keys' | 'sweep_report_brands'}()`
  | `settle_due(${typeof ACCOUNTS_PER_RUN})`;

/** Runs a periodic SQL function of the worker. Returns the number of items done. */
const counted = async (pool: Pool, call: Call): Promise<number> => {
  const { rows } = await query(pool, `SELECT graha.${call} AS done`);
  return rows[0]?.done ?? 0;
};

const ACCOUNTS_PER_RUN = 200;

/** Creates partitions of the ledger from three months back to thirteen ahead; a charge in a month without one would fail. */
export const ensurePartitions = ({ db }: Db): Promise<number> => counted(db, 'ensure_partitions()');

/** Creates partitions of the request log from two days back to fourteen ahead, and drops those older than thirty days. */
export const ensureRequestLogPartitions = ({ db }: Db): Promise<number> =>
  counted(db, 'ensure_request_log_partitions()');

/** Creates partitions of planned events from one month back to fourteen ahead, and drops those older than three months. */
export const ensureDueEventPartitions = ({ db }: Db): Promise<number> => counted(db, 'ensure_due_event_partitions()');

/** Counts one quarter of an hour of the request log that ended a minute ago; earlier ones first. */
export const countClosedRequests = ({ db }: Db): Promise<number> => counted(db, 'count_closed_requests()');

/** Sorts one closed day of the request counts by workspace, so that a month of one workspace is in few pages. */
export const sortRequestCounts = ({ db }: Db): Promise<number> => counted(db, 'sort_request_counts()');

/** Expires credits and starts new periods of idle accounts; calls settle the accounts in use. */
export const settleDue = ({ db }: Db): Promise<number> => counted(db, `settle_due(${ACCOUNTS_PER_RUN})`);

/** Deletes idempotency keys older than 48 hours. */
export const sweepChargeKeys = ({ db }: Db): Promise<number> => counted(db, 'sweep_charge_keys()');

/** Deletes captured requests and answers older than seven days. */
export const sweepCaptures = ({ db }: Db): Promise<number> => counted(db, 'sweep_captures()');

/** Deletes brands of reports that were replaced 48 hours ago or earlier. */
export const sweepReportBrands = ({ db }: Db): Promise<number> => counted(db, 'sweep_report_brands()');
