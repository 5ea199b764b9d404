import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { config, policyWith, proxy } from './proxy.ts';

/** Every page of these groups, by its path. */
const PAGES = ['(admin)', '(auth)', '(workspace)'].flatMap((group) =>
  readdirSync(new URL(`./app/${group}`, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => `/${file.slice(0, -'/page.tsx'.length)}`),
);

const matches = (matched: string, path: string): boolean => {
  const [root = ''] = matched.split('/:path*');
  return path === root || (root !== matched && path.startsWith(`${root}/`));
};

test.each(PAGES)('%s is answered with a policy of its own', (path) =>
  expect(config.matcher.some((matched) => matches(matched, path))).toBe(true),
);

test('no two answers carry the same nonce, and the page gets the nonce of its policy', () => {
  const answers = [1, 2].map(() => proxy(new NextRequest('http://portal.example/keys?create=1')));
  const policies = answers.map(({ headers }) => headers.get('content-security-policy'));
  expect(new Set(policies).size).toBe(2);
  expect(answers[0]?.headers.get('x-middleware-request-content-security-policy')).toBe(policies[0]);
  expect(answers[0]?.headers.get('x-middleware-request-x-graha-path')).toBe('/keys?create=1');
});

test('a script without the nonce does not run: nothing is let in by name, inline or by evaluation', () => {
  const scripts = policyWith('abc', false)
    .split('; ')
    .find((rule) => rule.startsWith('script-src'));
  expect(scripts).toMatch(/^script-src 'self' 'nonce-abc' 'sha256-[^']+' 'strict-dynamic'$/);
});

test('nobody may frame a page, rebase its links or send its forms elsewhere', () =>
  expect(policyWith('abc', false)).toMatch(/base-uri 'none'; form-action 'self'; frame-ancestors 'none'/));

test('a visitor who asks for the playground is led to the open one, and a browser with a session is not', () => {
  const visitor = proxy(new NextRequest('http://portal.example/playground/dasha/vimshottari?replay=1'));
  expect([visitor.status, visitor.headers.get('location')]).toEqual([
    307,
    'http://portal.example/try/dasha/vimshottari?replay=1',
  ]);
  const cookie = '__Secure-better-auth.session_token=abc';
  const member = proxy(new NextRequest('http://portal.example/playground/kundali/basic', { headers: { cookie } }));
  expect(member.headers.get('location')).toBeNull();
});

test.each([
  ['/playground', '__Secure-better-auth.session_token=abc', '/playground/kundali/basic?replay=1'],
  ['/playground', '', '/try/kundali/basic?replay=1'],
  ['/try', '', '/try/kundali/basic?replay=1'],
  ['/try', '__Secure-better-auth.session_token=abc', '/try/kundali/basic?replay=1'],
])('%s without an operation is redirected before any page answers (cookie: "%s")', (path, cookie, to) => {
  const answer = proxy(new NextRequest(`http://portal.example${path}?replay=1`, { headers: { cookie } }));
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `http://portal.example${to}`]);
});
