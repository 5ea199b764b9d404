import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAgain, listErased, type Erased } from './erase-again.ts';
import { completeErasures, eraseDecided, requestErasure } from './erasure.ts';
import { completePersonErasures, erasePeople } from './person-erasure.ts';
import { tablesWith } from '../testing/scan.ts';
import { lifeOf, TEXTS, type Life } from '../testing/testing-life.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { BY, openWorkspace } from '../testing/testing.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const letter = { kind: 'account-deleted', subject: 'Deleted', html: '<p>Deleted</p>', text: 'Deleted' };

let superuser: Pool;
let auth: Pool;
let life: Life;

beforeAll(async () => {
  superuser = new Pool({ connectionString: ledger.database.superuserUrl, max: 1 });
  auth = new Pool({ connectionString: ledger.database.authUrl, max: 3 });
  life = await lifeOf({ ...ledger.pools, auth, operator: operator() });
});
afterAll(async () => {
  await superuser.end();
  await auth.end();
});

async function work(): Promise<void> {
  const { worker } = ledger.pools;
  await completeErasures({ db: worker });
  await eraseDecided({ db: worker });
  await completePersonErasures({ db: worker });
  await erasePeople({ db: worker }, { letterOf: () => Promise.resolve(letter) });
}

test('what was erased and came back with a backup is erased again without a time of grace, and only that', async () => {
  const other = await openWorkspace(ledger.pools);
  const asked: Erased[] = [
    { kind: 'account', id: life.userId },
    { kind: 'workspace', id: life.tenantId },
  ];
  const unknown: Erased[] = [
    { kind: 'workspace', id: randomUUID() },
    { kind: 'account', id: randomUUID() },
  ];
  expect(await eraseAgain({ db: ledger.pools.owner }, [...asked, ...unknown])).toEqual(asked.toReversed());
  await work();
  expect(await tablesWith(superuser, [TEXTS.key, TEXTS.person, TEXTS.renamed])).toEqual([]);
  expect(await listErased({ db: ledger.pools.owner })).toEqual(asked.toReversed());
  expect(await eraseAgain({ db: ledger.pools.owner }, asked)).toEqual([]);
  expect(await tablesWith(superuser, [other.tenantId])).toContain(`graha.tenant_card: ${other.tenantId}`);
});

test('a deletion that was asked for before the backup keeps its day', async () => {
  const { tenantId } = await openWorkspace(ledger.pools);
  await requestErasure({ db: ledger.pools.app, tenantId, ...BY });
  expect(await eraseAgain({ db: ledger.pools.owner }, [{ kind: 'workspace', id: tenantId }])).toEqual([]);
});
