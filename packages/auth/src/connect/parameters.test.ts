import { expect, test } from 'vitest';
import { refuseMissing, repeatedIn } from './parameters.ts';

const form = (text: string) => new URLSearchParams(text);

test('a form with all required parameters is not refused', () => {
  expect(refuseMissing(form('code=1&client_id=a&more='), ['code', 'client_id'])).toBeNull();
  expect(refuseMissing(form(''), [])).toBeNull();
});

test.each([
  ['lacks it', 'code=1'],
  ['has it without a value', 'code=1&client_id='],
])('a form that %s is refused by the name of the parameter', (_, sent) => {
  expect(refuseMissing(form(sent), ['code', 'client_id'])).toEqual({
    status: 400,
    body: { error: 'invalid_request', error_description: 'client_id is missing.' },
  });
});

test('a parameter that is read may be sent once, and resource more often', () => {
  expect(repeatedIn(form('code=1&state=2&resource=a&resource=b&other=1&other=2'))).toBeUndefined();
  expect(repeatedIn(form('code=1&state=2&state=3'))).toBe('state');
});
