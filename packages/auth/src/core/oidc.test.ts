import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { idToken } from '../testing/provider-stand-in.ts';
import { discover, oidcAuthorizeUrl, oidcPerson } from './oidc.ts';

const ISSUER = 'https://id.nadir.example';
const FOUND = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  userinfo_endpoint: `${ISSUER}/userinfo`,
};
const answering =
  (body: unknown, status = 200) =>
  async () => ({ status, text: JSON.stringify(body) });

/** Resolves to the words of the error and of its cause. */
const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    (error: Error) => [error, error.cause].join(' '),
  );

const serverOf = async (...asked: Parameters<typeof discover>) => (await discover(...asked)).serverMetadata();

test.each([
  [ISSUER, ISSUER],
  [ISSUER, `${ISSUER}/`],
  [`${ISSUER}/`, ISSUER],
  [`${ISSUER}/tenant`, `${ISSUER}/tenant/`],
  [`${ISSUER}/tenant/`, `${ISSUER}/tenant`],
])('the endpoints of %s are found if it calls itself %s', async (issuer, named) => {
  expect(await serverOf(answering({ ...FOUND, issuer: named }), { issuer })).toMatchObject({
    token_endpoint: FOUND.token_endpoint,
  });
});

test.each([
  ['another issuer', answering({ ...FOUND, issuer: 'https://elsewhere.example' }), /expected issuer/],
  ['another path of the issuer', answering({ ...FOUND, issuer: `${ISSUER}/other` }), /expected issuer/],
  [
    'a sign-in page without TLS',
    answering({ ...FOUND, authorization_endpoint: 'http://id.nadir.example/' }),
    /not https/,
  ],
  [
    'a sign-in page that is a script',
    answering({ ...FOUND, authorization_endpoint: 'javascript:alert(1)' }),
    /not https/,
  ],
  ['no sign-in page', answering({ ...FOUND, authorization_endpoint: undefined }), /authorization_endpoint/],
  ['no exchange of codes', answering({ ...FOUND, token_endpoint: undefined }), /token_endpoint/],
  ['no address of the person', answering({ ...FOUND, userinfo_endpoint: undefined }), /userinfo_endpoint/],
  ['a redirect', answering({}, 302), /answered 302/],
  ['an error', answering({}, 500), /status code/],
  ['no JSON', async () => ({ status: 200, text: '<html>' }), /parsing/],
])('a configuration with %s is refused', async (_what, ask, words) => {
  expect(await failureOf(discover(ask, { issuer: ISSUER }))).toMatch(words);
});

test.each(['https://127.0.0.1', 'https://169.254.169.254', 'https://[::1]', 'http://id.nadir.example'])(
  'outside of development nobody asks %s',
  async (issuer) => {
    const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: false });
    expect(await failureOf(discover(ask, { issuer }))).toMatch(/public internet|Only https/);
  },
);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a provider on the loopback. Returns its address. */
async function provider(answer: (issuer: string) => RequestListener) {
  const seen = { hits: 0 };
  const server = createServer((request, response) => {
    seen.hits += 1;
    answer(issuer)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address with one.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => void server.close().closeAllConnections();
  closing.push(close);
  return { issuer, seen, close };
}

test('a provider that switches protocols ends the question at once', async () => {
  const { issuer } = await provider(() => ({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: true, withinMs: 120_000 });
  expect(await failureOf(discover(ask, { issuer }))).toMatch(/answered 101/);
});

test('a provider is found while forty others never answer', async () => {
  const silent = await provider(() => () => {});
  const found = await provider((issuer) => (_request, response) => {
    response.end(JSON.stringify({ ...FOUND, issuer, authorization_endpoint: `${issuer}/authorize` }));
  });
  const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: true, withinMs: 120_000 });
  const pending = Array.from({ length: 40 }, () => failureOf(discover(ask, silent)));
  await expect.poll(() => silent.seen.hits).toBe(40);
  expect(await serverOf(ask, found)).toMatchObject({ issuer: found.issuer });
  silent.close();
  expect(await Promise.all(pending)).toEqual(pending.map(() => expect.stringMatching(/hang up|ECONNRESET/)));
});

test('the person is led to the provider with what it needs, and with the address that they wrote', async () => {
  const ask = answering({ ...FOUND, authorization_endpoint: `${ISSUER}/authorize?tenant=7` });
  const asked = {
    email: 'asha@nadir.example',
    state: 's',
    verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    redirectUri: 'https://graha.example/api/sso/x',
  };
  const url = new URL(await oidcAuthorizeUrl(ask, { issuer: ISSUER, clientId: 'client' }, asked));
  expect([url.origin, url.pathname]).toEqual([ISSUER, '/authorize']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: '7',
    response_type: 'code',
    client_id: 'client',
    redirect_uri: asked.redirectUri,
    scope: 'openid email profile',
    state: 's',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', // @source RFC 7636, appendix B
    code_challenge_method: 'S256',
    login_hint: 'asha@nadir.example',
  });
});

