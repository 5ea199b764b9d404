import { createTestDatabase } from '@graha/dev-stack/test-context';
import { listKeys } from '@graha/store/keys/key-list';
import { createPool } from '@graha/store/postgres/pool';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { NO_ID, OURS, useScene, viewerOf } from '../testing/scene.ts';
import { answer } from '../router/answer.ts';
import type { Context } from './context.ts';

const ORIGIN = 'http://portal.example';
const scene = useScene(createTestDatabase);
const { keyId, people } = OURS;

/** Sends a request as a browser does, as the owner of our workspace. */
async function sent(path: string, input: unknown, changes: Partial<Context> = {}, origin = ORIGIN) {
  const made = scene.contextAs('owner', { requestId: 'req_7', ...changes });
  const request = new Request(`${ORIGIN}/api/trpc/${path}`, {
    method: 'POST',
    headers: { host: 'portal.example', origin, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  const response = await answer(request, made.requestId, async () => made);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const keysNow = () => listKeys({ db: scene.pools.db, tenantId: OURS.tenantId });

test('an unexpected error is logged with its request id; the reader gets the id and nothing of the cause', async () => {
  const url = scene.database.appUrl.replace(scene.database.database, 'nowhere');
  const db = createPool({ url, applicationName: 'test', max: 1, onError: () => {} });
  const report = vi.fn<Context['report']>();
  const { status, headers, body } = await sent('keys.revoke', { keyId: NO_ID }, { db, report });
  await db.end();

  expect(status).toBe(500);
  expect(headers.get('x-request-id')).toBe('req_7');
  expect(body.error.json).toMatchObject({
    message: expect.stringMatching(/on our side/),
    data: { requestId: 'req_7' },
  });
  expect(JSON.stringify(body)).not.toMatch(/nowhere|stack|\.ts/);
  const cause = expect.objectContaining({ message: expect.stringContaining('nowhere') });
  expect(report).toHaveBeenCalledExactlyOnceWith(cause, { requestId: 'req_7', path: 'keys.revoke' });
});

test('a refusal says why in its own words, and is not logged as a fault', async () => {
  const report = vi.fn<Context['report']>();
  const { status, body } = await sent('keys.revoke', { keyId: NO_ID }, { report });
  expect(status).toBe(404);
  expect(body.error.json).toMatchObject({
    message: 'There is no such key in this workspace.',
    data: { refusal: 'key_unknown', requestId: 'req_7' },
  });
  expect(report).not.toHaveBeenCalled();
});

test('an input that does not fit names its fields, and its message is words for a form that shows none of them', async () => {
  const { status, body } = await sent('keys.create', { mutationId: NO_ID, name: '', env: 'live' });
  expect(status).toBe(400);
  expect(body.error.json).toMatchObject({
    message: 'Enter a name, so that you can recognize the key.',
    data: { fields: { name: 'Enter a name, so that you can recognize the key.' } },
  });
});

test('an old session is asked for the password before a key is made, and nothing is made meanwhile', async () => {
  const hoursAgo = (hours: number) => ({
    viewer: { ...viewerOf(people.owner), signedInAt: new Date(Date.now() - hours * 3_600_000) },
  });
  const input = { mutationId: randomUUID(), name: 'Staging', env: 'live' };
  const before = await keysNow();
  const stale = await sent('keys.create', input, hoursAgo(25));
  expect(stale.body.error.json.data.code).toBe('PRECONDITION_FAILED');
  expect(await keysNow()).toEqual(before);
  expect((await sent('keys.create', input, hoursAgo(23))).status).toBe(200);
  expect(await keysNow()).toHaveLength(before.length + 1);
});

test('a script that changes things without end is answered how long to wait, and nothing is changed meanwhile', async () => {
  const { pace } = scene.contextAs('owner');
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) {
    statuses.push((await sent('keys.disable', { keyId: NO_ID }, { pace })).status);
  }
  expect([statuses[119], statuses[120]]).toEqual([404, 429]);
  const { status, body } = await sent('keys.disable', { keyId }, { pace });
  expect(status).toBe(429);
  expect(body.error.json.message).toMatch(/too often.* try again in \d+ s/);
  expect((await keysNow()).find((key) => key.keyId === keyId)?.status).toBe('active');
});

test('a change that another site sends never reaches a procedure', async () => {
  const { status } = await sent('keys.revoke', { keyId }, {}, 'https://elsewhere.example');
  expect(status).toBe(403);
  expect((await keysNow()).find((key) => key.keyId === keyId)?.status).toBe('active');
});

test('the playground sends its questions in the body, so that no log of addresses holds a birth', async () => {
  const clock = { timezone: 'Asia/Kolkata', year: 1991, month: 7, date: 19, hours: 3, minutes: 47, seconds: 11 };
  const { status, body } = await sent('playground.zone', clock);
  expect(status).toBe(200);
  expect(body.result.data.json).toMatchObject({ offset: '+05:30' });
});
