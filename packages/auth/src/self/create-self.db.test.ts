import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { passkeyOf, personIn, useAuthScene } from '../testing/auth-scene.ts';
import { lastLetter, tokenIn } from '../testing/recording-ports.ts';
import { Browser, codeOf, PORTAL_URL } from '../testing/browser.ts';
import { createIdentity } from '../flows/create-identity.ts';
import { createThrottles } from '../flows/throttles.ts';
import { createSelf } from './create-self.ts';

const scene = useAuthScene(createTestDatabase);
const PASSWORD = 'lamp orchard nine';
const NEW_PASSWORD = 'harbour thistle 41';
const ASHA = 'asha@nadir.example';
const NEW_ADDRESS = 'asha@orbit.example';

async function linkEnd(identity: ReturnType<typeof createIdentity>, token: string): Promise<string> {
  const end = await identity.confirmAddress(token, undefined);
  return end.is === 'over' ? end.verification : end.is;
}

/** Signs Asha in. `self` is her account as accessed by her browser; `settle` runs the deferred work. */
async function signedIn() {
  const made = await scene.open();
  const { auth, ports } = made;
  const throttles = createThrottles({ isTestRun: false }, made.attempts);
  const afterwards: (() => Promise<void>)[] = [];
  const later = (work: () => Promise<void>) => void afterwards.push(work);
  const settle = async () => Promise.all(afterwards.splice(0).map((work) => work()));
  await personIn(auth, { email: ASHA, password: PASSWORD });
  const enter = async (browser = new Browser(), password = PASSWORD) => {
    await browser.send((sent) => auth.api.signInEmail({ body: { email: ASHA, password }, ...sent }));
    return browser;
  };
  const sessionOf = (browser: Browser) => auth.api.getSession({ headers: browser.headers });
  const isIn = async (browser: Browser) => (await sessionOf(browser)) !== null;
  const self = async (browser: Browser) => {
    const session = await sessionOf(browser);
    if (!session) throw new Error('not signed in');
    return createSelf({ auth, headers: browser.headers, session, ports, portalUrl: PORTAL_URL, throttles, later });
  };
  const browser = await enter();
  for (const recorded of [made.letters, made.facts]) recorded.splice(0);
  return { ...made, throttles, enter, isIn, self, sessionOf, settle, browser };
}

describe('a change of password', () => {
  test('ends every other session, also one with a stolen cookie', async () => {
    const { browser, enter, isIn, self, facts, letters } = await signedIn();
    const thief = new Browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    const phone = await enter();
    expect(await (await self(browser)).changePassword(PASSWORD, NEW_PASSWORD)).toBe('done');
    expect(await Promise.all([thief, phone].map(isIn))).toEqual([false, false]);
    await expect(enter(new Browser(), PASSWORD)).rejects.toThrow('Invalid email or password');
    expect(await isIn(await enter(new Browser(), NEW_PASSWORD))).toBe(true);
    expect(facts.map(({ type }) => type)).toEqual(['SessionsRevoked', 'PasswordChanged']);
    expect(lastLetter(letters, 'password-changed').to).toBe(ASHA);
  });

  test('takes the password that is valid now, and lets a stolen session guess ten times', async () => {
    const { browser, self, isIn, letters } = await signedIn();
    const mine = await self(browser);
    const outcomes: string[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      outcomes.push(await mine.changePassword('not hers at all', NEW_PASSWORD));
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'wrong'), 'too-often']);
    expect(await mine.changePassword(PASSWORD, NEW_PASSWORD)).toBe('too-often');
    expect(await isIn(browser)).toBe(true);
    expect(letters).toEqual([]);
  });
});

