import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Mutant } from './mutant.ts';
import { mutatedText } from './mutant.ts';

const LIST = fileURLToPath(new URL('../equivalent.json', import.meta.url));

const equivalent = z.strictObject({
  file: z.string(),
  /** A part of the line in which `original` begins, if the file has `original` more than once. */
  line: z.string().optional(),
  original: z.string().min(1),
  change: z.string(),
  reason: z.string().min(1),
});

/** A change that no test can detect, because the program behaves the same. */
export type Equivalent = z.infer<typeof equivalent>;

export function readEquivalents(): Equivalent[] {
  return z.array(equivalent).parse(JSON.parse(readFileSync(LIST, 'utf8')));
}

/** Removes parentheses and spaces, so that an entry may be written naturally. */
const bare = (text: string): string => text.replaceAll(/[\s()]/g, '');

function offsetsOf(text: string, { original, line }: Equivalent): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(original); at !== -1; at = text.indexOf(original, at + 1)) {
    const begin = text.lastIndexOf('\n', at) + 1;
    const end = text.indexOf('\n', at);
    if (line === undefined || text.slice(begin, end === -1 ? undefined : end).includes(line)) offsets.push(at);
  }
  return offsets;
}

export type Sorted = {
  /** The mutants that remain. */
  mutants: Mutant[];
  /** Entries that match no mutant of their file any more, each with the problem as a sentence. */
  stale: string[];
};

/**
 * Removes the listed mutants of one file. An entry matches a mutant if both produce the same text.
 * @param text the full text of the file
 * @param listed the entries of this file
 */
export function withoutEquivalents(mutants: readonly Mutant[], text: string, listed: readonly Equivalent[]): Sorted {
  if (listed.length === 0) return { mutants: [...mutants], stale: [] };
  const results = mutants.map((mutant) => bare(mutatedText(text, mutant)));
  const taken = new Set<number>();
  const stale = listed.flatMap((entry) => {
    const says = `${entry.file}: "${entry.original}" → "${entry.change}"`;
    const [at, ...others] = offsetsOf(text, entry);
    if (at === undefined) return [`${says} is stale: the code no longer holds it. Remove it or bring it up to date.`];
    if (others.length > 0)
      return [`${says} stands there ${others.length + 1} times: say which by a part of its "line".`];
    const result = bare(text.slice(0, at) + entry.change + text.slice(at + entry.original.length));
    const fitting = results.flatMap((other, index) => (other === result ? [index] : []));
    for (const index of fitting) taken.add(index);
    return fitting.length > 0 ? [] : [`${says} is no mutant that is tried. Remove it.`];
  });
  return { mutants: mutants.filter((_, index) => !taken.has(index)), stale };
}
