import { API_ERRORS } from '@graha/domain/core/api-errors';
import { expect, test } from 'vitest';
import { codesWith, errorOf } from './error-codes.ts';

test.each([
  ['rate_limited', 'rate_limited'],
  ['Too many requests', 'rate_limited'],
  ['TOO MANY', 'concurrency_limited'],
  ['malformed json', 'json_invalid'],
])('“%s” finds %s', (text, code) => expect(codesWith(text)).toContain(code));

test('a code that no version of the table has is looked for as it is', () => {
  expect(codesWith('retired_code')).toEqual(['retired_code']);
  expect(errorOf('retired_code')).toBeNull();
  expect(errorOf('constructor')).toBeNull();
});

test('words that no error has find no code, and no text finds a code twice', () => {
  expect(codesWith('no such words 100 %')).toEqual([]);
  for (const code of Object.keys(API_ERRORS)) expect(codesWith(code).filter((one) => one === code)).toEqual([code]);
});
