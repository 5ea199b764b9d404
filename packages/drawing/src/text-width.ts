import LETTER_WIDTHS from './letter-widths.json' with { type: 'json' };

/** Mean advance of a letter in ems: Geist Sans in typical names, Geist Mono exactly. */
const EM = { sans: 0.56, mono: 0.6 } as const;

/**
 * Advances of the letters of Indian scripts in names, by code point: hundredths of an em, measured in Noto Sans Medium
 * by `npm run letters`. A vowel sign has its addition to a letter; conjuncts are narrower than their letters.
 */
const WIDTHS: Readonly<Record<string, number>> = LETTER_WIDTHS;
/** Largest excess width of names in fonts of other systems. */
const OTHER_FONTS_EM = 0.1;
const CYRILLIC_EM = 0.66;
/** Width of a letter that no measured name has, in hundredths of an em: that of the widest letters. */
const UNMEASURED = 130;

const JOINER = /[\u200c\u200d]/;
const INDIAN = /[\u0900-\u0dff]/;
const CYRILLIC = /[\u0400-\u04ff]/;

function emOf(letter: string, font: keyof typeof EM): number {
  if (INDIAN.test(letter)) return (WIDTHS[(letter.codePointAt(0) ?? 0).toString(16)] ?? UNMEASURED) / 100;
  if (JOINER.test(letter)) return 0;
  return font === 'sans' && CYRILLIC.test(letter) ? CYRILLIC_EM : EM[font];
}

/** Returns an upper bound of the width, in pixels. */
export function textWidth(words: string, sizePx: number, font: keyof typeof EM): number {
  const letters = [...words];
  const em = letters.reduce((sum, letter) => sum + emOf(letter, font), 0);
  return (em + (INDIAN.test(words) ? OTHER_FONTS_EM : 0)) * sizePx;
}

/** A virama, which joins a letter to the next one; the Tamil one does not join, but is visible. */
const JOINING = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d]\u200d?$/;
const SEGMENTER = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits text into letters as readers see them: joined consonants with their vowel signs are one, and are never cut. */
export function graphemesOf(words: string): string[] {
  const letters: string[] = [];
  for (const { segment } of SEGMENTER.segment(words)) {
    const last = letters.at(-1);
    if (last !== undefined && JOINING.test(last)) letters[letters.length - 1] = last + segment;
    else letters.push(segment);
  }
  return letters;
}

/**
 * Returns the whole name, else its first letters, else nothing: the longest that fits into the space without touching
 * its edges. One letter of an Indian script is a syllable, by which readers recognise the name.
 */
export function fitting(name: string, roomPx: number, sizePx: number, letters = SHORT_LETTERS): string {
  const fits = (words: string): boolean => textWidth(words, sizePx, 'sans') <= roomPx;
  if (fits(name)) return name;
  const short = graphemesOf(name).slice(0, letters);
  const counts = INDIAN.test(name) ? short.map((_, index) => short.length - index) : [letters];
  return counts.map((count) => short.slice(0, count).join('')).find(fits) ?? '';
}

const SHORT_LETTERS = 2;

/** Returns the first text that fits; if none does, the last one cut, with an ellipsis. */
export function fittingWords(texts: readonly string[], roomPx: number, sizePx: number): string {
  const whole = texts.find((text) => textWidth(text, sizePx, 'sans') <= roomPx);
  if (whole !== undefined) return whole;
  const letters = graphemesOf(texts.at(-1) ?? '');
  const cuts = letters.map((_, index) =>
    letters
      .slice(0, letters.length - index)
      .join('')
      .trimEnd(),
  );
  const cut = cuts.find((words) => textWidth(words, sizePx, 'sans') <= roomPx - sizePx * EM.sans);
  return cut === undefined ? '' : `${cut}…`;
}
