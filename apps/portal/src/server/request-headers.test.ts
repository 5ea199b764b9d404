import { expect, test } from 'vitest';
import { queryOf } from './request-headers.ts';

test.each([
  ['/oauth/authorize', ''],
  ['/oauth/authorize?', ''],
  ['/oauth/authorize?a=1&b=2', 'a=1&b=2'],
  [
    '/oauth/authorize?redirect_uri=https://app.example/?x=1&scope=panchang',
    'redirect_uri=https://app.example/?x=1&scope=panchang',
  ],
])('the query of %s is all that follows the first question mark', (path, query) => {
  expect(queryOf(path)).toBe(query);
});
