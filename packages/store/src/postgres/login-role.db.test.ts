import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { refuseTooMuchPower } from './login-role.ts';
import { createPool } from './pool.ts';
import { useLedger } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);

test('the roles of the servers are taken', async () => {
  const { api, app, worker } = ledger.pools;
  for (const pool of [api, app, worker]) await expect(refuseTooMuchPower(pool, 'graha_api')).resolves.toBeUndefined();
});

test('the owner is refused, with what to set instead', async () => {
  await expect(refuseTooMuchPower(ledger.pools.owner, 'graha_api')).rejects.toThrow(
    'The database role graha_owner owns the tables. Set DATABASE_URL to a connection as graha_api.',
  );
});

test('a superuser is refused', async () => {
  const url = ledger.database.superuserUrl;
  const pool = createPool({ url, applicationName: 'test', max: 1, onError: () => {} });
  await expect(refuseTooMuchPower(pool, 'graha_worker')).rejects.toThrow('is a superuser');
  await pool.end();
});
