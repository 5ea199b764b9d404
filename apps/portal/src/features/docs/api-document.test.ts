import { expect, test } from 'vitest';
import { errorsOf } from './api-document.ts';
import { ERROR_ADVICE } from './error-advice.ts';
import stored from './stored-errors.fixture.json' with { type: 'json' };

test('codes are read from the responses of the OpenAPI document', () => {
  const document = {
    info: {},
    components: {
      responses: {
        Error401: { description: '`missing_api_key`: No key.\n\n`key_expired`: This key has expired.' },
        Error429: { description: '`rate_limited`: Too many requests.' },
      },
    },
  };
  expect(errorsOf(document)).toEqual([
    { code: 'missing_api_key', status: 401, message: 'No key.' },
    { code: 'key_expired', status: 401, message: 'This key has expired.' },
    { code: 'rate_limited', status: 429, message: 'Too many requests.' },
  ]);
});

test('every code says what to do about it', () => {
  expect(stored.map(({ code }) => code).filter((code) => ERROR_ADVICE[code] === undefined)).toEqual([]);
});
