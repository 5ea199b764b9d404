import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { failureOf } from '../errors/connection-lost.ts';
import type { MeterObserver } from '../meter/meter-attempt.ts';
import type { RowsObserver } from './request-rows.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BATCH_SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/** Levels, read at the time of each metrics request. */
export type Levels = {
  /** Charges that wait for their transaction. */
  charges(): number;
  /** Request-log rows waiting to be written. */
  rows(): number;
  /** Calls that wait for a compute thread. */
  longCalls(): number;
};
export type Metrics = ReturnType<typeof createMetrics>;
type Maker = ReturnType<typeof makerOn>;

/** Makes metrics with one prefix in one registry. */
function makerOn(registry: Registry) {
  const registers = [registry];
  return {
    counter: (name: string, help: string, ...labelNames: string[]) =>
      new Counter({ name: `graha_${name}`, help, labelNames, registers }),
    histogram: (name: string, help: string, buckets: number[], ...labelNames: string[]) =>
      new Histogram({ name: `graha_${name}`, help, buckets, labelNames, registers }),
    level: (name: string, help: string, read: () => number) =>
      new Gauge({
        name: `graha_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      }),
  };
}

export function createMetrics(levels: Levels) {
  const registry = new Registry();
  const make = makerOn(registry);
  make.level('charges_waiting', 'Charges that wait for their transaction.', levels.charges);
  make.level('request_log_waiting', 'Rows of the request log that wait to be written.', levels.rows);
  make.level('long_calls_waiting', 'Calls that wait for a compute thread.', levels.longCalls);
  const threadsLost = make.counter('compute_threads_lost_total', 'Compute threads that ended and were replaced.');
  return {
    registry,
    ...requestMetrics(make),
    ...lookupMetrics(make),
    limits: limitMetrics(make),
    threadLost: (): void => threadsLost.inc(),
    meter: meterMetrics(make),
    rows: rowMetrics(make),
    /** Adds metrics of the process: memory, event loop, open files. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
  };
}

function requestMetrics(make: Maker) {
  const requests = make.counter('requests_total', 'Answers by operation and status.', 'operation', 'status');
  const seconds = make.histogram(
    'request_seconds',
    'From the first byte of the request to the last of the answer.',
    SECONDS,
    'operation',
  );
  let underWay = 0;
  make.level('requests_in_flight', 'Requests that are being answered.', () => underWay);
  const rows = new Map<string, { count: { inc(): void }; time: { observe(value: number): void } }>();
  return {
    begun: (): void => void (underWay += 1),
    answered(operation: string, status: number, ms: number): void {
      underWay -= 1;
      const name = `${operation} ${status}`;
      const row = rows.get(name) ?? {
        count: requests.labels(operation, String(status)),
        time: seconds.labels(operation),
      };
      rows.set(name, row);
      row.count.inc();
      row.time.observe(ms / 1000);
    },
  };
}

function lookupMetrics(make: Maker) {
  const seenBy = (what: string) => {
    const lookups = make.counter(
      `${what}_lookups_total`,
      `Looked up, by whether the cache knew the ${what}.`,
      'result',
    );
    const [hits, misses] = [lookups.labels('hit'), lookups.labels('miss')];
    return (hit: boolean): void => (hit ? hits : misses).inc();
  };
  return { keyLookup: seenBy('key'), accountLookup: seenBy('account') };
}

function limitMetrics(make: Maker) {
  const refusals = make.counter('limit_refusals_total', 'Answers 429, by the limit that was reached.', 'limit');
  const fallbacks = make.counter(
    'rate_limit_fallbacks_total',
    'Requests that were counted in this process because the shared counters did not answer.',
  );
  return {
    refused: (limit: 'rate' | 'concurrency' | 'address' | 'visitor') => (): void => refusals.inc({ limit }),
    fellBack: (): void => fallbacks.inc(),
  };
}

function meterMetrics(make: Maker): MeterObserver {
  const size = make.histogram('charge_batch_size', 'Charges that shared one transaction.', BATCH_SIZES);
  const seconds = make.histogram('charge_commit_seconds', 'How long the transaction of a batch took.', SECONDS);
  const failures = make.counter(
    'charge_failures_total',
    'Batches that failed, by what is known of their outcome.',
    'outcome',
  );
  return {
    batch(count, commitMs) {
      size.observe(count);
      seconds.observe(commitMs / 1000);
    },
    failed: (error) => failures.inc({ outcome: failureOf(error) }),
  };
}

function rowMetrics(make: Maker): RowsObserver {
  const written = make.counter('request_log_written_total', 'Rows of the request log that were written.');
  const dropped = make.counter('request_log_dropped_total', 'Rows of the request log that were given up.', 'reason');
  const failures = make.counter('request_log_failures_total', 'Statements of the request log that failed.');
  return {
    written: (rows) => written.inc(rows),
    dropped: (rows, reason) => dropped.inc({ reason }, rows),
    failed: () => failures.inc(),
  };
}
