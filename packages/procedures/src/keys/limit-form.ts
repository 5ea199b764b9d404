import { CAP_MAX, type KeyLimits } from '@graha/domain/api-key';
import { FEEDS_SCOPE, isFamilyScope, MANAGE_SCOPE, SCOPES } from '@graha/domain/scopes';
import { type BrowserProblems, readBrowser } from './browser-form.ts';

export const SCOPES_NONE = 'Select at least one family, or choose “Everything”.';
export const ADDRESSES_MAX = 50;
export const ADDRESSES_TOO_MANY = `Use at most ${ADDRESSES_MAX} lines. Ranges such as 203.0.113.0/24 hold many addresses.`;
export const CAP_WRONG = 'Enter a whole number of credits, 1 or more, or leave it empty.';

/** Names of the fields of a form with limits. */
export const FIELD = {
  reach: 'reach',
  scope: 'scope',
  kind: 'kind',
  manage: 'manage',
  feeds: 'feeds',
  addresses: 'addresses',
  expiry: 'expiry',
  expiryDay: 'expiry-day',
  cap: 'cap',
} as const;

/** Either all operations or some families. */
export const REACHES = ['all', 'some'] as const;
/** `keep` leaves the expiry unchanged. */
export const EXPIRIES = ['keep', 'never', '30', '90', '365', 'day'] as const;

const LIMIT_FIELDS = ['scopes', 'addresses', 'expires', 'cap'] as const;
export type LimitProblems = Partial<Record<(typeof LIMIT_FIELDS)[number], string>> & BrowserProblems;

const DAY_MS = 86_400_000;

type Read<Value> = { value: Value } | { problem: string };
type Present = { now: Date; expiresAt: Date | null };

/** Returns the limits in the form, or the problem of each field. `present`: the current limits. */
export function readLimits(form: FormData, present: Present): { limits: KeyLimits } | { problems: LimitProblems } {
  const read = {
    scopes: scopesIn(form),
    addresses: cidrsIn(form),
    expires: expiryIn(form, present),
    cap: capIn(textOf(form, FIELD.cap)),
  };
  const { scopes, addresses, expires, cap } = read;
  const browser = form.get(FIELD.kind) === 'publishable' ? readBrowser(form) : { browser: null };
  if ('browser' in browser && 'value' in scopes && 'value' in addresses && 'value' in expires && 'value' in cap) {
    return {
      limits: {
        scopes: scopes.value,
        cidrs: addresses.value,
        expiresAt: expires.value,
        monthlyCreditsMax: cap.value,
        browser: browser.browser,
      },
    };
  }
  const problems: LimitProblems = 'problems' in browser ? browser.problems : {};
  for (const field of LIMIT_FIELDS) {
    const part = read[field];
    if ('problem' in part) problems[field] = part.problem;
  }
  return { problems };
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

function scopesIn(form: FormData): Read<KeyLimits['scopes']> {
  const beside = [
    ...(form.get(FIELD.manage) === null ? [] : [MANAGE_SCOPE]),
    ...(form.get(FIELD.feeds) === null ? [] : [FEEDS_SCOPE]),
  ];
  if (form.get(FIELD.reach) !== 'some') return { value: ['*', ...beside] };
  const asked = form.getAll(FIELD.scope).map(String);
  const scopes = [
    ...SCOPES.filter((scope) => asked.includes(scope)),
    ...asked.filter((scope) => !isFamilyScope(scope)),
    ...beside,
  ];
  return scopes.length === 0 ? { problem: SCOPES_NONE } : { value: scopes };
}

function cidrsIn(form: FormData): Read<string[]> {
  const read = addressesIn(String(form.get(FIELD.addresses) ?? ''));
  if ('problem' in read) return read;
  return read.cidrs.length > ADDRESSES_MAX ? { problem: ADDRESSES_TOO_MANY } : { value: read.cidrs };
}

function expiryIn(form: FormData, { now, expiresAt }: Present): Read<string | null> {
  const choice = textOf(form, FIELD.expiry);
  if (choice === 'keep') return { value: expiresAt?.toISOString() ?? null };
  if (choice === '30' || choice === '90' || choice === '365') {
    return { value: new Date(now.getTime() + Number(choice) * DAY_MS).toISOString() };
  }
  return choice === 'day' ? endOfDay(textOf(form, FIELD.expiryDay), now) : { value: null };
}

/** Returns the end of a day in UTC, because a key that expires on a day works until its end. */
function endOfDay(day: string, now: Date): Read<string> {
  const startMs = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(startMs)) return { problem: 'Choose the last day on which the key works.' };
  const endMs = startMs + DAY_MS;
  return endMs <= now.getTime()
    ? { problem: 'This day is over. Choose today or a later day.' }
    : { value: new Date(endMs).toISOString() };
}

function capIn(text: string): Read<number | null> {
  if (text === '') return { value: null };
  const credits = /^\d[\d,\s_]*$/.test(text) ? Number(text.replaceAll(/[,\s_]/g, '')) : Number.NaN;
  return Number.isInteger(credits) && credits > 0 && credits <= CAP_MAX ? { value: credits } : { problem: CAP_WRONG };
}

const IPV4_BITS = 32;
const IPV6_BITS = 128;
const IPV4_NUMBERS = 4;
const BYTE_MAX = 255;
/** Without leading zeros, which some programs read as octal. */
const NUMBER = /^(0|[1-9]\d*)$/;

/** Returns the reason, as a clause, why a text is no address or range; null if it is one. */
export function addressProblem(text: string): string | null {
  const [address = '', bits, ...more] = text.split('/');
  if (more.length > 0) return 'a range has one slash, such as 203.0.113.0/24.';
  const problem = address.includes(':') ? ipv6Problem(address) : ipv4Problem(address);
  if (problem !== null || bits === undefined) return problem;
  const bitsMax = address.includes(':') ? IPV6_BITS : IPV4_BITS;
  return NUMBER.test(bits) && Number(bits) <= bitsMax
    ? null
    : `after the slash stands a whole number from 0 to ${bitsMax}.`;
}

function ipv4Problem(address: string): string | null {
  if (!/^[\d.]+$/.test(address)) return 'enter an IP address such as 203.0.113.7 or 2001:db8::7, not a name.';
  const numbers = address.split('.');
  if (numbers.length !== IPV4_NUMBERS) return 'an IPv4 address has four numbers with dots between them.';
  return numbers.every((number) => NUMBER.test(number) && Number(number) <= BYTE_MAX)
    ? null
    : 'each of the four numbers goes from 0 to 255, without leading zeros.';
}

/** Checks the address as a host in brackets, by the platform's own parser. */
const ipv6Problem = (address: string): string | null =>
  /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]/`)
    ? null
    : 'this is not an IPv6 address, such as 2001:db8::7.';

/** Parses one address per line. The problem names the first wrong line. */
export function addressesIn(text: string): { cidrs: string[] } | { problem: string } {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, entry: line.trim() }));
  const written = lines.filter(({ entry }) => entry !== '');
  for (const { number, entry } of written) {
    const problem = addressProblem(entry);
    if (problem !== null) return { problem: `Line ${number}, “${entry}”: ${problem}` };
  }
  return { cidrs: [...new Set(written.map(({ entry }) => entry))] };
}
