import { Agent, request, type IncomingMessage } from 'node:http';
import type { Answer } from '../findings.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof METHODS)[number];

export const methodOf = (name: string): Method | null => METHODS.find((one) => one === name.toUpperCase()) ?? null;

/** The other methods send their input in the URL. */
export const hasBody = (method: Method): boolean => method !== 'GET' && method !== 'DELETE';

export type CallOptions = {
  method?: Method;
  path?: string;
  key?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** False: a separate connection. */
  agent?: Agent | false;
  timeoutMs?: number;
};

/** Operations by their price in credits; both take the same birth. */
export const PATHS = { 1: '/api/v1/kundali/basic', 2: '/api/v1/dasha/yogini' } as const;

export const BIRTH = {
  year: 1990,
  month: 8,
  date: 15,
  hours: 9,
  minutes: 30,
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 5.5,
};

const PATIENCE_MS = 20_000;

/** An agent with as many connections as concurrent calls. */
export const connections = (): Agent => new Agent({ keepAlive: true });

/** @returns null if the connection broke before the last byte of the answer */
export function call(url: string, options: CallOptions): Promise<Answer | null> {
  const { method = 'POST', path = PATHS[1], key, body = BIRTH, headers = {}, agent = false } = options;
  const text = hasBody(method) ? JSON.stringify(body) : '';
  const target = new URL(url);
  const sentMs = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      {
        host: target.hostname,
        port: target.port,
        method,
        path,
        agent,
        timeout: options.timeoutMs ?? PATIENCE_MS,
        headers: {
          ...(key ? { 'x-api-key': key } : {}),
          ...(hasBody(method) ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
          ...headers,
        },
      },
      (response) => void wholeAnswer(response, sentMs).then(resolve, () => resolve(null)),
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(null));
    sent.end(text);
  });
}

async function wholeAnswer(response: IncomingMessage, sentMs: number): Promise<Answer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(Buffer.from(part));
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return {
    status: response.statusCode ?? 0,
    headers,
    body: Buffer.concat(parts),
    requestId: headers['x-request-id'] ?? '',
    credits: Number(headers['x-credits-cost'] ?? 0),
    isReplay: headers['idempotency-replayed'] === 'true',
    tookMs: performance.now() - sentMs,
  };
}
