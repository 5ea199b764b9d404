import { describe, expect, test } from 'vitest';
import { answerUrl, isResource, readAuthorization } from './authorization-request.ts';
import { registerClient } from './client-registration.ts';

const SERVER = {
  issuer: 'https://graha.example',
  resource: 'https://api.graha.example/mcp',
  secret: 'a secret for tests, long enough to sign',
};
const [URI, OTHER] = ['https://app.example/callback?x=1', 'http://localhost:1/callback'];
const CLIENT = registerClient(
  { client_name: 'Claude', redirect_uris: [URI, OTHER], token_endpoint_auth_method: 'none' },
  SERVER.secret,
);
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'; // @source RFC 7636, appendix B
const ASKED = {
  client_id: CLIENT.clientId,
  redirect_uri: URI,
  response_type: 'code',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  state: 's',
};

/** Reads a request with some parameters changed, left out (null) or repeated. */
function read(changes: Record<string, string | null | string[]> = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...ASKED, ...changes })) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== null) query.append(name, one);
  }
  return readAuthorization(query, SERVER);
}

test('a whole request is read, and asks for everything where it names no scope', () => {
  expect(read()).toEqual({
    kind: 'asked',
    request: { client: CLIENT, redirectUri: URI, scopes: ['*'], codeChallenge: CHALLENGE, state: 's' },
  });
  expect(read({ redirect_uri: OTHER, state: null, scope: ' panchang  vedic panchang ' })).toMatchObject({
    request: { redirectUri: OTHER, state: undefined, scopes: ['panchang', 'vedic'] },
  });
});

describe('a person is told, and nobody is answered, where the app is not known or asks for another address', () => {
  test.each<[string, Record<string, string | null | string[]>]>([
    ['no client', { client_id: null }],
    ['another client', { client_id: `${CLIENT.clientId}x` }],
    ['two clients', { client_id: [CLIENT.clientId, CLIENT.clientId] }],
    ['no address', { redirect_uri: null }],
    ['another address', { redirect_uri: 'https://thief.example' }],
    ['an address that begins alike', { redirect_uri: `${URI}&y=2` }],
    ['two addresses', { redirect_uri: [URI, OTHER] }],
  ])('%s', (_what, changes) => expect(read(changes).kind).toBe('invalid'));
});

describe('the app is answered why it is refused, with its state and the issuer', () => {
  test.each<[string, Record<string, string | null | string[]>, string]>([
    ['another response', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response', { response_type: null }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: null }, 'invalid_request'],
    ['a challenge that is too short', { code_challenge: CHALLENGE.slice(1) }, 'invalid_request'],
    ['two challenges', { code_challenge: [CHALLENGE, CHALLENGE] }, 'invalid_request'],
    ['two responses', { response_type: ['code', 'code'] }, 'invalid_request'],
    ['two scopes', { scope: ['panchang', 'panchang'] }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method', { code_challenge_method: null }, 'invalid_request'],
    ['another resource', { resource: 'https://elsewhere.example' }, 'invalid_target'],
    ['one resource of two', { resource: [SERVER.resource, 'https://elsewhere.example'] }, 'invalid_target'],
    ['an unknown scope', { scope: 'panchang admin' }, 'invalid_scope'],
    ['the right to manage', { scope: 'manage' }, 'invalid_scope'],
    ['no scope in it', { scope: ' ' }, 'invalid_scope'],
  ])('%s', (_what, changes, error) => {
    const answer = read(changes);
    const location = new URL(answer.kind === 'refused' ? answer.location : 'about:blank');
    expect(`${location.origin}${location.pathname}`).toBe('https://app.example/callback');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      x: '1',
      error,
      error_description: expect.any(String),
      state: 's',
      iss: SERVER.issuer,
    });
  });

  test('two states, which are answered without one', () => {
    const answer = read({ state: ['s', 't'] });
    const { searchParams } = new URL(answer.kind === 'refused' ? answer.location : 'about:blank');
    expect([searchParams.get('error'), searchParams.has('state')]).toEqual(['invalid_request', false]);
  });

  test('a state that is too long is refused without it', () => {
    expect(read({ state: 'x'.repeat(2_000) }).kind).toBe('asked');
    expect(read({ state: 'x'.repeat(2_001) }).kind).toBe('refused');
  });
});

describe('an app on this computer', () => {
  const [IP, IP6] = ['http://127.0.0.1/back?x=1', 'http://[::1]:9/back'];
  const { clientId: client_id } = registerClient(
    { redirect_uris: [IP, IP6, OTHER, URI], token_endpoint_auth_method: 'none' },
    SERVER.secret,
  );

  test.each([
    'http://127.0.0.1:33418/back?x=1',
    'http://127.0.0.1/back?x=1',
    'http://[::1]:51004/back',
    'http://localhost:65535/callback',
  ])('is answered at the port that it has now: %s (RFC 8252, §7.3)', (redirect_uri) => {
    expect(read({ client_id, redirect_uri })).toMatchObject({ request: { redirectUri: redirect_uri } });
  });

  test.each([
    'http://127.0.0.1:33418/back',
    'http://127.0.0.1:33418/back?x=1&y=2',
    'http://127.0.0.1:33418/other?x=1',
    'http://127.0.0.1:99999/back?x=1',
    'http://127.0.0.1:1@evil.example/back?x=1',
    'http://127.0.0.1.evil.example/back?x=1',
    'http://localhost.evil.example:1/callback',
    'http://localhost.:1/callback',
    'https://localhost:1/callback',
    'http://127.0.0.1:1/callback',
    'https://app.example:8443/callback?x=1',
  ])('is not answered at %s', (redirect_uri) => {
    expect(read({ client_id, redirect_uri }).kind).toBe('invalid');
  });
});

test('the one resource is meant where none is named, with or without a slash at its end', () => {
  expect(isResource([], SERVER)).toBe(true);
  expect(isResource([SERVER.resource, `${SERVER.resource}/`], SERVER)).toBe(true);
  expect(isResource([`${SERVER.resource}//`], SERVER)).toBe(false);
});

test('an answer leaves out what is not said', () => {
  expect(answerUrl(OTHER, SERVER, { code: 'c', state: undefined })).toBe(
    'http://localhost:1/callback?code=c&iss=https%3A%2F%2Fgraha.example',
  );
});
