import { expect, test } from 'vitest';
import type { Auth } from './create-auth.ts';
import { memoryAuth, Browser, personIn } from '../testing/memory-auth.ts';
import { firstWorkspaceOf, membershipOf } from './membership.ts';

const PASSWORD = 'lamp orchard nine';
const ASHA = { email: 'asha@nadir.tools', password: PASSWORD };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A table that refuses a second row with the same values in these columns, as the database does. */
class UniqueRows extends Array<Record<string, unknown>> {
  override push(row: Record<string, unknown>): number {
    const isTwin = (other: Record<string, unknown>) =>
      UNIQUE.some((column) => column in row && other[column] === row[column]);
    if (this.some(isTwin)) throw new Error('unique');
    return super.push(row);
  }
}
const UNIQUE = ['slug', 'userId'];

async function signedUp() {
  const { auth, tables } = memoryAuth();
  const userId = await personIn(auth, ASHA);
  Object.assign(tables, { organization: new UniqueRows(), member: new UniqueRows() });
  return { auth, tables, userId };
}

const another = (auth: Auth) => personIn(auth, { ...ASHA, email: 'ravi@nadir.tools' });

test('ids are random UUIDs', async () => expect((await signedUp()).userId).toMatch(UUID));

test('a wrong password and an unknown address fail alike', async () => {
  const { auth } = await signedUp();
  const failure = (body: { email: string; password: string }) =>
    auth.api.signInEmail({ body }).then(
      () => null,
      ({ status, body: answer }) => ({ status, answer }),
    );

  const wrong = await failure({ email: ASHA.email, password: 'not her password' });
  expect(wrong).not.toBeNull();
  expect(await failure({ email: 'nobody@nadir.tools', password: PASSWORD })).toEqual(wrong);
});

test('a guessable password is refused at every endpoint that sets one', async () => {
  const { auth, tables } = memoryAuth();
  const refused = auth.api.beginSignUp({
    body: { ...ASHA, password: 'password1234', workspace: 'x', nextPath: '/' },
  });
  await expect(refused).rejects.toMatchObject({ body: { code: 'PASSWORD_REFUSED' } });
  expect(tables['pendingSignUp']).toHaveLength(0);
});

test.each([
  ['test', 'graha.session_token', false],
  ['production', '__Secure-graha.session_token', true],
] as const)('in %s the session cookie is %s: http-only, lax, secure %s', async (mode, name, secure) => {
  const { auth } = memoryAuth(mode);
  await personIn(auth, ASHA);
  const { headers } = await auth.api.signInEmail({ body: ASHA, returnHeaders: true });
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(/;\s*Secure/i.test(cookie ?? '')).toBe(secure);
});

test('the first workspace belongs to the one who opened it', async () => {
  const { auth, userId } = await signedUp();
  const workspace = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  expect(workspace).toEqual({ tenantId: expect.stringMatching(UUID), name: 'Nadir Tools', role: 'owner' });
  expect(await membershipOf(auth, userId)).toEqual(workspace);
});

test('opening the first workspace twice, or at the same moment, opens one', async () => {
  const { auth, tables, userId } = await signedUp();
  const opened = await Promise.all([
    firstWorkspaceOf(auth, userId, 'Nadir Tools'),
    firstWorkspaceOf(auth, userId, 'Nadir Tools'),
  ]);
  opened.push(await firstWorkspaceOf(auth, userId, 'Another name'));
  expect(new Set(opened.map(({ tenantId }) => tenantId)).size).toBe(1);
  expect(tables['organization']).toHaveLength(1);
});

test('a sign-up that broke between workspace and membership heals', async () => {
  const { auth, tables, userId } = await signedUp();
  const broken = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  tables['member']?.splice(0);
  expect(await membershipOf(auth, userId)).toBeNull();
  expect(await firstWorkspaceOf(auth, userId, 'Later name')).toEqual(broken);
  expect(await membershipOf(auth, userId)).toEqual(broken);
});

test('who was removed from the first workspace does not get back into it', async () => {
  const { auth, tables, userId } = await signedUp();
  const { tenantId } = await firstWorkspaceOf(auth, userId, 'Nadir Tools');
  await auth.api.addMember({ body: { userId: await another(auth), organizationId: tenantId, role: 'admin' } });
  tables['member']?.splice(0, 1);

  const next = await firstWorkspaceOf(auth, userId, 'My own');
  expect(next).toMatchObject({ name: 'My own', role: 'owner' });
  expect(next.tenantId).not.toBe(tenantId);
});

test('a member of several workspaces works in the chosen one', async () => {
  const { auth, tables, userId } = await signedUp();
  tables['member'] = [];
  const first = await firstWorkspaceOf(auth, userId, 'First');
  const second = await auth.api.createOrganization({ body: { name: 'Second', slug: 'second', userId } });
  expect((await membershipOf(auth, userId, second.id))?.name).toBe('Second');
  expect(await membershipOf(auth, userId, '00000000-0000-4000-8000-000000000000')).toEqual(first);
});

test('what is bound to a session ends with it, whether its person signs out or ends it from elsewhere', async () => {
  const { auth, endedSessions } = memoryAuth();
  await personIn(auth, ASHA);
  const [here, elsewhere] = [new Browser(), new Browser()];
  for (const browser of [here, elsewhere]) await browser.send((sent) => auth.api.signInEmail({ body: ASHA, ...sent }));
  const idOf = async (browser: Browser) => (await auth.api.getSession({ headers: browser.headers }))?.session.id;
  const [ours, others] = [await idOf(here), await idOf(elsewhere)];

  await auth.api.revokeOtherSessions({ headers: here.headers });
  expect(endedSessions).toEqual([others]);
  await auth.api.signOut({ headers: here.headers });
  expect(endedSessions).toEqual([others, ours]);
});
