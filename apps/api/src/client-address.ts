import { BlockList, isIPv4, isIPv6, SocketAddress } from 'node:net';

const IPV4_IN_IPV6 = '::ffff:';
const IPV6_GROUPS = 8;

/** An IPv4 client of a dual-stack socket looks like IPv6; rules are written for what it is. Shortest form, no zone. */
export function plainAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const { address: plain } = new SocketAddress({ address, family: 'ipv6' });
  const tail = plain.startsWith(IPV4_IN_IPV6) ? plain.slice(IPV4_IN_IPV6.length) : '';
  return isIPv4(tail) ? tail : plain;
}

/** Who is likely to hold an address: of IPv6 even a home has the 2^64 addresses of one network. */
export function addressOwner(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unreadable';
  const [head = '', tail = ''] = plain.split('::');
  const groups = (text: string): string[] => text.split(':').filter(Boolean);
  const missing = IPV6_GROUPS - groups(head).length - groups(tail).length;
  const zeros = plain.includes('::') ? Array<string>(Math.max(0, missing)).fill('0') : [];
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, IPV6_GROUPS / 2).join(':')}::/64`;
}

/** Addresses and CIDR ranges, ready to be asked. A rule that cannot be read admits nobody. */
export function addressRules(cidrs: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = '', bits] = cidr.split('/');
    const family = isIPv4(network) ? 'ipv4' : isIPv6(network) ? 'ipv6' : null;
    if (!family) continue;
    const length = bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits);
    if (Number.isInteger(length) && length >= 0 && length <= (family === 'ipv4' ? 32 : 128)) {
      list.addSubnet(network, length, family);
    }
  }
  return (address) => {
    const plain = plainAddress(address);
    if (isIPv4(plain)) return list.check(plain, 'ipv4');
    return isIPv6(plain) && list.check(plain, 'ipv6'); // What a proxy handed on need not be an address at all.
  };
}
