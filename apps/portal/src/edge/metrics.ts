import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusableResponse } from './exchange/refusable-response.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The first match is the kind. The address itself is no label, because clients choose it and its values are unbounded. */
const KINDS: readonly (readonly [kind: string, address: RegExp])[] = [
  ['asset', /^\/_next\//],
  ['procedure', /^\/api\/trpc\//],
  ['auth', /^\/api\/auth\//],
  ['stripe', /^\/api\/stripe\//],
  ['page', /^/],
];

const kindOf = (url: string): string => KINDS.find(([, address]) => address.test(url))?.[0] ?? 'page';

/** Metrics of one portal process. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const answers = new Counter({
    name: 'graha_portal_requests_total',
    help: 'Answers by kind and status; status 499 where the visitor left before.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'graha_portal_request_seconds',
    help: 'From the request to the last byte of the answer.',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers,
  });
  const underWay = new Gauge({
    name: 'graha_portal_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  return {
    registry,
    /** Adds metrics of the process: memory, event loop, open files. */
    watchProcess: (): void => collectDefaultMetrics({ register: registry }),
    watch(request: IncomingMessage, response: RefusableResponse): void {
      const kind = kindOf(request.url ?? '/');
      const end = seconds.startTimer({ kind });
      underWay.inc();
      response.once('close', () => {
        underWay.dec();
        end();
        const isAnswered = response.writableFinished || response.isRefused;
        answers.inc({ kind, status: isAnswered ? String(response.statusCode) : '499' });
      });
    },
  };
}
