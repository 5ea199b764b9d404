import { expect, test } from 'vitest';
import { DAY_LABELS } from '@graha/catalog/pictures/said/label-rules';
import type { LanguageFile } from './language-file.ts';
import { speechOf } from './speech.ts';

const FILE: LanguageFile = {
  direction: 'ltr',
  labels: { sunrise: 'सूर्योदय', house: 'भाव' },
  timeZone: 'समय क्षेत्र',
  words: { PointName: { Sun: 'सूर्य', Moon: 'चंद्र' }, SignName: { Leo: 'सिंह' } },
  widths: {},
};
const HINDI = { metadata: { names_language: 'hi', words: { PointName: { Sun: 'रवि' } } } };

test('names are those of an answer in the language, and of the file beyond them', () => {
  const say = speechOf('hi', FILE, HINDI).saying('PointName', 'SignName');
  expect(['Sun', 'Moon', 'Leo', 'Mars'].map(say)).toEqual(['रवि', 'चंद्र', 'सिंह', 'Mars']);
});

test('an answer in another language is drawn with the words of the file', () => {
  const tamil = { metadata: { names_language: 'ta', words: { PointName: { Sun: 'சூரியன்' } } } };
  expect(speechOf('hi', FILE, tamil).saying('PointName')('Sun')).toBe('सूर्य');
  expect(speechOf('en', null, HINDI).saying('PointName')('Sun')).toBe('Sun');
});

test('a label without a translation is English, and so is every text without the file', () => {
  const { label, timeZone, writing } = speechOf('hi', FILE, null);
  expect([label('house', 'House'), label('orb', 'Orb'), timeZone]).toEqual(['भाव', 'Orb', 'समय क्षेत्र']);
  expect(writing(DAY_LABELS)('Sunrise 06:12', 'text')).toBe('सूर्योदय 06:12');
  const without = speechOf('hi', null, HINDI);
  expect(without.code).toBe('en');
  expect([without.label('house', 'House'), without.timeZone]).toEqual(['House', 'Time zone']);
  expect(without.writing(DAY_LABELS)('Sunrise 06:12', 'text')).toBe('Sunrise 06:12');
  expect(without.saying('PointName')('Sun')).toBe('रवि');
});
