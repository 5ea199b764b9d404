import { z } from 'zod';
import { count } from '../core/format.ts';
import { Text } from '../core/typed-text.ts';

export const ORIGINS_MAX = 20;
/** More than the credits of any plan, and far below the largest exact number. */
export const CAP_MAX = 1_000_000_000;
export const VISITOR_CALLS_MAX = 1_000_000;
export const ADDRESSES_MAX = 50;

/** Problem texts of limits, shown by forms and by the Management API. */
export const LIMIT_PROBLEMS = {
  scopes: 'Select at least one family, or choose “Everything”.',
  addresses: `Use at most ${ADDRESSES_MAX} lines. Ranges such as 203.0.113.0/24 hold many addresses.`,
  cap: 'Enter a whole number of credits, 1 or more, or leave it empty.',
  originsNone: 'Enter at least one origin, such as https://www.example.com.',
  originsTooMany: `Use at most ${ORIGINS_MAX} origins.`,
  dailyCap: 'Enter a whole number of credits, 1 or more.',
  visitorCap: `Enter a whole number of calls, from 1 to ${count(VISITOR_CALLS_MAX)}.`,
} as const;

const ADDRESS_LENGTH_MAX = 100;
const Cidr = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isAddress = (text: string): boolean => z.union([z.ipv4(), z.ipv6()]).safeParse(text).success;

/** Why a text is neither an address nor a range of them, in a clause; null: it is one. */
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
export const Address = Text.max(ADDRESS_LENGTH_MAX).superRefine((text, { addIssue }) => {
  const problem = addressProblem(text);
  if (problem !== null) addIssue({ code: 'custom', message: `“${text}”: ${problem}` });
});

/** A whole number above 0, with one problem for whatever else there is. */
export const Amount = (problem: string) => z.int(problem).positive(problem);
