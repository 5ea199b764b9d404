import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import { Browser, PORTAL_URL } from '../testing/browser.ts';
import { withoutToken } from './gate.ts';

const scene = useAuthScene(createTestDatabase);
const ASHA = { email: 'asha@nadir.example', password: 'lamp orchard nine' };

test('no answer over HTTP holds the token of a session, and the cookie that does is kept', async () => {
  const { auth, tables } = await scene.open();
  await personIn(auth, ASHA);
  const send = async (method: string, path: string, headers: Headers, body?: object) => {
    headers.set('content-type', 'application/json');
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return withoutToken(await auth.handler(new Request(`${PORTAL_URL}/api/auth/${path}`, init)));
  };

  const browser = new Browser();
  const entered = await send('POST', 'sign-in/email', browser.headers, ASHA);
  browser.keep(entered.headers);
  const read = await send('GET', 'get-session', browser.headers);
  const { token } = await tables.session.findFirstOrThrow();

  for (const answer of [await entered.text(), await read.text()]) {
    expect(answer).toContain(ASHA.email);
    expect(answer).not.toContain(token);
    expect(answer).not.toContain('"token"');
  }
  expect(browser.cookies.get('graha.session_token')).toContain(token.slice(0, 8));
});

test.each(['sign-up/begin', 'sign-up/confirm', 'sign-up/verified', 'provider/enter'])(
  '%s is for our server alone: over HTTP it does not exist, even without the gate',
  async (path) => {
    const { auth } = await scene.open();
    const body = JSON.stringify({ ...ASHA, workspace: 'x', nextPath: '/', token: 'x' });
    const headers = { 'content-type': 'application/json', origin: PORTAL_URL };
    const sent = new Request(`${PORTAL_URL}/api/auth/${path}`, { method: 'POST', headers, body });
    expect((await auth.handler(sent)).status).toBe(404);
  },
);

test('nobody makes an account over HTTP, even without the gate', async () => {
  const { auth, tables } = await scene.open();
  const body = JSON.stringify({ ...ASHA, name: 'Asha' });
  const headers = { 'content-type': 'application/json', origin: PORTAL_URL };
  const sent = new Request(`${PORTAL_URL}/api/auth/sign-up/email`, { method: 'POST', headers, body });
  expect((await auth.handler(sent)).ok).toBe(false);
  expect(await tables.user.count()).toBe(0);
});

test('what is no JSON goes through as it is', async () => {
  const answer = new Response(null, { status: 404 });
  expect(await withoutToken(answer)).toBe(answer);
});
