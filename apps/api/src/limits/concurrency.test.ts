import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { OPEN_PLAYGROUND, PLANS, TEST_KEY_CONCURRENT_CALLS_MAX } from '@graha/domain/billing/plans';
import { VISITORS_TENANT_ID } from '@graha/store/tenants/playground';
import { afterEach, expect, test } from 'vitest';
import { createConcurrency } from './concurrency.ts';
import { appWith, type TestKey } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const FREE = PLANS.free.concurrentCallsMax;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** An API whose charges wait until the test releases them. */
async function heldApi() {
  const held: (() => void)[] = [];
  let isHeld = true;
  const on = appWith({}, (ledger) => ({
    ...ledger,
    chargeBatch: async (charges) => {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return ledger.chargeBatch(charges);
    },
  }));
  const letGo = (): void => {
    isHeld = false;
    for (const go of held.splice(0)) go();
  };
  const url = await on.app.listen({ port: 0, host: '127.0.0.1' });
  ends.push(async () => {
    letGo();
    await on.app.close();
  });
  const call = (key: TestKey) =>
    fetch(url + PATH, {
      method: 'POST',
      headers: { 'x-api-key': key.text, 'content-type': 'application/json' },
      body: JSON.stringify(EXAMPLE_BIRTH),
    });
  return { ...on, url, call, letGo };
}

const underWay = async (metrics: { registry: { metrics(): Promise<string> } }): Promise<number> =>
  Number(/graha_requests_in_flight (\d+)/.exec(await metrics.registry.metrics())?.[1]);

test('a workspace has as many calls under way as its plan says; one more is 429 with when to try again, uncharged', async () => {
  const { issue, call, letGo, ledger, metrics } = await heldApi();
  const [free, neighbour] = [issue({ plan: 'free' }), issue({ plan: 'free' })];
  const first = Array.from({ length: FREE }, () => call(free));
  await expect.poll(() => underWay(metrics)).toBe(FREE);
  const tooMany = await call(free);
  expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '1']);
  expect(await tooMany.json()).toMatchObject({ code: 'concurrency_limited', retryable: true, credits_charged: 0 });
  const second = call(neighbour);
  letGo();
  expect((await Promise.all([...first, second])).map(({ status }) => status)).toEqual(Array(FREE + 1).fill(200));
  expect((await call(free)).status).toBe(200);
  expect(ledger.rows).toHaveLength(FREE + 2);
  expect(await metrics.registry.metrics()).toContain('graha_limit_refusals_total{limit="concurrency"} 1');
});

test('keys for tests have places of their own, so that trying out stops no live call', async () => {
  const { issue, call, letGo, metrics } = await heldApi();
  const live = issue({ plan: 'free' });
  const trial = issue({ plan: 'free', env: 'test', tenantId: live.record.tenantId });
  const trials = Array.from({ length: TEST_KEY_CONCURRENT_CALLS_MAX }, () => call(trial));
  await expect.poll(() => underWay(metrics)).toBe(TEST_KEY_CONCURRENT_CALLS_MAX);
  expect((await call(trial)).status).toBe(429);
  const calls = [...trials, call(live)];
  letGo();
  for (const answer of await Promise.all(calls)) expect(answer.status).toBe(200);
});

test('a client that hangs up keeps its place until its call is over, and no longer; the call is recorded as charged', async () => {
  const { issue, call, letGo, metrics, url, rows, written, ledger } = await heldApi();
  const free = issue({ plan: 'free' });
  const body = JSON.stringify(EXAMPLE_BIRTH);
  const head = `POST ${PATH} HTTP/1.1\r\nhost: x\r\nx-api-key: ${free.text}\r\ncontent-type: application/json\r\n`;
  const sockets = Array.from({ length: FREE }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
    return socket;
  });
  await expect.poll(() => underWay(metrics)).toBe(FREE);
  for (const socket of sockets) socket.destroy();
  expect((await call(free)).status).toBe(429);
  letGo();
  await expect.poll(() => underWay(metrics)).toBe(0);
  expect((await call(free)).status).toBe(200);
  await rows.stop();
  const charged = written.filter(({ status, credits }) => status === 200 && credits === 1);
  expect(charged.map(({ requestId }) => requestId).toSorted()).toEqual(
    ledger.rows.map(({ requestId }) => requestId).toSorted(),
  );
});

test('a place is given back once, however often that is said, and nothing is kept of a workspace without calls', () => {
  const { enter, tenants } = createConcurrency();
  const caller = { tenantId: randomUUID(), env: 'live', plan: 'free' } as const;
  const places = Array.from({ length: FREE }, () => enter(caller));
  expect(() => enter(caller)).toThrow('in progress');
  places[0]?.();
  places[0]?.();
  enter(caller)();
  for (const leave of places) leave();
  expect(tenants()).toBe(0);
});

test('visitors of the open playground run as many at once as their own allowance says, and not as a test key', () => {
  const { enter } = createConcurrency();
  const visitor = { tenantId: VISITORS_TENANT_ID, env: 'test', plan: 'free' } as const;
  Array.from({ length: OPEN_PLAYGROUND.concurrentCallsMax }, () => enter(visitor));
  expect(() => enter(visitor)).toThrow('in progress');
});

test('the internal plan has no limit', () => {
  const { enter } = createConcurrency();
  const caller = { tenantId: randomUUID(), env: 'live', plan: 'internal' } as const;
  expect(() => Array.from({ length: 1_000 }, () => enter(caller))).not.toThrow();
});
