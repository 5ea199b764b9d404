import { statusByDay, statusNow, type StatusDay, type StatusMinute } from '@graha/store/requests/status';
import { report } from '@graha/procedures/trpc/report';
import { pool } from '../../server/pool.ts';

export type History = { days: readonly StatusDay[]; latest: StatusMinute | null };

export const DAYS_SHOWN = 90;
const KEPT_MS = 30_000;

let latest: { history: Promise<History | null>; askedMs: number } | null = null;

/** Many readers at once ask the database once; null where it gives no answer. */
export function readHistory(): Promise<History | null> {
  const nowMs = Date.now();
  if (latest === null || nowMs - latest.askedMs > KEPT_MS) latest = { history: askHistory(), askedMs: nowMs };
  return latest.history;
}

async function askHistory(): Promise<History | null> {
  try {
    const [days, minute] = await Promise.all([
      statusByDay({ db: pool() }, { days: DAYS_SHOWN }),
      statusNow({ db: pool() }),
    ]);
    return { days, latest: minute };
  } catch (error) {
    report(error, { requestId: 'none', path: '/status' });
    return null;
  }
}
