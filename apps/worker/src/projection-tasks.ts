import { measure } from '@graha/store/operator/measures';
import { copyAuditTrail } from '@graha/store/read-models/audit-trail';
import { closeRevenueMonths } from '@graha/store/operator/revenue-months';
import { sumPeriods } from '@graha/store/read-models/period-sums';
import { runProjections, USAGE_BY_DAY } from '@graha/store/read-models/usage-by-day';
import { countClosedRequests, ensureRequestLogPartitions, sortRequestCounts } from '@graha/store/ledger/sweeps';
import type { Pool } from 'pg';
import { createGapReport } from './gap-report.ts';
import type { LoopLog, Task } from './loop.ts';
import type { WorkerMetrics } from './metrics.ts';
import { createStatusProbe } from './status-probe.ts';
import type { Chimes } from './tasks.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Updates the read models, and measures their delay and the availability of the API. */
export function projectionTasks(
  pool: Pool,
  { ledger, events }: Chimes,
  { log, metrics, apiUrl }: { log: LoopLog; metrics: WorkerMetrics; apiUrl: string },
): Task[] {
  const report = createGapReport(log, metrics.setGaps, USAGE_BY_DAY);
  const setMeasures = async () => {
    metrics.setMeasures(await measure({ db: pool }));
    return 0;
  };
  return [
    // Usage is at most two seconds old even without notifications. Under load, five runs a second process the
    // gathered entries.
    {
      name: USAGE_BY_DAY,
      runOnce: () => runProjections({ db: pool }, { report }),
      idleMs: SECOND_MS,
      gatherMs: 200,
      bell: ledger.bell(),
    },
    { name: 'revenue-months', runOnce: () => closeRevenueMonths({ db: pool }), idleMs: 600 * SECOND_MS },
    { name: 'period-sums', runOnce: () => sumPeriods({ db: pool }), idleMs: 10 * SECOND_MS },
    { name: 'audit-trail', runOnce: () => copyAuditTrail({ db: pool }), idleMs: 2 * SECOND_MS, bell: events.bell() },
    { name: 'request-log-partitions', runOnce: () => ensureRequestLogPartitions({ db: pool }), idleMs: HOUR_MS },
    { name: 'count-requests', runOnce: () => countClosedRequests({ db: pool }), idleMs: 10 * SECOND_MS },
    { name: 'sort-request-counts', runOnce: () => sortRequestCounts({ db: pool }), idleMs: HOUR_MS },
    { name: 'status', runOnce: createStatusProbe(pool, { apiUrl }), idleMs: 10 * SECOND_MS },
    { name: 'measures', runOnce: setMeasures, idleMs: 5 * SECOND_MS },
  ];
}
