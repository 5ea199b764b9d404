import { KeyLimits } from '@graha/domain/api-key';
import { describe, expect, test } from 'vitest';
import { addressesIn, addressProblem } from './addresses.ts';

const taken = (cidr: string): boolean =>
  KeyLimits.safeParse({ scopes: ['*'], cidrs: [cidr], monthlyCreditsMax: null, expiresAt: null }).success;

describe.each([
  '203.0.113.7',
  '0.0.0.0/0',
  '203.0.113.0/24',
  '255.255.255.255/32',
  '2001:db8::7',
  '2001:DB8::/32',
  '::/0',
  '::1/128',
])('%s', (entry) => {
  test('is an address or a range, and the log takes it', () => {
    expect(addressProblem(entry)).toBeNull();
    expect(taken(entry)).toBe(true);
  });
});

describe.each([
  ['203.0.113', 'four numbers'],
  ['203.0.113.7.1', 'four numbers'],
  ['203.0.113.256', '0 to 255'],
  ['203.0.113.07', 'without leading zeros'],
  ['203.0.113.', '0 to 255'],
  ['203.0.113.0/33', '0 to 32'],
  ['203.0.113.0/', '0 to 32'],
  ['203.0.113.0/08', '0 to 32'],
  ['203.0.113.0/24/8', 'one slash'],
  ['office.nadir.example', 'not a name'],
  ['203.0.113.0 - 203.0.113.9', 'not a name'],
  ['2001:db8::7::1', 'IPv6'],
  ['2001:db8::g', 'IPv6'],
  ['[::1]', 'IPv6'],
  ['2001:db8::/129', '0 to 128'],
])('%s', (entry, reason) => {
  test(`is refused with its reason: ${reason}`, () => {
    expect(addressProblem(entry)).toContain(reason);
    expect(taken(entry)).toBe(false);
  });
});

test('lines are trimmed, empty ones passed over, and what stands twice is kept once', () =>
  expect(addressesIn(' 203.0.113.7 \n\n10.0.0.0/8\r\n203.0.113.7\n')).toEqual({
    cidrs: ['203.0.113.7', '10.0.0.0/8'],
  }));

test('of a wrong line one learns the number, the text and the reason', () =>
  expect(addressesIn('10.0.0.0/8\n\n10.0.0.0/40')).toEqual({
    problem: 'Line 3, “10.0.0.0/40”: after the slash stands a whole number from 0 to 32.',
  }));

test('no lines are no bounds', () => expect(addressesIn(' \n')).toEqual({ cidrs: [] }));
