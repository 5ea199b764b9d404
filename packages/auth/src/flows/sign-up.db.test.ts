import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { passkeyOf, personIn, useAuthScene } from '../testing/auth-scene.ts';
import { lastLetter, tokenIn } from '../testing/recording-ports.ts';
import { Browser, PORTAL_URL } from '../testing/browser.ts';
import { createIdentity } from './create-identity.ts';

const scene = useAuthScene(createTestDatabase);
const [PASSWORD, OTHER_PASSWORD] = ['lamp orchard nine', 'harbour thistle 41'];
const ASHA = 'asha@nadir.example';

async function signUpScene() {
  const made = await scene.open();
  const { auth, ports, letters } = made;
  const at = (browser: Browser) => createIdentity({ auth, headers: browser.headers, ports, portalUrl: PORTAL_URL });
  const signUp = async (browser = new Browser(), password = PASSWORD, workspace = 'Nadir Tools') => {
    const body = { email: ASHA, password, workspace, nextPath: '/billing?plan=growth' };
    const { id } = await browser.send((sent) => auth.api.beginSignUp({ body, ...sent }));
    const before = letters.length;
    await (await at(browser).waiting())?.sendMail();
    const letter = letters.slice(before).at(-1);
    return { id, browser, token: letter?.name === 'verify-address' ? tokenIn(letter.facts.url) : '' };
  };
  const confirm = (browser: Browser, token: string, password?: string) =>
    browser.send((sent) =>
      auth.api.confirmSignUp({ body: { token, ...(password === undefined ? {} : { password }) }, ...sent }),
    );
  const signIn = (password: string, browser = new Browser()) => at(browser).signIn({ email: ASHA, password });
  const isIn = async (browser: Browser) => (await auth.api.getSession({ headers: browser.headers })) !== null;
  return { ...made, at, signUp, confirm, signIn, isIn };
}

/**
 * Opens a scene with an account that an older version let in before its address was verified, with everything that a stranger
 * could add.
 */
async function withOlderAccount() {
  const all = await signUpScene();
  const userId = await personIn(all.auth, { email: ASHA, password: OTHER_PASSWORD });
  const stranger = new Browser();
  await stranger.send((sent) => all.auth.api.signInEmail({ body: { email: ASHA, password: OTHER_PASSWORD }, ...sent }));
  const { tables } = all;
  await tables.user.updateMany({ data: { emailVerified: false, emailVerifiedAt: null, twoFactorEnabled: true } });
  await tables.passkey.create({ data: passkeyOf(userId, { id: 'p-1', name: 'planted' }) });
  await tables.twoFactor.create({ data: { id: 't-1', userId, secret: 'x', backupCodes: 'x', verified: true } });
  await tables.organization.create({ data: { id: 'o-1', name: 'Planted', slug: 'planted' } });
  await tables.member.create({ data: { id: 'm-1', userId, organizationId: 'o-1', role: 'owner' } });
  return { ...all, userId, stranger };
}

