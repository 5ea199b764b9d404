import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registry for IPv4, multicast and class E: none is on the public internet. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** In IPv6 only global unicast is public. That excludes loopback, unique local, link local, mapped IPv4 and NAT64. */
const GLOBAL_V6 = ['2000::', 3] as const;
/** Exceptions inside global unicast: tunnels that carry an IPv4 address (Teredo, 6to4), protocols and documentation. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [net, bits] of SPECIAL_V4) special.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of SPECIAL_V6) special.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_V6, 'ipv6');

/** Returns true if the text is an address on the public internet, false if it is another address or no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
