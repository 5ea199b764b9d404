import { createTestDatabase } from '@graha/dev-stack/test-context';
import { issueKey } from '@graha/store/keys/key-commands';
import { chargeBatch } from '@graha/store/ledger/metering';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { KEY_PEPPER } from '../testing/scene-rows.ts';
import { useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

async function charge(tenantId: string, keyId: string, cost: number) {
  const call = { tenantId, keyId, operation: 'kundali/basic', cost, requestId: randomUUID() };
  const charges = [{ ...call, idempotencyKey: null, inputHash: null, asOf: null }];
  return (await chargeBatch({ db: scene.pools.api }, { charges, engineVersion: 'test' }))[0]?.outcome;
}

test('what is spent of a cap is that of the whole line: of keys replaced before, and of keys that any of them made', async () => {
  const workspace = await scene.openWorkspace();
  const { keyId, tenantId } = workspace;
  const { keys } = scene.callerAs('developer', {}, workspace);
  const second = await keys.rotate({ keyId, overlapMs: 3_600_000 });
  const third = await keys.rotate({ keyId: second.keyId, overlapMs: 3_600_000 });
  const stranger = await keys.create({ mutationId: randomUUID(), name: 'Stranger', env: 'live' });
  const actor = { kind: 'system', id: 'test' } as const;
  const made = { name: 'Made', env: 'live', makerId: keyId } as const;
  const child = await issueKey({ db: scene.pools.db, tenantId, actor, pepper: KEY_PEPPER }, made);
  for (const [caller, cost] of [
    [third.keyId, 2],
    [child.keyId, 4],
    [stranger.keyId, 8],
  ] as const)
    // prettier-ignore
    expect(await charge(tenantId, caller, cost)).toBe('charged');
  await runProjections({ db: scene.pools.worker });
  for (const id of [keyId, second.keyId, third.keyId])
    expect((await keys.get({ keyId: id })).spent).toMatchObject({ credits: 7, others: 3 });
  expect((await keys.get({ keyId: child.keyId })).spent).toMatchObject({ credits: 4, others: 0 });
  expect((await keys.get({ keyId: stranger.keyId })).spent).toMatchObject({ credits: 8, others: 0 });
  const { rows } = await scene.pools.owner.query(
    'SELECT graha.key_spent(a, $2)::int AS spent FROM graha.credit_account a WHERE tenant_id = $1',
    [tenantId, keyId],
  );
  expect(rows).toEqual([{ spent: 7 }]);
  const used = await Promise.all([keyId, second.keyId].map((id) => keys.get({ keyId: id })));
  expect(used.map(({ key, usage }) => [key.lastUsedAt === null, usage.credits])).toEqual([[false, 1], [true, 0]]); // prettier-ignore
});
