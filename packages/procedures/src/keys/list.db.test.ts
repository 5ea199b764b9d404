import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeAll, describe, expect, test } from 'vitest';
import { newWorkspace, type SceneWorkspace } from '../testing/scene-rows.ts';
import { NOW, OURS, useScene } from '../testing/scene.ts';
import { isFiltering, KEYS_PER_PAGE, KeysFilter, searchable } from './filter.ts';
import { stateOf } from './key.ts';

const scene = useScene(createTestDatabase);
const KEYS = 203;
let workspace: SceneWorkspace = newWorkspace('None yet');

beforeAll(async () => {
  workspace = await scene.openWorkspace();
  await scene.pools.owner.query(
    `INSERT INTO graha.api_key SELECT (jsonb_populate_record(k, jsonb_build_object('key_id', gen_random_uuid(),
         'public_id', lpad(n::text, 8, '0'), 'prefix', 'graha_live_' || lpad(n::text, 8, '0'), 'last4', 'z' || lpad(n::text, 3, '0'),
         'name', CASE n % 3 WHEN 0 THEN 'Web ' WHEN 1 THEN 'Phone 100% ' ELSE 'batch_' END || n,
         'env', CASE n % 4 WHEN 0 THEN 'test' ELSE 'live' END,
         'status', CASE n % 7 WHEN 0 THEN 'revoked' WHEN 1 THEN 'disabled' ELSE 'active' END,
         'expires_at', CASE n % 5 WHEN 0 THEN $2::timestamptz - interval '1 day' WHEN 1 THEN $2::timestamptz + interval '1 day' END,
         'replaced_by', CASE n % 5 WHEN 1 THEN k.key_id END,
         'scopes', CASE n % 6 WHEN 0 THEN ARRAY['dasha', 'panchang'] ELSE ARRAY['*'] END,
         'issued_at', $2::timestamptz - n * interval '1 hour'))).*
     FROM graha.api_key k, generate_series(1, $3::int - 1) n WHERE k.tenant_id = $1`,
    [workspace.tenantId, NOW, KEYS],
  );
});

const list = (filter: object = {}) => scene.callerAs('developer', {}, workspace).keys.list(filter);

/** Returns the keys of every page, in order. */
async function listed(filter: object = {}) {
  const first = await list(filter);
  const pages = Math.max(1, Math.ceil(first.total / KEYS_PER_PAGE));
  const others = Array.from({ length: pages - 1 }, (_, index) => list({ ...filter, page: String(index + 2) }));
  return [first, ...(await Promise.all(others))].flatMap(({ keys }) => keys);
}

test('every key is on one page, and a page beyond the last is the last', async () => {
  const all = await listed();
  expect(new Set(all.map(({ keyId }) => keyId)).size).toBe(KEYS);
  const last = await list({ page: '5' });
  expect([last.keys.length, last.pageNumber, last.total, last.all]).toEqual([3, 5, KEYS, KEYS]);
  const { asOf: _asOf, ...beyond } = await list({ page: '9999' });
  expect(last).toMatchObject(beyond);
});

test('a filter by state says what the row says', async () => {
  const { asOf } = await list();
  const all = await listed();
  for (const state of ['active', 'disabled', 'replaced', 'expired', 'revoked'] as const) {
    const found = (await listed({ state })).map(({ keyId }) => keyId);
    expect(found.toSorted()).toEqual(
      all
        .filter((key) => stateOf(key, asOf) === state)
        .map(({ keyId }) => keyId)
        .toSorted(),
    );
    expect(found.length).toBeGreaterThan(0);
  }
});

describe('a search finds', () => {
  test.each([
    ['a part of the name, however it is spelt', 'phone 100%', 68],
    ['a sign of the name that is no pattern', 'batch_', 67],
    ['the prefix', 'graha_live_00000042', 1],
    ['the last four', 'z007', 1],
    ['what the list shows of the key', 'graha_live_00000042…z042', 1],
    ['nothing where nothing is', '%_%', 0],
  ])('%s', async (_what, search, total) => expect((await list({ search })).total).toBe(total));
});

test('environment, kind and scope leave out the rest, and are counted together', async () => {
  expect((await list({ env: 'test' })).total).toBe(50);
  expect((await list({ kind: 'publishable' })).total).toBe(0);
  expect((await list({ kind: 'secret' })).total).toBe(KEYS);
  expect((await list({ scope: 'dasha' })).total).toBe(33);
  expect((await list({ scope: 'dasha', env: 'test' })).total).toBe(16);
});

test('keys are in the order that is asked for', async () => {
  const names = (await listed({ sort: 'name' })).map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  expect((await listed({ sort: 'name-down' })).map(({ name }) => name.toLowerCase())).toEqual(names.toReversed());
  const issued = (await listed({ sort: 'oldest' })).map(({ issuedAt }) => issuedAt.getTime());
  expect(issued).toEqual(issued.toSorted((a, b) => a - b));
  // Only one key of the workspace has calls: it used one credit.
  expect((await list({ sort: 'credits' })).keys[0]).toMatchObject({ keyId: workspace.keyId, credits: 1 });
  expect((await list({ sort: 'used' })).keys[0]?.keyId).toBe(workspace.keyId);
  expect((await listed({ sort: 'unused' })).at(-1)?.keyId).toBe(workspace.keyId);
});

test('another workspace has none of them, whatever it asks for', async () => {
  const { keys } = scene.callerAs('owner');
  expect(await keys.list({ search: 'graha_live_00000042' })).toMatchObject({ keys: [], total: 0, all: 1 });
  expect((await keys.names()).map(({ keyId }) => keyId)).toEqual([OURS.keyId]);
});

test('what the address cannot hold is left out of the filter', () => {
  const wrong = { search: ' ', state: 'lost', env: 'prod', kind: 'odd', scope: '', sort: 'luck', page: '0' };
  expect(Object.values(KeysFilter.parse(wrong)).every((member) => member === undefined)).toBe(true);
  expect(isFiltering(KeysFilter.parse({ sort: 'name', page: '2' }))).toBe(false);
  expect(isFiltering(KeysFilter.parse({ search: 'x' }))).toBe(true);
});

test('the secret of a pasted key stays out of the filter, whole or in part', () => {
  const secret = '0123456789abcdefghijABCDEFGHIJ01ABCDEF';
  expect(searchable(` graha_live_8fK2vQ7d_${secret} `)).toBe('graha_live_8fK2vQ7d…CDEF');
  expect(searchable(`graha_live_8fK2vQ7d_${secret.slice(0, 20)}`)).toBe('graha_live_8fK2vQ7d');
  expect(searchable('graha_live_8fK2vQ7d')).toBe('graha_live_8fK2vQ7d');
  expect(KeysFilter.parse({ search: `graha_pub_8fK2vQ7d_${secret}` }).search).not.toContain(secret.slice(0, 8));
});
