import type { KeyLimits } from '@graha/domain/keys/api-key';
import { ADDRESSES_MAX, addressProblem, CAP_MAX, LIMIT_PROBLEMS } from '@graha/domain/keys/limits';
import { FEEDS_SCOPE, isFamilyScope, MANAGE_SCOPE, SCOPES } from '@graha/domain/keys/scopes';
import { type BrowserProblems, readBrowser } from './browser-form.ts';

/** Names of the fields of a form that asks for limits. */
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
  return scopes.length === 0 ? { problem: LIMIT_PROBLEMS.scopes } : { value: scopes };
}

function cidrsIn(form: FormData): Read<string[]> {
  const read = addressesIn(String(form.get(FIELD.addresses) ?? ''));
  if ('problem' in read) return read;
  return read.cidrs.length > ADDRESSES_MAX ? { problem: LIMIT_PROBLEMS.addresses } : { value: read.cidrs };
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
  return Number.isInteger(credits) && credits > 0 && credits <= CAP_MAX
    ? { value: credits }
    : { problem: LIMIT_PROBLEMS.cap };
}

/** One per line. The problem names the first wrong line. */
export function addressesIn(text: string): { cidrs: string[] } | { problem: string } {
  const lines = text.split('\n').map((line, index) => ({ number: index + 1, entry: line.trim() }));
  const written = lines.filter(({ entry }) => entry !== '');
  for (const { number, entry } of written) {
    const problem = addressProblem(entry);
    if (problem !== null) return { problem: `Line ${number}, “${entry}”: ${problem}` };
  }
  return { cidrs: [...new Set(written.map(({ entry }) => entry))] };
}
