import { LANGUAGE_CODES, type LanguageCode } from '@graha/catalog/languages/codes';
import { LABELS } from '@graha/catalog/languages/labels';
import { languageIn } from '@graha/catalog/languages/languages';
import { isTranslated } from '@graha/catalog/languages/note-words';
import letterWidths from '@graha/drawing/letter-widths.json' with { type: 'json' };
import { ELEMENT_LABELS } from '../src/core/labels.ts';
import type { LanguageFile } from '../src/core/language-file.ts';

/** Languages with a file of words; English is in the scripts. */
export const TRANSLATED = LANGUAGE_CODES.filter(isTranslated);

type Code = Exclude<LanguageCode, 'en'>;

/** ISO 15924 codes of scripts that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export const directionOf = (script: string): LanguageFile['direction'] => (RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr');

/** "Time zone" of Unicode CLDR; null if it has none in this language and script. */
function timeZoneWord(code: Code): string | null {
  const names = new Intl.DisplayNames(code, { type: 'dateTimeField' });
  const word = names.resolvedOptions().locale === code ? names.of('timeZoneName') : undefined;
  return word === undefined ? null : word.charAt(0).toLocaleUpperCase(code) + word.slice(1);
}

/** Returns what elements need to speak a language: labels of reports, names with sources, widths of its letters. */
export function languageFileOf(code: Code): LanguageFile {
  const { script, words } = languageIn(code);
  const labels = Object.fromEntries(ELEMENT_LABELS.map((key) => [key, LABELS[code][key]]));
  const names = Object.fromEntries(
    Object.entries(words).map(([group, rows]) => [
      group,
      Object.fromEntries([...rows].map(([english, { word }]) => [english, word])),
    ]),
  );
  const timeZone = timeZoneWord(code);
  // Reports name the two angles in every language, the list of names does not.
  const { ascendant, midheaven } = LABELS[code];
  names['PointName'] = { Ascendant: ascendant, Midheaven: midheaven, ...names['PointName'] };
  const letters = new Set([...JSON.stringify([labels, names, timeZone])].map((letter) => hexOf(letter)));
  const widths = Object.fromEntries(Object.entries(letterWidths).filter(([letter]) => letters.has(letter)));
  return { direction: directionOf(script), labels, timeZone, words: names, widths };
}

const hexOf = (letter: string): string => (letter.codePointAt(0) ?? 0).toString(16);

/** Returns the module of a language, as it is beside the scripts. */
export const languageModule = (code: Code): string => `export default ${JSON.stringify(languageFileOf(code))};\n`;