const RETURNED = {
  state: 's',
  verifier: 'verifier',
  redirectUri: 'https://graha.example/api/sso/x',
  query: new URLSearchParams({ code: 'code', state: 's' }),
};
const SECRET = { issuer: ISSUER, clientId: 'client', clientSecret: 's:e' };
const person = { sub: '7', email: 'Asha@nadir.example' };

/** A provider that answers with these parts; `sent` has the requests for tokens. */
function providing({ found = {}, tokens = {}, info = {} }: { found?: object; tokens?: object; info?: object } = {}) {
  const sent: { authorization: string | undefined; form: URLSearchParams }[] = [];
  const ask: Parameters<typeof oidcPerson>[0] = async ({ url, headers, body }) => {
    if (url.endsWith('/openid-configuration')) return answering({ ...FOUND, ...found })();
    if (url === FOUND.userinfo_endpoint) return answering({ ...person, ...info })();
    sent.push({ authorization: headers['authorization'], form: new URLSearchParams(body) });
    const id_token = idToken({ iss: ISSUER, sub: '7' });
    return answering({ access_token: 'token', token_type: 'bearer', id_token, ...tokens })();
  };
  return { ask, sent };
}

test.each([
  [undefined, 'Basic Y2xpZW50OnMlM0Fl', null],
  [['client_secret_basic'], 'Basic Y2xpZW50OnMlM0Fl', null],
  [['client_secret_basic', 'client_secret_post'], undefined, 's:e'],
  [['client_secret_post'], undefined, 's:e'],
])('a provider that supports %j gets the secret as it wants it', async (methods, authorization, secret) => {
  const { ask, sent } = providing({ found: { token_endpoint_auth_methods_supported: methods } });
  expect(await oidcPerson(ask, SECRET, RETURNED)).toEqual({
    accountId: '7',
    email: 'asha@nadir.example',
    isEmailVerified: true,
    isAuthoritative: true,
    name: '',
  });
  expect(sent.map((one) => [one.authorization, one.form.get('client_secret')])).toEqual([[authorization, secret]]);
  expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    code: 'code',
    redirect_uri: RETURNED.redirectUri,
    code_verifier: 'verifier',
  });
});

test.each([
  ['no id token', /body/, { tokens: { id_token: undefined } }],
  [
    'an id token for another client',
    /claim value/,
    { tokens: { id_token: idToken({ iss: ISSUER, sub: '7', aud: 'other' }) } },
  ],
  [
    'an id token of another issuer',
    /claim value/,
    { tokens: { id_token: idToken({ iss: 'https://other.example', sub: '7' }) } },
  ],
  [
    'an id token for another sign-in',
    /claim value/,
    { tokens: { id_token: idToken({ iss: ISSUER, sub: '7', nonce: 'n' }) } },
  ],
  ['an id token of another person', /attribute value/, { tokens: { id_token: idToken({ iss: ISSUER, sub: '8' }) } }],
  ['a token that is no bearer token', /token_type/, { tokens: { token_type: 'mac' } }],
])('an exchange with %s signs nobody in', async (_what, words, parts) => {
  expect(await failureOf(oidcPerson(providing(parts).ask, SECRET, RETURNED))).toMatch(words);
});

test.each([
  ['another state', { code: 'code', state: 'other' }],
  ['no state', { code: 'code' }],
  ['the name of another issuer', { code: 'code', state: 's', iss: 'https://other.example' }],
])('a return with %s asks for no token', async (_what, query) => {
  const { ask, sent } = providing();
  const returned = { ...RETURNED, query: new URLSearchParams(query) };
  expect(await failureOf(oidcPerson(ask, SECRET, returned))).toMatch(/response parameter/);
  expect(sent).toEqual([]);
});

test.each([
  [false, false],
  ['false', false],
  [true, true],
  ['true', true],
])('“email_verified”: %j means %j', async (claim, isEmailVerified) => {
  const { ask } = providing({ info: { email_verified: claim } });
  expect(await oidcPerson(ask, SECRET, RETURNED)).toMatchObject({ isEmailVerified });
});

test('ids have 1 to 255 characters, and addresses at most 254', async () => {
  const isTaken = (sub: string, claims: object = {}): Promise<boolean> => {
    const { ask } = providing({ info: { sub, ...claims }, tokens: { id_token: idToken({ iss: ISSUER, sub }) } });
    return oidcPerson(ask, SECRET, RETURNED).then(Boolean, () => false);
  };
  const ids = ['', 'x', 'x'.repeat(255), 'x'.repeat(256)];
  expect(await Promise.all(ids.map((sub) => isTaken(sub)))).toEqual([false, true, true, false]);
  const addresses = [254, 255].map((length) => `${'a'.repeat(length - '@nadir.example'.length)}@nadir.example`);
  expect(await Promise.all(addresses.map((email) => isTaken('7', { email })))).toEqual([true, false]);
  expect(await isTaken('7', { email: undefined })).toBe(false);
});
