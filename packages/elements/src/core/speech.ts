import type { LanguageCode } from '@graha/catalog/languages/codes';
import type { TermGroup } from '@graha/catalog/languages/term-groups';
import { type LabelRule, relabelledText } from '@graha/catalog/pictures/said/label-rules';
import { type Say, sayingOf, type Words, wordsIn } from '@graha/catalog/pictures/saying';
import type { LanguageFile } from './language-file.ts';
import type { ElementLabel } from './labels.ts';
import type { Write } from './node.ts';

/** The words of an element in its language. */
export type Speech = {
  /** The language of labels: English without the file of another one. */
  code: LanguageCode;
  direction: 'ltr' | 'rtl';
  /** Names by group; empty in English. */
  words: Words;
  /** A word of the element itself. @param english the word in English, and without a translation */
  label: (key: ElementLabel, english: string) => string;
  timeZone: string;
  /** Returns the translation of names of these groups. */
  saying: (...groups: readonly TermGroup[]) => Say;
  /** Returns the translation of the texts of a picture; unchanged in English. */
  writing: (rules: readonly LabelRule[]) => Write;
};

/**
 * Returns the words of an element.
 * @param file null for English, and if the file of the language could not be loaded
 * @param answer names in its metadata come before those of the file, because it may be newer
 */
export function speechOf(code: LanguageCode, file: LanguageFile | null, answer: object | null): Speech {
  const isEnglish = code === 'en';
  const { names_language: named } = Object(Object(answer).metadata);
  const words = isEnglish ? {} : joined(file?.words ?? {}, named === code ? (wordsIn(answer) ?? {}) : {});
  const label: Speech['label'] = (key, english) => file?.labels[key] ?? english;
  const speaker = {
    label: (key: string) => label(key as ElementLabel, key), // Safe: a key that the file lacks is its own word.
    term: (group: TermGroup, english: string) => words[group]?.[english] ?? english,
  };
  return {
    code: file === null ? 'en' : code,
    direction: file?.direction ?? 'ltr',
    words,
    label,
    timeZone: file?.timeZone ?? 'Time zone',
    saying: (...groups) => sayingOf(words, groups),
    writing: (rules) => (file === null ? (text) => text : (text) => relabelledText(text, rules, speaker)),
  };
}

function joined(first: Words, second: Words): Words {
  const groups = Object.entries(second).map(([group, words]) => [group, { ...first[group as TermGroup], ...words }]); // Safe: the keys of Words.
  return { ...first, ...Object.fromEntries(groups) };
}
