// Measures the widths of letters of Indian scripts for the pictures. The sum of the letter widths of a word is never
// less than the width of the word. Run it after a change of words or fonts.
import { writeFile } from 'node:fs/promises';
import { LANGUAGE_CODES } from '@graha/catalog/languages/codes';
import { languageIn } from '@graha/catalog/languages/languages';
import { isTranslated } from '@graha/catalog/languages/note-words';
import { SHAPED } from '@graha/paper/type/faces';
import { placeGlyphs } from '@graha/paper/type/place-glyphs';
import { readText } from '@graha/paper/type/text-element';

const OUT = new URL('../../../packages/drawing/src/letter-widths.json', import.meta.url);
const EM = 100;

const words = LANGUAGE_CODES.filter(isTranslated)
  .flatMap((code) => Object.values(languageIn(code).words).flatMap((rows) => [...rows.values()]))
  .flatMap(({ word }) => word.split(/[ /,()-]+/))
  .filter((word) => SHAPED.test(word));

const shapedLetters = (word: string): string[] => [...word].filter((letter) => SHAPED.test(letter));

async function widthOf(word: string): Promise<number> {
  const { left, right } = await placeGlyphs(readText(` font-size="${EM}" font-weight="500"`, word));
  return right - left;
}

const MARK = /\p{M}/u;
const measured = await Promise.all(
  [...new Set(words)].map(async (word) => ({ letters: shapedLetters(word), width: await widthOf(word) })),
);

/** The width that each sign adds to the letter that carries it. */
const added = new Map<string, number[]>();
const widths = new Map<string, number>();
for (const { letters } of measured) {
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1];
    widths.set(letter, widths.get(letter) ?? (MARK.test(letter) ? 0 : await widthOf(letter)));
    if (!MARK.test(letter)) continue;
    if (before !== undefined && !MARK.test(before)) {
      const adds = Math.max(0, (await widthOf(before + letter)) - (await widthOf(before)));
      added.set(letter, [...(added.get(letter) ?? []), adds]);
    }
  }
}
for (const [sign, adds] of added) widths.set(sign, adds.reduce((sum, one) => sum + one, 0) / adds.length);

const sumOf = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (widths.get(letter) ?? 0), 0);

/** If a word is wider than the sum of its letters, widens its letters by the difference, until no word is wider. */
const ROUNDS = 200;
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { letters, width } of measured) {
    const wider = letters.filter((letter) => !MARK.test(letter));
    const lack = width - sumOf(letters);
    if (lack > 0) for (const letter of wider) widths.set(letter, (widths.get(letter) ?? 0) + lack / wider.length);
  }
}

const rows = [...widths]
  .map(([letter, width]) => [(letter.codePointAt(0) ?? 0).toString(16), Math.ceil(width - 1e-6)] as const)
  .toSorted(([a], [b]) => (a < b ? -1 : 1));
await writeFile(OUT, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
const spare = measured.map(({ letters, width }) => sumOf(letters) - width);
const mean = spare.reduce((sum, one) => sum + one, 0) / spare.length;
console.log(
  `${rows.length} letters of ${measured.length} words; the sum of a word is ${mean.toFixed(0)} hundredths of an em too wide in the mean.`,
);
