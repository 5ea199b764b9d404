import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { LENGTHS } from '@graha/domain/core/typed-text';
import type { ProvidedPerson, ProviderId } from '../core/providers.ts';
import { personIn, useAuthScene } from '../testing/auth-scene.ts';
import { Browser, codeOf, PORTAL_URL } from '../testing/browser.ts';
import { providerStandIn, type StandInPerson } from '../testing/provider-stand-in.ts';
import { AUTH_SECRET, lastLetter } from '../testing/recording-ports.ts';
import { createThrottles } from './throttles.ts';
import { beginProvider, finishProvider } from './provider-entry.ts';

type Arrived = ProvidedPerson & { providerId: ProviderId; linkTo: string | null };

const scene = useAuthScene(createTestDatabase);
const PASSWORD = 'lamp orchard nine';
const ASHA: StandInPerson = { id: 7, email: 'asha@nadir.example', isVerified: true, name: 'Asha Kulkarni' };

let standIn: Awaited<ReturnType<typeof providerStandIn>>;
beforeAll(async () => {
  standIn = await providerStandIn();
});
afterAll(() => standIn.stop());

async function opened() {
  const made = await scene.open();
  const opens: string[] = [];
  const problems: unknown[] = [];
  const flowOf = (browser: Browser) => ({
    providers: standIn.providers,
    secret: AUTH_SECRET,
    portalUrl: PORTAL_URL,
    identity: {
      enterByProvider: (body: Arrived) => browser.send((sent) => made.auth.api.enterByProvider({ body, ...sent })),
      openWorkspace: async (_userId: string, name: string) => void opens.push(name),
    },
    throttles: createThrottles({ isTestRun: true }, made.attempts),
    address: '203.0.113.7',
    report: (error: unknown) => void problems.push(error),
  });
  /** Signs in at the provider and returns. */
  const enter = async (
    person: StandInPerson,
    { browser = new Browser(), provider = 'google', next = '/keys', linkTo = null as string | null } = {},
  ) => {
    const flow = flowOf(browser);
    const begun = await beginProvider(flow, { provider, next, linkTo });
    if (!begun) throw new Error('not offered');
    const query = standIn.signIn(begun.url, person);
    return finishProvider(flow, { provider, cookie: begun.cookie, query });
  };
  const isIn = async (browser: Browser) => (await made.auth.api.getSession({ headers: browser.headers })) !== null;
  return { ...made, opens, problems, flowOf, enter, isIn };
}

describe.each(['google', 'github'])('a sign-up by %s', (provider) => {
  test('makes a verified account with the name, opens a workspace and leads on', async () => {
    const { enter, isIn, opens, facts, tables } = await opened();
    const browser = new Browser();
    expect(await enter(ASHA, { browser, provider })).toEqual({ goTo: '/keys' });
    expect(await isIn(browser)).toBe(true);
    expect(await tables.user.findMany()).toMatchObject([
      { email: ASHA.email, name: ASHA.name, emailVerified: true, emailVerifiedAt: expect.any(Date) },
    ]);
    expect(await tables.account.findMany()).toMatchObject([
      { providerId: provider, accountId: '7', password: null, accessToken: null, refreshToken: null },
    ]);
    expect(facts.map(({ type }) => type)).toEqual(['UserRegistered', 'EmailVerified']);
    expect(opens).toEqual(['asha’s workspace']);
    expect(await enter(ASHA, { provider })).toEqual({ goTo: '/keys' });
    expect(await tables.user.count()).toBe(1);
  });
});

test('a person whose name at the provider is too long or empty signs in: it is cut, or taken from the address', async () => {
  const { enter, tables } = await opened();
  const long = { ...ASHA, name: `  ${'a'.repeat(LENGTHS.name + 1)}` };
  const unnamed = { ...ASHA, id: 8, email: 'ravi@nadir.example', name: '  ' };
  for (const person of [long, unnamed]) expect(await enter(person)).toEqual({ goTo: '/keys' });
  const names = await tables.user.findMany({ select: { name: true }, orderBy: { email: 'asc' } });
  expect(names.map(({ name }) => name)).toEqual(['a'.repeat(LENGTHS.name), 'ravi']);
});

