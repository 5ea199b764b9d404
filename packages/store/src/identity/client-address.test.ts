import { describe, expect, test } from 'vitest';
import { addressOwner, addressRules, callerAddress, isAddressRule, plainAddress } from './client-address.ts';

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
  [['10.0.0.0/8'], '::ffff:a09:807', true],
  [['10.0.0.0/8'], '0:0:0:0:0:ffff:0a09:0807', true],
  [['::ffff:10.0.0.0/104'], '10.9.8.7', true],
  [['2001:DB8:0:0::1'], '2001:db8::1', true],
  [['fe80::/10'], 'fe80::1%eth0', true],
  [['10.0.0.0/8'], 'unknown', false],
  [['10.0.0.0/8'], '10.9.8.7:4711', false],
  [['::/0'], '', false],
  [['nonsense', '10.0.0.0/99', '10.0.0.0/-1'], '10.0.0.1', false],
] as [string[], string, boolean][])('%j admits %s: %s', (cidrs, address, admitted) => {
  expect(addressRules(cidrs)(address)).toBe(admitted);
});

test('an IPv4 client of a dual-stack socket is what it is', () => {
  expect(plainAddress('::FFFF:192.0.2.1')).toBe('192.0.2.1');
  expect(plainAddress('::1')).toBe('::1');
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8::2', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['what a proxy said', 'unreadable'],
])('failures from %s count for %s', (address, owner) => {
  expect(addressOwner(address)).toBe(owner);
});

describe('who sent a request', () => {
  const isTrusted = addressRules(['10.0.0.0/8', '::1']);
  const caller = (socket: string, forwarded?: string) => callerAddress(socket, forwarded, isTrusted);

  test('without a trusted proxy the socket alone counts, whatever the headers say', () => {
    expect(caller('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(callerAddress('127.0.0.1', '198.51.100.1', addressRules([]))).toBe('127.0.0.1');
  });

  test('of what a trusted proxy hands on, only what trusted proxies added is believed', () => {
    expect(caller('10.0.0.2', '198.51.100.1')).toBe('198.51.100.1');
    expect(caller('::ffff:10.0.0.2', '1.1.1.1, 198.51.100.1, 10.0.0.9')).toBe('198.51.100.1');
    expect(caller('10.0.0.2', '1.1.1.1, 203.0.113.7, 198.51.100.1')).toBe('198.51.100.1');
  });

  test('what is no address names nobody: the proxy itself counts', () => {
    for (const forwarded of [undefined, '', 'unknown', '1.1.1.1, unknown', '198.51.100.1:4000', '1.1.1.1,']) {
      expect(caller('10.0.0.2', forwarded)).toBe('10.0.0.2');
    }
  });
});

test.each(['10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8/8', '10.0.0.0/', 'loopback', '', '::/129'])(
  '%j is no rule',
  (cidr) => expect(isAddressRule(cidr)).toBe(false),
);
test.each(['10.0.0.0/8', '192.0.2.1', '::1', '2001:db8::/32'])('%j is a rule', (cidr) =>
  expect(isAddressRule(cidr)).toBe(true),
);
