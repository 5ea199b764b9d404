import { expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { asApiError } from './http-errors.ts';

const withCode = (code: unknown): Error => Object.assign(new Error('failed'), { code });

test.each([
  ['a body that is too long', withCode('FST_ERR_CTP_BODY_TOO_LARGE'), 'payload_too_large'],
  ['a type that is not read', withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'unsupported_media_type'],
  ['a wrong length', withCode('FST_ERR_CTP_INVALID_CONTENT_LENGTH'), 'bad_request'],
  ['a client that left in the middle of its body', withCode('ECONNRESET'), 'bad_request'],
  ['a code of nobody', withCode('E_OTHER'), 'internal_error'],
  ['a code that is a number', withCode(500), 'internal_error'],
  ['an error without a code', new Error('failed'), 'internal_error'],
  ['what only looks like an error', { code: 'ECONNRESET' }, 'internal_error'],
  ['nothing', undefined, 'internal_error'],
])('%s is answered as what it is', (_what, error, code) => {
  expect(asApiError(error)).toMatchObject({ code, cause: error });
});

test('an error of our own stays as it is', () => {
  const own = new ApiError('rate_limited');
  expect(asApiError(own)).toBe(own);
});
