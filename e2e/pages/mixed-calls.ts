import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, type APIRequestContext } from '@playwright/test';
import { stack } from '../stack.ts';

type Priced = { path: string; credits: number; example: object };

/** What is priced by its length, and the units of its example by the words of the price list: 61 days by 31, and 3 up to 31 days. */
const UNITS: Readonly<Record<string, number>> = { '/api/v1/panchang/festivals': 2, '/api/v1/muhurta/find': 3 };

/** Every operation with the price of its example, as the API publishes them. */
export async function priceList(request: APIRequestContext): Promise<Priced[]> {
  const { paths } = await (await request.get(`${stack.apiUrl}/openapi.json`)).json();
  return Object.entries(paths).flatMap(([path, methods]) => {
    // Safe: what the published document is made of; a missing member fails the calls that are made with it.
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
  /** The credits of the operation; false: it costs nothing. */
  isCharged: boolean;
  /** Whether the ledger has an entry for it; test keys have theirs, at 0 credits. */
  isEntered: boolean;
};

const charged = (key: KeyName): Kind => ({ key, status: 200, isCharged: true, isEntered: true });
const refused = (key: KeyName, status: number): Kind => ({ key, status, isCharged: false, isEntered: false });
const TRIAL: Kind = { key: 'trial', status: 200, isCharged: false, isEntered: true };
/** Given again under the same name, without being charged again. */
const AGAIN: Kind = { key: 'phone', status: 200, isCharged: false, isEntered: false };

const times = (count: number, kind: Kind): Kind[] => Array.from({ length: count }, () => kind);

/** Two keys that pay, and all that costs nothing; of the test key, as few as its limit by the minute lets through. */
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
    // Each operation meets each kind in the end: the lists turn against one another.
    const priced = prices[(index + Math.floor(index / prices.length)) % prices.length];
    if (!kind || !priced) throw new Error('There is nothing to call.');
    return callOf(kind, kind === AGAIN ? (prices[0] ?? priced) : priced, attemptId);
  });
}

/** `credits` of a call that is given again are those of its first time. */
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
 * Made again when the API asks to wait, which costs nothing either.
 * @returns what the answer says it cost
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
