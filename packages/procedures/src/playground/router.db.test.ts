import { createTestDatabase } from '@graha/dev-stack/test-context';
import { ROLES } from '@graha/domain/team/roles';
import { jwtVerify } from 'jose';
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Who } from '../testing/scene.ts';
import { OURS, outcomeOf, THEIRS, useScene } from '../testing/scene.ts';
import type { Report } from '../trpc/report.ts';
import { Refusal } from '@graha/domain/core/refusal';
import { VISITORS_TENANT_ID } from '@graha/store/tenants/playground';
import { createCallApi } from '../ports/call-api.ts';

const ATTEMPT = 'b3b7c1f4-4f0e-4a55-9d8e-2f8f0a9c7e11';
const RUN = { operation: 'panchang/sun-times', body: '{"year":1990}', attemptId: ATTEMPT };

const scene = useScene(createTestDatabase);
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const playgroundPrivateKey = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

type Received = {
  path: string | undefined;
  body: string;
  attemptId: unknown;
  tenantId: unknown;
  userId: unknown;
  /** Restrictions of the token: its audience, a key and an operation. */
  grant: unknown;
};
let received: Received[] = [];
let status = 200;
beforeEach(() => {
  received = [];
  status = 200;
});

/** An API that answers each call and records the caller from the verified token. */
const api = createServer(async (request, response) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  const { payload } = await jwtVerify(token, publicKey, { issuer: 'portal', audience: ['api', 'api-test'] });
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push({
    path: request.url,
    body,
    attemptId: request.headers['idempotency-key'],
    tenantId: payload['tenant'],
    userId: payload.sub,
    grant: [payload.aud, payload['key'], payload['operation']],
  });
  response
    .writeHead(status, { 'x-credits-cost': '1', 'x-credits-remaining': '7', ratelimit: '"minute";r=1;t=60' })
    .end('{"lagna":{}}');
});
beforeAll(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<unknown>((resolve) => api.close(resolve)));

function callerAs(who: Who, workspace = OURS) {
  // Safe: a server that listens on a port has an address with one.
  const { port } = api.address() as AddressInfo;
  const callApi = createCallApi({
    apiInternalUrl: `http://127.0.0.1:${port}`,
    playgroundPrivateKey,
    now: async () => new Date(),
  });
  return scene.callerAs(who, { callApi }, workspace).playground;
}

/** Returns a caller without a session. */
function visitorAt(address: string) {
  // Safe: a server that listens on a port has an address with one.
  const { port } = api.address() as AddressInfo;
  const callApi = createCallApi({
    apiInternalUrl: `http://127.0.0.1:${port}`,
    playgroundPrivateKey,
    now: async () => new Date(),
  });
  return scene.callerAs(null, { callApi, address }).playground;
}

const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    ({ cause, code }) => (cause instanceof Refusal ? cause.code : String(code)),
  );

test('a developer runs an operation for the workspace of the session, and gets the answer unchanged', async () => {
  const reply = await callerAs('developer').run(RUN);
  expect(reply).toMatchObject({ status: 200, text: '{"lagna":{}}' });
  expect(Object.fromEntries(reply?.headers ?? [])).toMatchObject({ 'x-credits-cost': '1' });
  const { tenantId, people } = OURS;
  expect(received).toEqual([
    {
      tenantId,
      userId: people.developer.userId,
      path: '/api/v1/panchang/sun-times',
      body: RUN.body,
      attemptId: ATTEMPT,
      grant: ['api', undefined, undefined],
    },
  ]);
});

test('a viewer spends nothing, and the refusal names the role', async () => {
  await expect(callerAs('viewer').run(RUN)).rejects.toThrow(
    'Your role in this workspace, viewer, does not allow this.',
  );
  expect(received).toEqual([]);
});

test('the session alone decides whose credits are spent', async () => {
  const caller = callerAs('owner', THEIRS);
  await caller.run(RUN);
  const asked = { ...RUN, tenantId: OURS.tenantId };
  expect(await outcomeOf(caller.run(asked))).toBe('BAD_REQUEST');
  expect(received.map(({ tenantId }) => tenantId)).toEqual([THEIRS.tenantId]);
});

test.each(['kundali/nothing', '../../../usage', 'kundali/basic?x=', 'http://elsewhere/', ''])(
  'a name that is no operation is not sent to the API: %s',
  async (operation) => {
    expect(await outcomeOf(callerAs('owner').run({ ...RUN, operation }))).toBe('NOT_FOUND');
    expect(received).toEqual([]);
  },
);

