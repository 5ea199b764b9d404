import type { Alert } from './alert.ts';

/** Alerts of the ledger: its audit, charges, commits and partitions. */
export const LEDGER_ALERTS: readonly Alert[] = [
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
];
