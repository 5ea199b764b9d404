import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
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

test('the endpoints are those of the configuration, whether the issuer ends in a slash or not', async () => {
  expect(await discover(answering(FOUND), { issuer: ISSUER })).toMatchObject(FOUND);
  expect(await discover(answering({ ...FOUND, issuer: `${ISSUER}/` }), { issuer: ISSUER })).toMatchObject({
    token_endpoint: FOUND.token_endpoint,
  });
});

test.each([
  ['another issuer', answering({ ...FOUND, issuer: 'https://elsewhere.example' }), /says that it is/],
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
  ['no address of the person', answering({ ...FOUND, userinfo_endpoint: undefined }), /userinfo_endpoint/],
  ['a redirect', answering({}, 302), /answered 302/],
  ['no JSON', async () => ({ status: 200, text: '<html>' }), /JSON/],
])('a configuration with %s is refused', async (_what, ask, words) => {
  await expect(discover(ask, { issuer: ISSUER })).rejects.toThrow(words);
});

test.each(['https://127.0.0.1', 'https://169.254.169.254', 'https://[::1]', 'http://id.nadir.example'])(
  'outside of development nobody asks %s',
  async (issuer) => {
    const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: false });
    await expect(discover(ask, { issuer })).rejects.toThrow(/public internet|Only https/);
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
  await expect(discover(ask, { issuer })).rejects.toThrow(/answered 101/);
});

test('a provider is found while forty others never answer', async () => {
  const silent = await provider(() => () => {});
  const found = await provider((issuer) => (_request, response) => {
    response.end(JSON.stringify({ ...FOUND, issuer, authorization_endpoint: `${issuer}/authorize` }));
  });
  const ask = createGuardedRequest({ userAgent: 'test', isLocalAllowed: true, withinMs: 120_000 });
  const pending = Array.from({ length: 40 }, () => discover(ask, silent).catch(String));
  await expect.poll(() => silent.seen.hits).toBe(40);
  expect(await discover(ask, found)).toMatchObject({ issuer: found.issuer });
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

test.each([
  [undefined, 'Basic Y2xpZW50OnMlM0Fl', null],
  [['client_secret_basic', 'client_secret_post'], 'Basic Y2xpZW50OnMlM0Fl', null],
  [['client_secret_post'], undefined, 's:e'],
])('a provider that supports %j gets the secret as it wants it', async (methods, authorization, secret) => {
  const seen: { authorization: string | undefined; secret: string | null }[] = [];
  const person = await oidcPerson(
    async ({ url, headers, body }) => {
      if (url.endsWith('/openid-configuration'))
        return answering({ ...FOUND, token_endpoint_auth_methods_supported: methods })();
      if (url === FOUND.userinfo_endpoint) return answering({ sub: '7', email: 'Asha@nadir.example' })();
      seen.push({ authorization: headers['authorization'], secret: new URLSearchParams(body).get('client_secret') });
      return answering({ access_token: 'token' })();
    },
    { issuer: ISSUER, clientId: 'client', clientSecret: 's:e' },
    { code: 'code', verifier: 'verifier', redirectUri: 'https://graha.example/api/sso/x' },
  );
  expect(seen).toEqual([{ authorization, secret }]);
  expect(person).toEqual({
    accountId: '7',
    email: 'asha@nadir.example',
    isEmailVerified: true,
    isAuthoritative: true,
    name: '',
  });
});

test.each([
  [false, false],
  ['false', false],
  [true, true],
  ['true', true],
])('“email_verified”: %j means %j', async (claim, isEmailVerified) => {
  const person = await oidcPerson(
    async ({ url }) =>
      answering(
        url.endsWith('/userinfo')
          ? { sub: '7', email: 'asha@nadir.example', email_verified: claim }
          : { ...FOUND, access_token: 'token' },
      )(),
    { issuer: ISSUER, clientId: 'client', clientSecret: 'secret' },
    { code: 'code', verifier: 'verifier', redirectUri: 'https://graha.example/api/sso/x' },
  );
  expect(person).toMatchObject({ isEmailVerified });
});

test('ids have 1 to 255 characters, and addresses at most 254', async () => {
  const isTaken = (claims: object): Promise<boolean> =>
    oidcPerson(
      async ({ url }) =>
        answering(
          url.endsWith('/userinfo')
            ? { sub: '7', email: 'asha@nadir.example', ...claims }
            : { ...FOUND, access_token: 'token' },
        )(),
      { issuer: ISSUER, clientId: 'client', clientSecret: 'secret' },
      { code: 'code', verifier: 'verifier', redirectUri: 'https://graha.example/api/sso/x' },
    ).then(Boolean, () => false);
  const ids = ['', 'x', 'x'.repeat(255), 'x'.repeat(256)];
  expect(await Promise.all(ids.map((sub) => isTaken({ sub })))).toEqual([false, true, true, false]);
  const addresses = [254, 255].map((length) => `${'a'.repeat(length - '@nadir.example'.length)}@nadir.example`);
  expect(await Promise.all(addresses.map((email) => isTaken({ email })))).toEqual([true, false]);
  expect(await isTaken({ email: undefined })).toBe(false);
});
