import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { removeMember } from '@graha/store/team/members';
import { removeSso, verifySsoDomain } from '@graha/store/team/sso';
import { personIn } from '../testing/auth-scene.ts';
import { Browser, codeOf, PORTAL_URL } from '../testing/browser.ts';
import { lastLetter } from '../testing/recording-ports.ts';
import { ASHA, idIn, ssoScene } from '../testing/sso-scene.ts';
import { beginSso, finishSso, ssoRedirectUri } from './sso-entry.ts';
import { createThrottles } from './throttles.ts';

const { opened, attempts, standIn } = ssoScene(createTestDatabase);
const PASSWORD = 'lamp orchard nine';
const NOT_OFFERED = { form: expect.stringContaining('no single sign-on for this address') };

describe('a first sign-in', () => {
  test('makes a verified account that is a viewer of the workspace and works there', async () => {
    const { enter, isIn, tables, tenantId, connectionId, joined, members } = await opened();
    const browser = new Browser();
    expect(await enter(ASHA, browser)).toEqual({ goTo: '/keys' });
    expect(await isIn(browser)).toBe(true);
    const user = await tables.user.findUniqueOrThrow({ where: { email: 'asha@nadir.example' } });
    expect(user).toMatchObject({ name: ASHA.name, emailVerified: true });
    expect(await tables.account.findMany({ where: { userId: user.id } })).toMatchObject([
      { providerId: `sso:${connectionId}`, accountId: '7', accessToken: null, refreshToken: null },
    ]);
    expect(await members()).toMatchObject([{ userId: user.id }]);
    expect(await joined()).toMatchObject([{ data: { userId: user.id, role: 'viewer', invitationId: null } }]);
    expect(await tables.session.findMany({ where: { userId: user.id } })).toMatchObject([
      { activeOrganizationId: tenantId },
    ]);
  });

  test('links an account that has verified the address, mails its owner, and leaves their role as it is', async () => {
    const { auth, ctx, enter, letters, tables, members, connectionId } = await opened();
    const userId = await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD });
    await tables.member.create({ data: { id: randomUUID(), organizationId: ctx.tenantId, userId, role: 'developer' } });
    expect(await enter()).toEqual({ goTo: '/keys' });
    expect(await tables.account.count({ where: { userId, providerId: `sso:${connectionId}` } })).toBe(1);
    expect(await members()).toEqual([]);
    expect(lastLetter(letters, 'sign-in-changed')).toMatchObject({ to: ASHA.email, facts: { change: 'sso-added' } });
  });

  test('made twice at once ends in one account and one membership', async () => {
    const { enter, tables, members, joined } = await opened();
    expect(await Promise.all([enter(), enter()])).toContainEqual({ goTo: '/keys' });
    expect(await tables.user.count({ where: { email: 'asha@nadir.example' } })).toBe(1);
    expect([await members(), await joined()]).toEqual([[expect.anything()], [expect.anything()]]);
  });

  test('of an account with a second factor waits for its code', async () => {
    const { auth, enter, isIn } = await opened();
    await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD });
    const own = new Browser();
    const body = { email: 'asha@nadir.example', password: PASSWORD };
    await own.send((sent) => auth.api.signInEmail({ body, ...sent }));
    const begun = await own.send((sent) =>
      auth.api.enableTwoFactor({ body: { password: PASSWORD, method: 'totp' }, ...sent }),
    );
    if (begun.method !== 'totp') throw new Error('no secret');
    await own.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));
    const browser = new Browser();
    expect(await enter(ASHA, browser)).toEqual({ goTo: '/keys', waitsForCode: true });
    expect(await isIn(browser)).toBe(false);
    const next = codeOf(begun.totpURI, Date.now() + 30_000);
    await browser.send((sent) => auth.api.verifyTOTP({ body: { code: next }, ...sent }));
    expect(await isIn(browser)).toBe(true);
  });
});