describe('a change of address', () => {
  test('takes effect by the link in the new mailbox, for a signed-in user; the old one gets two mails', async () => {
    const { auth, browser, self, letters, facts, ports, settle, tables } = await signedIn();
    expect(await (await self(browser)).changeAddress(NEW_ADDRESS, PASSWORD)).toBe('sent');
    await settle();
    expect(lastLetter(letters, 'address-change-asked')).toMatchObject({ to: ASHA, facts: { newAddress: NEW_ADDRESS } });
    expect(await tables.user.findMany()).toMatchObject([{ email: ASHA }]);

    const token = tokenIn(lastLetter(letters, 'confirm-new-address').facts.url);
    const open = (by: Browser) =>
      linkEnd(createIdentity({ auth, headers: by.headers, ports, portalUrl: PORTAL_URL }), token);
    expect(await open(new Browser())).toBe('sign-in-first');
    expect(await open(browser)).toBe('verified');
    expect(await tables.user.findMany()).toMatchObject([{ email: NEW_ADDRESS, emailVerified: true }]);
    expect(lastLetter(letters, 'address-changed')).toMatchObject({ to: ASHA, facts: { newAddress: NEW_ADDRESS } });
    expect(facts.map(({ type }) => type)).toEqual(['EmailVerified', 'EmailChanged']);
    expect(await open(browser)).toBe('verified');
    expect(letters.filter(({ name }) => name === 'address-changed')).toHaveLength(1);
  });

  test('to a known address gets the same answer, mails its owner nothing, and changes nothing', async () => {
    const { auth, browser, self, letters, settle, tables } = await signedIn();
    await personIn(auth, { email: NEW_ADDRESS, password: PASSWORD });
    letters.splice(0);
    expect(await (await self(browser)).changeAddress(NEW_ADDRESS, PASSWORD)).toBe('sent');
    await settle();
    expect(letters.map(({ name, to }) => [name, to])).toEqual([['address-change-asked', ASHA]]);
    expect(await tables.user.count({ where: { email: { in: [ASHA, NEW_ADDRESS] } } })).toBe(2);
  });

  test('to an address that another account took meanwhile does nothing', async () => {
    const { auth, browser, self, letters, ports, settle, tables } = await signedIn();
    await (await self(browser)).changeAddress(NEW_ADDRESS, PASSWORD);
    await settle();
    const token = tokenIn(lastLetter(letters, 'confirm-new-address').facts.url);
    await personIn(auth, { email: NEW_ADDRESS, password: PASSWORD });
    expect(await linkEnd(createIdentity({ auth, headers: browser.headers, ports, portalUrl: PORTAL_URL }), token)).toBe(
      'unknown',
    );
    expect(await tables.user.count({ where: { email: ASHA } })).toBe(1);
  });

  test('needs the password, and sends five mails an hour at most', async () => {
    const { browser, self, letters, settle } = await signedIn();
    const mine = await self(browser);
    expect(await mine.changeAddress(NEW_ADDRESS, 'not hers at all')).toBe('wrong');
    const outcomes: string[] = [];
    for (let time = 0; time < 6; time += 1) outcomes.push(await mine.changeAddress(NEW_ADDRESS, PASSWORD));
    await settle();
    expect(outcomes.at(-1)).toBe('too-often');
    expect(letters.filter(({ name }) => name === 'confirm-new-address').length).toBeLessThanOrEqual(5);
  });

  test('by a link that was meant for another account does nothing', async () => {
    const { auth, browser, self, letters, ports, settle } = await signedIn();
    await (await self(browser)).changeAddress(NEW_ADDRESS, PASSWORD);
    await settle();
    const token = tokenIn(lastLetter(letters, 'confirm-new-address').facts.url);
    await personIn(auth, { email: 'ravi@nadir.example', password: PASSWORD });
    const ravi = new Browser();
    const body = { email: 'ravi@nadir.example', password: PASSWORD };
    await ravi.send((sent) => auth.api.signInEmail({ body, ...sent }));
    expect(await linkEnd(createIdentity({ auth, headers: ravi.headers, ports, portalUrl: PORTAL_URL }), token)).toBe(
      'other-account',
    );
  });
});

