import type { Measures } from '@graha/store/operator/measures';
import type { Result } from '@graha/store/webhooks/deliver';
import type { MailResult } from '@graha/store/mail/mail-outbox';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Task } from './loop.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

const RESULTS: readonly (Result | 'not recorded')[] = ['delivered', 'failed', 'not sent', 'not recorded'];
const MAIL_RESULTS: readonly MailResult[] = ['sent', 'deferred', 'given up'];

export type WorkerMetrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ['task'];
  const runs = new Counter({
    name: 'graha_task_runs_total',
    help: 'Runs of a task that succeeded.',
    labelNames,
    registers,
  });
  const failures = new Counter({ name: 'graha_task_failures_total', help: 'Runs that failed.', labelNames, registers });
  const done = new Counter({
    name: 'graha_task_done_total',
    help: 'What the runs found to do.',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'graha_task_seconds',
    help: 'How long a run took.',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const succeededAt = new Gauge({
    name: 'graha_task_succeeded_at_seconds',
    help: 'When a run last succeeded.',
    labelNames,
    registers,
  });
  const overdue = new Gauge({
    name: 'graha_task_overdue',
    help: '1 while a run takes longer than it should.',
    labelNames,
    registers,
  });
  const deliveries = new Counter({
    name: 'graha_webhook_deliveries_total',
    help: 'Deliveries that ended; not sent and not recorded are failures of the installation.',
    labelNames: ['result'],
    registers,
  });
  for (const result of RESULTS) deliveries.inc({ result }, 0); // A rate needs the value before the first event.
  const mails = new Counter({
    name: 'graha_mails_total',
    help: 'Attempts at mails that ended; deferred ones are tried again.',
    labelNames: ['result'],
    registers,
  });
  for (const result of MAIL_RESULTS) mails.inc({ result }, 0);
  const measures = createMeasureGauges(registers);

  return {
    registry,
    ...measures,
    countDelivery: (result: Result | null): void => deliveries.inc({ result: result ?? 'not recorded' }),
    countMail: (result: MailResult): void => mails.inc({ result }),
    /** Returns the same task with every run counted and timed. */
    watched(task: Task): Task {
      const { name } = task;
      const onOverdue = (isOverdue: boolean): void => overdue.set({ task: name }, isOverdue ? 1 : 0);
      onOverdue(false);
      const runOnce = async (): Promise<number> => {
        const end = seconds.startTimer({ task: name });
        try {
          const count = await task.runOnce();
          runs.inc({ task: name });
          done.inc({ task: name }, count);
          succeededAt.setToCurrentTime({ task: name });
          return count;
        } catch (error) {
          failures.inc({ task: name });
          throw error;
        } finally {
          end();
        }
      };
      return { ...task, runOnce, onOverdue };
    },
  };
}

function createMeasureGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const lagEntries = gauge('graha_projection_lag_entries', 'Not in the read model yet.', ['projection']);
  const lagSeconds = gauge('graha_projection_lag_seconds', 'Age of the oldest of these.', ['projection']);
  const versions = gauge('graha_projection_version', 'Goes up with each rebuild.', ['projection']);
  const gaps = gauge('graha_projection_gaps', 'Tenants whose ledger lacks an entry: not counted on.', ['projection']);
  const fence = gauge('graha_feed_fence_seconds', 'How long events have waited for an append that stays open.');
  const differences = gauge('graha_audit_differences', 'What the last whole audit of the ledger found.');
  const auditAge = gauge('graha_audit_age_seconds', 'How long ago the last whole audit of the ledger ended.');
  const ahead = gauge('graha_partitions_ahead', 'Months of ledger_entry, days of request_log.', ['table']);
  return {
    setGaps: (projection: string, tenants: number): void => gaps.set({ projection }, tenants),
    setMeasures({ projections, readers, feedFenceSeconds, audit, partitionsAhead }: Measures): void {
      for (const { name, entriesBehind, secondsBehind } of [...projections, ...readers]) {
        lagEntries.set({ projection: name }, entriesBehind);
        lagSeconds.set({ projection: name }, secondsBehind);
      }
      for (const { name, version } of projections) versions.set({ projection: name }, version);
      fence.set(feedFenceSeconds);
      if (audit) {
        differences.set(audit.differences);
        auditAge.set(audit.ageSeconds);
      }
      for (const [table, count] of Object.entries(partitionsAhead)) ahead.set({ table }, count);
    },
  };
}