describe('signing up', () => {
  test('makes no person and no session before the link of the mail is followed', async () => {
    const { signUp, tables, isIn, signIn } = await signUpScene();
    const { browser } = await signUp();
    expect([await tables.user.count(), await tables.session.count(), await isIn(browser)]).toEqual([0, 0, false]);
    expect(await signIn(PASSWORD)).toBeNull();
  });

  test('leads in, verified and to where it began, in the browser that signed up', async () => {
    const { signUp, confirm, isIn, tables, facts } = await signUpScene();
    const { browser, token } = await signUp();
    expect(await confirm(browser, token)).toMatchObject({
      is: 'in',
      workspace: 'Nadir Tools',
      nextPath: '/billing?plan=growth',
    });
    expect(await isIn(browser)).toBe(true);
    expect(await tables.user.findMany()).toMatchObject([{ email: ASHA, emailVerified: true }]);
    expect(facts.map(({ type }) => type)).toEqual(['UserRegistered', 'EmailVerified']);
    expect(await tables.pendingSignUp.findMany()).toEqual([]);
  });

  test('in another browser takes the password, so that a click opens no account for a stranger', async () => {
    const { signUp, confirm, isIn, tables } = await signUpScene();
    const { token } = await signUp();
    const owner = new Browser();
    expect(await confirm(owner, token)).toEqual({ is: 'password-needed' });
    expect(await confirm(owner, token, 'not the one')).toEqual({ is: 'wrong-password' });
    expect([await tables.user.count(), await isIn(owner)]).toEqual([0, false]);
    expect(await confirm(owner, token, PASSWORD)).toMatchObject({ is: 'in', workspace: 'Nadir Tools' });
    expect(await isIn(owner)).toBe(true);
  });

  test('is of no use to a browser that holds another sign-up’s cookie', async () => {
    const { signUp, confirm } = await signUpScene();
    const { token } = await signUp();
    const { browser: thief } = await signUp(new Browser(), OTHER_PASSWORD);
    expect(await confirm(thief, token)).toEqual({ is: 'password-needed' });
  });

  test('twice keeps both passwords apart: the link that is followed says which one is valid', async () => {
    const { signUp, confirm, signIn } = await signUpScene();
    const mine = await signUp();
    const strangers = await signUp(new Browser(), OTHER_PASSWORD, 'Theirs');
    expect(await confirm(mine.browser, mine.token)).toMatchObject({ is: 'in', workspace: 'Nadir Tools' });
    expect(await signIn(OTHER_PASSWORD)).toBeNull();
    expect(await signIn(PASSWORD)).not.toBeNull();
    expect(await confirm(strangers.browser, strangers.token)).toEqual({ is: 'unknown' });
  });

  test('and pressing twice at once makes one person', async () => {
    const { signUp, confirm, tables } = await signUpScene();
    const { browser, token } = await signUp();
    await Promise.all([confirm(browser, token), confirm(browser, token)]);
    expect(await tables.user.count()).toBe(1);
  });

  test('ends after a day, and a link that nobody sent leads nowhere', async () => {
    const { signUp, confirm, tables } = await signUpScene();
    const { browser, token, id } = await signUp();
    expect(await confirm(browser, `${id}.${'x'.repeat(43)}`)).toEqual({ is: 'unknown' });
    await tables.pendingSignUp.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await confirm(browser, token)).toEqual({ is: 'expired' });
  });

  test('beside another gets its mail again with its own password, and with no wrong one', async () => {
    const { at, signUp, letters } = await signUpScene();
    await signUp(new Browser(), PASSWORD, 'Mine');
    await signUp(new Browser(), OTHER_PASSWORD, 'Theirs');
    const remindedOf = async (password: string) => {
      const before = letters.length;
      await at(new Browser()).remind({ email: ASHA, password }, async () => true);
      return letters.slice(before).map(({ name }) => name);
    };
    expect([await remindedOf(PASSWORD), await remindedOf(OTHER_PASSWORD)]).toEqual([
      ['verify-address'],
      ['verify-address'],
    ]);
    expect(await remindedOf('not the one')).toEqual([]);
  });

  test('keeps at most twenty that wait for one address', async () => {
    const { signUp, tables } = await signUpScene();
    for (let time = 0; time < 22; time += 1) await signUp();
    expect(await tables.pendingSignUp.count()).toBeLessThanOrEqual(20);
  });
});

describe('a known address', () => {
  test('is answered as a new one is, gets a mail that says so once an hour, and keeps its password', async () => {
    const { auth, signUp, letters, signIn, confirm } = await signUpScene();
    await personIn(auth, { email: ASHA, password: PASSWORD });
    const { browser, token } = await signUp(new Browser(), OTHER_PASSWORD);
    await signUp(new Browser(), OTHER_PASSWORD);
    expect(letters.map(({ name }) => name)).toEqual(['sign-up-tried', 'sign-up-tried']);
    expect(new Set(letters.map(({ dedupeKey }) => dedupeKey)).size).toBe(1);
    expect(await confirm(browser, token)).toEqual({ is: 'unknown' });
    expect(await signIn(OTHER_PASSWORD)).toBeNull();
    expect(await signIn(PASSWORD)).not.toBeNull();
  });
});