describe('the second factor', () => {
  test('is on after a right code of the app, and a mail says so; off again with the password', async () => {
    const { browser, self, facts, letters } = await signedIn();
    const mine = await self(browser);
    expect(await mine.beginTwoFactor('not hers at all')).toBe('wrong');
    const begun = await mine.beginTwoFactor(PASSWORD);
    if (typeof begun === 'string') throw new Error(begun);
    expect(begun.backupCodes).toHaveLength(10);
    expect((await mine.read()).hasTwoFactor).toBe(false);
    expect(await mine.finishTwoFactor('000000')).toBe('wrong');
    expect(await mine.finishTwoFactor(codeOf(begun.uri))).toBe('done');
    expect(facts.map(({ type }) => type)).toEqual(['TwoFactorEnabled']);
    expect(lastLetter(letters, 'sign-in-changed').facts.change).toBe('two-factor-on');
  });

  test('is turned on once, and ends the sessions that began with the password alone', async () => {
    const { browser, enter, self, facts, letters } = await signedIn();
    const [mine, onPhone] = [await self(browser), await self(await enter())];
    const begun = await mine.beginTwoFactor(PASSWORD);
    if (typeof begun === 'string') throw new Error(begun);
    const code = codeOf(begun.uri);
    letters.splice(0);
    expect(await mine.finishTwoFactor(code)).toBe('done');
    expect(await onPhone.finishTwoFactor(code)).toBe('wrong');
    expect(facts.map(({ type }) => type)).toEqual(['TwoFactorEnabled']);
    expect(letters.map(({ name }) => name)).toEqual(['sign-in-changed']);
  });

  test('without one there are no backup codes to renew', async () => {
    const { browser, self } = await signedIn();
    await expect((await self(browser)).newBackupCodes(PASSWORD)).rejects.toThrow('Your account has no such entry.');
  });

  test('new backup codes make the old ones void, with a mail; a wrong password leaves the second factor on', async () => {
    const { auth, browser, self, tables, letters } = await signedIn();
    const begun = await browser.send((sent) =>
      auth.api.enableTwoFactor({ body: { password: PASSWORD, method: 'totp' }, ...sent }),
    );
    if (begun.method !== 'totp') throw new Error('no secret');
    await browser.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));
    const mine = await self(browser);
    const [wrong, fresh] = [await mine.newBackupCodes('not the one'), await mine.newBackupCodes(PASSWORD)];
    expect([wrong, lastLetter(letters, 'sign-in-changed').facts.change]).toEqual(['wrong', 'backup-codes']);
    expect(new Set([...begun.backupCodes, ...fresh]).size).toBe(20);
    expect([await mine.endTwoFactor('not the one'), (await mine.read()).backupCodesLeft]).toEqual(['wrong', 10]);
    const ended = [await mine.endTwoFactor(PASSWORD), lastLetter(letters, 'sign-in-changed').facts.change];
    expect([...ended, await tables.twoFactor.findMany()]).toEqual(['done', 'two-factor-off', []]);
  });
});

