import { describe, expect, test } from 'vitest';
import { returnPathOf, signInPath } from './return-path.ts';

describe('signing in leads back to where one came from', () => {
  test.each(['/keys', '/keys?create=1', '/keys#secret', '/usage?from=2026-01-01&key=a%20b'])('%s', (path) =>
    expect(returnPathOf(path)).toBe(path),
  );
});

describe('signing in never leads to another site, nor round in a circle', () => {
  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    'javascript:alert(1)',
    'keys',
    '',
    '/sign-in',
    '/sign-up?next=/keys',
    '/confirm?next=/admin',
    '/api/auth/sign-out',
    undefined,
    ['/keys', '/keys'],
  ])('%s', (path) => expect(returnPathOf(path)).toBe('/overview'));
});

test('the way to sign in names the return path only where it is not home', () => {
  expect(signInPath('/keys?create=1')).toBe('/sign-in?next=%2Fkeys%3Fcreate%3D1');
  expect(signInPath('/overview')).toBe('/sign-in');
});
