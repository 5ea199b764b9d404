import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from './codes.ts';
import { LABEL_KEYS, LABELS } from './labels.ts';
import { languageIn } from './languages.ts';
import { isTranslated } from './note-words.ts';

const SCRIPTS: Readonly<Record<string, string>> = {
  Deva: 'Devanagari', Gujr: 'Gujarati', Beng: 'Bengali', Taml: 'Tamil', Telu: 'Telugu', Knda: 'Kannada', Mlym: 'Malayalam',
  Orya: 'Oriya', Latn: 'Latin', Cyrl: 'Cyrillic',
}; // prettier-ignore

test.each(LANGUAGE_CODES)('%s has every label of reports, composed, in the letters of the language', (code) => {
  const script = isTranslated(code) ? (SCRIPTS[languageIn(code).script] ?? '') : 'Latin';
  const letters = new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]+$`, 'u');
  expect(Object.keys(LABELS[code]).toSorted()).toEqual([...LABEL_KEYS].toSorted());
  const wrong = Object.values(LABELS[code]).filter((word) => word !== word.normalize('NFC').trim() || !letters.test(word));
  expect(wrong).toEqual([]);
}); // prettier-ignore

test('every file of labels is a language that is offered', async () => {
  const files = (await readdir(new URL('labels', import.meta.url))).map((file) => file.replace('.json', ''));
  expect(files.toSorted()).toEqual([...LANGUAGE_CODES].toSorted());
});
