import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

/**
 * Keeps connections busy with one request each and counts the answers. A connection refused by the rate limit waits for
 * the time in `Retry-After`, unless it is impatient. It is a separate process on bare sockets, so that measuring costs little. It prints
 * `connected`, and at the end one line of JSON.
 */
const [port = '', path = '', key = '', body = '', connections = '', warmMs = '', runMs = '', ...rest] =
  process.argv.slice(2);
const [accept = '', intervalMs = '', method = 'POST', isImpatient = ''] = rest;

const bodyHeaders =
  body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
const request = Buffer.from(
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-api-key: ${key}\r\naccept: ${accept}\r\n${bodyHeaders}\r\n${body}`,
);
const HEADERS_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('0\r\n\r\n');
const latencies: number[] = [];
const counts = { ok: 0, other: 0, acknowledged: 0 };
/** Connections that wait for an answer. */
const waiting = new Set<Socket>();
const LAST_ANSWERS_MS = 20_000;
let measuring = false;
let isEnding = false;

function open(): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.setNoDelay(true);
  let pending: Buffer = Buffer.alloc(0);
  let sentMs = performance.now();
  socket.on('data', (data: Buffer) => {
    pending = pending.length === 0 ? data : Buffer.concat([pending, data]);
    const end = pending.indexOf(HEADERS_END);
    if (end < 0) return;
    const head = pending.toString('latin1', 0, end).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
    if (pending.length < end + HEADERS_END.length + length) return;
    if (head.includes('\ntransfer-encoding: chunked') && !pending.subarray(-CHUNKS_END.length).equals(CHUNKS_END))
      return;
    const ok = head.startsWith('http/1.1 200');
    if (ok) counts.acknowledged += 1;
    if (measuring) {
      latencies.push(performance.now() - sentMs);
      counts[ok ? 'ok' : 'other'] += 1;
    }
    pending = Buffer.alloc(0);
    waiting.delete(socket);
    const retryMs =
      isImpatient === 'true' ? 0 : Number(/^http\/1.1 429 [^]*\nretry-after: (\d+)/.exec(head)?.[1] ?? 0) * 1000;
    const pauseMs = Math.max(retryMs, sentMs + Number(intervalMs) - performance.now());
    if (pauseMs > 0) setTimeout(send, pauseMs);
    else send();
  });
  socket.on('close', () => waiting.delete(socket));
  function send(): void {
    if (isEnding) return;
    waiting.add(socket);
    sentMs = performance.now();
    socket.write(request);
  }
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('connect', () => {
      send();
      resolve();
    });
  });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

await Promise.all(Array.from({ length: Number(connections) }, open));
process.stdout.write('connected\n');
await wait(Number(warmMs));
measuring = true;
const startedMs = performance.now();
await wait(Number(runMs));
const seconds = (performance.now() - startedMs) / 1000;
measuring = false;
isEnding = true;
// Requests still in flight would delay the next measurement.
for (let ms = 0; waiting.size > 0 && ms < LAST_ANSWERS_MS; ms += 10) await wait(10);
latencies.sort((a, b) => a - b);
const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
const result = {
  perSecond: counts.ok / seconds,
  other: counts.other,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
  acknowledged: counts.acknowledged,
};
process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
