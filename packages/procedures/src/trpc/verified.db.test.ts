import { expect, test } from 'vitest';
import { VERIFY_FIRST } from '@graha/auth/core/session-limits';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { OURS, kindsOfProcedures, useScene, viewerOf } from '../testing/scene.ts';
import { answer } from '../router/answer.ts';

const scene = useScene(createTestDatabase);

const ORIGIN = 'http://portal.example';

/** The mutations that a person with an unverified address may call, with the status of an empty input. */
const OPEN: Readonly<Record<string, number>> = {
  'profile.sendVerification': 200,
  // Visitors without an account may call them too.
  'status.subscribe': 400,
  'status.confirm': 400,
  'status.unsubscribe': 400,
};

const kinds = Object.entries(kindsOfProcedures());
const pathsOf = (isRead: boolean) => kinds.filter(([, kind]) => (kind === 'query') === isRead).map(([path]) => path);

/** Sends the call from the browser of an owner with an unverified address. */
async function asUnverified(path: string, method: 'GET' | 'POST') {
  const made = scene.contextAs('owner', { viewer: { ...viewerOf(OURS.people.owner), isVerified: false } });
  const input = JSON.stringify({ json: {} });
  const url = `${ORIGIN}/api/trpc/${path}`;
  const headers = { host: 'portal.example', origin: ORIGIN, 'content-type': 'application/json' };
  const asked = method === 'GET' ? `${url}?input=${encodeURIComponent(input)}` : url;
  const request = new Request(asked, { headers, ...(method === 'GET' ? {} : { method: 'POST', body: input }) });
  const response = await answer(request, made.requestId, async () => made);
  const body: unknown = await response.json();
  return { status: response.status, text: JSON.stringify(body) };
}

/** Returns everything that a change would touch, except for counts. */
async function everything(): Promise<unknown> {
  const { rows } = await scene.pools.owner.query(
    `SELECT (SELECT max(pos) FROM graha.event) AS events, (SELECT count(*) FROM graha.ledger_entry) AS entries,
       (SELECT count(*) FROM identity.mail) AS mails, (SELECT count(*) FROM identity.session) AS sessions,
       (SELECT md5(string_agg(u::text, '' ORDER BY id)) FROM identity.user u) AS people,
       (SELECT md5(string_agg(c::text, '' ORDER BY tenant_id)) FROM graha.tenant_card c) AS cards`,
  );
  return rows;
}

test.each(pathsOf(false))('%s changes nothing before the address is verified, and says what to do', async (path) => {
  const { status, text } = await asUnverified(path, 'POST');
  expect([status, text.includes(VERIFY_FIRST)]).toEqual([OPEN[path] ?? 403, !(path in OPEN)]);
});

test.each(pathsOf(true))('%s is read before the address is verified as after it, and changes nothing', async (path) => {
  const before = await everything();
  const { status, text } = await asUnverified(path, 'GET');
  expect(text).not.toContain(VERIFY_FIRST);
  expect([path, [200, 400, 404].includes(status) || path.startsWith('admin.')]).toEqual([path, true]);
  expect(await everything()).toEqual(before);
});

test('a change that is sent as reading is refused', async () => {
  for (const path of pathsOf(false)) expect([path, (await asUnverified(path, 'GET')).status]).toEqual([path, 405]);
});
