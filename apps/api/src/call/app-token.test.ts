import { hash } from 'node:crypto';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiError } from '../errors/errors.ts';
import { createReadAppToken, type AppTokenDeps } from './app-token.ts';

const ADDRESS = '192.0.2.7';
const KNOWN = 'graha_at_known';
// Safe: a token is read without the members of its key.
const RECORD = { keyId: 'k' } as KeyRecord;
const hashOf = (token: string) => hash('sha256', token, 'hex');

const guarded: string[] = [];
const failed: string[] = [];
const guard = {
  lookUp: (_address: string, tokenHash: string, find: () => unknown) => {
    guarded.push(tokenHash);
    return find();
  },
  failed: (_address: string, error: ApiError, tokenHash = '') => {
    failed.push(tokenHash);
    return Promise.resolve(error);
  },
} as unknown as AppTokenDeps['guard']; // Safe: the generic of lookUp has no part here.
const find = vi.fn<AppTokenDeps['appTokens']['find']>((tokenHash) => (tokenHash === hashOf(KNOWN) ? RECORD : null));
const read = createReadAppToken({ appTokens: { find, knows: (tokenHash) => tokenHash === hashOf(KNOWN) }, guard });

beforeEach(() => {
  guarded.length = 0;
  failed.length = 0;
  find.mockClear();
});

test('a token that this server knows is read without a guarded look-up', async () => {
  expect(await read(KNOWN, ADDRESS, 'mcp')).toBe(RECORD);
  expect([guarded, failed]).toEqual([[], []]);
});

test('an unknown token is looked up by the guard of addresses, and its failure counts against the address', async () => {
  await expect(read('graha_at_guessed', ADDRESS, 'mcp')).rejects.toMatchObject({ code: 'invalid_token' });
  expect(guarded).toEqual([hashOf('graha_at_guessed')]);
  expect(failed).toEqual([hashOf('graha_at_guessed')]);
});

test('a token is refused outside /mcp before it is looked up', async () => {
  await expect(read(KNOWN, ADDRESS, 'api')).rejects.toMatchObject({ detail: expect.stringMatching('for /mcp') });
  expect(find).not.toHaveBeenCalled();
});
