import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { PORTAL_URL } from '@graha/auth/testing/browser';
import { impersonateAs, openScene, usePortal } from './testing/portal-scene.ts';
import { beginAtProvider, finishAtProvider } from './provider-routes.ts';

vi.mock('next/server', async (original) => ({ ...(await original<object>()), after: () => {} }));

Object.assign(process.env, { GOOGLE_CLIENT_ID: 'our-id', GOOGLE_CLIENT_SECRET: 'our-secret' });
const own = usePortal(createTestDatabase);

const paramsOf = (provider: string) => ({ params: Promise.resolve({ provider }) });
const begin = (provider: string, next = '/keys') =>
  beginAtProvider(
    new Request(`${PORTAL_URL}/api/providers/${provider}?next=${encodeURIComponent(next)}`),
    paramsOf(provider),
  );
const finish = (query: string, headers = new Headers()) =>
  finishAtProvider(
    new Request(`${PORTAL_URL}/api/providers/google/callback?${query}`, { headers }),
    paramsOf('google'),
  );

test('a provider that is set up gets the browser, with a state that the browser alone keeps', async () => {
  const answer = await begin('google');
  const to = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, to.origin]).toEqual([303, 'https://accounts.google.com']);
  expect(Object.fromEntries(to.searchParams)).toMatchObject({
    client_id: 'our-id',
    redirect_uri: `${PORTAL_URL}/api/providers/google/callback`,
    code_challenge_method: 'S256',
  });
  expect(to.href).not.toContain('our-secret');
  const [cookie = ''] = answer.headers.getSetCookie();
  for (const part of ['HttpOnly', /SameSite=lax/i, 'Path=/api/providers', 'Max-Age=600']) expect(cookie).toMatch(part);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test.each(['github', 'unknown', '__proto__'])('%s, which is not set up, leads to sign-in', async (provider) => {
  const answer = await begin(provider);
  expect([answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([`${PORTAL_URL}/sign-in`, []]);
});

test('an answer that nobody asked for signs nobody in, and the page says why', async () => {
  const answer = await finish('code=stolen&state=x');
  expect(answer.headers.get('location')).toBe(`${PORTAL_URL}/sign-in?provider=expired`);
  expect(answer.headers.getSetCookie().filter((line) => line.includes('session'))).toEqual([]);
});

test('a person who cancels there comes back to where they wanted to go, and not to another site', async () => {
  for (const [next, path] of [
    ['/keys', '/sign-in?next=%2Fkeys&provider=cancelled'],
    ['https://elsewhere.example', '/sign-in?provider=cancelled'],
  ] as const) {
    const begun = await begin('google', next);
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state') ?? '';
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const answer = await finish(`error=access_denied&state=${state}`, new Headers({ cookie }));
    expect(answer.headers.get('location')).toBe(`${PORTAL_URL}${path}`);
  }
});

test('the page of the account begins a link for its person; another site, a visitor and an operator who looks on do not', async () => {
  const scene = await openScene(own.root);
  const { headers } = scene.owner.browser;
  const link = async (site: string | null, from = headers) => {
    const sent = new Headers(from);
    if (site !== null) sent.set('sec-fetch-site', site);
    const request = new Request(`${PORTAL_URL}/api/providers/google?link`, { headers: sent });
    const answer = await beginAtProvider(request, paramsOf('google'));
    return { to: answer.headers.get('location') ?? '', cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };
  const nowhere = { to: `${PORTAL_URL}/account`, cookie: '' };
  for (const site of ['cross-site', 'same-site', 'none', null]) expect(await link(site)).toEqual(nowhere);
  expect(await link('same-origin', new Headers())).toEqual(nowhere);
  const begun = await link('same-origin');
  expect(new URL(begun.to).origin).toBe('https://accounts.google.com');
  const state = new URL(begun.to).searchParams.get('state') ?? '';
  const answer = await finish(`error=access_denied&state=${state}`, new Headers({ cookie: begun.cookie }));
  expect(answer.headers.get('location')).toBe(`${PORTAL_URL}/account?provider=cancelled`);
  await impersonateAs(scene);
  expect(await link('same-origin')).toEqual(nowhere);
});

test('an operator who views a customer’s workspace stays who they are', async () => {
  const scene = await openScene(own.root);
  await impersonateAs(scene);
  const answer = await finish('code=x&state=x', scene.owner.browser.headers);
  expect(answer.headers.get('location')).toBe(`${PORTAL_URL}/overview`);
});
