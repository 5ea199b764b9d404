import { LETTER_TABLES, type LetterTable, lettersIn, type NameLetter, type YRule } from './letters.ts';
import { reduced, type Reduction } from './reduce.ts';

/** The letters that each number counts. */
export const NAME_NUMBERS = {
  expression: () => true,
  soulUrge: ({ isVowel }) => isVowel,
  personality: ({ isVowel }) => !isVowel,
} as const satisfies Record<string, (letter: NameLetter) => boolean>;
export type NameNumberKind = keyof typeof NAME_NUMBERS;

/** Whether each part of the name is reduced before they are added, or all letters are added first. */
export const NAME_METHODS = ['name_parts', 'whole_name'] as const;
export type NameMethod = (typeof NAME_METHODS)[number];

export type PartNumber = {
  /** The part in letters A to Z. */
  part: string;
  /** The letters that count, with their values. */
  counted: readonly { letter: string; value: number }[];
  reduction: Reduction;
};

export type NameNumber = { parts: readonly PartNumber[]; total: Reduction };

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * Returns a number of a name: of all letters (expression), the vowels (soul urge) or the consonants (personality).
 * @param parts in letters A to Z, as `namePartsOf` gives them
 * @returns 0 if the name has no such letter; else 1 to 9 or a master number
 * @source Decoz, Numerology: each name is reduced, master numbers kept, then their sum
 */
export function nameNumber(
  kind: NameNumberKind,
  parts: readonly string[],
  { table, yRule, method }: { table: LetterTable; yRule: YRule; method: NameMethod },
): NameNumber {
  const counts = NAME_NUMBERS[kind];
  const found = parts.map((part): PartNumber => {
    const counted = lettersIn(part, yRule)
      .filter(counts)
      .map(({ letter }) => ({ letter, value: LETTER_TABLES[table].get(letter) ?? 0 }));
    return { part, counted, reduction: reduced(sumOf(counted.map(({ value }) => value))) };
  });
  const operands = found.map(({ reduction }) =>
    method === 'name_parts' ? reduction.value : (reduction.steps[0] ?? 0),
  );
  return { parts: found, total: reduced(sumOf(operands)) };
}
