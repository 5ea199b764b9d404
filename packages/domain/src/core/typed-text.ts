import { z } from 'zod';

/** Maximum lengths of typed texts by kind. One table for forms, procedures and the HTTP of Better Auth. */
export const LENGTHS = {
  /** @source RFC 5321, 4.5.3.1: a path of 256 with its brackets. */
  email: 254,
  password: 128,
  name: 60,
  code: 20,
  token: 2_048,
  id: 255,
  search: 200,
  reason: 500,
  link: 2_048,
} as const;

export const UNSTORABLE = 'Leave out the characters that cannot be stored.';

export const tooLong = (lengthMax: number): string => `Use at most ${lengthMax} characters.`;

/** Returns true if Postgres can store it: no NUL, and no unpaired surrogate, which is not a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Schema for every text from outside. */
export const Text = z.string().refine(isStorable, UNSTORABLE);

/** Control characters, line breaks, and marks that turn the text after a name. Joiners stay: Indic scripts and emoji need them. */
const HIDING = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const NAME_HIDDEN = 'Use one line with letters that can be seen.';

/** Returns true for a text that can name something to other people, in lists and in mails. */
const isName = (text: string): boolean => SEEN.test(text) && !HIDING.test(text);

/**
 * Schema for a name that other people see, trimmed.
 * @param missing the sentence for an empty one; a form has one, and an API the words of the schema
 */
export const nameSchema = (lengthMax: number, missing?: string) =>
  Text.trim()
    .min(1, missing)
    .max(lengthMax, missing === undefined ? missing : tooLong(lengthMax))
    .refine(isName, NAME_HIDDEN);

/** A day that the log may have. Spans are counted back from it, and Postgres has no year 0. */
export const LoggedDay = z.iso
  .date({ abort: true })
  .refine((day) => day >= '2000-01-01' && day < '9000-01-01', 'Give a day from 2000 to 8999.');

type Unfit = { path: string; problem: string };

/** Returns the first text or instant in a value, at any depth, that Postgres cannot store; null if there is none. */
export function unstorableIn(value: unknown): Unfit | null {
  return firstIn(value, problemWith);
}

function problemWith(leaf: string | Date): string | null {
  if (typeof leaf === 'string') return isStorable(leaf) ? null : UNSTORABLE;
  const year = leaf.getUTCFullYear();
  return year < 1 || year > 9_999 ? 'Give a time in the years 1 to 9999.' : null;
}

/**
 * Returns the first text that is longer than its name allows, or that cannot be stored. Names that are not in the table have
 * the limit `otherwise`.
 */
export function unfitIn(value: unknown, lengths: Record<string, number>, otherwise: number): Unfit | null {
  return firstIn(value, (leaf, name) => {
    const lengthMax = lengths[name] ?? otherwise;
    const isLong = typeof leaf === 'string' && leaf.length > lengthMax && charactersIn(leaf) > lengthMax;
    return isLong ? tooLong(lengthMax) : problemWith(leaf);
  });
}

/** Counts as `max` of the schemas does: a pair of surrogates is one character. */
function charactersIn(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Not recursive, because outside data can be arbitrarily deep, or circular. */
function firstIn(value: unknown, problemOf: (leaf: string | Date, name: string) => string | null): Unfit | null {
  const seen = new Set<object>();
  const left: { at: unknown; path: string; name: string }[] = [{ at: value, path: '', name: '' }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, path, name } = next;
    const problem = typeof at === 'string' || at instanceof Date ? problemOf(at, name) : null;
    if (problem !== null) return { path, problem };
    if (typeof at !== 'object' || at === null || seen.has(at)) continue;
    seen.add(at);
    const members = at instanceof Map || at instanceof Set ? [...at].entries() : Object.entries(at);
    for (const [key, member] of members) {
      if (!isStorable(String(key))) return { path, problem: UNSTORABLE };
      left.push({ at: member, path: path === '' ? String(key) : `${path}.${String(key)}`, name: String(key) });
    }
  }
  return null;
}
