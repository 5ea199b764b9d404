import { keepCheckpoints } from '@graha/store/audit/audit-run';
import { auditNightly } from '@graha/store/audit/audit-nightly';
import type { Difference } from '@graha/store/audit/difference';
import { announceClosedPeriods } from '@graha/store/ledger/closed-periods';
import { keepPartitionsAhead } from '@graha/store/ledger/partitions';
import type { Pool } from 'pg';
import { archiveTask, type ArchiveSettings } from './archive-task.ts';
import type { LoopLog, Task } from './loop.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A first audit, or one without checkpoints, reads everything. */
export const AUDIT_WITHIN_MS = 12 * HOUR_MS;
const LISTED_MAX = 20;
const TENANTS_PER_RUN = 50;

/** Maintains the ledger's partitions, the copy of its roots in the log, its nightly audit and its archive. */
export const ledgerTasks = (pool: Pool, log: LoopLog, signal: AbortSignal, archive?: ArchiveSettings): Task[] => [
  { name: 'partitions', runOnce: () => keepPartitionsAhead({ db: pool }), idleMs: DAY_MS },
  // The log has a copy of these roots that an intruder in the database cannot change.
  {
    name: 'closed-periods',
    runOnce: () => announceClosedPeriods({ db: pool }, { announce: (closed) => log.info(closed, 'period closed') }),
    idleMs: MINUTE_MS,
  },
  {
    name: 'checkpoints',
    runOnce: async () => {
      await keepCheckpoints({ db: pool }, { max: TENANTS_PER_RUN, signal });
      return 0;
    },
    idleMs: 10 * MINUTE_MS,
    withinMs: HOUR_MS,
  },
  {
    name: 'audit',
    runOnce: () => audit(auditNightly, pool, log, signal),
    idleMs: 10 * MINUTE_MS,
    withinMs: AUDIT_WITHIN_MS,
  },
  ...(archive ? [archiveTask(archive, log, signal)] : []),
];

type Audit = typeof auditNightly;

/**
 * Runs an audit and logs its result.
 * @returns the number of audits that ran
 */
export async function audit(perform: Audit, ...[pool, log, signal]: [Pool, LoopLog, AbortSignal]): Promise<number> {
  const listed: Difference[] = [];
  const onDifference = (difference: Difference) => {
    if (listed.length < LISTED_MAX) listed.push(difference);
  };
  const run = await perform({ db: pool }, { signal, onDifference }).catch((error: unknown) => {
    if (signal.aborted) return null; // A stop interrupts the audit; the next start runs it again.
    throw error;
  });
  if (run && run.differences > 0) log.error({ ...run, listed }, 'ledger audit failed');
  else if (run) log.info(run, 'ledger audit passed');
  return run ? 1 : 0;
}