test('an account whose connection cannot be stored stays unverified', async () => {
  const { auth, enter, tables } = await opened();
  const { internalAdapter } = await auth.$context;
  vi.spyOn(internalAdapter, 'linkAccount').mockRejectedValueOnce(new Error('died'));
  await enter(ASHA).catch(() => null);
  expect(await tables.user.findMany()).toMatchObject([{ email: ASHA.email, emailVerified: false }]);
});

describe('an account that has the address already', () => {
  test('is linked where the provider speaks for the address, and its owner gets a mail', async () => {
    const { auth, enter, letters, facts, tables } = await opened();
    const userId = await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD });
    facts.splice(0);
    expect(await enter({ ...ASHA, email: 'Asha@Nadir.example', hd: 'nadir.example' })).toEqual({ goTo: '/keys' });
    expect(await tables.account.findMany({ where: { userId, providerId: 'google' } })).toHaveLength(1);
    expect(facts.map(({ type }) => type)).toEqual(['ConnectionAdded']);
    expect(lastLetter(letters, 'sign-in-changed')).toMatchObject({ to: ASHA.email, facts: { change: 'google-added' } });
  });

  test.each([
    ['the provider has not verified it', true, false, 'unverified-there'],
    ['we have not verified it', false, true, 'unverified-here'],
  ])('is not linked where %s', async (_what, here, there, problem) => {
    const { auth, enter, isIn, tables } = await opened();
    await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD, isVerified: here });
    const browser = new Browser();
    expect(await enter({ ...ASHA, isVerified: there }, { browser })).toEqual({ problem, next: '/keys' });
    expect(await isIn(browser)).toBe(false);
    expect(await tables.account.count({ where: { providerId: 'google' } })).toBe(0);
  });

  test.each([
    ['google', undefined],
    ['google', 'elsewhere.example'],
    ['github', 'nadir.example'],
  ])('is not entered by %s, which does not speak for the address (%s): its person links it', async (provider, hd) => {
    const { auth, enter, isIn, tables } = await opened();
    const userId = await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD });
    const before = await tables.account.count();
    const [stranger, own] = [new Browser(), new Browser()];
    const there: StandInPerson = { ...ASHA, ...(hd === undefined ? {} : { hd }) };
    const refused = { problem: 'link-first', next: '/keys' };
    expect(await enter(there, { browser: stranger, provider })).toEqual(refused);
    expect([await isIn(stranger), await tables.account.count()]).toEqual([false, before]);
    await own.send((sent) =>
      auth.api.signInEmail({ body: { email: 'asha@nadir.example', password: PASSWORD }, ...sent }),
    );
    const linking = { browser: own, provider, next: '/account', linkTo: userId };
    expect(await enter(there, linking)).toEqual({ goTo: '/account' });
    expect(await enter(there, linking)).toEqual({ goTo: '/account' });
    expect(await enter(there, { browser: stranger, provider })).toEqual({ goTo: '/keys' });
    expect(await tables.account.count()).toBe(before + 1);
  });

  test.each(['google', 'github'])(
    'of another person at %s is not entered by the next one with it',
    async (provider) => {
      const { enter, isIn, tables } = await opened();
      const first = { ...ASHA, hd: 'nadir.example' };
      await enter(first, { provider });
      const browser = new Browser();
      const problem = { problem: 'other-there', next: '/keys' };
      expect(await enter({ ...first, id: 8 }, { browser, provider })).toEqual(problem);
      expect([await isIn(browser), await tables.account.count()]).toEqual([false, 1]);
    },
  );

  test('is linked for the person of a fresh session alone, and to one person of a provider', async () => {
    const { auth, enter, tables } = await opened();
    const [asha, ravi] = [
      await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD }),
      await personIn(auth, { email: 'ravi@nadir.example', password: PASSWORD }),
    ];
    const browser = new Browser();
    await browser.send((sent) =>
      auth.api.signInEmail({ body: { email: 'ravi@nadir.example', password: PASSWORD }, ...sent }),
    );
    const link = (linkTo: string, id: number, from = browser) =>
      enter(
        { ...ASHA, id, email: 'other@home.example' },
        { browser: from, provider: 'github', next: '/account', linkTo },
      );
    const refused = (problem: string) => ({ problem, next: '/account', isLink: true });
    expect(await link(asha, 7)).toEqual(refused('expired'));
    expect(await link(ravi, 7, new Browser())).toEqual(refused('expired'));
    expect(await link(ravi, 7)).toEqual({ goTo: '/account' });
    expect(await link(ravi, 8)).toEqual(refused('other-there'));
    await enter({ ...ASHA, id: 9, email: 'mira@nadir.example' }, { provider: 'github' });
    await tables.account.deleteMany({ where: { userId: ravi, providerId: 'github' } });
    expect(await link(ravi, 9)).toEqual(refused('linked-elsewhere'));
    await tables.session.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    expect(await link(ravi, 8)).toEqual(refused('stale'));
    expect(await tables.account.count({ where: { userId: ravi, providerId: 'github' } })).toBe(0);
  });

  test('stays the account of its link when the address at the provider changes', async () => {
    const { enter, tables } = await opened();
    await enter(ASHA);
    expect(await enter({ ...ASHA, email: 'other@nadir.example', isVerified: false })).toEqual({ goTo: '/keys' });
    expect(await tables.user.findMany()).toMatchObject([{ email: ASHA.email }]);
  });
});

