import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { Refusal } from '@graha/domain/core/refusal';
import { createAttemptStore, type AttemptStore } from '@graha/store/identity/attempts';
import { createPool } from '@graha/store/postgres/pool';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { once } from './once.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.authUrl, applicationName: 'test', max: 2, onError: () => {} });
});
beforeEach(() => pool.query('DELETE FROM identity.attempt'));
afterAll(async () => {
  await pool.end();
  await database.stop();
});

const store = () =>
  createAttemptStore(pool, (error) => {
    throw error;
  });
const change = async (attempts: AttemptStore, isOk = true): Promise<string> => {
  try {
    const { ok } = await once(attempts, 'keys.revoke', async () => ({ ok: isOk }));
    return ok ? 'made' : 'failed';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

/** Returns a store that repeats the change after each query of the first one; `seconds` collects the outcomes. */
function interrupted(seconds: string[]): AttemptStore {
  const inner = store();
  const andAgain = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const answered = await answer;
    seconds.push(await change(inner));
    return answered;
  };
  return {
    take: (windows) => andAgain(inner.take(windows)),
    read: (subject) => andAgain(inner.read(subject)),
    forget: (subject) => andAgain(inner.forget(subject)),
    reopen: (window) => andAgain(inner.reopen(window)),
    giveBack: (subject) => andAgain(inner.giveBack(subject)),
  };
}

test('a second change is refused at whichever moment of the first it comes, and right after it', async () => {
  const seconds: string[] = [];
  expect(await change(interrupted(seconds))).toBe('made');
  seconds.push(await change(store()));
  expect(seconds.length).toBeGreaterThan(2);
  expect(new Set(seconds)).toEqual(new Set(['change_in_progress']));
});

test('a second later it is another change', async () => {
  expect(await change(store())).toBe('made');
  await pool.query(`UPDATE identity.attempt SET ends_at = ends_at - interval '1 second'`);
  expect(await change(store())).toBe('made');
});

test('a change that failed is repeated at once', async () => {
  expect(await change(store(), false)).toBe('failed');
  expect(await change(store())).toBe('made');
});
