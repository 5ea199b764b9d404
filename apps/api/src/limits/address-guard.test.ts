import { expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { virtualClock } from '../testing/virtual-clock.ts';
import { createAddressGuard } from './address-guard.ts';
import { localCounters } from './counters.ts';

const [ADDRESS, OTHER] = ['192.0.2.1', '192.0.2.2'];
const WRONG = new ApiError('invalid_api_key');

function guarded() {
  const { clock, pass } = virtualClock();
  const guard = createAddressGuard(localCounters(), undefined, 2, clock);
  /** True if the key was looked up, else the code of the refusal. */
  const lookUp = (publicId: string, address = ADDRESS): Promise<true | string> =>
    guard
      .lookUp(address, publicId, () => true as const)
      .catch((error: unknown) => (error instanceof ApiError ? error.code : String(error)));
  const fail = (publicId?: string, address = ADDRESS) => guard.failed(address, WRONG, publicId);
  return { lookUp, fail, pass };
}

test('an address is not suspect before its last allowed failure: also a key that failed is looked up again', async () => {
  const { lookUp, fail } = guarded();
  expect(await fail('a')).toBe(WRONG);
  expect(await lookUp('a')).toBe(true);
  expect(await fail('b')).toBe(WRONG);
  expect((await fail('c')).code).toBe('rate_limited');
});

test('of a suspect address a key that failed is not looked up again for a minute; a new key is, and other addresses go on', async () => {
  const { lookUp, fail, pass } = guarded();
  for (const publicId of ['a', 'b']) await fail(publicId);
  expect([await lookUp('a'), await lookUp('new')]).toEqual(['rate_limited', true]);
  await fail('a', OTHER);
  expect(await lookUp('a', OTHER)).toBe(true);
  await pass(59_999);
  expect(await lookUp('a')).toBe('rate_limited');
  await pass(1);
  expect(await lookUp('a')).toBe(true);
});

test('a failure without a key makes an address suspect, and no key of it known as wrong', async () => {
  const { lookUp, fail } = guarded();
  for (let count = 0; count < 3; count += 1) await fail();
  expect(await lookUp('a')).toBe(true);
});

test('of more failed keys than are remembered the one that failed longest ago is forgotten', async () => {
  const { lookUp, fail } = guarded();
  await fail('first');
  await fail('second');
  for (let index = 0; index < 9_998; index += 1) await fail(`key ${index}`);
  await fail('first');
  await fail('one too many');
  expect([await lookUp('first'), await lookUp('second')]).toEqual(['rate_limited', true]);
});