test('an account with a second factor waits for its code, and the code opens it', async () => {
  const { auth, enter, isIn, tables } = await opened();
  const userId = await personIn(auth, { email: 'asha@nadir.example', password: PASSWORD });
  const own = new Browser();
  await own.send((sent) =>
    auth.api.signInEmail({ body: { email: 'asha@nadir.example', password: PASSWORD }, ...sent }),
  );
  const begun = await own.send((sent) =>
    auth.api.enableTwoFactor({ body: { password: PASSWORD, method: 'totp' }, ...sent }),
  );
  if (begun.method !== 'totp') throw new Error('no secret');
  await own.send((sent) => auth.api.verifyTOTP({ body: { code: codeOf(begun.totpURI) }, ...sent }));

  const browser = new Browser();
  const beforeMs = Date.now();
  expect(await enter({ ...ASHA, hd: 'nadir.example' }, { browser })).toEqual({ goTo: '/keys', waitsForCode: true });
  expect(browser.cookies.get('graha.two_factor')).toMatch(/^2fa-[\w-]{20}[.%]/); // 120 random bits.
  const waiting = await tables.verification.findMany({ where: { value: userId } });
  expect(waiting).toHaveLength(1);
  for (const { expiresAt } of waiting) {
    expect(expiresAt.getTime() - 600_000).toBeGreaterThanOrEqual(beforeMs);
    expect(expiresAt.getTime() - 600_000).toBeLessThanOrEqual(Date.now());
  }
  expect(await isIn(browser)).toBe(false);
  const next = codeOf(begun.totpURI, Date.now() + 30_000);
  await browser.send((sent) => auth.api.verifyTOTP({ body: { code: next }, ...sent }));
  expect(await isIn(browser)).toBe(true);
});

test('while another sign-in with the address is under way it waits, and makes nothing', async () => {
  const { enter, attempts, tables } = await opened();
  const subject = `enter ${ASHA.email}`;
  await attempts.take([{ subject, windowMs: 30_000 }]);
  expect(await enter(ASHA)).toMatchObject({ problem: 'busy' });
  expect(await tables.user.count()).toBe(0);
  await attempts.forget(subject);
  expect(await enter(ASHA)).toEqual({ goTo: '/keys' });
});

