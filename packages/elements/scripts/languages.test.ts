import { gzipSync } from 'node:zlib';
import { languageIn } from '@graha/catalog/languages/languages';
import { describe, expect, test } from 'vitest';
import { ELEMENT_LABELS } from '../src/core/labels.ts';
import { directionOf, languageFileOf, languageModule, TRANSLATED } from './languages.ts';

const MOST_BYTES = 6_000;

describe.each(TRANSLATED)('%s', (code) => {
  const file = languageFileOf(code);

  test('has at most 6,000 bytes in gzip', () => {
    const bytes = gzipSync(languageModule(code), { level: 9 }).length;
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });

  test('has every label of the elements, every name with a source, and the widths of its Indian letters', () => {
    expect(Object.keys(file.labels).toSorted()).toEqual([...ELEMENT_LABELS].toSorted());
    expect(file.words.PointName?.['Sun']).toBe(languageIn(code).words.PointName?.get('Sun')?.word);
    expect(file.labels.coordinates?.split(', ')).toHaveLength(2);
    const isIndian = !['Latn', 'Cyrl'].includes(languageIn(code).script);
    expect(Object.keys(file.widths).length > 20).toBe(isIndian);
  });

  test('has a word for time zone in its own letters, if Unicode has one', () => {
    expect(file.timeZone === null).toBe(code === 'sa-Latn');
    expect(/\p{Script=Latin}/u.test(file.timeZone ?? 'A')).toBe(languageIn(code).script === 'Latn');
  });
});

test('a language in a script from right to left is laid out so', () => {
  expect(['Arab', 'Hebr', 'Deva', 'Latn'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
});
