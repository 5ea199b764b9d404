import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { eventLog } from '@graha/store/log/event-log';
import { createPool } from '@graha/store/postgres/pool';
import { admitBySso } from '@graha/store/team/admit';
import { createWorkspace, removeMember } from '@graha/store/team/members';
import {
  connectSso,
  removeSso,
  ssoConnection,
  ssoOfDomain,
  ssoOfWorkspace,
  verifySsoDomain,
} from '@graha/store/team/sso';
import { openOwnedTenant } from '@graha/store/tenants/user-log';
import type { Arrived } from '../core/enter-by-provider.ts';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import { Browser, codeOf, PORTAL_URL } from '../testing/browser.ts';
import { CLIENT, providerStandIn, type StandInPerson } from '../testing/provider-stand-in.ts';
import { AUTH_SECRET, lastLetter } from '../testing/recording-ports.ts';
import { beginSso, finishSso, ssoRedirectUri } from './sso-entry.ts';
import { createThrottles } from './throttles.ts';

let database: TestDatabase;
const scene = useAuthScene(async () => (database = await createTestDatabase()));
const PASSWORD = 'lamp orchard nine';
const DOMAIN = 'nadir.example';
const ASHA: StandInPerson = { id: 7, email: 'asha@nadir.example', isVerified: true, name: 'Asha Kulkarni' };
const SEALING = { current: 'a sealing key for tests, long enough', previous: null };
const NOT_OFFERED = { form: expect.stringContaining('no single sign-on for this address') };

type Pool = ReturnType<typeof createPool>;
let [db, identity, operator]: Pool[] = [];
let standIn: Awaited<ReturnType<typeof providerStandIn>>;
const pools = () => {
  if (!db || !identity || !operator) throw new Error('The pools are open while tests run, not before.');
  return { db, identity, operator };
};
beforeAll(async () => {
  const open = (url: string) => createPool({ url, applicationName: 'test', max: 4, onError: () => {} });
  [db, identity, operator] = [database.appUrl, database.authUrl, database.operatorUrl].map(open);
  standIn = await providerStandIn();
});
afterAll(async () => {
  await Promise.all(Object.values(pools()).map((pool) => pool.end()));
  await standIn.stop();
});

const idIn = (callback: string): string => callback.split('/').at(-1) ?? '';

/** Opens a workspace connected to the stand-in, with `DOMAIN` proven. */
async function opened({ isProven = true } = {}) {
  const made = await scene.open();
  const actor = { kind: 'system', id: 'test' } as const;
  const ownerUserId = await personIn(made.auth, { email: `${randomUUID()}@owner.example`, password: PASSWORD });
  const { tenantId } = await createWorkspace(pools(), { name: 'Nadir Tools', ownerUserId });
  const ctx = { ...pools(), tenantId, actor };
  await openOwnedTenant(ctx, { name: 'Nadir Tools', ownerUserId });
  Object.assign(made.ports, {
    admit: (userId: string, { connectionId }: { connectionId: string }) => admitBySso(ctx, { userId, connectionId }),
  });
  await connectSso({ ...ctx, sealing: SEALING }, { issuer: standIn.issuer, ...CLIENT, domain: DOMAIN });
  const connectionId = (await ssoOfWorkspace(ctx))?.connectionId ?? '';
  if (isProven) await verifySsoDomain(ctx, { connectionId });
  const [opens, problems]: [string[], unknown[]] = [[], []];
  const flowOf = (browser: Browser) => ({
    sso: {
      sealing: SEALING,
      ask: createGuardedRequest({ userAgent: 'test', isLocalAllowed: true, withinMs: 2_000 }),
      readTxt: async () => [],
    },
    secret: AUTH_SECRET,
    portalUrl: PORTAL_URL,
    connections: {
      ofDomain: (domain: string) => ssoOfDomain(pools(), { domain }),
      byId: (id: string) => ssoConnection(pools(), { connectionId: id }),
    },
    identity: {
      enterByProvider: (body: Arrived) => browser.send((sent) => made.auth.api.enterByProvider({ body, ...sent })),
      openWorkspace: async (_userId: string, name: string) => void opens.push(name),
    },
    throttles: createThrottles({ isTestRun: true }, made.attempts),
    address: '203.0.113.7',
    report: (error: unknown) => void problems.push(error),
  });
  const begin = async (browser = new Browser()) => {
    const begun = await beginSso(flowOf(browser), { email: ' Asha@NADIR.example ', next: '/keys' });
    if (!('url' in begun)) throw new Error(`not offered: ${begun.form}`);
    return begun;
  };
  const callbackId = idIn(ssoRedirectUri(PORTAL_URL, tenantId));
  /** Signs in at the provider and returns. */
  const enter = async (person = ASHA, browser = new Browser()) => {
    const { url, cookie } = await begin(browser);
    return finishSso(flowOf(browser), { callbackId, cookie, query: standIn.signIn(url, person) });
  };
  const joined = async () =>
    (await eventLog({ db: pools().operator }, { tenantId, limit: 100 })).filter(({ type }) => type === 'MemberJoined');
  const isIn = async (browser: Browser) => (await made.auth.api.getSession({ headers: browser.headers })) !== null;
  const members = () => made.tables.member.findMany({ where: { organizationId: tenantId, role: 'viewer' } });
  return {
    ...made,
    ctx,
    tenantId,
    connectionId,
    opens,
    problems,
    flowOf,
    begin,
    callbackId,
    enter,
    joined,
    isIn,
    members,
  };
}

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
    const query = standIn.signIn(url, ASHA);
    expect(await finishSso(flowOf(browser), { callbackId, cookie, query })).toMatchObject({ problem: 'expired' });
    expect(await beginSso(flowOf(browser), asked)).toEqual(NOT_OFFERED);
    expect(await tables.user.count()).toBe(before);
  });

  test('by an answer of another browser, address, state or issuer, or by one that was cancelled', async () => {
    const { flowOf, begin, callbackId, tables } = await opened();
    const before = await tables.user.count();
    const { url, cookie } = await begin();
    const query = standIn.signIn(url, ASHA);
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
    const query = standIn.signIn(url, ASHA);
    standIn.breakDown();
    try {
      const flow = flowOf(new Browser());
      expect(await beginSso(flow, { email: 'asha@nadir.example', next: '/keys' })).toEqual({
        form: expect.stringContaining('does not answer'),
      });
      expect(await finishSso(flow, { callbackId, cookie, query })).toEqual({ problem: 'failed', next: '/keys' });
    } finally {
      standIn.repair();
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
  const flow = { ...flowOf(new Browser()), throttles: createThrottles({ isTestRun: false }, await scene.attempts()) };
  expect(await beginSso(flow, { email: 'asha', next: '/' })).toEqual({ fields: { email: expect.any(String) } });
  for (let asked = 0; asked < 30; asked += 1)
    expect(await beginSso(flow, { email: 'a@elsewhere.example', next: '/' })).toEqual(NOT_OFFERED);
  expect(await beginSso(flow, { email: 'asha@nadir.example', next: '/' })).toEqual({
    form: expect.stringContaining('Too many attempts'),
  });
});
