import { z } from 'zod';

/** How long what a person types may be, by what it is. One table for forms, procedures and the HTTP of Better Auth. */
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

const UNSTORABLE = 'Leave out the characters that cannot be stored.';

/** Whether Postgres can keep it: no NUL, and no half of a pair of surrogates, which is no character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** For every text that comes from outside. */
export const Text = z.string().refine(isStorable, UNSTORABLE);

type Unfit = { path: string; problem: string };

/** The first text in there that nobody can keep, wherever it lies; null if there is none. */
export function unstorableIn(value: unknown): Unfit | null {
  return firstIn(value, (text) => (isStorable(text) ? null : UNSTORABLE));
}

/** The first text that is longer than its name allows, or that nobody can keep. Names that are not in the table have `otherwise`. */
export function unfitIn(value: unknown, lengths: Record<string, number>, otherwise: number): Unfit | null {
  return firstIn(value, (text, name) => {
    const lengthMax = lengths[name] ?? otherwise;
    if (text.length > lengthMax) return `Use at most ${lengthMax} characters.`;
    return isStorable(text) ? null : UNSTORABLE;
  });
}

/** In no recursion: what comes from outside may be as deep as it is long, or lead back into itself. */
function firstIn(value: unknown, problemOf: (text: string, name: string) => string | null): Unfit | null {
  const seen = new Set<object>();
  const left: { at: unknown; path: string; name: string }[] = [{ at: value, path: '', name: '' }];
  for (let next = left.pop(); next; next = left.pop()) {
    const { at, path, name } = next;
    const problem = typeof at === 'string' ? problemOf(at, name) : null;
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
