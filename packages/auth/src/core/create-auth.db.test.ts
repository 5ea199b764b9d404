import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { mailSignUp } from './account-mail.ts';
import { type Auth, hashesAtOnce } from './create-auth.ts';
import { signUpToken } from './link-tokens.ts';
import { firstWorkspaceOf } from './membership.ts';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import { AUTH_SECRET } from '../testing/recording-ports.ts';
import { Browser, codeOf, PORTAL_URL } from '../testing/browser.ts';

const PASSWORD = 'lamp orchard nine';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const scene = useAuthScene(createTestDatabase);
let opened: Awaited<ReturnType<typeof scene.open>>;
let auth: Auth;
beforeAll(async () => {
  opened = await scene.open();
  auth = opened.auth;
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

/** Masks ids and secrets in an answer, as for a reader who does not know them. */
const masked = (text: string): string => text.replaceAll(/[0-9a-f-]{36}|=[^;]{20,};/g, '·');

test('a guessable password is refused at every endpoint that sets one', async () => {
  const refused = auth.api.beginSignUp({
    body: { email: newAddress(), password: 'password1234', workspace: 'x', nextPath: '/' },
  });
  await expect(refused).rejects.toMatchObject({ body: { code: 'PASSWORD_REFUSED' } });
  expect(await opened.tables.pendingSignUp.count()).toBe(0);
});

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
  // 256 random bits.
  expect(answers[1]?.headers.getSetCookie().join()).toMatch(/graha\.sign_up=[\w-]{43}[.%]/);
});

test('a session ends 30 days after it began', async () => {
  const { browser } = await person();
  const found = await auth.api.getSession({ headers: browser.headers });
  const livesMs = Number(found?.session.expiresAt) - Number(found?.session.createdAt);
  expect(Math.abs(livesMs - 30 * 86_400_000)).toBeLessThan(60_000);
});

test('the browser that signed up enters as often as it presses at once, as one person, and its link is used up', async () => {
  const [email, browser] = [newAddress(), new Browser()];
  const body = { email, password: PASSWORD, workspace: 'Nadir Tools', nextPath: '/overview' };
  const { id } = await browser.send((sent) => auth.api.beginSignUp({ body, ...sent }));
  expect(await opened.tables.user.count({ where: { email } })).toBe(0);
  await mailSignUp({ context: await auth.$context, ports: opened.ports, portalUrl: PORTAL_URL }, { id, email });
  expect(opened.letters.map(({ name }) => name)).toEqual(['verify-address']);

  const token = signUpToken(AUTH_SECRET, id);
  const press = () => auth.api.confirmSignUp({ body: { token }, headers: browser.headers });
  const ends = await Promise.all([1, 2, 3, 4, 5].map(press));
  expect(ends.some((end) => end.is === 'in')).toBe(true);
  const people = await opened.tables.user.findMany({ where: { email } });
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
  const row = await opened.tables.twoFactor.findUniqueOrThrow({ where: { userId } });
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
  const row = await opened.tables.twoFactor.findUniqueOrThrow({ where: { userId } });
  expect(row.failedVerificationCount).toBeGreaterThanOrEqual(10);
  expect(row.lockedUntil?.getTime()).toBeGreaterThan(Date.now());
});

test('opening the first workspace at the same moment opens one', async () => {
  const { userId } = await person();
  const opened = await Promise.all([1, 2, 3].map(() => firstWorkspaceOf(auth, userId, 'Nadir Tools')));
  expect(new Set(opened.map(({ tenantId }) => tenantId)).size).toBe(1);
});

test('ids are random UUIDs', async () => expect((await person()).userId).toMatch(UUID));

test('what is bound to a session ends with it, whether its person signs out or ends it from elsewhere', async () => {
  const { endedSessions } = opened;
  endedSessions.splice(0);
  const body = { email: newAddress(), password: PASSWORD };
  await personIn(auth, body);
  const [here, elsewhere] = [new Browser(), new Browser()];
  for (const browser of [here, elsewhere]) await browser.send((sent) => auth.api.signInEmail({ body, ...sent }));
  const idOf = async (browser: Browser) => (await auth.api.getSession({ headers: browser.headers }))?.session.id;
  const [ours, others] = [await idOf(here), await idOf(elsewhere)];

  await auth.api.revokeOtherSessions({ headers: here.headers });
  expect(endedSessions).toEqual([others]);
  await auth.api.signOut({ headers: here.headers });
  expect(endedSessions).toEqual([others, ours]);
});

