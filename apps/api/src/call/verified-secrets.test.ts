import { UNLIMITED } from '@graha/domain/keys/key-limits';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { expect, test } from 'vitest';
import { createVerifiedSecrets } from './verified-secrets.ts';

const RIGHT = Buffer.alloc(32, 1);
const recordOf = (secretHash = RIGHT): KeyRecord => ({
  tenantId: 'a tenant',
  keyId: 'a key',
  env: 'live',
  status: 'active',
  secretHash,
  hashVersion: 1,
  ...UNLIMITED,
  expiresAt: null,
  plan: 'internal',
  tenantStatus: 'active',
  captureUntil: null,
  formulaVersion: null,
});

function counted() {
  let hashed = 0;
  const isRight = createVerifiedSecrets((secret, hash) => {
    hashed += 1;
    return secret === 'right' && hash.equals(RIGHT);
  });
  return { isRight, hashed: () => hashed };
}

test('a right secret is hashed once for a record, and again for one that was looked up anew', () => {
  const { isRight, hashed } = counted();
  const record = recordOf();
  expect([isRight('right', record), isRight('right', record), isRight('right', record)]).toEqual([true, true, true]);
  expect(hashed()).toBe(1);
  expect(isRight('right', recordOf())).toBe(true);
  expect(hashed()).toBe(2);
});

test('a wrong secret is hashed each time and never remembered, also beside a right one', () => {
  const { isRight, hashed } = counted();
  const record = recordOf();
  expect(isRight('wrong', record)).toBe(false);
  expect(isRight('right', record)).toBe(true);
  expect([isRight('wrong', record), isRight('wrong', record)]).toEqual([false, false]);
  expect(isRight('right', record)).toBe(true);
  expect(hashed()).toBe(4);
});

test('a key that does not exist costs the same hash, and no secret is right for it', () => {
  const { isRight, hashed } = counted();
  expect(isRight('right', null)).toBe(false);
  expect(hashed()).toBe(1);
  const always = createVerifiedSecrets(() => true);
  expect(always('right', null)).toBe(false);
});
