import { expect, test, vi } from 'vitest';
import { answer } from './answer.ts';
import { selfInMemory } from '../features/profile/self-in-memory.ts';
import type { Books, Context } from './context.ts';
import { createPace } from './pace.ts';
import { booksInMemory, NO_KEY, OURS, viewerNow } from './testing.ts';

const ORIGIN = 'http://portal.example';

const context = (books: Partial<Books>, report = vi.fn<Context['report']>()): Context => ({
  requestId: 'req_7',
  viewer: viewerNow(),
  self: selfInMemory(),
  operator: null,
  impersonation: null,
  workspace: { tenantId: OURS, name: 'Nadir Tools', role: 'owner' },
  books: { ...booksInMemory(), ...books },
  pace: createPace(),
  report,
});

async function sent(path: string, input: unknown, made: Context, origin = ORIGIN) {
  const request = new Request(`${ORIGIN}/api/trpc/${path}`, {
    method: 'POST',
    headers: { host: 'portal.example', origin, 'content-type': 'application/json' },
    body: JSON.stringify({ json: input }),
  });
  const response = await answer(request, made.requestId, async () => made);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

test('what nobody foresaw is logged with its request id; the reader learns the id and nothing of the cause', async () => {
  const cause = new Error('password authentication failed for user "graha_app"');
  const report = vi.fn<Context['report']>();
  const revokeKey = () => Promise.reject(cause);

  const { status, headers, body } = await sent('keys.revoke', { keyId: NO_KEY }, context({ revokeKey }, report));

  expect(status).toBe(500);
  expect(headers.get('x-request-id')).toBe('req_7');
  expect(body.error.json).toMatchObject({
    message: expect.stringMatching(/on our side/),
    data: { requestId: 'req_7' },
  });
  expect(JSON.stringify(body)).not.toMatch(/graha_app|stack|\.ts/);
  expect(report).toHaveBeenCalledExactlyOnceWith(cause, { requestId: 'req_7', path: 'keys.revoke' });
});

test('a refusal says why in its own words, and is not logged as a fault', async () => {
  const report = vi.fn<Context['report']>();
  const { status, body } = await sent('keys.revoke', { keyId: NO_KEY }, context({}, report));
  expect(status).toBe(404);
  expect(body.error.json).toMatchObject({
    message: 'There is no such key in this workspace.',
    data: { refusal: 'key_unknown', requestId: 'req_7' },
  });
  expect(report).not.toHaveBeenCalled();
});

test('an input that does not fit names its fields', async () => {
  const { status, body } = await sent('keys.create', { name: '', env: 'live' }, context({}));
  expect(status).toBe(400);
  expect(body.error.json.data.fields).toEqual({ name: 'Give the key a name, so that you know it again.' });
});

test('an old session is asked who it is before a key is made, and nothing is made meanwhile', async () => {
  const issueKey = vi.fn<Books['issueKey']>().mockResolvedValue({ keyId: NO_KEY, text: 'graha_live_…' });
  const made = context({ issueKey });
  const hoursAgo = (hours: number) => ({ ...viewerNow(), signedInAt: new Date(Date.now() - hours * 3_600_000) });
  const wish = { name: 'Staging', env: 'live' };

  const stale = await sent('keys.create', wish, { ...made, viewer: hoursAgo(25) });
  expect(stale.body.error.json.data.code).toBe('PRECONDITION_FAILED');
  expect(issueKey).not.toHaveBeenCalled();
  expect((await sent('keys.create', wish, { ...made, viewer: hoursAgo(23) })).status).toBe(200);
});

test('a script that changes things without end is told how long to wait, and nothing is changed meanwhile', async () => {
  const issueKey = vi.fn<Books['issueKey']>().mockResolvedValue({ keyId: NO_KEY, text: 'graha_live_…' });
  const made = context({ issueKey });
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) {
    statuses.push((await sent('keys.create', { name: 'Staging', env: 'live' }, made)).status);
  }
  expect([statuses[119], statuses[120]]).toEqual([200, 429]);
  expect(issueKey).toHaveBeenCalledTimes(120);
  const { body } = await sent('keys.revoke', { keyId: NO_KEY }, made);
  expect(body.error.json.message).toMatch(/too often.* try again in \d+ s/);
});

test('a change asked for by another site never reaches a procedure', async () => {
  const revokeKey = vi.fn<Books['revokeKey']>();
  const { status } = await sent('keys.revoke', { keyId: NO_KEY }, context({ revokeKey }), 'https://elsewhere.example');
  expect(status).toBe(403);
  expect(revokeKey).not.toHaveBeenCalled();
});

test('what the playground asks comes in its body, so that no log of addresses holds a birth', async () => {
  const clock = { timezone: 'Asia/Kolkata', year: 1991, month: 7, date: 19, hours: 3, minutes: 47, seconds: 11 };
  const { status, body } = await sent('playground.zone', clock, context({}));
  expect(status).toBe(200);
  expect(body.result.data.json).toMatchObject({ offset: '+05:30' });
});