test.each([
  ['test', 'graha.session_token', false],
  ['production', '__Host-graha.session_token', true],
] as const)('in %s the session cookie is %s: http-only, lax, secure %s', async (mode, name, secure) => {
  const { auth: other } = await scene.open(mode);
  const body = { email: newAddress(), password: PASSWORD };
  await personIn(other, body);
  const { headers } = await other.api.signInEmail({ body, returnHeaders: true });
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(/;\s*Secure/i.test(cookie ?? '')).toBe(secure);
  expect(cookie).toMatch(/; Path=\/(?:;|$)/i);
  expect(cookie).not.toMatch(/Domain=/i);
});

test('a browser with a cookie of an earlier version stays signed in, is replaced a session and signs out', async () => {
  const { auth: other } = await scene.open('production');
  const body = { email: newAddress(), password: PASSWORD };
  const userId = await personIn(other, body);
  const cookieOf = async () => {
    const { headers } = await other.api.signInEmail({ body, returnHeaders: true });
    const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    return cookies.find((line) => line.includes('session_token')) ?? '';
  };
  const [first, second] = [await cookieOf(), await cookieOf()];
  const old = first.replace('__Host-', '__Secure-');
  const headers = new Headers({ cookie: `theme=dark; ${old}` });
  const before = await other.api.getSession({ headers });
  expect(before?.user.id).toBe(userId);

  const both = await other.api.getSession({ headers: new Headers({ cookie: `${old}; ${second}` }) });
  expect(both?.session.id).toBeDefined();
  expect(both?.session.id).not.toBe(before?.session.id);

  const rotated = await other.api.rotateSession({ headers, returnHeaders: true });
  expect(rotated.headers.getSetCookie().some((line) => line.startsWith('__Host-graha.session_token='))).toBe(true);
  expect(await other.api.getSession({ headers })).toBeNull();
});

test('half of the cores hash passwords, and one at least', () =>
  expect([1, 2, 3, 4, 7, 8].map(hashesAtOnce)).toEqual([1, 1, 1, 2, 3, 4]));

test('Better Auth reports to nobody, and its own sign-up is closed', async () => {
  expect(auth.options).toMatchObject({
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true },
  });
  const body = { email: newAddress(), password: PASSWORD, name: 'x' };
  await expect(auth.api.signUpEmail({ body })).rejects.toMatchObject({
    body: { code: 'EMAIL_PASSWORD_SIGN_UP_DISABLED' },
  });
  expect(await opened.tables.user.count({ where: { email: body.email } })).toBe(0);
});

test('a sign-up waits for a day, and after its end the address is free for the next', async () => {
  const [email, browser] = [newAddress(), new Browser()];
  const body = { email, password: PASSWORD, workspace: 'Nadir Tools', nextPath: '/overview' };
  const { id } = await browser.send((sent) => auth.api.beginSignUp({ body, ...sent }));
  const row = await opened.tables.pendingSignUp.findUniqueOrThrow({ where: { id } });
  expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(86_400_000);
  const token = signUpToken(AUTH_SECRET, id);
  expect(await auth.api.confirmSignUp({ body: { token }, headers: browser.headers })).toMatchObject({ is: 'in' });
  expect(await opened.attempts.read(`enter ${email}`)).toMatchObject({ attempts: 0 });
});

test('a read sent with the cookie before a rotation does not clear the new one, whichever answer arrives last', async () => {
  const { browser } = await person();
  const sentBefore = browser.headers;
  const { sessionId } = await browser.send((sent) => auth.api.rotateSession(sent));
  const late = await auth.api.getSession({ headers: sentBefore, returnHeaders: true });
  expect([late.response, late.headers.getSetCookie()]).toEqual([null, []]);
  expect((await auth.api.getSession({ headers: browser.headers }))?.session.id).toBe(sessionId);
});