describe('confirming that it is you', () => {
  test('gives the session a new token and a new age', async () => {
    const { browser, self, isIn, tables } = await signedIn();
    const old = new Browser();
    for (const [name, value] of browser.cookies) old.cookies.set(name, value);
    await tables.session.updateMany({ data: { createdAt: new Date(Date.now() - 3 * 86_400_000) } });
    expect(await (await self(browser)).confirm({ password: 'not hers at all', code: '' })).toBe('wrong');
    expect(await isIn(old)).toBe(true);
    expect(await (await self(browser)).confirm({ password: PASSWORD, code: '' })).toBe('done');
    expect(await isIn(old)).toBe(false);
    const [session, ...others] = await tables.session.findMany();
    expect([Number(session?.createdAt) > Date.now() - 60_000, others]).toEqual([true, []]);
    expect(Number(session?.expiresAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  test('leaves this browser signed in, by the cookie of the new session', async () => {
    const { auth, browser, sessionOf } = await signedIn();
    const { sessionId } = await browser.send((sent) => auth.api.rotateSession(sent));
    expect((await sessionOf(browser))?.session.id).toBe(sessionId);
  });

  test('takes the code too where there is a second factor', async () => {
    const { auth, browser, self } = await signedIn();
    const begun = await browser.send((sent) =>
      auth.api.enableTwoFactor({ body: { password: PASSWORD, method: 'totp' }, ...sent }),
    );
    if (begun.method !== 'totp') throw new Error('no secret');
    await browser.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));
    const mine = await self(browser);
    expect(await mine.confirm({ password: PASSWORD, code: '000000' })).toBe('wrong-code');
    expect(await mine.confirm({ password: PASSWORD, code: codeOf(begun.totpURI) })).toBe('done');
  });
});

describe('sessions', () => {
  test('are named by their browser; one is ended, then all others, and the own one stays', async () => {
    const { browser, enter, isIn, self, facts } = await signedIn();
    const [phone, tablet] = [
      await enter(new Browser('Mozilla/5.0 (iPhone) CriOS/140')),
      await enter(new Browser('Mozilla/5.0 (iPad)')),
    ];
    const mine = await self(browser);
    const { sessions } = await mine.read();
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Firefox on Linux', true],
      [expect.any(String), false],
      [expect.any(String), false],
    ]);
    expect(sessions.map(({ device }) => device).toSorted()).toEqual(['Chrome on iPhone', 'Firefox on Linux', 'iPad']);
    expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get('graha.session_token')?.slice(0, 20));
    const phones = sessions.find(({ device }) => device === 'Chrome on iPhone');
    expect(await mine.endSession(phones?.id ?? '')).toBe(true);
    expect(await Promise.all([phone, tablet, browser].map(isIn))).toEqual([false, true, true]);
    expect(await mine.endSession(sessions[0]?.id ?? '')).toBe(false);
    await mine.endOtherSessions();
    expect(await Promise.all([tablet, browser].map(isIn))).toEqual([false, true]);
    expect(facts.map(({ type }) => type)).toEqual(['SessionsRevoked', 'SessionsRevoked']);
  });

  test('end all at once, the own one too, and those of another person go on', async () => {
    const { auth, browser, enter, self, isIn, endedSessions, facts } = await signedIn();
    const body = { email: 'ravi@nadir.example', password: PASSWORD };
    await personIn(auth, body);
    const ravi = new Browser();
    await ravi.send((sent) => auth.api.signInEmail({ body, ...sent }));
    const phone = await enter();
    facts.splice(0);
    await (await self(browser)).endAllSessions();
    expect(await Promise.all([browser, phone, ravi].map(isIn))).toEqual([false, false, true]);
    expect([endedSessions.length, ...facts.map(({ type }) => type)]).toEqual([2, 'SessionsRevoked']);
  });

  test('and passkeys of another person answer like ones that do not exist, and live on', async () => {
    const { auth, browser, self, isIn, tables } = await signedIn();
    const body = { email: 'ravi@nadir.example', password: PASSWORD };
    const userId = await personIn(auth, body);
    const ravi = new Browser();
    await ravi.send((sent) => auth.api.signInEmail({ body, ...sent }));
    const theirs = await tables.session.findFirstOrThrow({ where: { userId } });
    await tables.passkey.create({ data: passkeyOf(userId, { id: 'p-1', name: 'Ravi’s' }) });
    const mine = await self(browser);
    expect(await mine.endSession(theirs.id)).toBe(false);
    for (const id of ['p-1', 'p-2']) {
      expect([await mine.renamePasskey(id, 'Mine now'), await mine.removePasskey(id)]).toEqual([false, false]);
    }
    expect(await tables.passkey.findMany()).toMatchObject([{ name: 'Ravi’s' }]);
    expect(await isIn(ravi)).toBe(true);
  });
});

test('an answer of a device to another question, or to none, adds no passkey', async () => {
  const { browser, self, facts, tables, sessionOf } = await signedIn();
  expect(await sessionOf(browser)).not.toBeNull();
  expect(await (await self(browser)).finishPasskey('Phone', { id: 'x', response: {} })).toBe(false);
  expect(await tables.passkey.findMany()).toEqual([]);
  expect(facts).toEqual([]);
});

test('the mail that verifies the address is sent again five times an hour at most; two clicks at once are one', async () => {
  const { browser, self, letters, tables, throttles, sessionOf } = await signedIn();
  await tables.user.updateMany({ data: { emailVerified: false } });
  const mine = await self(browser);
  const outcomes: string[] = [];
  for (let time = 0; time < 6; time += 1) {
    outcomes.push(...(await Promise.all([mine.sendVerification(), mine.sendVerification()])));
    await throttles.sameForm.forget(`verification ${(await sessionOf(browser))?.user.id}`); // Simulates that a second has passed.
  }
  expect(outcomes.filter((outcome) => outcome === 'too-often')).toHaveLength(1);
  expect(letters.filter(({ name }) => name === 'verify-address')).toHaveLength(5);
});
