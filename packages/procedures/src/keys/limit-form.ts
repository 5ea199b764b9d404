import type { KeyLimits } from '@graha/domain/api-key';
import { isFamilyScope, SCOPES } from '@graha/domain/scopes';
import { addressesIn } from './addresses.ts';

export const SCOPES_NONE = 'Select at least one family, or choose “Everything”.';
export const ADDRESSES_MAX = 50;
export const ADDRESSES_TOO_MANY = `Use at most ${ADDRESSES_MAX} lines. Ranges such as 203.0.113.0/24 hold many addresses.`;
export const CAP_WRONG = 'Enter a whole number of credits, 1 or more, or leave it empty.';

/** Names of the fields of a form that asks for limits. */
export const FIELD = {
  reach: 'reach',
  scope: 'scope',
  addresses: 'addresses',
  expiry: 'expiry',
  expiryDay: 'expiry-day',
  cap: 'cap',
} as const;

/** Whether a key may call everything, or some families alone. */
export const REACHES = ['all', 'some'] as const;
/** `keep`: as it is now. */
export const EXPIRIES = ['keep', 'never', '30', '90', '365', 'day'] as const;

export const LIMIT_FIELDS = ['scopes', 'addresses', 'expires', 'cap'] as const;
export type LimitProblems = Partial<Record<(typeof LIMIT_FIELDS)[number], string>>;

const DAY_MS = 86_400_000;
/** More than any plan holds, and far below where numbers lose digits. */
const CAP_MAX = 1_000_000_000;

type Read<Value> = { value: Value } | { problem: string };
type Present = { now: Date; expiresAt: Date | null };

/** The limits in the form, or the problem of each field. `present`: the limits until then. */
export function readLimits(form: FormData, present: Present): { limits: KeyLimits } | { problems: LimitProblems } {
  const read = {
    scopes: scopesIn(form),
    addresses: cidrsIn(form),
    expires: expiryIn(form, present),
    cap: capIn(textOf(form, FIELD.cap)),
  };
  const { scopes, addresses, expires, cap } = read;
  if ('value' in scopes && 'value' in addresses && 'value' in expires && 'value' in cap) {
    return {
      limits: {
        scopes: scopes.value,
        cidrs: addresses.value,
        expiresAt: expires.value,
        monthlyCreditsMax: cap.value,
      },
    };
  }
  const problems: LimitProblems = {};
  for (const field of LIMIT_FIELDS) {
    const part = read[field];
    if ('problem' in part) problems[field] = part.problem;
  }
  return { problems };
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

function scopesIn(form: FormData): Read<KeyLimits['scopes']> {
  if (form.get(FIELD.reach) !== 'some') return { value: ['*'] };
  const asked = form.getAll(FIELD.scope).map(String);
  const scopes = [
    ...SCOPES.filter((scope) => asked.includes(scope)),
    ...asked.filter((scope) => !isFamilyScope(scope)),
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

/** A key that expires on a day works through the whole of it, in UTC. */
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
