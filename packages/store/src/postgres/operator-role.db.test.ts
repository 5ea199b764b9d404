import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { tenantOverview } from '../tenants/tenant-overview.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { openWorkspace } from '../testing/testing.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);

test('an operator’s connection reads every tenant', async () => {
  const [one, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools)];
  for (const table of ['credit_account', 'tenant_card', 'event']) {
    const { rows } = await operator().query<{ id: string }>(`SELECT DISTINCT tenant_id AS id FROM graha.${table}`);
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([one.tenantId, other.tenantId]));
  }
  const listed = await tenantOverview({ db: operator() }, { limit: 200 });
  expect(listed.map(({ tenantId }) => tenantId)).toEqual(expect.arrayContaining([one.tenantId, other.tenantId]));
});

test('it has no grant to write any table of ours, even where its transaction says that it may write', async () => {
  const { rows } = await ledger.pools.owner.query(
    `SELECT table_name FROM information_schema.role_table_grants
     WHERE grantee = 'graha_operator' AND privilege_type <> 'SELECT'`,
  );
  expect(rows).toEqual([]);
  const writes = 'BEGIN READ WRITE; UPDATE graha.credit_account SET remaining = 1000000';
  const client = await operator().connect();
  try {
    await expect(client.query(writes)).rejects.toMatchObject({ code: '42501' });
  } finally {
    client.release(true);
  }
});

test.each(['secret FROM graha.event', 'secret_hash FROM graha.api_key', 'email FROM identity.user'])(
  'it does not see %s',
  async (what) => expect(operator().query(`SELECT ${what}`)).rejects.toMatchObject({ code: '42501' }),
);
