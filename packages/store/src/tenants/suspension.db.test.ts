import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import { BY, call, ENGINE, openWorkspace } from '../testing/testing.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { resumeTenant, suspendTenant } from './workspace.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const refused = { code: '42501' };

test('an operator’s suspension ends by an operator alone, whatever the portal’s role runs', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  const { tenantId } = workspace;
  const asOperator = { db: operator(), tenantId, ...BY };
  const outcome = async () => {
    const charges = [call(workspace)];
    return (await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE }))[0]?.outcome;
  };
  await suspendTenant(asOperator, { reason: 'test' });
  expect(await outcome()).toBe('suspended');

  const asPortal = { ...asOperator, db: ledger.pools.app };
  await expect(resumeTenant(asPortal, { reason: 'test' })).rejects.toThrow('may not append TenantResumed');
  for (const statement of [
    `SELECT FROM graha.append_events('tenant-' || $1::uuid, 2, $1::uuid, '{}', '[{"type": "TenantResumed", "data": {"reason": "r"}}]')`,
    'SELECT graha.resume_account($1)',
    'SELECT graha.suspend_account($1)',
    "SELECT graha.set_account_status($1, 'active')",
    "UPDATE graha.credit_account SET status = 'active' WHERE tenant_id = $1",
    'DELETE FROM graha.credit_account WHERE tenant_id = $1',
    "UPDATE graha.tenant_card SET status = 'active' WHERE tenant_id = $1",
    "UPDATE graha.event SET type = 'TenantResumed' WHERE tenant_id = $1",
    "UPDATE graha.event_author SET roles = '{graha_app}' WHERE $1::uuid IS NOT NULL",
  ]) {
    const tried = withTenant(ledger.pools.app, tenantId, (tx) => tx.query(statement, [tenantId]));
    await expect(tried).rejects.toMatchObject(refused);
  }
  const reopened = withTenant(ledger.pools.app, tenantId, (tx) =>
    tx.query("SELECT graha.open_account($1, 'free') AS is_new", [tenantId]),
  );
  expect((await reopened).rows).toEqual([{ is_new: false }]);
  expect(await outcome()).toBe('suspended');

  await resumeTenant(asOperator, { reason: 'test' });
  expect(await outcome()).toBe('charged');
});
