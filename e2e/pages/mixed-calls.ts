import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { stack } from '../stack.ts';

type Priced = { path: string; credits: number; example: object };

/** Units of the examples of operations priced by a count: 61 days cost 2 units of 31 days, and a report what its operations cost. */
const UNITS: Readonly<Record<string, number>> = {
  '/api/v1/panchang/festivals': 2,
  '/api/v1/muhurta/find': 3,
  '/api/v1/western/electional': 3,
  '/api/v1/reports/kundli': 24,
  '/api/v1/reports/matching': 6,
  '/api/v1/reports/varshaphal': 11,
  '/api/v1/reports/western-natal': 3,
  '/api/v1/reports/numerology': 15,
  '/api/v1/reports/panchang-month': 4,
  '/api/v1/reports/muhurta': 4,
};

/** Returns every operation with the price of its example, as published by the API. */
export async function priceList(request: APIRequestContext): Promise<Priced[]> {
  const { paths } = await (await request.get(`${stack.apiUrl}/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, methods]) => {
    // Safe: the published document has this form; a missing member fails the calls made with it.
    const { post } = methods as { post?: { 'x-credits'?: number; requestBody: { content: { 'application/json': { example: object } } } } }; // prettier-ignore
    const credits = post?.['x-credits'];
    if (post === undefined || !credits) return []; // A batch has no price of its own, the Management API costs nothing.
    return [
      { path, credits: credits * (UNITS[path] ?? 1), example: post.requestBody.content['application/json'].example },
    ];
  });
}

export type KeyName = 'web' | 'phone' | 'trial' | 'revoked';

type Kind = {
  key: KeyName;
  status: number;
  /** True if it costs the credits of the operation. */
  isCharged: boolean;
  /** True if the ledger has an entry for it; calls with test keys have one of 0 credits. */
  isEntered: boolean;
};

const charged = (key: KeyName): Kind => ({ key, status: 200, isCharged: true, isEntered: true });
const refused = (key: KeyName, status: number): Kind => ({ key, status, isCharged: false, isEntered: false });
const TRIAL: Kind = { key: 'trial', status: 200, isCharged: false, isEntered: true };
/** Repeated with the same idempotency key, without another charge. */
const AGAIN: Kind = { key: 'phone', status: 200, isCharged: false, isEntered: false };

const times = (count: number, kind: Kind): Kind[] => Array.from({ length: count }, () => kind);

/** Two charged keys, and every kind of free call; few with the test key, because of its limit per minute. */
const KINDS = [
  ...times(5, charged('web')),
  refused('web', 422),
  ...times(4, charged('phone')),
  AGAIN,
  TRIAL,
  ...times(4, charged('web')),
  AGAIN,
  refused('revoked', 401),
  charged('phone'),
  refused('phone', 404),
];

export type Call = Kind & { operation: string; path: string; credits: number; body: object; headers: object };

export function mixedCalls(count: number, prices: readonly Priced[]): Call[] {
  const attemptId = randomUUID();
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length];
    // Each operation meets each kind in time, because the lists are rotated against each other.
    const priced = prices[(index + Math.floor(index / prices.length)) % prices.length];
    if (!kind || !priced) throw new Error('There is nothing to call.');
    return callOf(kind, kind === AGAIN ? (prices[0] ?? priced) : priced, attemptId);
  });
}

/** `credits` of a repeated call are those of the first one. */
function callOf(kind: Kind, { path, credits, example }: Priced, attemptId: string): Call {
  const call = { ...kind, path, operation: path.replace('/api/v1/', ''), body: example, headers: {} };
  if (kind === AGAIN) return { ...call, credits, headers: { 'idempotency-key': attemptId } };
  if (kind.status === 422) return { ...call, credits: 0, body: { ...example, shoe_size: 43 } };
  if (kind.status === 404) return { ...call, credits: 0, path: `${path}/of-the-neighbour` };
  return { ...call, credits: kind.isCharged ? credits : 0 };
}

const TOO_MANY = 429;
const SECOND_MS = 1000;

/**
 * Makes a call, and repeats it when the API asks to wait, which is free.
 * @returns the cost according to the response
 */
export async function make(request: APIRequestContext, call: Call, keys: Record<KeyName, string>): Promise<number> {
  const response = await request.post(`${stack.apiUrl}${call.path}`, {
    headers: { 'x-api-key': keys[call.key], ...call.headers },
    data: call.body,
  });
  if (response.status() === TOO_MANY) {
    await setTimeout(Number(response.headers()['retry-after'] ?? 1) * SECOND_MS);
    return make(request, call, keys);
  }
  expect(response.status(), `${call.path} with the key ${call.key}: ${await response.text()}`).toBe(call.status);
  return Number(response.headers()['x-credits-cost'] ?? 0);
}
