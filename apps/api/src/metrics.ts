import { createServer, type Server } from 'node:http';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MeterObserver } from './meter-attempt.ts';
import { failureOf } from './connection-lost.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BATCH_SIZES = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(waiting: () => number) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'graha_requests_total',
    help: 'Answers by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'graha_request_seconds',
    help: 'From the first byte of the request to the last of the answer.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const batchSize = new Histogram({
    name: 'graha_charge_batch_size',
    help: 'Charges that shared one transaction.',
    buckets: BATCH_SIZES,
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'graha_charge_commit_seconds',
    help: 'How long the transaction of a batch took.',
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'graha_charge_failures_total',
    help: 'Batches that failed, by what is known of their outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const lookups = new Counter({
    name: 'graha_key_lookups_total',
    help: 'Keys looked up, by whether the cache knew them.',
    labelNames: ['result'],
    registers,
  });
  const waitingCharges = new Gauge({
    name: 'graha_charges_waiting',
    help: 'Charges that wait for their transaction.',
    registers,
    collect() {
      this.set(waiting());
    },
  });
  const hits = lookups.labels('hit');
  const misses = lookups.labels('miss');
  const rows = new Map<string, { count: { inc(): void }; time: { observe(value: number): void } }>();

  return {
    registry,
    waitingCharges,
    lookup: (hit: boolean): void => (hit ? hits : misses).inc(),
    answered(operation: string, status: number, ms: number): void {
      const name = `${operation} ${status}`;
      const row = rows.get(name) ?? {
        count: requests.labels(operation, String(status)),
        time: seconds.labels(operation),
      };
      rows.set(name, row);
      row.count.inc();
      row.time.observe(ms / 1000);
    },
    meter: {
      batch(size, commitMs) {
        batchSize.observe(size);
        commitSeconds.observe(commitMs / 1000);
      },
      failed(error) {
        failures.inc({ outcome: failureOf(error) });
      },
    } satisfies MeterObserver,
  };
}

/** On a listener of its own: what it shows is not for customers. */
export function metricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
