import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const VARIABLES = {
  GRAHA_MODE: 'production',
  DATABASE_URL: 'postgresql://graha_app:secret@db/graha',
  AUTH_DATABASE_URL: 'postgresql://graha_auth:secret@db/graha',
  KEY_PEPPER: 'p'.repeat(32),
  BETTER_AUTH_SECRET: 's'.repeat(32),
  API_URL: 'https://api.graha.example/',
  PORTAL_URL: 'https://graha.example',
  OPERATOR_NAME: 'Graha Ltd',
  OPERATOR_EMAIL: 'help@graha.example',
};

test('who says nothing about the mode runs in production', () =>
  expect(readEnv({ ...VARIABLES, GRAHA_MODE: undefined }).mode).toBe('production'));

test('addresses end without a slash, so that paths can be appended', () =>
  expect(readEnv(VARIABLES).apiUrl).toBe('https://api.graha.example'));

test('this server reaches the API at its internal address if one is set, else at its public one', () => {
  expect(readEnv(VARIABLES).apiInternalUrl).toBe('https://api.graha.example');
  const inside = { ...VARIABLES, API_INTERNAL_URL: 'http://balancer:4000/' };
  expect(readEnv(inside)).toMatchObject({
    apiInternalUrl: 'http://balancer:4000',
    apiUrl: 'https://api.graha.example',
  });
});

test('what is set to nothing is not set', () =>
  expect(readEnv({ ...VARIABLES, SYSTEM_API_KEY: '', API_INTERNAL_URL: '' }).systemApiKey).toBeNull());

test.each(['KEY_PEPPER', 'BETTER_AUTH_SECRET', 'DATABASE_URL', 'AUTH_DATABASE_URL', 'API_URL', 'PORTAL_URL'])(
  'a portal without %s does not run, and the message names it but no value',
  (name) => {
    const variables = { ...VARIABLES, [name]: undefined };
    expect(() => readEnv(variables)).toThrow(name);
    expect(() => readEnv(variables)).not.toThrow(/secret@db|ssss|pppp/);
  },
);

test.each(['OPERATOR_NAME', 'OPERATOR_EMAIL'])(
  'a portal for the world names its company: %s is required, but not on the own machine',
  (name) => {
    const without = { ...VARIABLES, [name]: undefined };
    expect(() => readEnv(without)).toThrow(name);
    expect(() => readEnv({ ...without, PORTAL_URL: 'http://localhost:3000' })).not.toThrow();
    expect(() => readEnv({ ...without, GRAHA_MODE: 'development' })).not.toThrow();
  },
);

test('a short secret is refused', () => expect(() => readEnv({ ...VARIABLES, KEY_PEPPER: 'short' })).toThrow(/32/));

const runsAt = (mode: string, url: string) => () => readEnv({ ...VARIABLES, GRAHA_MODE: mode, PORTAL_URL: url });

test.each(['http://graha.example', 'http://localhost.elsewhere.example'])(
  'in production %s would keep no session, so the portal does not run there',
  (url) => expect(runsAt('production', url)).toThrow('https://'),
);

test.each([
  ['production', 'https://graha.example'],
  ['production', 'http://localhost:3000'],
  ['development', 'http://192.0.2.7:3000'],
])('in %s %s keeps sessions', (mode, url) => expect(runsAt(mode, url)().portalUrl).toBe(url));

test('single sign-on is off unless it is turned on, and needs the key that seals secrets', () => {
  expect(readEnv(VARIABLES).isSsoOffered).toBe(false);
  expect(() => readEnv({ ...VARIABLES, SSO_ENABLED: '1' })).toThrow('SEALING_KEY');
  expect(readEnv({ ...VARIABLES, SSO_ENABLED: '1', SEALING_KEY: 'k'.repeat(32) }).isSsoOffered).toBe(true);
});

test('a provider is offered where its id and its secret are set, and half of a pair is refused', () => {
  expect(readEnv(VARIABLES).providers).toEqual({});
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readEnv({ ...VARIABLES, ...google }).providers).toEqual({
    google: { clientId: 'id', clientSecret: 'secret' },
  });
  for (const half of [{ GITHUB_CLIENT_ID: 'id' }, { GITHUB_CLIENT_SECRET: 'secret' }])
    expect(() => readEnv({ ...VARIABLES, ...half })).toThrow('together with GITHUB_CLIENT_ID');
});

test('a stand-in answers in place of a provider where its address is set; else the provider itself does', () => {
  const github = { GRAHA_MODE: 'development', GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  expect(readEnv({ ...VARIABLES, ...github }).providers.github).not.toHaveProperty('origins');
  const url = 'http://127.0.0.1:4900';
  expect(readEnv({ ...VARIABLES, ...github, GOOGLE_URL: url, GITHUB_URL: url }).providers).toEqual({
    github: { clientId: 'id', clientSecret: 'secret', origins: { authorize: url, token: url, api: url } },
  });
});

test.each(['STRIPE_API_URL', 'GOOGLE_URL', 'GITHUB_URL'])(
  'in production %s, the address of a stand-in, is refused',
  (name) => {
    const variables = { ...VARIABLES, [name]: 'http://127.0.0.1:4900' };
    expect(() => readEnv(variables)).toThrow(/must not be set in production[^]*_URL/);
    expect(() => readEnv(variables)).toThrow(name);
    expect(() => readEnv({ ...variables, GRAHA_MODE: 'test' })).not.toThrow();
  },
);
