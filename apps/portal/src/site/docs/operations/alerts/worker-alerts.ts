import type { Alert } from './alert.ts';

/** Alerts of the worker: its tasks, deliveries, and readers of the log. */
export const WORKER_ALERTS: readonly Alert[] = [
  {
    name: 'GrahaWorkerGone',
    urgency: 'wake',
    when: '`graha_task_succeeded_at_seconds` is absent',
    means: 'No worker shows its metrics. Mail, statements, partitions and audits stand still; calls go on.',
    steps: [
      'Start it again. It catches up by itself: every task finds its work in the database.',
      'It refuses to start where its role bypasses row policies or the ledger’s clock is moved; its log says so.',
    ],
  },
  {
    name: 'GrahaTaskFails',
    urgency: 'look',
    when: '`graha_task_failures_total` rises',
    means: 'A task of the worker keeps failing; its log says why.',
    steps: [
      '`stripe-…`: Stripe does not answer, or the key was changed. Nothing is lost: objects are fetched again.',
      'Anything else: the log line has the error of Postgres. The task goes on by itself once the cause is gone.',
    ],
  },
  {
    name: 'GrahaTaskOverdue',
    urgency: 'wake',
    when: '`graha_task_overdue > 0`',
    means: 'A run of a task takes longer than it should, and the task does nothing else meanwhile.',
    steps: [
      'The worker’s log has `task overdue` with the task. `usage-by-day` and `audit-trail` may catch up after a pause: their lag goes down, and the alert ends by itself.',
      'Look in `pg_stat_activity` for a query of `graha-worker` that waits for a lock, and end the one that holds it.',
      'Otherwise restart the worker: each run is a transaction, and an interrupted message of a webhook is sent again after a minute.',
    ],
  },
  {
    name: 'GrahaTaskStale',
    urgency: 'look',
    when: '`time() - graha_task_succeeded_at_seconds` grows',
    means: 'A task of the worker has not succeeded for two days. No task waits longer than one.',
    steps: [
      'Look for its last line in the log. A run that never ends holds its turn: restart the worker; each run is a transaction.',
      'A task that was taken out by an upgrade stays in no metric after the restart.',
    ],
  },
  {
    name: 'GrahaWebhooksNotSent',
    urgency: 'look',
    when: '`graha_webhook_deliveries_total` with “not sent” or “not recorded” rises',
    means: 'This installation fails at messages to webhooks. They use up no attempt and are sent a minute later.',
    steps: [
      'not sent: the name servers of the worker do not answer, or the worker has no descriptors, memory or network left. The list of deliveries in the portal has the reason.',
      'not recorded: Postgres refused the result, or the secret of a webhook opens with neither `SEALING_KEY` nor `SEALING_KEY_PREVIOUS`. The worker’s log has the error.',
    ],
  },
  {
    name: 'GrahaMailsNotSent',
    urgency: 'look',
    when: '`graha_mails_total` with “deferred” or “given up” rises faster than with “sent”',
    means: 'The server behind `SMTP_URL` takes fewer mails than it refuses.',
    steps: [
      'The worker’s log has `mail not sent` with the answer of the server and the number of the mail in `identity.mail`. It has no address.',
      'deferred: the server cannot be reached, or refuses the connection, the sign-in or `MAIL_FROM`. Correct the setting. Mails are tried again for two and a half days.',
      'given up: the server refused the recipient or the mail for good. To try again, once the cause is gone: `UPDATE identity.mail SET attempts = 0, next_attempt_at = now() WHERE next_attempt_at IS NULL AND sent_at IS NULL`.',
    ],
  },
  {
    name: 'GrahaFeedHeld',
    urgency: 'look',
    when: '`graha_feed_fence_seconds > 60`',
    means: 'A transaction that wrote an event stays open; everything that reads the log waits for it.',
    steps: [
      "Find it: `SELECT pid, usename, application_name, xact_start, query FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE relation = 'graha.event'::regclass AND mode = 'RowExclusiveLock' ORDER BY xact_start`.",
      'Mostly it is a person’s `psql` or a migration. End it with `pg_terminate_backend(pid)` if it may end. Other transactions, dumps and other databases of the server hold nothing up.',
      'A prepared transaction holds too: `SELECT * FROM pg_prepared_xacts`.',
    ],
  },
  {
    name: 'GrahaReadModelLate',
    urgency: 'look',
    when: '`graha_projection_lag_seconds > 60`',
    means: 'Pages show old figures. Balances and charges are not read from there.',
    steps: [
      '`npm run projections -- status` shows how far each has come. If all stand still, see GrahaFeedHeld.',
      'One alone: its log line names the entry at which it stops. `npm run projections -- rebuild <name>` builds it anew while everything goes on.',
    ],
  },
  {
    name: 'GrahaReadModelGap',
    urgency: 'look',
    when: '`graha_projection_gaps > 0`',
    means: 'A workspace’s ledger lacks an entry and is not counted on. Audit it.',
    steps: [
      'The worker’s log names the workspace. `npm run audit -- --tenant <id> --from-genesis` shows whether the entry is missing from the ledger or only from the feed.',
      'Missing from the ledger: see GrahaAuditDiffers. Otherwise `npm run projections -- rebuild <name>`.',
    ],
  },
];
