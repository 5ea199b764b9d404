import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { compareLedgerWithModel } from './ledger-model-comparison.ts';
import { useDatabase } from '../testing/testing.ts';

const SEQUENCES = 300;
const AUDITED = 40;

const own = useDatabase(createTestDatabase, 1);
const { pools } = own;

test(`${SEQUENCES} random histories leave the database and the model alike after every step`, async () => {
  const { problem, sequences, tenantIds } = await compareLedgerWithModel(pools.owner, {
    sequences: SEQUENCES,
    seed: 20_261_121,
  });
  expect(problem).toBeNull();
  expect(sequences).toBe(SEQUENCES);
  for (const tenantId of tenantIds.slice(-AUDITED))
    expect(await auditTenant({ db: pools.worker, tenantId })).toEqual([]);
});
