import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { listMail } from '@graha/store/mail-outbox';
import { createPool } from '@graha/store/pool';
import { createWorkspace } from '@graha/store/team/members';
import { openOwnedTenant } from '@graha/store/user-log';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createKeyBooks } from './books.ts';

type Pool = ReturnType<typeof createPool>;

let database: TestDatabase;
let log: Pool;
let identity: Pool;

const open = (url: string): Pool => createPool({ url, applicationName: 'test', max: 3, onError: () => {} });

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  database = await createTestDatabase();
  log = open(database.appUrl);
  identity = open(database.authUrl);
});
afterAll(async () => {
  vi.useRealTimers();
  await log.end();
  await identity.end();
  await database.stop();
});

async function person(name: string): Promise<{ userId: string; email: string }> {
  const [userId, email] = [randomUUID(), `${name}@nadir.example`];
  await identity.query('INSERT INTO identity.user (id, name, email) VALUES ($1, $2, $3)', [userId, name, email]);
  return { userId, email };
}

test('the owner and the admins are told of a leak, nobody else, and not again within the hour', async () => {
  const [owner, admin, developer] = [await person('owner'), await person('admin'), await person('developer')];
  const { tenantId } = await createWorkspace({ identity }, { name: 'Nadir Tools', ownerUserId: owner.userId });
  const actor = { kind: 'user', id: owner.userId } as const;
  await openOwnedTenant(log, { tenantId, name: 'Nadir Tools', ownerUserId: owner.userId }, { actor });
  for (const [{ userId }, role] of [
    [admin, 'admin'],
    [developer, 'developer'],
  ] as const) {
    await identity.query('INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, $4)', [
      randomUUID(),
      tenantId,
      userId,
      role,
    ]);
  }
  const books = createKeyBooks(log, 'a pepper for tests that is long enough', () => identity, () => 'https://portal.example'); // prettier-ignore
  const by = { userId: developer.userId, requestId: 'req_1' };
  const { keyId } = await books.issueKey(tenantId, { name: 'Production', env: 'live' }, by);
  const [key] = await books.keys(tenantId);
  if (!key) throw new Error('The key that was made is not listed.');

  const leak = { foundAt: 'https://paste.example/1', workspace: 'Nadir Tools', reporter: 'developer' };
  const reportAt = (time: string) => {
    vi.setSystemTime(time);
    return books.reportKeyLeak(tenantId, key, leak, by);
  };
  expect(await reportAt('2026-11-21T08:00:00Z')).toBe(2);
  expect(await reportAt('2026-11-21T08:59:59Z')).toBe(0);
  const mails = await listMail(identity, { to: null, limit: 10 });
  expect(mails.map(({ to }) => to).toSorted()).toEqual([admin.email, owner.email]);
  for (const { text } of mails) {
    expect(text).toContain(`https://portal.example/keys/${keyId}`);
    expect(text).toContain('https://paste.example/1');
  }
});
