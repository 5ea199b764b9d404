import { expect, test } from 'vitest';
import { toDevanagari, toIast } from './devanagari.ts';

test.each([
  ['adya brahmaṇo dvitīyaparārdhe', 'अद्य ब्रह्मणो द्वितीयपरार्धे'],
  ['aṣṭāviṃśatitame kaliyuge', 'अष्टाविंशतितमे कलियुगे'],
  ['ḷ ḹ kḷpta', 'ऌ ॡ कॢप्त'],
  ['jyeṣṭhamāse', 'ज्येष्ठमासे'],
  ['āyuṣmān', 'आयुष्मान्'],
  ['aindra aukāra pitṝṇām', 'ऐन्द्र औकार पितॄणाम्'],
  ['meroḥ', 'मेरोः'],
  ['śubhakṛnnāma', 'शुभकृन्नाम'],
  ['so’ham'.replace('’', "'"), 'सोऽहम्'],
])('%s is %s, and back', (iast, devanagari) => {
  expect(toDevanagari(iast)).toBe(devanagari);
  expect(toIast(devanagari)).toBe(iast);
});

test('letters of other scripts stay as they are', () => {
  expect(toIast('New York, 2026')).toBe('New York, 2026');
  expect(toDevanagari('1947')).toBe('1947');
});
