import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identityClient, type IdentityClient } from './identity.ts';

let database: TestDatabase;
let identity: IdentityClient;

beforeAll(async () => {
  database = await createTestDatabase();
  identity = identityClient(database.authUrl);
});
afterAll(async () => {
  await identity.$disconnect();
  await database.stop();
});

/** A person with a session, and a workspace of theirs. */
async function signUp() {
  const [userId, organizationId] = [randomUUID(), randomUUID()];
  await identity.user.create({ data: { id: userId, name: 'Ada', email: `${userId}@example.com` } });
  const expiresAt = new Date(Date.now() + 86_400_000);
  await identity.session.create({ data: { id: randomUUID(), token: randomUUID(), userId, expiresAt } });
  await identity.organization.create({ data: { id: organizationId, name: 'Acme', slug: organizationId } });
  await identity.member.create({ data: { id: randomUUID(), organizationId, userId, role: 'owner' } });
  return { userId, organizationId };
}

test('a client is made once for a database and then shared', () => {
  expect(identityClient(database.authUrl)).toBe(identity);
});

test('a question that the server does not answer fails', async () => {
  const impatient = identityClient(`${database.authUrl}?application_name=impatient`, 200);
  await expect(impatient.$queryRaw`SELECT 1 FROM pg_sleep(60)`).rejects.toThrow('Query read timeout');
  await impatient.$disconnect();
});

test('with a person go their sessions and memberships, and the workspace stays', async () => {
  const { userId, organizationId } = await signUp();
  await identity.user.delete({ where: { id: userId } });
  expect(await identity.session.count({ where: { userId } })).toBe(0);
  expect(await identity.member.count({ where: { organizationId } })).toBe(0);
  expect(await identity.organization.count({ where: { id: organizationId } })).toBe(1);
});

test('a person is a member of a workspace once', async () => {
  const { userId, organizationId } = await signUp();
  const again = identity.member.create({ data: { id: randomUUID(), organizationId, userId } });
  await expect(again).rejects.toMatchObject({ code: 'P2002' });
});

test('the client of the identity tables cannot read the log or the ledger', async () => {
  await expect(identity.$queryRaw`SELECT FROM graha.event`).rejects.toThrow('permission denied');
  await expect(identity.$queryRaw`SELECT FROM graha.credit_account`).rejects.toThrow('permission denied');
});

test('replicas of the API hear at once of a member who may call less, or is gone', async () => {
  const { userId } = await signUp();
  const heard: unknown[] = [];
  const listener = new Client({ connectionString: database.apiUrl });
  await listener.connect();
  try {
    listener.on('notification', ({ channel }) => heard.push(channel));
    await listener.query('LISTEN graha_key');
    await identity.member.updateMany({ where: { userId }, data: { role: 'viewer' } });
    await expect.poll(() => heard.length).toBe(1);
    await identity.member.deleteMany({ where: { userId } });
    await expect.poll(() => heard.length).toBe(2);
  } finally {
    await listener.end();
  }
});
