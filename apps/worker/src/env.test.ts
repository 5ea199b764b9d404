import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://graha_worker:hunter2@127.0.0.1:5432/graha';

test('a database is all that the worker needs; it is in production unless told otherwise', () => {
  expect(readEnv({ DATABASE_URL, GRAHA_MODE: '', DATABASE_DIRECT_URL: '' })).toEqual({
    mode: 'production',
    logLevel: 'info',
    databaseUrl: DATABASE_URL,
    databaseDirectUrl: DATABASE_URL,
  });
});

test('a session connection may lead elsewhere', () => {
  const direct = 'postgresql://graha_worker@db:5432/graha';
  expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
});

test('what is wrong is named, and no value is shown', () => {
  const bad = () => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db', GRAHA_MODE: 'prod' });
  expect(bad).toThrow(/GRAHA_MODE.*DATABASE_URL|DATABASE_URL.*GRAHA_MODE/s);
  expect(bad).not.toThrow(/hunter2/);
});

test('without a database the worker does not start', () => {
  expect(() => readEnv({})).toThrow(/DATABASE_URL/);
});
