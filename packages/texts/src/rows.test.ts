import { describe, expect, test } from 'vitest';
import works from '../data/works.json' with { type: 'json' };
import { BASES, THEMES, TONES } from './row.ts';
import { rowsOf, TOPIC_IDS, TOPICS } from './tables.ts';
import { sourceOf } from './works.ts';

const all = TOPIC_IDS.flatMap((topic) => rowsOf(topic).map((row) => ({ topic, ...row })));
const sentencesOf = (text: string): string[] => text.split(/(?<=\.) /);

/** Words of fate and fear, of promises, and of judgement on a person. */
const FORBIDDEN = [
  'die', 'dies', 'died', 'death', 'dead', 'kill', 'kills', 'suicide', 'fatal', 'incurable', 'barren', 'impotent', 'infertile', 'widow',
  'widower', 'widowed', 'curse', 'cursed', 'doomed', 'destined', 'destiny', 'fate', 'fated', 'guarantee', 'guaranteed', 'certainly',
  'surely', 'inevitable', 'inevitably', 'always', 'never', 'sin', 'sinful', 'wicked', 'evil', 'prostitute', 'adultery', 'eunuch',
  'slave', 'impure', 'low-caste', 'lottery', 'millionaire', 'short-lived', 'insane', 'mad', 'disease', 'diseases', 'diseased',
]; // prettier-ignore

describe.each(TOPIC_IDS)('%s', (topic) => {
  test('has a row for every value that a chart can have, once, and no row that none calls up', () => {
    const keys = rowsOf(topic).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([...TOPICS[topic].names.keys()].toSorted());
  });

  test('names tones, bases, themes and sources of the tables, and nothing else', () => {
    for (const row of rowsOf(topic)) {
      expect(Object.keys(row).toSorted()).toEqual(['about', 'basis', 'key', 'sources', 'text', 'tone']);
      expect(TONES).toContain(row.tone);
      expect(BASES).toContain(row.basis);
      expect([1, 2, 3]).toContain(row.about.length);
      expect(new Set(row.about).size).toBe(row.about.length);
      for (const theme of row.about) expect(THEMES).toContain(theme);
      expect(row.sources.length).toBeGreaterThan(0);
      for (const source of row.sources) expect(() => sourceOf(source)).not.toThrow();
    }
  });

  test('is written in one to three sentences of plain letters', () => {
    const wrong = rowsOf(topic).filter(
      ({ text }) =>
        text.length < 70 ||
        text.length > 300 ||
        sentencesOf(text).length > 3 ||
        !/^[A-Z][ -~’–]*\.$/.test(text) ||
        /["';—]| {2}/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('promises nothing and threatens with nothing', () => {
    const words = new RegExp(`\\b(${FORBIDDEN.join('|')}|you will)\\b`, 'i');
    expect(rowsOf(topic).filter(({ text }) => words.test(text))).toEqual([]);
  });
});

test('no sentence stands in two rows', () => {
  const first = new Map<string, string>();
  for (const { topic, key, text } of all)
    for (const sentence of sentencesOf(text)) {
      expect([sentence, first.get(sentence)]).toEqual([sentence, undefined]);
      first.set(sentence, `${topic}/${key}`);
    }
});

test('every work of the table is named by a row', () => {
  const named = new Set(all.flatMap(({ sources }) => sources.map((source) => sourceOf(source).title)));
  expect(
    Object.values(works)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual([...named].toSorted());
});

test('a verse of the lords of houses follows their order, twelve for each lord', () => {
  for (const { key, sources } of rowsOf('lord-in-house')) {
    const [lord = 0, house = 0] = key.split('-').map(Number);
    expect(sources[0]).toBe(`BPHS 24.${(lord - 1) * 12 + house}`);
  }
});

test('a source without a place, or of a work outside the table, is refused', () => {
  for (const text of ['BPHS', 'BPHS of old', 'Lal Kitab 3', '']) expect(() => sourceOf(text)).toThrow(RangeError);
  expect(sourceOf('BPHS 24.7')).toMatchObject({ author: 'Parashara', chapter: '24', verse: '7' });
  expect(sourceOf('Christian Astrology pp. 50–56')).toMatchObject({ chapter: 'pp. 50–56', verse: null });
});
