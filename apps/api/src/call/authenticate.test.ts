import type { ApiErrorCode } from '@graha/domain/core/api-errors';
import { expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { createAuthenticate } from './authenticate.ts';

/** A well-formed playground token. Each test decides whether it is valid. */
const TOKEN = `${Buffer.from('{"alg":"EdDSA"}').toString('base64url')}.e30.c2ln`;

/** The refusal of a bearer token that cannot be read, and the failures counted for its address. */
async function refusedFor(reason: unknown) {
  const blamed: string[] = [];
  const authenticate = createAuthenticate({
    keys: { find: () => null, knows: () => false },
    secretMatches: () => false,
    readToken: () => Promise.reject(reason),
    appTokens: { find: () => null, knows: () => false },
    guard: {
      lookUp: async (_address, _publicId, find) => find(),
      failed: async (address, failure) => (blamed.push(`${address} ${failure.code}`), failure),
    },
    now: () => new Date(0),
  });
  const thrown = await authenticate({ authorization: `Bearer ${TOKEN}` }, '192.0.2.1').catch(
    (caught: unknown) => caught,
  );
  expect(thrown).toBe(reason);
  return blamed;
}

test.each<ApiErrorCode>(['invalid_token', 'token_expired'])(
  'a token that is refused as %s counts against its address',
  async (code) => {
    expect(await refusedFor(new ApiError(code))).toEqual([`192.0.2.1 ${code}`]);
  },
);

test.each([
  ['a ledger that is away', new ApiError('metering_unavailable')],
  ['a workspace that is suspended', new ApiError('tenant_suspended')],
  ['a fault of ours', new Error('broken')],
])('%s counts against no address', async (_what, error) => {
  expect(await refusedFor(error)).toEqual([]);
});
