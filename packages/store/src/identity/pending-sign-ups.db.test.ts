import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepPendingSignUps } from './pending-sign-ups.ts';
import { useDatabase } from '../testing/testing.ts';

const { pools } = useDatabase(createTestDatabase);

test('sign-ups that are over are swept by the worker, which reads none of them, and those that wait stay', async () => {
  const wait = (hours: number) =>
    pools.owner.query(
      `INSERT INTO identity.pending_sign_up (id, email, password_hash, workspace, next_path, browser_hash, expires_at)
       VALUES ($1, $1, 'x', 'x', '/', 'x', clock_timestamp() + $2 * interval '1 hour')`,
      [randomUUID(), hours],
    );
  for (const hours of [-1, -1, 1]) await wait(hours);
  await expect(pools.worker.query('SELECT FROM identity.pending_sign_up')).rejects.toMatchObject({ code: '42501' });
  expect([await sweepPendingSignUps({ db: pools.worker }), await sweepPendingSignUps({ db: pools.worker })]).toEqual([
    2, 0,
  ]);
  const { rowCount } = await pools.owner.query('SELECT FROM identity.pending_sign_up');
  expect(rowCount).toBe(1);
});