describe('an account from before sign-ups waited', () => {
  test('is not entered before its address is verified, and fails as a wrong password does', async () => {
    const { auth } = await withOlderAccount();
    const failure = async (password: string) => {
      const response = await auth.api.signInEmail({ body: { email: ASHA, password }, asResponse: true });
      return [response.status, response.headers.getSetCookie(), await response.text()];
    };
    expect(await failure(OTHER_PASSWORD)).toEqual(await failure('not the one'));
  });

  test('gets its mail again with the right password alone, and the link takes that password', async () => {
    const { at, letters, tables } = await withOlderAccount();
    const browser = new Browser();
    await at(browser).remind({ email: ASHA, password: 'not the one' }, async () => true);
    expect(letters).toEqual([]);
    await at(browser).remind({ email: ASHA, password: OTHER_PASSWORD }, async () => true);
    const token = tokenIn(lastLetter(letters, 'verify-address').facts.url);
    expect(await at(browser).confirmAddress(token, undefined)).toEqual({ is: 'password-needed' });
    expect(await at(browser).confirmAddress(token, 'not the one')).toEqual({ is: 'wrong-password' });
    expect(await at(browser).confirmAddress(`${token}x`, OTHER_PASSWORD)).toEqual({
      is: 'over',
      verification: 'unknown',
    });
    expect(await tables.user.count({ where: { emailVerified: true } })).toBe(0);
    expect(await at(browser).confirmAddress(token, OTHER_PASSWORD)).toEqual({ is: 'over', verification: 'verified' });
    expect(await tables.user.count({ where: { emailVerified: true } })).toBe(1);
  });

  test('leaves nothing of a stranger’s behind when the owner of the address signs up', async () => {
    const { signUp, confirm, isIn, tables, stranger, revoked, signIn } = await withOlderAccount();
    const { browser, token } = await signUp();
    expect(await confirm(browser, token)).toMatchObject({ is: 'in' });
    expect([await tables.passkey.count(), await tables.twoFactor.count(), revoked]).toEqual([0, 0, ['o-1']]);
    expect([await isIn(stranger), await isIn(browser)]).toEqual([false, true]);
    expect(await signIn(OTHER_PASSWORD)).toBeNull();
    expect(await signIn(PASSWORD)).toMatchObject({ userId: expect.any(String) });
  });

  test('leaves nothing of a stranger’s behind when its owner sets a new password by mail, and is verified', async () => {
    const { at, letters, isIn, tables, stranger, revoked, signIn, facts } = await withOlderAccount();
    await at(new Browser()).sendResetMail(ASHA);
    const token = tokenIn(lastLetter(letters, 'reset-password').facts.url);
    expect(await at(new Browser()).resetPassword(token, PASSWORD)).toBe('done');
    expect([await tables.passkey.count(), await tables.twoFactor.count(), revoked]).toEqual([0, 0, ['o-1']]);
    expect(await isIn(stranger)).toBe(false);
    expect(await tables.user.findMany()).toMatchObject([{ emailVerified: true, twoFactorEnabled: false }]);
    expect(await signIn(PASSWORD)).toMatchObject({ userId: expect.any(String) });
    expect(facts.map(({ type }) => type)).toContain('PasskeyRemoved');
  });
});

test('a sign-up that waited while the address was verified otherwise leads nowhere, and takes no password', async () => {
  const { at, signUp, confirm, letters, signIn, isIn } = await withOlderAccount();
  const { browser, token } = await signUp(new Browser(), 'a pillow of nettles 7');
  await at(new Browser()).sendResetMail(ASHA);
  await at(new Browser()).resetPassword(tokenIn(lastLetter(letters, 'reset-password').facts.url), PASSWORD);
  expect(await confirm(browser, token)).toEqual({ is: 'known' });
  expect(await isIn(browser)).toBe(false);
  expect(await signIn('a pillow of nettles 7')).toBeNull();
  expect(await signIn(PASSWORD)).not.toBeNull();
});

test('a new password by mail removes passkeys from before the address was verified, and keeps later ones', async () => {
  const { auth, at, letters, tables, revoked } = await signUpScene();
  const userId = await personIn(auth, { email: ASHA, password: PASSWORD });
  const day = (number: number) => new Date(Date.now() + number * 86_400_000);
  await tables.passkey.createMany({
    data: [
      passkeyOf(userId, { id: 'planted', createdAt: day(-1) }),
      passkeyOf(userId, { id: 'own', createdAt: day(1) }),
    ],
  });
  await tables.twoFactor.create({ data: { id: 't-1', userId, secret: 'x', backupCodes: 'x', verified: true } });
  await at(new Browser()).sendResetMail(ASHA);
  await at(new Browser()).resetPassword(tokenIn(lastLetter(letters, 'reset-password').facts.url), OTHER_PASSWORD);
  expect(await tables.passkey.findMany()).toMatchObject([{ id: 'own' }]);
  expect([await tables.twoFactor.count(), revoked]).toEqual([1, []]);
});
