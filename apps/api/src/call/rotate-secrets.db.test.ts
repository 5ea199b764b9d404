import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { issueKey } from '@graha/store/keys/key-commands';
import { BY, openPools, openWorkspace, PEPPER, type Pools } from '@graha/store/testing/testing';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/real-api.ts';

const NEXT_PEPPER = 'the next pepper, which nobody has seen';
const [pair, nextPair] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const textOf = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64');

let database: TestDatabase;
let pools: Pools;
const apis: Awaited<ReturnType<typeof startApi>>[] = [];

/**
 * Three replicas on the same database: one before the change, one after it, and one that still accepts the previous
 * pepper.
 */
beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database, 3);
  const settings = [
    { KEY_PEPPER: PEPPER, PLAYGROUND_PUBLIC_KEY: textOf(pair.publicKey) },
    { KEY_PEPPER: NEXT_PEPPER, PLAYGROUND_PUBLIC_KEY: textOf(nextPair.publicKey) },
    { KEY_PEPPER: NEXT_PEPPER, KEY_PEPPER_PREVIOUS: PEPPER, PLAYGROUND_PUBLIC_KEY: textOf(nextPair.publicKey) },
  ];
  for (const overrides of settings) apis.push(await startApi(database.apiUrl, undefined, overrides));
});
afterAll(async () => {
  for (const api of apis) await api.stop();
  await pools.close();
  await database.stop();
});

/** The statuses of the three replicas, in this order. The request costs nothing. */
const answersTo = (headers: Record<string, string>): Promise<number[]> =>
  Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/api/v1/usage`, { headers })).status));

test('after a change of the pepper keys from before work where it is given too, and keys made after it work', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 5 });
  const made = await issueKey({ db: pools.app, tenantId, pepper: NEXT_PEPPER, ...BY }, { name: 'next', env: 'live' });
  expect(await answersTo({ 'x-api-key': key.text })).toEqual([200, 401, 200]);
  expect(await answersTo({ 'x-api-key': made.text })).toEqual([401, 200, 200]);
});

test('after a change of the playground’s pair the tokens of the old one are refused, and those of the new one work', async () => {
  const { tenantId } = await openWorkspace(pools, { credits: 5 });
  const signed = async ({ privateKey }: { privateKey: KeyObject }): Promise<Record<string, string>> => {
    const token = await new SignJWT({ tenant: tenantId })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer('portal')
      .setAudience('api')
      .setSubject('user')
      .setIssuedAt()
      .setExpirationTime('60s')
      .sign(privateKey);
    return { authorization: `Bearer ${token}` };
  };
  expect(await answersTo(await signed(pair))).toEqual([200, 401, 401]);
  expect(await answersTo(await signed(nextPair))).toEqual([401, 200, 200]);
});
