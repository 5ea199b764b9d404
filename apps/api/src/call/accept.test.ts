import { expect, test } from 'vitest';
import { comesBeforeJson, preferenceOf } from './accept.ts';

const PICTURE = 'image/svg+xml';

test.each([
  [undefined, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['Application/JSON', 'json'],
  ['text/html, application/*;q=0.5', 'json'],
  ['application/problem+json, application/json', 'problem'],
  ['APPLICATION/PROBLEM+JSON', 'problem'],
  ['application/problem+json;q=0, application/json', 'json'],
  ['application/problem+json; q=0.00', null],
  ['application/problem+json;q=0.01', 'problem'],
  ['application/json;q=0', null],
  ['text/html', null],
] as const)('Accept: %s gets errors as %s', (accept, preference) => {
  expect(preferenceOf(accept)).toBe(preference);
});

test.each([
  [PICTURE, true],
  ['Image/SVG+XML', true],
  [`${PICTURE}, application/json`, true],
  [`application/json, ${PICTURE}`, false],
  [`Application/JSON, ${PICTURE}`, false],
  [`${PICTURE};q=0`, false],
  [`${PICTURE};q=0.1, application/json`, true],
  ['*/*', false],
])('Accept: %s takes a picture before JSON: %s', (accept, isTaken) => {
  expect(comesBeforeJson(accept, PICTURE)).toBe(isTaken);
});
