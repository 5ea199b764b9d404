import { prismaAdapter } from 'better-auth/adapters/prisma';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { identityClient } from '@graha/store/identity/identity';
import { memoryAttempts } from '../testing/memory-attempts.ts';
import { createAuth, type Auth } from './create-auth.ts';
import { Browser, codeOf, personIn, PORTAL_URL } from '../testing/memory-auth.ts';
import { firstWorkspaceOf } from './membership.ts';
import type { AccountPorts } from './ports.ts';
import { signUpToken } from './link-tokens.ts';
import { mailSignUp } from './account-mail.ts';

const PASSWORD = 'lamp orchard nine';
const ENV = { mode: 'test', portalUrl: PORTAL_URL, authSecret: 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa' } as const;

let database: TestDatabase;
let auth: Auth;
const mailed: string[] = [];
const PORTS: AccountPorts = {
  record: async () => {},
  sessionEnded: async () => {},
  revokeKeys: async () => {},
  post: async ({ name }) => void mailed.push(name),
};

beforeAll(async () => {
  database = await createTestDatabase();
  const adapter = prismaAdapter(identityClient(database.authUrl), { provider: 'postgresql' });
  auth = createAuth(ENV, adapter, PORTS, memoryAttempts());
});
beforeEach(() => mailed.splice(0));
afterAll(async () => {
  await identityClient(database.authUrl).$disconnect();
  await database.stop();
});

let people = 0;
const newAddress = (): string => `person-${(people += 1)}@nadir.example`;
const signUp = (email: string, password = PASSWORD) =>
  auth.api.beginSignUp({ body: { email, password, workspace: 'x', nextPath: '/' }, asResponse: true });

async function person() {
  const email = newAddress();
  await personIn(auth, { email, password: PASSWORD });
  const browser = new Browser();
  const { user } = await browser.send((sent) => auth.api.signInEmail({ body: { email, password: PASSWORD }, ...sent }));
  return { email, browser, userId: user.id };
}

/** As an answer reads to somebody who does not know which ids and secrets are in it. */
const masked = (text: string): string => text.replaceAll(/[0-9a-f-]{36}|=[^;]{20,};/g, '·');

test('signing up with a known address is answered to the byte as with a new one, and both get a mail', async () => {
  const { email } = await person();
  const answers = [await signUp(email, 'harbour thistle 41'), await signUp(newAddress())];
  const [known, fresh] = await Promise.all(
    answers.map(async (answer) => [
      answer.status,
      masked(answer.headers.getSetCookie().join()),
      masked(await answer.text()),
    ]),
  );
  expect(known).toEqual(fresh);
  expect(known?.[1]).toMatch(/graha\.sign_up.*HttpOnly/);
});

test('the browser that signed up enters as often as it presses at once, as one person, and its link is used up', async () => {
  const [email, browser] = [newAddress(), new Browser()];
  const body = { email, password: PASSWORD, workspace: 'Nadir Tools', nextPath: '/overview' };
  const { id } = await browser.send((sent) => auth.api.beginSignUp({ body, ...sent }));
  expect(await identityClient(database.authUrl).user.count({ where: { email } })).toBe(0);
  await mailSignUp({ context: await auth.$context, ports: PORTS, portalUrl: PORTAL_URL }, { id, email });
  expect(mailed).toEqual(['verify-address']);

  const token = signUpToken(ENV.authSecret, id);
  const press = () => auth.api.confirmSignUp({ body: { token }, headers: browser.headers });
  const ends = await Promise.all([1, 2, 3, 4, 5].map(press));
  expect(ends.some((end) => end.is === 'in')).toBe(true);
  const people = await identityClient(database.authUrl).user.findMany({ where: { email } });
  expect(people).toMatchObject([{ emailVerified: true, emailVerifiedAt: expect.any(Date) }]);
  expect(await press()).toEqual({ is: 'unknown' });
});

test('a wrong password, an unknown address and a person without this password fail with the same bytes', async () => {
  const { email } = await person();
  const failure = async (account: { email: string; password: string }) => {
    const response = await auth.api.signInEmail({ body: account, asResponse: true });
    return [response.status, response.headers.getSetCookie(), await response.text()];
  };
  const wrong = await failure({ email, password: 'not her password' });
  expect(wrong[0]).toBe(401);
  expect(await failure({ email: 'nobody@nadir.example', password: PASSWORD })).toEqual(wrong);
});

test('a second factor and its codes live in the tables, encrypted, and open the account', async () => {
  const { browser, userId, email } = await person();
  const body = { password: PASSWORD, method: 'totp' } as const;
  const begun = await browser.send((sent) => auth.api.enableTwoFactor({ body, ...sent }));
  if (begun.method !== 'totp') throw new Error('no secret');
  await browser.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));
  const row = await identityClient(database.authUrl).twoFactor.findUniqueOrThrow({ where: { userId } });
  expect(row.verified).toBe(true);
  for (const code of begun.backupCodes) expect(row.backupCodes).not.toContain(code);

  const other = new Browser();
  await other.send((sent) => auth.api.signInEmail({ body: { email, password: PASSWORD }, ...sent }));
  const [code = ''] = begun.backupCodes;
  await other.send((sent) => auth.api.verifyBackupCode({ body: { code }, ...sent }));
  expect((await auth.api.getSession({ headers: other.headers }))?.user.id).toBe(userId);
});

