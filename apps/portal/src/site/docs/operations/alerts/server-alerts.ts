import type { Alert } from './alert.ts';

/** Alerts of the API and of the portal. */
export const SERVER_ALERTS: readonly Alert[] = [
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
];
