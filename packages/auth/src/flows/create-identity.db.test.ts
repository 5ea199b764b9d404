import { expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import { lastLetter, tokenIn } from '../testing/recording-ports.ts';
import { Browser, codeOf, PORTAL_URL } from '../testing/browser.ts';
import { createIdentity } from './create-identity.ts';
import { SECOND_FACTOR } from './entry.ts';

const scene = useAuthScene(createTestDatabase);
const PASSWORD = 'lamp orchard nine';
const NEW_PASSWORD = 'harbour thistle 41';
const ASHA = { email: 'asha@nadir.example', password: PASSWORD };

async function identityScene() {
  const made = await scene.open();
  const at = (browser = new Browser()) =>
    createIdentity({ auth: made.auth, headers: browser.headers, ports: made.ports, portalUrl: PORTAL_URL });
  const { api } = made.auth;
  const signIn = (browser: Browser, password = PASSWORD) =>
    browser.send((sent) => api.signInEmail({ body: { email: ASHA.email, password }, ...sent }));
  const isIn = async (browser: Browser) => (await api.getSession({ headers: browser.headers })) !== null;
  return { ...made, api, at, signIn, isIn };
}

/** Opens a scene with Asha, who has an account and is signed in. */
async function withAsha() {
  const all = await identityScene();
  const userId = await personIn(all.auth, ASHA);
  const browser = new Browser();
  await all.signIn(browser);
  return { ...all, browser, userId };
}

test('a new password is asked for with a known and an unknown address alike', async () => {
  const { api, letters } = await withAsha();
  letters.splice(0);
  const ask = async (email: string) => {
    const response = await api.requestPasswordReset({ body: { email }, asResponse: true });
    return [response.status, response.headers.getSetCookie(), await response.text()];
  };
  expect(await ask(ASHA.email)).toEqual(await ask('nobody@nadir.example'));
  expect(letters.map(({ name, to }) => [name, to])).toEqual([['reset-password', ASHA.email]]);
});

test('a reset link works once, ends every session, and makes every other link void', async () => {
  const { at, letters, facts, browser, isIn, signIn } = await withAsha();
  await at().sendResetMail(ASHA.email);
  const older = tokenIn(lastLetter(letters, 'reset-password').facts.url);
  await at().sendResetMail(ASHA.email);
  const token = tokenIn(lastLetter(letters, 'reset-password').facts.url);
  expect(token).not.toBe(older);

  expect(await at().resetPassword(token, NEW_PASSWORD)).toBe('done');
  expect(await isIn(browser)).toBe(false);
  expect(await at().resetPassword(token, 'quarry lantern 7')).toBe('over');
  expect(await at().resetPassword(older, 'quarry lantern 7')).toBe('over');
  await expect(signIn(new Browser())).rejects.toThrow('Invalid email or password');
  await expect(signIn(new Browser(), NEW_PASSWORD)).resolves.toBeDefined();
  expect(lastLetter(letters, 'password-changed').to).toBe(ASHA.email);
  expect(facts.map(({ type }) => type)).toEqual(['UserRegistered', 'PasswordChanged', 'SessionsRevoked']);
});

test('a link that nobody sent, and one after its hour, set no password', async () => {
  const { at, letters, tables } = await withAsha();
  expect(await at().resetPassword('x'.repeat(24), NEW_PASSWORD)).toBe('over');
  await at().sendResetMail(ASHA.email);
  await tables.verification.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await at().resetPassword(tokenIn(lastLetter(letters, 'reset-password').facts.url), NEW_PASSWORD)).toBe('over');
});

test('the tokens of mails stand in no table', async () => {
  const { at, letters, tables } = await withAsha();
  await at().sendResetMail(ASHA.email);
  const token = tokenIn(lastLetter(letters, 'reset-password').facts.url);
  expect(token.length).toBeGreaterThan(20);
  expect(await tables.verification.count()).toBeGreaterThan(0);
  const { verification, session, account, user } = tables;
  const kept = [verification.findMany(), session.findMany(), account.findMany(), user.findMany()];
  expect(JSON.stringify(await Promise.all(kept))).not.toContain(token);
});

test('a session that was planted before signing in is not the one that is signed in', async () => {
  const { signIn, isIn, browser } = await withAsha();
  const victim = new Browser();
  for (const [name, value] of browser.cookies) victim.cookies.set(name, value);
  const planted = victim.cookies.get('graha.session_token');
  await signIn(victim);
  expect(victim.cookies.get('graha.session_token')).not.toBe(planted);
  expect(await isIn(victim)).toBe(true);
});

