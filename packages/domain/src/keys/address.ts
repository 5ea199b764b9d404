import { z } from 'zod';
import { Text } from '../core/typed-text.ts';

const LENGTH_MAX = 100;
const Cidr = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isAddress = (text: string): boolean => z.union([z.ipv4(), z.ipv6()]).safeParse(text).success;

/** Returns the problem of a text that is neither an address nor a range of them, in a clause; null if there is none. */
export function addressProblem(text: string): string | null {
  if (Cidr.safeParse(text).success) return null;
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return 'a range has one slash, such as 203.0.113.0/24.';
  if (bits !== undefined && isAddress(address))
    return `after the slash stands a whole number from 0 to ${address.includes(':') ? 128 : 32}.`;
  if (address.includes(':')) return 'this is not an IPv6 address, such as 2001:db8::7.';
  if (!/^[\d.]+$/.test(address)) return 'enter an IP address such as 203.0.113.7 or 2001:db8::7, not a name.';
  return address.split('.').length === 4
    ? 'each of the four numbers goes from 0 to 255, without leading zeros.'
    : 'an IPv4 address has four numbers with dots between them.';
}

/** An address or a range of them. */
export const Address = Text.max(LENGTH_MAX).superRefine((text, { addIssue }) => {
  const problem = addressProblem(text);
  if (problem !== null) addIssue({ code: 'custom', message: `“${text}”: ${problem}` });
});