describe('nobody is signed in, and no account is made,', () => {
  test.each([
    ['with an address of another domain', { email: 'asha@elsewhere.example' }, 'not-in-domain'],
    ['with an address of a domain below', { email: 'asha@mail.nadir.example' }, 'not-in-domain'],
    ['with an address that the provider has not verified', { isVerified: false }, 'unverified-there'],
    ['without an address', { email: null }, 'no-address'],
  ])('%s', async (_what, changes, problem) => {
    const { enter, tables } = await opened();
    const before = await tables.user.count();
    expect(await enter({ ...ASHA, ...changes })).toEqual({ problem, next: '/keys' });
    expect(await tables.user.count()).toBe(before);
  });

  test('before the domain is proven, nor by a connection that was removed meanwhile', async () => {
    const { flowOf, begin, callbackId, ctx, connectionId, tables } = await opened({ isProven: false });
    const before = await tables.user.count();
    const browser = new Browser();
    const asked = { email: 'asha@nadir.example', next: '/keys' };
    expect(await beginSso(flowOf(browser), asked)).toEqual(NOT_OFFERED);
    await verifySsoDomain(ctx, { connectionId });
    const { url, cookie } = await begin(browser);
    await removeSso(ctx);
    const query = standIn().signIn(url, ASHA);
    expect(await finishSso(flowOf(browser), { callbackId, cookie, query })).toMatchObject({ problem: 'expired' });
    expect(await beginSso(flowOf(browser), asked)).toEqual(NOT_OFFERED);
    expect(await tables.user.count()).toBe(before);
  });

  test('by an answer of another browser, address, state or issuer, or by one that was cancelled', async () => {
    const { flowOf, begin, callbackId, tables } = await opened();
    const before = await tables.user.count();
    const { url, cookie } = await begin();
    const query = standIn().signIn(url, ASHA);
    const changed = (name: string, value: string) => {
      const other = new URLSearchParams(query);
      other.set(name, value);
      return other;
    };
    const flow = flowOf(new Browser());
    for (const [returned, problem] of [
      [{ callbackId, cookie: undefined, query }, 'expired'],
      [{ callbackId: idIn(ssoRedirectUri(PORTAL_URL, randomUUID())), cookie, query }, 'expired'],
      [{ callbackId, cookie, query: changed('state', 'another') }, 'expired'],
      [{ callbackId, cookie, query: changed('iss', 'https://elsewhere.example') }, 'failed'],
      [{ callbackId, cookie, query: changed('error', 'access_denied') }, 'cancelled'],
    ] as const) {
      expect(await finishSso(flow, returned)).toMatchObject({ problem });
    }
    expect(await tables.user.count()).toBe(before);
  });

  test('while the provider is down: the forms say so', async () => {
    const { flowOf, begin, callbackId, problems, tables } = await opened();
    const before = await tables.user.count();
    const { url, cookie } = await begin();
    const query = standIn().signIn(url, ASHA);
    standIn().breakDown();
    try {
      const flow = flowOf(new Browser());
      expect(await beginSso(flow, { email: 'asha@nadir.example', next: '/keys' })).toEqual({
        form: expect.stringContaining('does not answer'),
      });
      expect(await finishSso(flow, { callbackId, cookie, query })).toEqual({ problem: 'failed', next: '/keys' });
    } finally {
      standIn().repair();
    }
    expect([problems.length, await tables.user.count()]).toEqual([2, before]);
  });

  test('who was removed from the workspace: their account is not even linked', async () => {
    const { enter, ctx, tables, isIn, connectionId, joined } = await opened();
    await enter();
    const { id: userId } = await tables.user.findUniqueOrThrow({ where: { email: 'asha@nadir.example' } });
    await removeMember(ctx, { userId });
    const browser = new Browser();
    expect(await enter(ASHA, browser)).toEqual({ problem: 'removed', next: '/keys' });
    await tables.account.deleteMany({ where: { userId, providerId: `sso:${connectionId}` } });
    expect(await enter(ASHA, browser)).toEqual({ problem: 'removed', next: '/keys' });
    expect(await tables.account.count({ where: { userId } })).toBe(0);
    expect([await isIn(browser), (await joined()).length]).toEqual([false, 1]);
  });

  test('after the fall to a plan without single sign-on, who is no member; members sign in as before', async () => {
    const { auth, changePlan, enter, tables, isIn, members, joined, problems, connectionId } = await opened();
    await enter();
    const userId = await personIn(auth, { email: 'meera@nadir.example', password: PASSWORD });
    await changePlan('free');
    const before = await tables.user.count();
    const browser = new Browser();
    const ravi = { ...ASHA, id: 9, email: 'ravi@nadir.example' };
    expect(await enter(ravi, browser)).toEqual({ problem: 'no-plan', next: '/keys' });
    expect(await enter({ ...ASHA, id: 8, email: 'meera@nadir.example' }, browser)).toMatchObject({
      problem: 'no-plan',
    });
    expect(await tables.account.count({ where: { userId, providerId: `sso:${connectionId}` } })).toBe(0);
    expect([await tables.user.count(), await isIn(browser), (await members()).length]).toEqual([before, false, 1]);
    expect([(await joined()).length, problems]).toEqual([1, []]);
    expect(await enter(ASHA, browser)).toEqual({ goTo: '/keys' });
    expect(await isIn(browser)).toBe(true);
    await changePlan('scale');
    expect(await enter(ravi)).toEqual({ goTo: '/keys' });
    expect(await members()).toHaveLength(2);
  });

  test('who has an unverified account here', async () => {
    const { auth, enter, members } = await opened();
    await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD, isVerified: false });
    expect(await enter()).toEqual({ problem: 'unverified-here', next: '/keys' });
    expect(await members()).toEqual([]);
  });
});

test('the provider opens no account that has left its domain, nor one that was another person’s there', async () => {
  const { enter, tables } = await opened();
  await enter();
  expect(await enter({ ...ASHA, id: 8 })).toEqual({ problem: 'other-there', next: '/keys' });
  await tables.user.update({ where: { email: 'asha@nadir.example' }, data: { email: 'asha@home.example' } });
  expect(await enter()).toEqual({ problem: 'moved', next: '/keys' });
});

test('another address of the form is refused before anything is asked, and no more than thirty are tried', async () => {
  const { flowOf } = await opened();
  const flow = { ...flowOf(new Browser()), throttles: createThrottles({ isTestRun: false }, await attempts()) };
  expect(await beginSso(flow, { email: 'asha', next: '/' })).toEqual({ fields: { email: expect.any(String) } });
  for (let asked = 0; asked < 30; asked += 1)
    expect(await beginSso(flow, { email: 'a@elsewhere.example', next: '/' })).toEqual(NOT_OFFERED);
  expect(await beginSso(flow, { email: 'asha@nadir.example', next: '/' })).toEqual({
    form: expect.stringContaining('Too many attempts'),
  });
});
