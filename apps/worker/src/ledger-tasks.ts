import { auditNightly } from '@graha/store/audit-nightly';
import type { Difference } from '@graha/store/audit/difference';
import { announceClosedPeriods } from '@graha/store/closed-periods';
import { keepPartitionsAhead } from '@graha/store/partitions';
import type { Pool } from 'pg';
import { archiveTask, type ArchiveSettings } from './archive-task.ts';
import type { LoopLog, Task } from './loop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOLD_MAX = 20;

/** Keeps the ledger: its partitions, its roots outside the database, its nightly audit, its archive. */
export const ledgerTasks = (pool: Pool, log: LoopLog, signal: AbortSignal, archive?: ArchiveSettings): Task[] => [
  { name: 'partitions', runOnce: () => keepPartitionsAhead(pool), idleMs: DAY_MS },
  // Wherever the log goes, a copy of these lines is out of reach of whoever might rewrite the database.
  {
    name: 'closed-periods',
    runOnce: () => announceClosedPeriods(pool, (closed) => log.info(closed, 'period closed')),
    idleMs: MINUTE_MS,
  },
  { name: 'audit', runOnce: () => audit(auditNightly, pool, log, signal), idleMs: 10 * MINUTE_MS },
  ...(archive ? [archiveTask(archive, log, signal)] : []),
];

type Audit = typeof auditNightly;

/** Runs an audit and writes into the log what it found. How many audits there were. */
export async function audit(perform: Audit, ...[pool, log, signal]: [Pool, LoopLog, AbortSignal]): Promise<number> {
  const told: Difference[] = [];
  const onDifference = (difference: Difference) => {
    if (told.length < TOLD_MAX) told.push(difference);
  };
  const run = await perform(pool, { signal, onDifference }).catch((error: unknown) => {
    if (signal.aborted) return null; // Cut off by our own stop: another start begins anew.
    throw error;
  });
  if (run && run.differences > 0) log.error({ ...run, told }, 'the ledger differs from its entries');
  else if (run) log.info(run, 'the ledger agrees with its entries');
  return run ? 1 : 0;
}
