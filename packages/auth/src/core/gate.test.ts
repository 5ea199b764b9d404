import { expect, test } from 'vitest';
import { gateAnswer, isOpen, withoutToken } from './gate.ts';

const statusOf = async (isImpersonating: boolean, method: string, path: string) => {
  const request = new Request(`http://portal.example/api/auth${path}`, { method });
  return (await gateAnswer(request, async () => isImpersonating))?.status ?? 'handed on';
};

test.each([
  ['POST', '/sign-in/email'],
  ['POST', '/sign-up/email'],
  ['POST', '/change-password'],
  ['POST', '/organization/create'],
  ['PUT', '/sign-in/email'],
  ['DELETE', '/get-session'],
  ['PATCH', '/update-user'],
])('while an operator views a workspace, %s %s is forbidden', async (method, path) =>
  expect(await statusOf(true, method, path)).toBe(403),
);

test.each([
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
])('while an operator views a workspace, %s %s goes on', async (method, path) =>
  expect(await statusOf(true, method, path)).toBe('handed on'),
);

test('what is closed to everybody stays closed, and what is open stays open', async () => {
  expect(await statusOf(true, 'GET', '/list-sessions')).toBe(404);
  expect(await statusOf(false, 'POST', '/change-password')).toBe(404);
  expect(await statusOf(false, 'POST', '/sign-in/email')).toBe('handed on');
});

const asked = (method: string, path: string) => isOpen({ method, url: `http://portal.example${path}` });

test.each([
  ['POST', '/api/auth/sign-in/email'],
  ['POST', '/api/auth/sign-out'],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/get-session?disableCookieCache=true'],
])('%s %s is open', (method, path) => expect(asked(method, path)).toBe(true));

test.each([
  ['POST', '/api/auth/sign-up/email'],
  ['POST', '/api/auth/sign-up/begin'],
  ['POST', '/api/auth/sign-up/confirm'],
  ['POST', '/api/auth/organization/create'],
  ['POST', '/api/auth/organization/update-member-role'],
  ['GET', '/api/auth/organization/list'],
  ['POST', '/api/auth/admin/set-role'],
  ['POST', '/api/auth/update-user'],
  ['POST', '/api/auth/delete-user'],
  ['POST', '/api/auth/change-email'],
  ['POST', '/api/auth/change-password'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/request-password-reset'],
  ['GET', '/api/auth/verify-email'],
  ['POST', '/api/auth/two-factor/disable'],
  ['POST', '/api/auth/two-factor/verify-totp'],
  ['POST', '/api/auth/passkey/delete-passkey'],
  ['GET', '/api/auth/passkey/generate-register-options'],
  ['POST', '/api/auth/passkey/verify-authentication'],
  ['POST', '/api/auth/revoke-other-sessions'],
  ['GET', '/api/auth/list-sessions'],
  ['POST', '/api/auth/sign-in/social'],
  ['GET', '/api/auth/sign-out'],
  ['POST', '/api/auth/sign-out/../organization/create'],
  ['POST', '/api/auth/Sign-Out'],
  ['POST', '/api/auth//sign-out'],
  ['GET', '/api/auth/ok'],
])('%s %s does not exist', (method, path) => expect(asked(method, path)).toBe(false));

const bareOf = async (body: unknown) => (await withoutToken(Response.json(body))).json();

test.each([
  ['at the top', { token: 'x', user: { id: 1 } }, { user: { id: 1 } }],
  ['inside', { session: { token: 'x', id: 1 } }, { session: { id: 1 } }],
  ['in a list', [{ token: 'x', id: 1 }, [{ token: 'y' }]], [{ id: 1 }, [{}]]],
])('a token %s goes', async (_where, body, bare) => {
  expect(await bareOf(body)).toEqual(bare);
});

test.each([null, 'token', 7, { user: null, names: ['token'], isNew: false }])(
  '%j has no token and stays',
  async (body) => {
    expect(await bareOf(body)).toEqual(body);
  },
);

test('of an answer the status and each cookie stay, and its length is that of the new body', async () => {
  const headers = new Headers({ 'content-type': 'application/json', 'content-length': '13' });
  for (const cookie of ['a=1', 'b=2']) headers.append('set-cookie', cookie);
  const answer = await withoutToken(new Response('{"token":"x"}', { status: 201, headers }));
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('content-length')]).toEqual([
    201,
    ['a=1', 'b=2'],
    null,
  ]);
});
