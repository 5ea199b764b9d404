import { BlockList, isIPv4, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = '::ffff:';

/** An IPv4 client of a dual-stack socket looks like IPv6; rules are written for what it is. */
export function plainAddress(address: string): string {
  const tail = address.toLowerCase().startsWith(IPV4_IN_IPV6) ? address.slice(IPV4_IN_IPV6.length) : '';
  return isIPv4(tail) ? tail : address;
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
    return list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
