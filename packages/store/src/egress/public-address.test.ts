import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['private', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
  ['link-local, with the metadata of clouds', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
  ['shared by carriers', ['100.64.0.1', '100.127.255.254']],
  ['IPv4 in IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1']],
  ['tunnels', ['2002:7f00:1::', '2001:0:4136:e378::1']],
  ['multicast, broadcast and reserved', ['224.0.0.1', '240.0.0.1', '255.255.255.255', 'ff02::1']],
  [
    'documentation and benchmarks',
    ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
  ],
  ['no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', 'fe80::1%eth0']],
])('%s is not public', (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('addresses of the internet are public, next to the ranges too', () => {
  const open = [
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '2606:4700::1',
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});
