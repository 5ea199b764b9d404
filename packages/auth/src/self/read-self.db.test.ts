import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createThrottles } from '../flows/throttles.ts';
import { passkeyOf, personIn, useAuthScene } from '../testing/auth-scene.ts';
import { Browser, PORTAL_URL } from '../testing/browser.ts';
import { createSelf } from './create-self.ts';

const scene = useAuthScene(createTestDatabase);
const ASHA = { email: 'asha@nadir.example', password: 'lamp orchard nine' };
const DAY_MS = 86_400_000;

/** Returns the own account of Asha, who is signed in with this browser. */
async function signedIn() {
  const made = await scene.open();
  const { auth, ports, tables, attempts } = made;
  const userId = await personIn(auth, ASHA);
  const enter = async (browser = new Browser()) => {
    await browser.send((sent) => auth.api.signInEmail({ body: ASHA, ...sent }));
    return browser;
  };
  const { headers } = await enter();
  const session = await auth.api.getSession({ headers });
  if (!session) throw new Error('Asha is not signed in.');
  const throttles = createThrottles({ isTestRun: false }, attempts);
  const self = createSelf({ auth, headers, session, ports, portalUrl: PORTAL_URL, throttles, later: () => {} });
  return { self, tables, userId, enter };
}

test('passkeys and connections stand in the order in which they were added', async () => {
  const { self, tables, userId } = await signedIn();
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  const rows = [
    passkeyOf(userId, { id: 'newer', createdAt: day(3) }),
    passkeyOf(userId, { id: 'oldest', name: 'Phone', createdAt: day(1) }),
    passkeyOf(userId, { id: 'older', createdAt: day(2) }),
  ];
  await tables.passkey.createMany({ data: rows });
  const account = { id: 'a-1', userId, providerId: 'github', accountId: '7', createdAt: day(4), updatedAt: day(4) };
  await tables.account.create({ data: account });
  const read = await self.read();
  expect(read.passkeys).toEqual([
    { id: 'oldest', name: 'Phone', addedAt: day(1) },
    { id: 'older', name: '', addedAt: day(2) },
    { id: 'newer', name: '', addedAt: day(3) },
  ]);
  expect(read.connections).toEqual([{ id: 'a-1', provider: 'github', addedAt: day(4) }]);
  expect(read).toMatchObject({ isVerified: true, hasPassword: true, hasTwoFactor: false, backupCodesLeft: null });
});

test('the own session stands first, then those that were seen last', async () => {
  const { self, tables, enter } = await signedIn();
  for (const userAgent of ['Mozilla/5.0 (iPhone) CriOS/140', 'Mozilla/5.0 (iPad)']) await enter(new Browser(userAgent));
  const seen = (userAgent: string, ms: number) =>
    tables.session.updateMany({
      where: { userAgent: { contains: userAgent } },
      data: { updatedAt: new Date(Date.now() - ms) },
    });
  await seen('Firefox', 3 * DAY_MS);
  await seen('iPad', 2 * DAY_MS);
  await seen('iPhone', DAY_MS);
  expect((await self.read()).sessions.map(({ device }) => device)).toEqual([
    'Firefox on Linux',
    'Chrome on iPhone',
    'iPad',
  ]);
});

test('an account that only a provider signs in has no password, and none proves that it is its person', async () => {
  const { self, tables } = await signedIn();
  await tables.account.updateMany({ data: { password: null } });
  expect(await self.read()).toMatchObject({ hasPassword: false });
  expect(await self.prove(ASHA.password)).toBe('no-password');
});

test('a name is changed', async () => {
  const { self, tables } = await signedIn();
  await self.rename('Asha Kulkarni');
  expect(await tables.user.findMany()).toMatchObject([{ name: 'Asha Kulkarni' }]);
});