test('of two sign-ups at the same moment there is one account', async () => {
  const { enter, tables } = await opened();
  const outcomes = await Promise.all([enter(ASHA), enter(ASHA)]);
  expect(outcomes).toContainEqual({ goTo: '/keys' });
  expect([await tables.user.count(), await tables.account.count()]).toEqual([1, 1]);
});

describe('nobody is signed in', () => {
  test('by an answer that this browser did not ask for, that is old, or that belongs to another provider', async () => {
    const { flowOf, tables } = await opened();
    const flow = flowOf(new Browser());
    const begun = await beginProvider(flow, { provider: 'google', next: '/keys' });
    if (!begun) throw new Error('not offered');
    const query = standIn.signIn(begun.url, ASHA);
    const other = new URLSearchParams(query);
    other.set('state', 'another');
    const [text = '', mac = ''] = begun.cookie.split('.');
    for (const returned of [
      { provider: 'google', cookie: undefined, query },
      { provider: 'google', cookie: begun.cookie, query: other },
      { provider: 'github', cookie: begun.cookie, query },
      { provider: 'google', cookie: `${text}x.${mac}`, query },
      { provider: 'google', cookie: 'x', query },
    ]) {
      expect(await finishProvider(flow, returned)).toMatchObject({ problem: 'expired' });
    }
    expect(await tables.user.count()).toBe(0);
  });

  test('by a code that was used before, and by a provider that is not set up', async () => {
    const { flowOf, problems } = await opened();
    const flow = flowOf(new Browser());
    const begun = await beginProvider(flow, { provider: 'google', next: '/keys' });
    if (!begun) throw new Error('not offered');
    const returned = { provider: 'google', cookie: begun.cookie, query: standIn.signIn(begun.url, ASHA) };
    expect(await finishProvider(flow, returned)).toEqual({ goTo: '/keys' });
    expect(await finishProvider(flow, returned)).toEqual({ problem: 'failed', next: '/keys' });
    expect(problems).toHaveLength(1);
    expect(await beginProvider({ ...flow, providers: {} }, { provider: 'google', next: '/' })).toBeNull();
    expect(await beginProvider(flow, { provider: '__proto__', next: '/' })).toBeNull();
    expect(await finishProvider({ ...flow, providers: {} }, returned)).toEqual({ problem: 'failed', next: '/keys' });
    expect(await finishProvider(flow, { ...returned, provider: '__proto__' })).toMatchObject({ problem: 'failed' });
    expect(problems).toHaveLength(1);
  });

  test.each([{ error: 'redirect_uri_mismatch' }, { error: 'server_error', code: 'x' }, {}])(
    'where the provider breaks off with %j, which is reported and is not called cancelled',
    async (sent) => {
      const { flowOf, problems } = await opened();
      const flow = flowOf(new Browser());
      const begun = await beginProvider(flow, { provider: 'github', next: '/keys' });
      const state = new URL(begun?.url ?? '').searchParams.get('state') ?? '';
      const query = new URLSearchParams({ ...sent, state });
      expect(await finishProvider(flow, { provider: 'github', cookie: begun?.cookie, query })).toEqual({
        problem: 'failed',
        next: '/keys',
      });
      expect(String(problems)).toContain(sent.error ?? 'none');
    },
  );

  test('where the person cancelled there, or the provider sends no address', async () => {
    const { enter, flowOf } = await opened();
    const flow = flowOf(new Browser());
    const begun = await beginProvider(flow, { provider: 'google', next: '//elsewhere.example' });
    const query = new URL(begun?.url ?? '').searchParams;
    const cancelled = new URLSearchParams({ error: 'access_denied', state: query.get('state') ?? '' });
    const returned = { provider: 'google', cookie: begun?.cookie, query: cancelled };
    expect(await finishProvider(flow, returned)).toEqual({ problem: 'cancelled', next: '/overview' });
    expect(await enter({ ...ASHA, email: null })).toMatchObject({ problem: 'no-address' });
    expect(await enter({ ...ASHA, email: null }, { provider: 'github' })).toMatchObject({ problem: 'no-address' });
  });
});
