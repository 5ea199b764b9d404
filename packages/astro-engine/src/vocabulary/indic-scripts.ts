import { toIast } from './devanagari.ts';

/** Scripts in which Sanskrit is printed, besides Devanagari and Latin letters. */
type IndicScript = {
  /** First code point of its block, which Unicode arranges like that of Devanagari. */
  block: number;
  /** Letters that it writes otherwise, in the order in which they are replaced. */
  own: readonly (readonly [devanagari: RegExp, letters: string])[];
};

const DEVANAGARI_BLOCK = 0x09_00;
/** Letters, vowel signs and marks; dandas and digits are those of the line. */
const LETTERS = /[\u0900-\u0963]/gu;

const OM = (letters: string) => [/\u0950/gu, letters] as const;
const WITHOUT_NUKTA = [/\u093c/gu, ''] as const;

const BY_BLOCK = {
  bengali: {
    block: 0x09_80,
    own: [
      OM('ওঁ'),
      [/(?<=[\u0904-\u0939\u093e-\u094c])\u092f/gu, '\u09af\u09bc'],
      [/\u0935/gu, 'ব'],
      [/\u0933/gu, '\u09b2\u09bc'],
    ],
  },
  gujarati: { block: 0x0a_80, own: [] },
  odia: {
    block: 0x0b_00,
    own: [
      OM('ଓଁ'),
      [/(?<=[\u0904-\u0939\u093e-\u094d])\u092f/gu, 'ୟ'],
      [/(?<=[\u0915-\u092f\u0932-\u0939]\u094d)\u0935/gu, 'ୱ'],
      [/\u0935/gu, 'ବ'],
    ],
  },
  telugu: { block: 0x0c_00, own: [OM('ఓం'), WITHOUT_NUKTA] },
  kannada: { block: 0x0c_80, own: [OM('ಓಂ'), WITHOUT_NUKTA] },
  malayalam: { block: 0x0d_00, own: [OM('ഓം'), WITHOUT_NUKTA, [/\u0930\u094d(?=[\u0915-\u0939])/gu, 'ർ']] },
} as const satisfies Record<string, IndicScript>;
type ByBlock = keyof typeof BY_BLOCK;

/** Tamil has one letter for four stops; a number after the syllable distinguishes them. */
const TAMIL_CONSONANTS: Readonly<Record<string, string>> = {
  क: 'க', ख: 'க²', ग: 'க³', घ: 'க⁴', ङ: 'ங', च: 'ச', छ: 'ச²', ज: 'ஜ', झ: 'ஜ²', ञ: 'ஞ', ट: 'ட', ठ: 'ட²', ड: 'ட³', ढ: 'ட⁴', ण: 'ண',
  त: 'த', थ: 'த²', द: 'த³', ध: 'த⁴', न: 'ந', प: 'ப', फ: 'ப²', ब: 'ப³', भ: 'ப⁴', म: 'ம', य: 'ய', र: 'ர', ल: 'ல', व: 'வ', ळ: 'ள',
  श: 'ஶ', ष: 'ஷ', स: 'ஸ', ह: 'ஹ',
}; // prettier-ignore
const TAMIL_MARKS: Readonly<Record<string, string>> = {
  'ा': 'ா', 'ि': 'ி', 'ी': 'ீ', 'ु': 'ு', 'ू': 'ூ', 'ृ': '்ருʼ', 'ॄ': '்ரூʼ', 'ॢ': '்லுʼ', 'ॣ': '்லூʼ', 'े': 'ே', 'ै': 'ை',
  'ो': 'ோ', 'ौ': 'ௌ', '्': '்',
}; // prettier-ignore
const TAMIL_OTHERS: Readonly<Record<string, string>> = {
  अ: 'அ', आ: 'ஆ', इ: 'இ', ई: 'ஈ', उ: 'உ', ऊ: 'ஊ', ऋ: 'ருʼ', ॠ: 'ரூʼ', ऌ: 'லுʼ', ॡ: 'லூʼ', ए: 'ஏ', ऐ: 'ஐ', ओ: 'ஓ', औ: 'ஔ',
  'ं': 'ம்ʼ', 'ः': '꞉', ऽ: '(அ)', ॐ: 'ௐ',
}; // prettier-ignore

/** The number is after the vowel sign, but before a vowel that is written as a syllable of its own. */
function tamilSyllable(consonant: string, mark: string): string {
  const [letter = '', number = ''] = TAMIL_CONSONANTS[consonant] ?? consonant;
  const [sign = '', ...vowel] = TAMIL_MARKS[mark] ?? mark;
  return `${letter}${sign}${number}${vowel.join('')}`;
}

const toTamil = (devanagari: string): string =>
  devanagari
    .replaceAll(/([\u0915-\u0939])([\u093e-\u094c\u094d\u0962\u0963]?)/gu, (_, consonant: string, mark: string) =>
      tamilSyllable(consonant, mark),
    )
    .replaceAll(LETTERS, (letter) => TAMIL_OTHERS[letter] ?? TAMIL_MARKS[letter] ?? letter);

/** The letter in the same row of another block; one that the block does not have stays as it is. */
function inBlock(letter: string, block: number): string {
  const other = String.fromCodePoint((letter.codePointAt(0) ?? 0) - DEVANAGARI_BLOCK + block);
  return /[\p{L}\p{M}]/u.test(other) ? other : letter;
}

function byBlock(devanagari: string, { block, own }: IndicScript): string {
  const replaced = own.reduce((text, [letters, other]) => text.replaceAll(letters, other), devanagari);
  return replaced.replaceAll(LETTERS, (letter) => inBlock(letter, block));
}

// Safe: the keys of the table itself.
const BLOCK_IDS = Object.keys(BY_BLOCK) as ByBlock[];
export const SANSKRIT_SCRIPTS = ['devanagari', 'latin', ...BLOCK_IDS, 'tamil'] as const;
export type SanskritScript = (typeof SANSKRIT_SCRIPTS)[number];

/**
 * Returns a Sanskrit text in the letters of another script. Letters that the script does not have stay as they are.
 * Bengali and Odia write v as b, and y after a vowel with a letter of its own; Odia has another v after a consonant.
 * Malayalam has a letter for r before a consonant. Tamil distinguishes stops by numbers.
 * @param devanagari in Sanskrit spelling
 * @source The Unicode Standard, chapters 12 and 13; Bengali and Odia by the words that their almanacs print
 * @accuracy every letter can be read back, except v and b of Bengali and Odia
 */
export function inScript(devanagari: string, script: SanskritScript): string {
  const text = devanagari.normalize('NFC');
  if (script === 'devanagari') return text;
  if (script === 'latin') return toIast(text);
  return script === 'tamil' ? toTamil(text) : byBlock(text, BY_BLOCK[script]);
}
