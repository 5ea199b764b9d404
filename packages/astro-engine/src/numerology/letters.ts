const lettersOf = (rows: readonly string[]): ReadonlyMap<string, number> =>
  new Map(rows.flatMap((letters, index) => [...letters].map((letter): [string, number] => [letter, index + 1])));

/**
 * Values of the letters A to Z: the n-th row holds the letters of value n.
 * @source Pythagorean: the alphabet counted off in nines. Chaldean: Cheiro's Book of Numbers; no letter has the value 9
 */
export const LETTER_TABLES = {
  pythagorean: lettersOf(['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR']),
  chaldean: lettersOf(['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP']),
} as const;
export type LetterTable = keyof typeof LETTER_TABLES;

/** Rule for Y as a vowel: by its place in the name, always, or never. W is never a vowel. */
export const Y_RULES = ['auto', 'always', 'never'] as const;
export type YRule = (typeof Y_RULES)[number];

export type NameLetter = { letter: string; isVowel: boolean };

/** Latin letters without a Unicode decomposition. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'SS', æ: 'AE', œ: 'OE', ø: 'O', ł: 'L', đ: 'D', ð: 'D', þ: 'TH', ı: 'I', ħ: 'H', ŧ: 'T', ŋ: 'NG', ĸ: 'K', ə: 'E',
}; // prettier-ignore

/** Marks that belong to the letter before, and letters that are only apostrophes (Hawaiian okina and its like). */
const MARKS = /\p{M}/gu;
const APOSTROPHES = /\p{Lm}/gu;

const LETTERS = /\p{L}/gu;
const OTHER_THAN_A_TO_Z = /[^\P{L}A-Z]/u;

/** Returns the name in letters A to Z with its separators. Accents are removed: É is E, Å is A; ligatures are spelled out. */
const inPlainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(APOSTROPHES, "'")
    .replace(MARKS, '')
    .toLowerCase()
    .replace(LETTERS, (letter) => SPELLED_OUT[letter] ?? letter)
    .toUpperCase();

/** Most characters of a name that an error message repeats. */
const QUOTED_MAX = 24;

export type NameParts = { parts: readonly string[] } | { problem: string };

/**
 * Splits a name into parts in letters A to Z, at blanks, hyphens, apostrophes and dots. A name with other than Latin
 * letters is refused, because leaving letters out would change the number.
 * @returns the parts, at least one; or the problem, as the end of a sentence that begins with the name's field
 */
export function namePartsOf(fullName: string): NameParts {
  const foreign = fullName.split(/\s+/u).find((word) => OTHER_THAN_A_TO_Z.test(inPlainLetters(word)));
  if (foreign !== undefined) {
    const quoted = [...foreign].slice(0, QUOTED_MAX).join('');
    return { problem: `must be written in Latin letters; the tables have no values for "${quoted}"` };
  }
  const parts = inPlainLetters(fullName)
    .split(/[^A-Z]+/)
    .filter((part) => part !== '');
  return parts.length === 0 ? { problem: 'must have at least one letter' } : { parts };
}

const isPlainVowel = (letter: string | undefined): boolean => letter !== undefined && 'AEIOU'.includes(letter);

/**
 * Decides if a Y is a vowel: without an adjacent vowel letter (Lynn, Mary, Yvonne), or between a consonant and a vowel
 * without an earlier vowel letter (Bryan, Wyatt). Else it is a consonant (Maya, Yolanda, Joy).
 * @source Hans Decoz's rule, by syllables; decided here from the letters alone
 */
function isVowelY(part: string, index: number): boolean {
  const [before, after] = [part[index - 1], part[index + 1]];
  if (!isPlainVowel(before) && !isPlainVowel(after)) return true;
  return before !== undefined && !isPlainVowel(before) && !/[AEIOU]/.test(part.slice(0, index));
}

/** Returns the letters of one part of a name, each a vowel or a consonant. @param part in letters A to Z */
export const lettersIn = (part: string, yRule: YRule): NameLetter[] =>
  [...part].map((letter, index) => ({
    letter,
    isVowel: letter === 'Y' ? yRule === 'always' || (yRule === 'auto' && isVowelY(part, index)) : isPlainVowel(letter),
  }));
