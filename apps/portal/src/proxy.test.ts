import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import { config, policyWith, proxy } from './proxy.ts';

const ROOMS = ['(admin)', '(auth)', '(workspace)'].flatMap((group) =>
  readdirSync(new URL(`./app/${group}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${name}`),
);

test.each(ROOMS)('%s is answered with a policy of its own', (path) =>
  expect(config.matcher.some((matched) => matched === path || matched === `${path}/:path*`)).toBe(true),
);

test('no two answers carry the same nonce, and the page learns the one that the browser is told', () => {
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
