/** Consonants without their vowel. */
const CONSONANTS: Readonly<Record<string, string>> = {
  k: 'क', kh: 'ख', g: 'ग', gh: 'घ', ṅ: 'ङ', c: 'च', ch: 'छ', j: 'ज', jh: 'झ', ñ: 'ञ', ṭ: 'ट', ṭh: 'ठ', ḍ: 'ड', ḍh: 'ढ', ṇ: 'ण',
  t: 'त', th: 'थ', d: 'द', dh: 'ध', n: 'न', p: 'प', ph: 'फ', b: 'ब', bh: 'भ', m: 'म', y: 'य', r: 'र', l: 'ल', v: 'व', ḻ: 'ळ',
  ś: 'श', ṣ: 'ष', s: 'स', h: 'ह',
}; // prettier-ignore

/** Vowels as letters, and as marks on a consonant; `a` has no mark. */
const VOWELS: Readonly<Record<string, readonly [letter: string, mark: string]>> = {
  a: ['अ', ''], ā: ['आ', 'ा'], i: ['इ', 'ि'], ī: ['ई', 'ी'], u: ['उ', 'ु'], ū: ['ऊ', 'ू'], ṛ: ['ऋ', 'ृ'], ṝ: ['ॠ', 'ॄ'],
  ḷ: ['ऌ', 'ॢ'], ḹ: ['ॡ', 'ॣ'],
  e: ['ए', 'े'], ai: ['ऐ', 'ै'], o: ['ओ', 'ो'], au: ['औ', 'ौ'],
}; // prettier-ignore

const SIGNS_AFTER: Readonly<Record<string, string>> = { ṃ: 'ं', ḥ: 'ः', "'": 'ऽ' };
const VIRAMA = '्';

const byLength = (one: string, other: string): number => other.length - one.length;
const anyOf = (texts: readonly string[]): string => texts.toSorted(byLength).join('|');

const CONSONANT = anyOf(Object.keys(CONSONANTS));
const VOWEL = anyOf(Object.keys(VOWELS));
const SYLLABLE = new RegExp(`(?:(${CONSONANT})(${VOWEL})?)|(${VOWEL})|([ṃḥ'])`, 'gu');

/**
 * Returns a Sanskrit word or line in Devanagari letters. Letters that IAST does not have stay as they are.
 * @param iast in the International Alphabet of Sanskrit Transliteration, lower case
 * @source ISO 15919 and its subset IAST; there is one way to write each syllable
 */
export const toDevanagari = (iast: string): string =>
  iast
    .normalize('NFC')
    .replaceAll(SYLLABLE, (_, consonant?: string, marked?: string, alone?: string, sign?: string) => {
      if (consonant !== undefined)
        return `${CONSONANTS[consonant]}${marked === undefined ? VIRAMA : VOWELS[marked]?.[1]}`;
      return alone === undefined ? (SIGNS_AFTER[sign ?? ''] ?? '') : (VOWELS[alone]?.[0] ?? '');
    });

const reversed = (rows: readonly (readonly [latin: string, letter: string])[]): ReadonlyMap<string, string> =>
  new Map(rows.map(([latin, letter]) => [letter, latin]));

const LATIN_OF_CONSONANT = reversed(Object.entries(CONSONANTS));
const LATIN_OF_VOWEL = reversed(Object.entries(VOWELS).map(([latin, [letter]]) => [latin, letter]));
const LATIN_OF_MARK = reversed(
  Object.entries(VOWELS).flatMap(([latin, [, mark]]) => (mark === '' ? [] : [[latin, mark] as const])),
);
const LATIN_OF_SIGN = reversed(Object.entries(SIGNS_AFTER));

/**
 * Returns a text in Devanagari letters as IAST. Other letters stay as they are; an `a` that Hindi does not pronounce is
 * written, as in Sanskrit.
 */
export function toIast(devanagari: string): string {
  const letters = [...devanagari.normalize('NFC')];
  return letters
    .map((letter, place) => {
      const consonant = LATIN_OF_CONSONANT.get(letter);
      if (consonant !== undefined) {
        const next = letters[place + 1] ?? '';
        return next === VIRAMA || LATIN_OF_MARK.has(next) ? consonant : `${consonant}a`;
      }
      if (letter === VIRAMA) return '';
      return LATIN_OF_MARK.get(letter) ?? LATIN_OF_VOWEL.get(letter) ?? LATIN_OF_SIGN.get(letter) ?? letter;
    })
    .join('');
}
