import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const LEAST = { DATABASE_URL: 'postgresql://api@localhost/graha', KEY_PEPPER: 'p'.repeat(32) };

test('defaults are safe: production, the loopback, no metrics, no trusted proxy', () => {
  expect(readEnv(LEAST)).toMatchObject({
    GRAHA_MODE: 'production',
    HOST: '127.0.0.1',
    PORT: 4000,
    METRICS_PORT: 0,
    DATABASE_DIRECT_URL: LEAST.DATABASE_URL,
    TRUSTED_PROXIES: [],
  });
});

test('an error names every missing or wrong variable and repeats no secret', () => {
  const wrong = () => readEnv({ KEY_PEPPER: 'too short', PORT: '70000', GRAHA_MODE: 'staging' });
  for (const name of ['DATABASE_URL', 'KEY_PEPPER', 'PORT', 'GRAHA_MODE']) expect(wrong).toThrow(name);
  expect(wrong).not.toThrow('too short');
});

test('0 processes are as many as there are cores, and one is the default', () => {
  expect(readEnv(LEAST).API_PROCESSES).toBe(1);
  expect(readEnv({ ...LEAST, API_PROCESSES: '0' }).API_PROCESSES).toBe(availableParallelism());
});

test('lists are separated by commas, addresses carry no slash at the end', () => {
  const env = readEnv({ ...LEAST, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1', PORTAL_URL: 'https://portal.example/' });
  expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.1']);
  expect(env.PORTAL_URL).toBe('https://portal.example');
});

test('answers are checked where it is said, and by its default the tests’ mode decides', () => {
  expect(readEnv({ ...LEAST, GRAHA_CHECK_ANSWERS: '1' }).GRAHA_CHECK_ANSWERS).toBe(true);
  expect(readEnv({ ...LEAST, GRAHA_CHECK_ANSWERS: '0' }).GRAHA_CHECK_ANSWERS).toBe(false);
  expect(readEnv(LEAST).GRAHA_CHECK_ANSWERS).toBeUndefined();
});
