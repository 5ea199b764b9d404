import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDevanagari } from './devanagari.ts';
import { inScript, SANSKRIT_SCRIPTS } from './indic-scripts.ts';
import letters from './indic-scripts.fixture.json' with { type: 'json' };

const LINE = toDevanagari("adya brahmaṇo dvitīyaparārdhe śrīśvetavārāhakalpe kṛṣṇapakṣe punarvasunakṣatre gṛhe 'haṃ");

test.each([
  ['devanagari', 'अद्य ब्रह्मणो द्वितीयपरार्धे श्रीश्वेतवाराहकल्पे कृष्णपक्षे पुनर्वसुनक्षत्रे गृहे ऽहं'],
  ['latin', "adya brahmaṇo dvitīyaparārdhe śrīśvetavārāhakalpe kṛṣṇapakṣe punarvasunakṣatre gṛhe 'haṃ"],
  ['bengali', 'অদ্য ব্রহ্মণো দ্বিতীয়পরার্ধে শ্রীশ্বেতবারাহকল্পে কৃষ্ণপক্ষে পুনর্বসুনক্ষত্রে গৃহে ঽহং'],
  ['gujarati', 'અદ્ય બ્રહ્મણો દ્વિતીયપરાર્ધે શ્રીશ્વેતવારાહકલ્પે કૃષ્ણપક્ષે પુનર્વસુનક્ષત્રે ગૃહે ઽહં'],
  ['odia', 'ଅଦ୍ୟ ବ୍ରହ୍ମଣୋ ଦ୍ୱିତୀୟପରାର୍ଧେ ଶ୍ରୀଶ୍ୱେତବାରାହକଲ୍ପେ କୃଷ୍ଣପକ୍ଷେ ପୁନର୍ବସୁନକ୍ଷତ୍ରେ ଗୃହେ ଽହଂ'],
  ['telugu', 'అద్య బ్రహ్మణో ద్వితీయపరార్ధే శ్రీశ్వేతవారాహకల్పే కృష్ణపక్షే పునర్వసునక్షత్రే గృహే ఽహం'],
  ['kannada', 'ಅದ್ಯ ಬ್ರಹ್ಮಣೋ ದ್ವಿತೀಯಪರಾರ್ಧೇ ಶ್ರೀಶ್ವೇತವಾರಾಹಕಲ್ಪೇ ಕೃಷ್ಣಪಕ್ಷೇ ಪುನರ್ವಸುನಕ್ಷತ್ರೇ ಗೃಹೇ ಽಹಂ'],
  ['malayalam', 'അദ്യ ബ്രഹ്മണോ ദ്വിതീയപരാർധേ ശ്രീശ്വേതവാരാഹകല്പേ കൃഷ്ണപക്ഷേ പുനർവസുനക്ഷത്രേ ഗൃഹേ ഽഹം'],
  ['tamil', 'அத்³ய ப்³ரஹ்மணோ த்³விதீயபரார்தே⁴ ஶ்ரீஶ்வேதவாராஹகல்பே க்ருʼஷ்ணபக்ஷே புநர்வஸுநக்ஷத்ரே க்³ருʼஹே (அ)ஹம்ʼ'],
] as const)('a line in %s letters', (script, line) => {
  expect(inScript(LINE, script).normalize('NFC')).toBe(line.normalize('NFC'));
});

const oneOf = (texts: string) => fc.constantFrom(...texts.split(' '));
const consonants = fc.array(oneOf('k kh g gh ṅ c ch j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n p ph b bh m y r l ḻ v ś ṣ s h'), { minLength: 1, maxLength: 3 }); // prettier-ignore
const vowel = oneOf('a ā i ī u ū ṛ ṝ ḷ ḹ e ai o au');
const syllable = fc.tuple(consonants, vowel, fc.constantFrom('', '', 'ṃ', 'ḥ')).map(([before, own, after]) => `${before.join('')}${own}${after}`); // prettier-ignore
const word = fc.tuple(fc.constantFrom('', '', "'", 'a', 'ī', 'ṛ', 'au'), fc.array(syllable, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '', 'm', 't')).map(([first, rest, last]) => `${first}${rest.join('')}${last}`); // prettier-ignore
const anySanskrit = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

/** Letters that are another way to write the ones of the fixture. */
const ALSO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bengali: { '\u09af\u09bc': 'य' },
  odia: { ୟ: 'य', ୱ: 'ब' },
  malayalam: { ർ: 'र्' },
};

/** Reads a text by the longest letters first; the number of Tamil is put back behind its letter. */
function reading(script: keyof typeof letters.scripts): (text: string) => string {
  const { vowels, marks, consonants: own, others } = letters.scripts[script];
  const rows = [vowels, marks, own, others].flatMap((table) => Object.entries(table).map(([to, from]) => [from, to] as const)); // prettier-ignore
  const table = new Map([...rows.filter(([, to]) => to !== 'व' || !WRITES_V_AS_B.has(script)), ...Object.entries(ALSO[script] ?? {})]); // prettier-ignore
  const longestFirst = [...table.keys()].toSorted((one, other) => other.length - one.length);
  const any = new RegExp(longestFirst.map((text) => text.replaceAll(/[()]/gu, '\\$&')).join('|'), 'gu');
  return (text) =>
    text
      .normalize('NFC')
      .replaceAll(/([\u0b80-\u0bff])([\u0bbe-\u0bcd]?)([²³⁴])/gu, '$1$3$2')
      .replaceAll(any, (found) => table.get(found) ?? found);
}
const WRITES_V_AS_B: ReadonlySet<string> = new Set(['bengali', 'odia']);

// Safe: the keys of the fixture.
describe.each(Object.keys(letters.scripts) as (keyof typeof letters.scripts)[])('%s', (script) => {
  const read = reading(script);
  const fold = (text: string) => (WRITES_V_AS_B.has(script) ? text.replaceAll('व', 'ब') : text);

  test('is read back by the letters of another program', () => {
    fc.assert(
      fc.property(anySanskrit, (iast) => {
        const devanagari = toDevanagari(iast);
        expect(read(inScript(devanagari, script))).toBe(fold(devanagari));
      }),
      { numRuns: 500 },
    );
  });

  test('leaves Latin letters, digits, other scripts and its own letters alone', () => {
    const own = inScript('काशी', script);
    expect(inScript(`New York 2026, 日本 ${own}`, script)).toBe(`New York 2026, 日本 ${own}`);
  });
});

test('a letter of Hindi that Sanskrit has not is written, or stands without its dot', () => {
  for (const script of SANSKRIT_SCRIPTS) expect(inScript('ज़', script)).not.toBe('');
  expect(inScript('ज़', 'telugu')).toBe('జ');
  expect(inScript('ज़', 'gujarati')).toBe('જ઼');
  expect(inScript('ॐ', 'tamil')).toBe('ௐ');
  expect(inScript('ज़्या', 'tamil')).toBe('ஜ़்யா');
});
