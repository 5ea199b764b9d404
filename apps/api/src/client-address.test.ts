import { expect, test } from 'vitest';
import { addressRules, plainAddress } from './client-address.ts';

test.each([
  [['10.0.0.0/8'], '10.9.8.7', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['10.0.0.0/8'], '::ffff:10.9.8.7', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['2001:db8::/32'], '2001:db8:1::5', true],
  [['2001:db8::/32'], '2001:db9::5', false],
  [['2001:db8::/32', '192.0.2.0/24'], '192.0.2.255', true],
  [['0.0.0.0/0'], '2001:db8::1', false],
  [['nonsense', '10.0.0.0/99', '10.0.0.0/-1'], '10.0.0.1', false],
] as [string[], string, boolean][])('%j admits %s: %s', (cidrs, address, admitted) => {
  expect(addressRules(cidrs)(address)).toBe(admitted);
});

test('an IPv4 client of a dual-stack socket is what it is', () => {
  expect(plainAddress('::FFFF:192.0.2.1')).toBe('192.0.2.1');
  expect(plainAddress('::1')).toBe('::1');
});
