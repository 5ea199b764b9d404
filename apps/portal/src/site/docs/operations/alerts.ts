export type Alert = {
  /** The same name as in `deploy/helm/graha/monitoring/alerts.yaml`. */
  name: string;
  urgency: 'wake' | 'look';
  /** The comparison of the rule, without its windows and quantiles. */
  when: string;
  means: string;
  steps: readonly string[];
};

/** In the order of the rules. The runbook has a section for each. */
export const ALERTS: readonly Alert[] = [
  {
    name: 'GrahaAuditDiffers',
    urgency: 'wake',
    when: '`graha_audit_differences > 0`',
    means: 'The auditor and the ledger disagree. Its log names account and entry.',
    steps: [
      'Run `npm run audit -- --from-genesis` with the owner’s connection: it prints each account, the entry and what differs. Run it again for one workspace with `--tenant <id>`.',
      'A broken chain or a missing entry means that somebody wrote past the roles. Take `pg_dump` of the ledger at once, before anything else changes, and look who signed in as owner or superuser.',
      'A wrong balance alone: the entries are right, the total is not. Keep the workspace’s credits as the entries say; correct with an adjustment under `/admin`, which leaves its own entry.',
      'If entries are gone, restore to the moment before (see above) into a second server and compare, before you decide which one to keep.',
    ],
  },
  {
    name: 'GrahaAuditLate',
    urgency: 'look',
    when: '`graha_audit_age_seconds > 129600`',
    means: 'The nightly audit has not ended for a day and a half.',
    steps: [
      'Look at `graha_task_failures_total{task="audit"}` and at the worker’s log for `audit`.',
      'A worker that is restarted every night never comes to the end: let it run, or run `npm run audit` by hand.',
      'The first audit, one after a month without a worker, and one that has lost its checkpoints read everything and take hours.',
    ],
  },
  {
    name: 'GrahaChargesFail',
    urgency: 'wake',
    when: '`graha_charge_failures_total` rises',
    means: 'Charges fail: the database is away, read-only, full, or a lock is held. Callers get 503 and pay nothing.',
    steps: [
      'Does Postgres answer, and is it the primary? `psql "$DATABASE_URL" -c "SELECT pg_is_in_recovery()"` must say `f`.',
      'Is its disk full? Free space first, never inside the data folder; a replication slot that nobody reads is the usual cause: `SELECT slot_name, active, wal_status FROM pg_replication_slots`.',
      "Is a lock held? `SELECT pid, state, wait_event, query_start, query FROM pg_stat_activity WHERE application_name LIKE 'graha%' ORDER BY query_start`. End what does not belong there with `pg_terminate_backend`.",
      'A synchronous standby that is gone blocks every commit: take it out of `synchronous_standby_names` and reload, or bring it back.',
      'Nothing is to be repaired afterwards: what was not committed was not answered.',
    ],
  },
  {
    name: 'GrahaChargesWait',
    urgency: 'look',
    when: '`graha_charges_waiting > 1000`',
    means: 'Calls arrive faster than they can be charged.',
    steps: [
      'Compare the size of a batch and the time of a commit on the dashboard. Full batches and quick commits: the primary is at its end; give it more cores, then see “Add a cell”.',
      'Small batches and slow commits: see GrahaCommitsSlow.',
      'More replicas of the API do not help here: they wait for the same database.',
    ],
  },
  {
    name: 'GrahaCommitsSlow',
    urgency: 'look',
    when: '`graha_charge_commit_seconds`, p99, above 0.1',
    means: 'Commits are slow: look at the disk and at standbys.',
    steps: [
      'Disk: `SELECT * FROM pg_stat_wal` twice, a minute apart, and the latency of the volume that holds `pg_wal`. A volume whose burst credits are used up looks like this.',
      'Standby: `SELECT application_name, sync_state, write_lag, flush_lag FROM pg_stat_replication`. With a synchronous standby each commit waits for the slower disk and the network between.',
      'Vacuum or an index build: `SELECT * FROM pg_stat_progress_vacuum`. Let vacuum end.',
    ],
  },
  {
    name: 'GrahaPartitionsMissing',
    urgency: 'wake',
    when: '`graha_partitions_ahead{table="ledger_entry"} < 2`',
    means: 'The worker makes no partitions. Without one for its month no call can be charged.',
    steps: [
      'As the owner: `SELECT graha.ensure_partitions()`. It makes more than a year at once; the alert ends.',
      'Then find out why the worker did not: `graha_task_failures_total{task="partitions"}` and its log.',
    ],
  },
  {
    name: 'GrahaDaysMissing',
    urgency: 'look',
    when: '`graha_partitions_ahead{table="request_log"} < 1`',
    means:
      'The request log has no partition for tomorrow. Calls are charged and answered; their rows would be dropped.',
    steps: [
      'As the owner: `SELECT graha.ensure_request_log_partitions()`.',
      'Look at `graha_task_failures_total{task="request-log-partitions"}`: a long query on the request log may hold the lock that dropping an old day needs.',
    ],
  },
  {
    name: 'GrahaApiGone',
    urgency: 'wake',
    when: '`graha_charges_waiting` is absent',
    means: 'No replica of the API shows its metrics: none runs, or Prometheus does not reach them.',
    steps: [
      'Ask from outside: `curl -i "$API_URL/health/ready"`. If it answers 200, only the metrics are cut off: look at the network policy and at `METRICS_PORT`.',
      'Otherwise look at the log of a replica: a server that refuses to start names the variable that is missing or wrong.',
      'After an upgrade: go back to the version before. It works on the migrated database.',
    ],
  },
  {
    name: 'GrahaErrors',
    urgency: 'wake',
    when: '5xx in `graha_requests_total`',
    means: 'More than one answer in a thousand is a 5xx, for five minutes.',
    steps: [
      '503 only: the database or a compute thread; see GrahaChargesFail and GrahaLongCallsWait.',
      '500: a fault of ours. The log has a line at level `error` with the request id and the operation; the caller was not charged, or the charge is reversed within the hour.',
      'One operation alone: take the version before into service again.',
    ],
  },
  {
    name: 'GrahaCallsSlow',
    urgency: 'look',
    when: '`graha_request_seconds`, p99, above 1',
    means: 'One answer in a hundred takes longer than a second.',
    steps: [
      'Which operations? The panel “Slowest operations” names them. A few long ones on one thread: raise `COMPUTE_THREADS` and cores together.',
      'All of them: compare with the time of a commit and with the delay of the event loop, and add replicas where the processor is busy.',
    ],
  },
  {
    name: 'GrahaLongCallsWait',
    urgency: 'look',
    when: '`graha_long_calls_waiting > 50`',
    means: 'Long calls wait for a thread: raise `COMPUTE_THREADS`, or add cores.',
    steps: [
      'Raise `COMPUTE_THREADS` only where the machine has a core for each; otherwise add replicas.',
      'If one workspace sends them all, its rate limit is what protects the others: look at its plan under `/admin`.',
    ],
  },
  {
    name: 'GrahaThreadsLost',
    urgency: 'look',
    when: '`graha_compute_threads_lost_total` rises',
    means: 'A thread ended in the middle of a computation; its call got a 503. Another thread took its place.',
    steps: [
      'The log names the operation. Once in a while: memory; give the replica more.',
      'Again and again with one operation: a fault of ours. Report it with the operation and the version.',
    ],
  },
  {
    name: 'GrahaEventLoopSlow',
    urgency: 'look',
    when: '`nodejs_eventloop_lag_p99_seconds > 0.2`',
    means: 'A replica has more to compute than its core can.',
    steps: [
      'Add replicas, or let the autoscaler make more: `api.autoscaling.max` of the chart.',
      'If memory is near its limit, the collector takes the time: raise the limit.',
    ],
  },
  {
    name: 'GrahaLimitsLocal',
    urgency: 'look',
    when: '`graha_rate_limit_fallbacks_total` rises',
    means: 'Redis or Valkey does not answer; limits are counted by each replica.',
    steps: [
      'No call and no credit is lost meanwhile. Bring Valkey back; nothing in it has to be restored.',
      'Is `API_REPLICAS` the number of replicas that run? Each of them counts its share of a limit.',
    ],
  },
  {
    name: 'GrahaRequestLogDropped',
    urgency: 'look',
    when: '`graha_request_log_dropped_total` rises',
    means: 'Rows of the request log were given up. No credit depends on them.',
    steps: [
      'Reason `full`: Postgres takes them more slowly than they come; see GrahaCommitsSlow. `refused`: the partition of the day is missing; see GrahaDaysMissing.',
      'Reason `stranger`: somebody tries keys that do not exist; the address throttle holds them.',
      'Customers see gaps in the list of their requests for that time; usage and statements are whole.',
    ],
  },
  {
    name: 'GrahaPortalGone',
    urgency: 'wake',
    when: '`graha_portal_requests_in_flight` is absent',
    means:
      'No portal shows its metrics: none runs, or Prometheus does not reach them. The API does not need the portal.',
    steps: [
      'Ask from outside: `curl -i "$PORTAL_URL/sign-in"`. If it answers 200, only the metrics are cut off: look at the network policy and at `METRICS_PORT`.',
      'Otherwise look at the log: a portal that refuses to start names the variable that is missing or wrong.',
      'After an upgrade: go back to the version before.',
    ],
  },
  {
    name: 'GrahaPortalErrors',
    urgency: 'look',
    when: '5xx in `graha_portal_requests_total`',
    means:
      'More than one answer in a hundred is a 5xx. `kind` says which: page, procedure (what pages ask and change), auth, stripe, asset.',
    steps: [
      'All kinds: Postgres is away or has no free connection. Calls to the API fail too; see GrahaChargesFail.',
      'procedure or page: the log has the request id and the procedure of each.',
      'stripe: Stripe sends its messages again for three days, so nothing is lost; mend it within that time.',
    ],
  },
  {
    name: 'GrahaPortalSlow',
    urgency: 'look',
    when: '`graha_portal_request_seconds`, p95, above 2.5',
    means: 'One answer in twenty takes longer than 2.5 s.',
    steps: [
      'Compare with the delay of the event loop: a portal that is short of processor needs replicas.',
      'auth alone: hashing of passwords waits for the processor; look for one address that tries many.',
      'Otherwise the database: look for long queries in `pg_stat_activity`, and set `DATABASE_REPLICA_URL` so that figures are read elsewhere.',
    ],
  },
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

/** `GrahaAuditDiffers` → `graha-audit-differs`, the anchor of the section. */
export const anchorOf = ({ name }: Alert): string => name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
