import { inScript, type SanskritScript } from '@graha/astro-engine/vocabulary/indic-scripts';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { LANGUAGE_CODES } from '../../../languages/codes.ts';
import { languageIn } from '../../../languages/languages.ts';
import { sankalpa } from './sankalpa-operation.ts';

const sky = await createEphemeris();
const DIWALI = { year: 2026, month: 11, date: 8, hours: 18, minutes: 30, latitude: 12.9716, longitude: 77.5946, timezone: 5.5 }; // prettier-ignore
const at = (change: object, settings: object) => answered(sankalpa, { ...DIWALI, ...change, settings }, sky);

const PROPERTIES: Readonly<Record<SanskritScript, RegExp>> = {
  devanagari: /\p{Script=Devanagari}/gu,
  latin: /\p{Script=Latin}/gu,
  bengali: /\p{Script=Bengali}/gu,
  gujarati: /\p{Script=Gujarati}/gu,
  odia: /\p{Script=Oriya}/gu,
  telugu: /\p{Script=Telugu}/gu,
  kannada: /\p{Script=Kannada}/gu,
  malayalam: /\p{Script=Malayalam}/gu,
  tamil: /\p{Script=Tamil}|[²³⁴ʼ꞉()]/gu,
};

test('the line and each part are in the letters of the script, and in no others', () => {
  // Safe: the keys of the table itself.
  for (const script of Object.keys(PROPERTIES) as SanskritScript[]) {
    for (const tradition of ['deccan', 'tamil', 'north']) {
      const { text, parts, script: told } = at({}, { script, tradition });
      expect(told).toBe(script);
      for (const { in_script } of [text, ...parts])
        expect(in_script.replaceAll(PROPERTIES[script], '').trim()).toBe('');
      const bare = (line: string) => line.replaceAll(/[\p{M}ʼ꞉mṃമ്]|म्|ம்/gu, '').split(' ').length;
      expect(bare(text.in_script)).toBe(bare(text.devanagari));
    }
  }
});

test('without a choice the letters are those of the language, and Devanagari for languages that have none', () => {
  const scripts = LANGUAGE_CODES.map((language) => `${language} ${at({}, { language }).script}`);
  expect(scripts).toEqual([
    'en devanagari', 'hi devanagari', 'sa devanagari', 'sa-Latn latin', 'mr devanagari', 'gu gujarati', 'bn bengali', 'ta tamil', 'te telugu',
    'kn kannada', 'ml malayalam', 'or odia', 'es devanagari', 'fr devanagari', 'de devanagari', 'ru devanagari',
  ]); // prettier-ignore
  expect(at({}, { language: 'te', script: 'kannada' }).script).toBe('kannada');
});

test('words of the caller are written in the script from Devanagari, and stand as they are in other letters', () => {
  expect(at({ gotra: 'भारद्वाज', name: 'राम' }, { script: 'telugu' }).text.in_script).toMatch(/ భారద్వాజగోత్రోత్పన్నః రామనామాహమ్$/u);
  expect(at({ name: 'రామ' }, { script: 'telugu' }).text.in_script).toMatch(/ రామ-నామాహమ్$/u);
  expect(at({ name: 'Sita' }, { script: 'latin', speaker: 'woman' }).text.in_script).toMatch(/ Sita-nāmnyaham$/u);
}); // prettier-ignore

test.each([
  ['bn', 'bengali', 90],
  ['or', 'odia', 80],
  ['gu', 'gujarati', 70],
  ['kn', 'kannada', 60],
  ['te', 'telugu', 45],
  ['ml', 'malayalam', 30],
] as const)('the words that %s has from Sanskrit are spelt as its almanacs print them', (language, script, least) => {
  const { words } = languageIn(language);
  const shared = Object.entries(languageIn('sa').words).flatMap(([group, rows]) =>
    [...rows].flatMap(([english, { word }]) => {
      // Safe: the group is a key of the words of a language.
      const theirs = words[group as keyof typeof words]?.get(english)?.word.normalize('NFC');
      return theirs === inScript(word, script).normalize('NFC') ? [english] : [];
    }),
  );
  expect(shared.length).toBeGreaterThan(least);
});