test('a sign-in from a new browser sends a mail, and a second one from it sends none', async () => {
  const { signIn, letters, tables } = await withAsha();
  await tables.user.updateMany({ data: { createdAt: new Date(Date.now() - 86_400_000) } });
  const phone = new Browser('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36');
  await signIn(phone);
  expect(lastLetter(letters, 'new-device')).toMatchObject({ to: ASHA.email, facts: { device: 'Chrome on Android' } });
  await signIn(phone);
  expect(letters.filter(({ name }) => name === 'new-device')).toHaveLength(1);
  await expect(signIn(new Browser(), 'wrong wrong')).rejects.toThrow('Invalid email or password');
  expect(letters.filter(({ name }) => name === 'new-device')).toHaveLength(1);
});

/** Opens a scene with Asha and a second factor; the current code was used to turn it on. */
async function withSecondFactor() {
  const all = await withAsha();
  const { api, browser } = all;
  const begun = await browser.send((sent) =>
    api.enableTwoFactor({ body: { password: PASSWORD, method: 'totp' }, ...sent }),
  );
  if (begun.method !== 'totp') throw new Error('no secret');
  await browser.send((sent) => api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));
  const nextCode = codeOf(begun.totpURI, Date.now() + 30_000);
  const waiting = async () => {
    const other = new Browser();
    await all.signIn(other);
    return other;
  };
  return { ...all, ...begun, nextCode, waiting };
}

test('with a second factor the password alone opens nothing, and the mail of a new browser waits too', async () => {
  const { at, waiting, isIn, nextCode, letters, tables, userId, api } = await withSecondFactor();
  await tables.user.updateMany({ data: { createdAt: new Date(Date.now() - 86_400_000) } });
  expect(await at().signIn(ASHA)).toBe(SECOND_FACTOR);
  const other = await waiting();
  expect(await isIn(other)).toBe(false);
  expect(letters.some(({ name }) => name === 'new-device')).toBe(false);
  expect(await at(other).enterCode('app', '000000')).toBe('wrong');
  await other.send((sent) => api.verifyTOTP({ body: { code: nextCode }, ...sent }));
  expect((await api.getSession({ headers: other.headers }))?.user.id).toBe(userId);
  expect(lastLetter(letters, 'new-device').to).toBe(ASHA.email);
});

test('a code opens an account once, even while it is valid', async () => {
  const { at, waiting, isIn, nextCode, api } = await withSecondFactor();
  const owner = await waiting();
  await owner.send((sent) => api.verifyTOTP({ body: { code: nextCode }, ...sent }));
  const thief = await waiting();
  expect(await at(thief).enterCode('app', nextCode)).toBe('wrong');
  expect(await isIn(thief)).toBe(false);
  expect(await isIn(owner)).toBe(true);
});

test('guessing codes ends: five for one sign-in, ten for the account, whichever way they are tried', async () => {
  const { at, waiting, nextCode } = await withSecondFactor();
  const outcomes: string[] = [];
  for (let signIn = 0; signIn < 3; signIn += 1) {
    const thief = await waiting();
    for (let guess = 0; guess < 6; guess += 1) {
      const outcome = await at(thief).enterCode(guess % 2 ? 'backup' : 'app', guess % 2 ? 'aaaaa-aaaaa' : '000000');
      outcomes.push(typeof outcome === 'string' ? outcome : 'in');
    }
  }
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(10);
  expect(outcomes.slice(5, 6)).toEqual(['over']);
  expect(await at(await waiting()).enterCode('app', nextCode)).toBe('locked');
});

test('a backup code opens the account once', async () => {
  const { at, waiting, backupCodes, isIn, api, userId } = await withSecondFactor();
  const [code = ''] = backupCodes;
  const owner = await waiting();
  await owner.send((sent) => api.verifyBackupCode({ body: { code }, ...sent }));
  expect(await isIn(owner)).toBe(true);
  expect(await at(await waiting()).enterCode('backup', code)).toBe('wrong');
  expect((await api.viewBackupCodes({ body: { userId } })).backupCodes).toHaveLength(9);
});

test('a code without a sign-in that waits for it opens nothing', async () => {
  const { at, nextCode } = await withSecondFactor();
  expect(await at().enterCode('app', nextCode)).toBe('over');
});

test('a sign-in that waits for its code ends with the password that began it', async () => {
  const { at, waiting, nextCode, letters } = await withSecondFactor();
  const thief = await waiting();
  await at().sendResetMail(ASHA.email);
  await at().resetPassword(tokenIn(lastLetter(letters, 'reset-password').facts.url), NEW_PASSWORD);
  expect(await at(thief).enterCode('app', nextCode)).toBe('over');
});
