import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** Channels for LISTEN on a session connection, without a payload: charges, and charges that crossed a threshold. */
export const LEDGER_CHANNEL = 'graha_ledger';
export const THRESHOLD_CHANNEL = 'graha_threshold';

/**
 * Wakes the worker after charges have been committed. It is a transaction of its own: a notification holds a lock of the whole
 * server until its commit is on the disk, so a charge that notified would make all other charges wait. A wake-up that is lost
 * only delays the worker's tasks, because they poll.
 */
export async function wakeWorker({ db }: Db, { crossed }: { crossed: boolean }): Promise<void> {
  const channels = crossed ? [LEDGER_CHANNEL, THRESHOLD_CHANNEL] : [LEDGER_CHANNEL];
  await query(db, `SELECT pg_notify(channel, '') FROM unnest($1::text[]) AS channel`, [channels]);
}
