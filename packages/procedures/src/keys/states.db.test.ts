import { createTestDatabase } from '@graha/dev-stack/test-context';
import { findKeys } from '@graha/store/keys/find-keys';
import { listKeys } from '@graha/store/keys/key-list';
import { chargeBatch } from '@graha/store/ledger/metering';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newWorkspace, type SceneWorkspace } from '../testing/scene-rows.ts';
import { NO_ID, NOW, useScene } from '../testing/scene.ts';
import { KEY_STATES } from './filter.ts';
import { stateOf, works } from './key.ts';

const scene = useScene(createTestDatabase);
const DAY_MS = 86_400_000;
/** Later than every call of this file, so that the ledger sees the keys of `AS_OF` as working. */
const AS_OF = new Date(NOW.getTime() + DAY_MS);
const STATUSES = ['active', 'disabled', 'revoked'];
const EXPIRIES = [null, new Date(NOW.getTime() - DAY_MS), AS_OF, new Date(AS_OF.getTime() + 1)];
const COMBINATIONS = STATUSES.flatMap((status) =>
  EXPIRIES.flatMap((expiresAt) => [null, NO_ID].map((replacedBy) => ({ status, expiresAt, replacedBy }))),
);
let workspace: SceneWorkspace = newWorkspace('None yet');
const ctx = () => ({ db: scene.pools.db, tenantId: workspace.tenantId });

beforeAll(async () => {
  workspace = await scene.openWorkspace();
  for (const [index, { status, expiresAt, replacedBy }] of COMBINATIONS.entries())
    await scene.pools.owner.query(
      `INSERT INTO graha.api_key SELECT (jsonb_populate_record(k, jsonb_build_object('key_id', gen_random_uuid(),
         'public_id', lpad($2::text, 8, '0'), 'name', 'combination', 'status', $3::text, 'expires_at', $4::timestamptz,
         'replaced_by', $5::uuid))).*
       FROM graha.api_key k WHERE k.tenant_id = $1 AND name = 'Production'`,
      [workspace.tenantId, index, status, expiresAt, replacedBy],
    );
});

test.each(KEY_STATES)(
  'the database finds as %s the keys that the page shows so, of all combinations',
  async (state) => {
    const keys = await listKeys(ctx());
    expect(keys).toHaveLength(COMBINATIONS.length + 1);
    const place = {
      sort: 'newest',
      pageNumber: 1,
      rowsPerPage: 100,
      fromDay: '2026-01-01',
      toDay: '2026-01-01',
    } as const;
    for (const asOf of [NOW, AS_OF, new Date(AS_OF.getTime() + 1)]) {
      const found = (await findKeys(ctx(), { ...place, state, asOf })).keys.map(({ keyId }) => keyId);
      const shown = keys.filter((key) => stateOf(key, asOf) === state).map(({ keyId }) => keyId);
      expect(found.toSorted()).toEqual(shown.toSorted());
      expect(found.length).toBeGreaterThan(0);
    }
  },
);

test('the ledger charges the keys that work by their state, and no others', async () => {
  const { tenantId } = workspace;
  const keys = await listKeys(ctx());
  const charges = keys.map(({ keyId }) => ({
    tenantId,
    keyId,
    operation: 'kundali/basic',
    cost: 1,
    requestId: randomUUID(),
    idempotencyKey: null,
    inputHash: null,
    asOf: null,
  }));
  const results = await chargeBatch({ db: scene.pools.api }, { charges, engineVersion: 'test' });
  expect(results.map(({ outcome }) => outcome)).toEqual(
    keys.map((key) => (works(key, NOW) ? 'charged' : 'key_inactive')),
  );
});
