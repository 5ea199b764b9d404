import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { compareLedgerWithModel } from './ledger-model-comparison.ts';
import { openPools, type Pools } from '../testing/testing.ts';

const SEQUENCES = 300;
const AUDITED = 40;

let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database, 1);
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

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
