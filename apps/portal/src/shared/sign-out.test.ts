import { afterEach, expect, test, vi } from 'vitest';
import { isSigningOut, signOut } from './sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(answer: () => Promise<Response>) {
  const opened: string[] = [];
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { assign: (to: string) => void opened.push(to) });
  return opened;
}

test('a refused or failed sign-out leads nowhere and says so, and the session goes on', async () => {
  const opened = browser(() => Promise.resolve(new Response(null, { status: 503 })));
  await expect(signOut()).rejects.toThrow('Sign-out was answered with 503.');
  browser(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(signOut()).rejects.toThrow(TypeError);
  expect([opened, isSigningOut()]).toEqual([[], false]);
});

test('from the click on nothing else leads to sign-in', async () => {
  const during: boolean[] = [];
  const opened = browser(() => {
    during.push(isSigningOut());
    return Promise.resolve(Response.json({ success: true }));
  });
  await signOut();
  expect([during, opened, isSigningOut()]).toEqual([[true], ['/sign-in'], true]);
});