test('a code that was used opens nothing again, and who tried it goes on with the next one', async () => {
  const { browser, userId, email } = await person();
  const body = { password: PASSWORD, method: 'totp' } as const;
  const begun = await browser.send((sent) => auth.api.enableTwoFactor({ body, ...sent }));
  if (begun.method !== 'totp') throw new Error('no secret');
  const nowMs = Date.now();
  await browser.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI, nowMs) }, ...sent }));

  const other = new Browser();
  await other.send((sent) => auth.api.signInEmail({ body: { email, password: PASSWORD }, ...sent }));
  const enter = (code: string) => other.send((sent) => auth.api.verifyTOTP({ body: { code }, ...sent }));
  await expect(enter(codeOf(begun.totpURI, nowMs))).rejects.toMatchObject({ body: { code: 'INVALID_CODE' } });
  expect(await auth.api.getSession({ headers: other.headers })).toBeNull();
  await enter(codeOf(begun.totpURI, nowMs + 30_000));
  expect((await auth.api.getSession({ headers: other.headers }))?.user.id).toBe(userId);
});

test('ten wrong codes lock the second factor, also when they come at the same moment', async () => {
  const { browser, userId, email } = await person();
  const body = { password: PASSWORD, method: 'totp' } as const;
  const begun = await browser.send((sent) => auth.api.enableTwoFactor({ body, ...sent }));
  if (begun.method !== 'totp') throw new Error('no secret');
  await browser.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));
  const guesses = Array.from({ length: 12 }, async () => {
    const thief = new Browser();
    await thief.send((sent) => auth.api.signInEmail({ body: { email, password: PASSWORD }, ...sent }));
    return auth.api.verifyTOTP({ body: { code: '000000' }, headers: thief.headers }).catch(() => null);
  });
  await Promise.all(guesses);
  const row = await identityClient(database.authUrl).twoFactor.findUniqueOrThrow({ where: { userId } });
  expect(row.failedVerificationCount).toBeGreaterThanOrEqual(10);
  expect(row.lockedUntil?.getTime()).toBeGreaterThan(Date.now());
});

test('opening the first workspace at the same moment opens one', async () => {
  const { userId } = await person();
  const opened = await Promise.all([1, 2, 3].map(() => firstWorkspaceOf(auth, userId, 'Nadir Tools')));
  expect(new Set(opened.map(({ tenantId }) => tenantId)).size).toBe(1);
});
