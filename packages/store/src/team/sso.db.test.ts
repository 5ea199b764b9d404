import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { connectedWorkspace, SSO_SEALING } from '../testing/sso-workspace.ts';
import { useDatabase } from '../testing/testing.ts';
import {
  connectSso,
  removeSso,
  resealSsoSecrets,
  ssoOfWorkspace,
  ssoProviderId,
  ssoSecret,
  verifySsoDomain,
} from './sso.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
let identity: Pool;
beforeAll(() => {
  identity = createPool({ url: own.database.authUrl, applicationName: 'test', max: 3, onError: () => {} });
});
afterAll(() => identity.end());

/** A workspace with a connection, and its owner's account linked to it. */
async function connected(given: { domain?: string } = {}) {
  const made = await connectedWorkspace({ identity, db: pools.app }, given);
  const { connection, ownerUserId } = made;
  await identity.query("INSERT INTO identity.account (id, account_id, provider_id, user_id) VALUES ($1, '7', $2, $1)", [
    ownerUserId,
    ssoProviderId(connection),
  ]);
  const ties = async () =>
    (await identity.query('SELECT FROM identity.account WHERE provider_id = $1', [ssoProviderId(connection)])).rowCount;
  return { ...made, ties };
}

test('a removed connection signs nobody in again: the accounts are tied to it no longer', async () => {
  const { ctx, ties } = await connected();
  expect(await ties()).toBe(1);
  await removeSso(ctx);
  expect([await ssoOfWorkspace(ctx), await ties()]).toEqual([null, 0]);
});

test('a workspace that is deleted takes its connection and the ties to it along', async () => {
  const { ctx, tenantId, ties } = await connected();
  const other = await connected();
  await pools.worker.query('SELECT identity.erase_organization($1)', [tenantId]);
  expect([await ssoOfWorkspace(ctx), await ties()]).toEqual([null, 0]);
  expect([await ssoOfWorkspace(other.ctx), await other.ties()]).toEqual([other.connection, 1]);
});

test('after a change of the sealing key the worker seals the secrets again, once', async () => {
  const { ctx } = await connected();
  const next = { current: 'another sealing key, as long as that', previous: SSO_SEALING.current };
  const worker = { db: pools.worker };
  expect(await resealSsoSecrets(worker, { sealing: { ...next, previous: null } })).toBe(0);
  expect(await resealSsoSecrets(worker, { sealing: next })).toBeGreaterThan(0);
  expect(await resealSsoSecrets(worker, { sealing: next })).toBe(0);
  const connection = await ssoOfWorkspace(ctx);
  expect(connection && ssoSecret(connection, { sealing: { ...next, previous: null } })).toBe('secret');
});

test('a secret that is moved to another connection does not open', async () => {
  const [one, other] = [await connected(), await connected()];
  const moved = { ...one.connection, sealedSecret: other.connection.sealedSecret };
  expect(() => ssoSecret(moved, { sealing: SSO_SEALING })).toThrow(/belongs to another place/);
});

test.each(['graha_app', 'graha_api', 'graha_operator'])('%s reads no connection', async (role) => {
  const { rows } = await pools.owner.query(
    "SELECT has_any_column_privilege($1, 'identity.sso_connection', 'SELECT') AS may",
    [role],
  );
  expect(rows).toEqual([{ may: false }]);
});

test('a domain belongs to the workspace that proves it first', async () => {
  const domain = `${randomUUID()}.example`;
  const [one, other] = [await connected({ domain }), await connected({ domain })];
  const ends = await Promise.allSettled([one, other].map(({ ctx, connection }) => verifySsoDomain(ctx, connection)));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'sso_domain_taken' } });
  const late = ends[0]?.status === 'rejected' ? one : other;
  const again = connectSso({ ...late.ctx, sealing: SSO_SEALING }, { ...late.input, clientId: 'another', domain });
  await expect(again).rejects.toMatchObject({ code: 'sso_domain_taken' });
  const winner = late === one ? other : one;
  await expect(verifySsoDomain(late.ctx, winner.connection)).rejects.toMatchObject({ code: 'sso_unknown' });
});
