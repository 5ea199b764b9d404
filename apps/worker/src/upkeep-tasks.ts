import { performAudit, performRebuilds } from '@graha/store/operator/upkeep-work';
import type { Pool } from 'pg';
import { audit, AUDIT_WITHIN_MS } from './ledger-tasks.ts';
import type { LoopLog, Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const SECOND_MS = 1_000;
/** A rebuild reads a log from its beginning. */
const REBUILD_WITHIN_MS = 4 * 3_600_000;

/** Rebuilds and audits that operators request from the portal. */
export const upkeepTasks = (pool: Pool, { events }: Chimes, log: LoopLog, signal: AbortSignal): Task[] => [
  {
    name: 'rebuilds',
    runOnce: () => performRebuilds({ db: pool }),
    idleMs: 5 * SECOND_MS,
    withinMs: REBUILD_WITHIN_MS,
    bell: events.bell(),
  },
  {
    name: 'audits-asked-for',
    runOnce: () => audit(performAudit, pool, log, signal),
    idleMs: 5 * SECOND_MS,
    withinMs: AUDIT_WITHIN_MS,
    bell: events.bell(),
  },
];
