import { expect, test } from 'vitest';
import { PROJECT } from '../project.ts';
import { readSettings } from './settings.ts';

test('without any setting the stack serves this machine alone, from folder .data', () => {
  expect(readSettings({})).toEqual({
    mode: 'development',
    host: '127.0.0.1',
    apiPort: 4000,
    portalPort: 3000,
    metricsPort: 0,
    workerMetricsPort: 0,
    portalMetricsPort: 0,
    apiUrl: 'http://localhost:4000',
    portalUrl: 'http://localhost:3000',
    dataDir: `${PROJECT}/.data`,
    externalUrl: null,
    externalDirectUrl: null,
    givenSecrets: null,
    stripe: null,
    providerStandInUrl: null,
  });
});

test('in development the addresses follow the ports, whatever other programs call theirs', () => {
  expect(readSettings({ API_URL: 'https://elsewhere.example', API_PORT: '4100' }).apiUrl).toBe('http://localhost:4100');
});

test('an empty setting counts as none', () => {
  expect(readSettings({ DATABASE_URL: '', API_PORT: '' })).toMatchObject({ externalUrl: null, apiPort: 4000 });
});

test('production refuses to start until everything that development makes up is given', () => {
  const given = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://owner:secret@db.example:5432/graha',
    KEY_PEPPER: 'p'.repeat(32),
    BETTER_AUTH_SECRET: 's'.repeat(32),
    API_URL: 'https://api.example.com',
  };
  expect(() => readSettings({ NODE_ENV: 'production' })).toThrow(
    /DATABASE_URL, KEY_PEPPER, BETTER_AUTH_SECRET, API_URL/,
  );
  expect(() => readSettings(given)).toThrow('missing: PORTAL_URL');
  expect(() => readSettings({ ...given, KEY_PEPPER: 'short' })).toThrow('KEY_PEPPER must have at least 32 characters');
  expect(readSettings({ ...given, PORTAL_URL: 'https://example.com' })).toMatchObject({
    mode: 'production',
    givenSecrets: {
      keyPepper: given.KEY_PEPPER,
      betterAuthSecret: given.BETTER_AUTH_SECRET,
      sealingKey: null,
      systemApiKey: null,
      playground: null,
      signingKey: null,
    },
  });
});

test('production has a playground when both halves of its key are given, and one half alone is refused', () => {
  const given = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://owner:secret@db.example:5432/graha',
    KEY_PEPPER: 'p'.repeat(32),
    BETTER_AUTH_SECRET: 's'.repeat(32),
    API_URL: 'https://api.example.com',
    PORTAL_URL: 'https://example.com',
  };
  const [privateKey, publicKey] = ['m'.repeat(64), 'n'.repeat(60)];
  const pair = { PLAYGROUND_PRIVATE_KEY: privateKey, PLAYGROUND_PUBLIC_KEY: publicKey };
  expect(readSettings({ ...given, ...pair }).givenSecrets?.playground).toEqual({ privateKey, publicKey });
  expect(() => readSettings({ ...given, PLAYGROUND_PRIVATE_KEY: privateKey })).toThrow(
    'PLAYGROUND_PUBLIC_KEY is missing',
  );
  expect(() => readSettings({ ...given, PLAYGROUND_PUBLIC_KEY: publicKey })).toThrow(
    'PLAYGROUND_PRIVATE_KEY is missing',
  );
});

test('a setting that cannot be used is named, with what it should be', () => {
  expect(() => readSettings({ API_PORT: '99999' })).toThrow('API_PORT must be 1 to 65535');
  expect(() => readSettings({ PORTAL_PORT: 'http' })).toThrow('PORTAL_PORT must be a number');
  expect(() => readSettings({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL must look like postgresql://');
  expect(() => readSettings({ API_PORT: '3000' })).toThrow('API_PORT and PORTAL_PORT are both 3000');
});

test('Stripe is spoken to with a key and a signing secret, or not at all', () => {
  const STRIPE_SECRET_KEY = 'sk_test_abc';
  const STRIPE_WEBHOOK_SECRET = 'whsec_abc';
  expect(readSettings({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).stripe).toEqual({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  });
  expect(() => readSettings({ STRIPE_SECRET_KEY })).toThrow(/STRIPE_WEBHOOK_SECRET is missing/);
  expect(() => readSettings({ STRIPE_WEBHOOK_SECRET })).toThrow(/STRIPE_SECRET_KEY is missing/);
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'pk_test_abc' })).toThrow(/must be a secret key of Stripe/);
});
