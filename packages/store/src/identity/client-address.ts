import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';

const IPV4_IN_IPV6 = '::ffff:';
const IPV6_GROUPS = 8;

/**
 * Returns the shortest form without a zone. An IPv4 client of a dual-stack socket has an IPv6-mapped address; rules expect
 * IPv4.
 */
export function plainAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const { address: plain } = new SocketAddress({ address, family: 'ipv6' });
  const tail = plain.startsWith(IPV4_IN_IPV6) ? plain.slice(IPV4_IN_IPV6.length) : '';
  return isIPv4(tail) ? tail : plain;
}

/** Returns the likely holder of an address: for IPv6 its /64 network, because even a home has 2^64 addresses. */
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

type Rule = { network: string; bits: number; family: 'ipv4' | 'ipv6' };

function ruleOf(cidr: string): Rule | null {
  const [network = '', bits, ...rest] = cidr.split('/');
  const family = isIPv4(network) ? 'ipv4' : isIPv6(network) ? 'ipv6' : null;
  if (!family || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const bitsMax = family === 'ipv4' ? 32 : 128;
  const length = bits === undefined ? bitsMax : Number(bits);
  return length <= bitsMax ? { network, bits: length, family } : null;
}

/** Returns true for an address or CIDR range that `addressRules` can read. */
export const isAddressRule = (cidr: string): boolean => ruleOf(cidr) !== null;

/** Compiles addresses and CIDR ranges to a test. An unreadable rule admits nobody. */
export function addressRules(cidrs: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const cidr of cidrs) {
    const rule = ruleOf(cidr);
    if (rule) list.addSubnet(rule.network, rule.bits, rule.family);
  }
  return (address) => {
    const plain = plainAddress(address);
    if (isIPv4(plain)) return list.check(plain, 'ipv4');
    return isIPv6(plain) && list.check(plain, 'ipv6'); // A forwarded value can be any text.
  };
}

/**
 * Returns the address of the client: the socket's address or, behind trusted proxies, the address that they forwarded. An
 * untrusted client can send any header, so the first address from the right that is not a trusted proxy is the client's.
 */
export function callerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let caller = plainAddress(socketAddress ?? '');
  for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
    const named = plainAddress(hop.trim());
    if (!isTrusted(caller) || isIP(named) === 0) break;
    caller = named;
  }
  return caller;
}
