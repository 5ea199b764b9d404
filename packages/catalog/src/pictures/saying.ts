import type { TermGroup } from '../languages/term-groups.ts';

/** Words of an answer by group and English name, as `metadata.words` has them. */
export type Words = Readonly<Partial<Record<TermGroup, Readonly<Record<string, string>>>>>;

/** A name in a language. */
export type Say = (name: string) => string;

/** The words in an answer's metadata; null for an English answer. */
export function wordsIn(answer: unknown): Words | null {
  const { metadata } = Object(answer);
  const { words } = Object(metadata);
  return typeof words === 'object' && words !== null ? words : null;
}

const SEPARATORS = [' / ', ', ', ' '];

/** `4`, of a pada; `D9`, of a varga; `K9`, of a day of the half. */
const NUMBER = /^[A-Z]?\d+$/;

/**
 * Translates a name. English words with two meanings in this answer (the star Magha, the month Magha) stay English, and
 * so does a name with an unknown part.
 * @param groups the groups to search for the name; all if omitted
 */
export function sayingOf(words: Words, groups?: readonly TermGroup[]): Say {
  const known = new Map<string, Set<string>>();
  const add = (english: string, word: string): void => {
    known.set(english, (known.get(english) ?? new Set()).add(word));
  };
  // Safe: the keys of `Words`.
  for (const group of groups ?? (Object.keys(words) as TermGroup[])) {
    if (group === 'PointLetter') continue;
    for (const [english, word] of Object.entries(words[group] ?? {})) {
      add(english, word);
      if (group === 'PakshaName') add(english.split(' ')[0] ?? english, word); // Pictures use "Krishna Navami".
    }
  }
  const whole = (name: string): string | null => {
    const [word, ...others] = known.get(name) ?? [];
    return word === undefined || others.length > 0 ? null : word;
  };
  return (name) => {
    const found = whole(name);
    if (found !== null) return found;
    for (const separator of SEPARATORS) {
      if (!name.includes(separator)) continue;
      const parts = name.split(separator).map((part) => (NUMBER.test(part) ? part : whole(part)));
      if (parts.every((part) => part !== null)) return parts.join(separator);
    }
    return name;
  };
}

/** Translates names that an answer has as ids: `Transit to natal` is `transit_to_natal`. A name without a word stays English. */
export function sayingOfIds(words: Words, group: TermGroup): Say {
  return (name) => words[group]?.[name.toLowerCase().replaceAll(' ', '_')] ?? name;
}
