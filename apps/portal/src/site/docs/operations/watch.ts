import type { WrittenSection } from '../block.ts';

export const METRICS: WrittenSection = {
  id: 'metrics',
  title: 'Metrics and alerts',
  blocks: [
    {
      kind: 'text',
      text: 'With `METRICS_PORT` the API and the worker answer at `/metrics`. These are worth waking somebody for, or at least a look in the morning:',
    },
    {
      kind: 'table',
      label: 'Alerts',
      columns: ['Alert when', 'How bad', 'What it means'],
      rows: [
        [
          '`graha_audit_differences > 0`',
          'wake',
          'The auditor and the ledger disagree. Its log names account and entry.',
        ],
        ['`graha_audit_age_seconds > 129600`', 'look', 'The nightly audit has not ended for a day and a half.'],
        [
          '`rate(graha_charge_failures_total[5m]) > 0`',
          'wake',
          'Charges fail: the database is away, read-only, full, or a lock is held.',
        ],
        [
          '`graha_long_calls_waiting > 50`',
          'look',
          'Long calls wait for a thread: raise `COMPUTE_THREADS`, or add cores.',
        ],
        [
          '`increase(graha_compute_threads_lost_total[1h]) > 0`',
          'look',
          'A thread ended in the middle of a computation; its call got a 503.',
        ],
        ['`graha_charges_waiting > 1000`', 'look', 'Calls arrive faster than they can be charged.'],
        [
          '`histogram_quantile(0.99, rate(graha_charge_commit_seconds_bucket[5m])) > 0.1`',
          'look',
          'Commits are slow: look at the disk and at standbys.',
        ],
        ['5xx in `graha_requests_total`', 'wake', 'More than one in a thousand for five minutes.'],
        [
          '`graha_rate_limit_fallbacks_total` rises',
          'look',
          'Redis does not answer; limits are counted by each replica.',
        ],
        [
          '`graha_partitions_ahead{table="ledger_entry"} < 2`',
          'wake',
          'The worker makes no partitions. Without one for its month no call can be charged.',
        ],
        [
          '`graha_feed_fence_seconds > 60`',
          'look',
          'A transaction stays open; everything that reads the log waits for it.',
        ],
        ['`graha_projection_lag_seconds > 60`', 'look', 'Screens show old figures.'],
        ['`graha_projection_gaps > 0`', 'look', 'A workspace’s ledger lacks an entry and is not counted on. Audit it.'],
        [
          '`time() - graha_task_succeeded_at_seconds` grows',
          'look',
          'A task of the worker keeps failing; its log says why.',
        ],
        [
          '`graha_request_log_dropped_total` rises',
          'look',
          'Rows of the request log were given up. No credit depends on them.',
        ],
      ],
    },
    {
      kind: 'text',
      text: 'Logs are JSON, one line an answer, with the request id that the caller sees. They hold no birth, no key, no e-mail address and no address of a caller.',
    },
  ],
};