test('a test run, and a run with a key of the workspace, are signed as such; another workspace’s key is not found', async () => {
  const caller = callerAs('developer');
  await caller.run({ ...RUN, mode: 'test' });
  const [key] = await caller.keys();
  await caller.run({ ...RUN, keyId: key?.keyId ?? null });
  expect(received.map(({ grant }) => grant)).toEqual([
    ['api-test', undefined, undefined],
    ['api', key?.prefix.slice(-8), undefined],
  ]);
  expect(await endOf(caller.run({ ...RUN, keyId: THEIRS.keyId }))).toBe('key_unknown');
  expect(received).toHaveLength(2);
});

test('a visitor runs an operation for nobody’s credits, with a token of that operation alone, and sees no one’s balance', async () => {
  const { reply, runs } = await visitorAt('198.51.100.1').runOpenly(RUN);
  expect(reply).toMatchObject({ status: 200, text: '{"lagna":{}}' });
  expect(reply?.headers.map(([name]) => name)).toContain('x-credits-cost');
  expect(reply?.headers.map(([name]) => name)).not.toContain('x-credits-remaining');
  expect(reply?.headers.map(([name]) => name)).not.toContain('ratelimit');
  expect(runs.left).toBe(19);
  expect(received).toMatchObject([
    { tenantId: VISITORS_TENANT_ID, userId: 'visitor', grant: ['api-test', undefined, 'panchang/sun-times'] },
  ]);
  expect(received[0]?.attemptId).not.toBe(ATTEMPT); // Two visitors with one id must not share an idempotency key.
  expect(await visitorAt('198.51.100.1').openRuns()).toMatchObject({ left: 19 });
});

test('an address has 20 runs an hour, also when they arrive at once; the next answer says when runs renew; other addresses are not affected', async () => {
  const visitor = visitorAt('198.51.100.2');
  const before = await scene.eventsOf(OURS);
  const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.runOpenly(RUN)));
  expect(answers.filter(({ isUsedUp }) => isUsedUp)).toHaveLength(10);
  expect(received).toHaveLength(20);
  const { runs, reply } = await visitor.runOpenly(RUN);
  expect([reply, runs.left]).toEqual([null, 0]);
  expect(Math.abs((runs.renewsAt?.getTime() ?? 0) - Date.now() - 3_600_000)).toBeLessThan(120_000);
  expect((await visitorAt('198.51.100.3').runOpenly(RUN)).isUsedUp).toBe(false);
  expect(await scene.eventsOf(OURS)).toEqual(before);
});

test('a run that the API refuses because of other visitors is not counted, and says when it can be made', async () => {
  const visitor = visitorAt('198.51.100.5');
  status = 429;
  for (let times = 0; times < 25; times += 1) {
    const { reply, runs, isUsedUp } = await visitor.runOpenly(RUN);
    expect([reply?.status, runs.left, isUsedUp]).toEqual([429, 20, false]);
  }
  status = 200;
  expect((await visitor.runOpenly(RUN)).runs.left).toBe(19);
});

test('a visitor cannot run what is no operation, nor choose a workspace, a key or the mode', async () => {
  const visitor = visitorAt('198.51.100.4');
  expect(await outcomeOf(visitor.runOpenly({ ...RUN, operation: '../usage' }))).toBe('NOT_FOUND');
  for (const more of [{ tenantId: OURS.tenantId }, { keyId: OURS.keyId }, { mode: 'live' }]) {
    expect(await outcomeOf(visitor.runOpenly(Object.assign({ ...RUN }, more)))).toBe('BAD_REQUEST');
  }
  expect(received).toEqual([]);
});

test('an API that does not answer is not an error of the portal', async () => {
  const report = vi.fn<Report>();
  const caller = scene.callerAs('owner', { report }); // No server listens at the address of the scene's calls.
  expect(await caller.playground.run(RUN)).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('a portal without a signing key calls nothing, and the error is reported', async () => {
  const report = vi.fn<Report>();
  const callApi = createCallApi({
    apiInternalUrl: 'http://127.0.0.1:9',
    playgroundPrivateKey: null,
    now: async () => new Date(),
  });
  const caller = scene.callerAs('owner', { callApi, report });
  expect(await outcomeOf(caller.playground.run(RUN))).toBe('INTERNAL_SERVER_ERROR');
  expect(report).toHaveBeenCalledOnce();
});

test('everyone may look up places, zones and what is left', async () => {
  for (const role of ROLES) {
    const playground = callerAs(role);
    expect(await playground.balance()).toEqual({ credits: 49_999, calls: 99 });
    expect((await playground.places({ text: 'ujjain' }))[0]).toMatchObject({ zone: 'Asia/Kolkata' });
    const clock = { year: 1991, month: 7, date: 19, hours: 3, minutes: 47, seconds: 11 };
    expect(await playground.zone({ timezone: '5.5', ...clock })).toMatchObject({ offset: '+05:30' });
  }
});
