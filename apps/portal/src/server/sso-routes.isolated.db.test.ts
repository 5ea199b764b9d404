import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Browser, PORTAL_URL } from '@graha/auth/testing/browser';
import { CLIENT, providerStandIn } from '@graha/auth/testing/provider-stand-in';
import { ssoRedirectUri } from '@graha/auth/flows/sso-entry';
import { ssoOfWorkspace, verifySsoDomain } from '@graha/store/team/sso';
import { outboxPool, pool } from './pool.ts';
import { callerOf, impersonateAs, openScene, usePortal, type Scene } from './testing/portal-scene.ts';

vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => {} }));
type Kept = { value: string; options: object };
const kept = new Map<string, Kept>();
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ set: (name: string, value: string, options: object) => kept.set(name, { value, options }) }),
}));
const { beginSsoFor, finishAtSso } = await import('./sso-routes.ts');

Object.assign(process.env, { SSO_ENABLED: '1' });
const own = usePortal(createTestDatabase);
let standIn: Awaited<ReturnType<typeof providerStandIn>>;
beforeAll(async () => {
  standIn = await providerStandIn();
});
afterAll(() => standIn.stop());

/** A workspace whose proven domain signs in at the stand-in. */
async function connected(): Promise<Scene & { domain: string }> {
  const scene = await openScene(own.root);
  const { tenantId, owner } = scene;
  const domain = `${randomUUID()}.example`;
  await own.root.query("UPDATE graha.credit_account SET plan = 'scale' WHERE tenant_id = $1", [tenantId]);
  await (await callerOf(owner)).settings.sso.connect({ issuer: standIn.issuer, ...CLIENT, domain });
  const ctx = { db: pool(), identity: outboxPool(), tenantId, actor: { kind: 'user', id: owner.userId } } as const;
  await verifySsoDomain(ctx, { connectionId: (await ssoOfWorkspace(ctx))?.connectionId ?? '' });
  return { ...scene, domain };
}

const finish = ({ tenantId }: Scene, query: URLSearchParams, headers: Headers) => {
  const uri = ssoRedirectUri(PORTAL_URL, tenantId);
  const params = Promise.resolve({ callback: uri.split('/').at(-1) ?? '' });
  return finishAtSso(new Request(`${uri}?${query}`, { headers }), { params });
};

test('a person of the domain is led to its provider and comes back as a viewer of the workspace', async () => {
  const scene = await connected();
  const email = `asha@${scene.domain}`;
  const begun = await beginSsoFor(new Headers(), { email, next: '/keys' });
  if (!('url' in begun)) throw new Error(begun.form);
  expect(new URL(begun.url).origin).toBe(standIn.issuer);
  expect(Object.fromEntries(new URL(begun.url).searchParams)).toMatchObject({
    client_id: CLIENT.clientId,
    login_hint: email,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  for (const secret of [CLIENT.clientSecret, scene.tenantId]) expect(begun.url).not.toContain(secret);
  const cookie = kept.get('graha.sso');
  expect(cookie?.options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/api/sso', maxAge: 600 });

  const query = standIn.signIn(begun.url, { id: 7, email, isVerified: true, name: 'Asha' });
  const browser = new Browser();
  browser.cookies.set('graha.sso', cookie?.value ?? '');
  const answer = await finish(scene, query, browser.headers);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PORTAL_URL}/keys`]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { rows } = await own.root.query(
    `SELECT m.role FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE m.organization_id = $1 AND u.email = $2`,
    [scene.tenantId, email],
  );
  expect(rows).toEqual([{ role: 'viewer' }]);
});

test('an answer that nobody asked for signs nobody in, and the page says why', async () => {
  const scene = await connected();
  const answer = await finish(scene, new URLSearchParams({ code: 'stolen', state: 'x' }), new Headers());
  expect(answer.headers.get('location')).toBe(`${PORTAL_URL}/sign-in?provider=expired`);
  expect(answer.headers.getSetCookie().filter((line) => line.includes('session'))).toEqual([]);
});

test('an operator who views a customer’s workspace stays who they are', async () => {
  const scene = await connected();
  await impersonateAs(scene);
  const answer = await finish(scene, new URLSearchParams({ code: 'x', state: 'x' }), scene.owner.browser.headers);
  expect(answer.headers.get('location')).toBe(`${PORTAL_URL}/overview`);
});

test('an address of a domain without single sign-on is not led anywhere', async () => {
  const email = `asha@${randomUUID()}.example`;
  expect(await beginSsoFor(new Headers(), { email, next: '/' })).toEqual({
    form: 'There is no single sign-on for this address. Sign in with your password.',
  });
});
