import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://graha_worker:hunter2@127.0.0.1:5432/graha';

test('the worker needs only a database, and runs in production mode by default', () => {
  expect(readEnv({ DATABASE_URL, GRAHA_MODE: '', DATABASE_DIRECT_URL: '' })).toEqual({
    mode: 'production',
    logLevel: 'info',
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_URL,
    apiUrl: 'http://localhost:4000',
    portalUrl: 'http://localhost:3000',
    ephePath: null,
    webhooksPerSecond: 200,
    metrics: null,
    sealing: null,
    sender: { name: 'Graha', email: null, address: null },
    smtp: null,
    stripe: null,
  });
});

test('a session connection may have an address of its own', () => {
  const direct = 'postgresql://graha_worker@db:5432/graha';
  expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
});

test('the worker may reach the API at another address than the public one', () => {
  const env = { DATABASE_URL, API_URL: 'https://api.graha.example/' };
  expect(readEnv(env).apiUrl).toBe('https://api.graha.example');
  expect(readEnv({ ...env, API_INTERNAL_URL: 'http://balancer:4000' }).apiUrl).toBe('http://balancer:4000');
});

test('an error names the wrong variables and shows no value', () => {
  const bad = () => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db', GRAHA_MODE: 'prod' });
  expect(bad).toThrow(/GRAHA_MODE.*DATABASE_URL|DATABASE_URL.*GRAHA_MODE/s);
  expect(bad).not.toThrow(/hunter2/);
});

const SMTP_URL = 'smtps://graha:hunter2@mail.graha.example:465';

test('mail comes from the portal’s own domain unless another sender is named', () => {
  const env = { DATABASE_URL, SMTP_URL, PORTAL_URL: 'https://graha.example/' };
  expect(readEnv(env).smtp).toEqual({ url: SMTP_URL, from: 'Graha <hello@graha.example>' });
  const named = { ...env, MAIL_FROM: 'Nadir <ask@nadir.example>' };
  expect(readEnv(named).smtp?.from).toBe('Nadir <ask@nadir.example>');
  expect(() => readEnv({ ...env, MAIL_FROM: 'Nadir' })).toThrow(/MAIL_FROM.*must look like/);
});

test('a test run sends no mail, even where the shell sets SMTP_URL', () =>
  expect(readEnv({ DATABASE_URL, SMTP_URL, GRAHA_MODE: 'test' }).smtp).toBeNull());

test('without a database the worker does not start', () => {
  expect(() => readEnv({})).toThrow(/DATABASE_URL/);
});
