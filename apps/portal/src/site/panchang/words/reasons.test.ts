import { places } from '@graha/places/places';
import { beforeAll, describe, expect, test } from 'vitest';
import { type City, largestCities } from '../city.ts';
import { cityDay, type CityDay } from '../city-day.ts';
import { COLUMNS } from '../year/columns.ts';
import { cityYear, type CityYear } from '../year/city-year.ts';

const days: CityDay[] = [];
const years: CityYear[] = [];
const TRANSLATED = ['hi', 'ta'] as const;

beforeAll(async () => {
  const cities = largestCities(await places());
  const cityOf = (slug: string): City => {
    const city = cities.get(slug);
    if (city === undefined) throw new Error(`no ${slug}`);
    return city;
  };
  for (let week = 0; week < 60; week += 1)
    days.push(cityDay(cityOf('hyderabad'), new Date(Date.UTC(2026, 0, 1 + 9 * week, 6))));
  for (const year of [2026, 2027, 2028]) years.push(cityYear(cityOf('hyderabad'), year));
}, 120_000);

const numbersIn = (sentence: string): string[] => sentence.match(/\d+(?:\.\d+)?/g) ?? [];
const daysOf = (language: 'en' | 'hi' | 'ta'): string[] =>
  days.flatMap(({ differences }) => COLUMNS.flatMap((id) => differences[language].get(id) ?? []));
const yearsOf = (language: 'en' | 'hi' | 'ta'): string[] =>
  years.flatMap(({ parted }) => parted.flatMap(({ reasons }) => reasons[language]));

describe.each(TRANSLATED)('%s', (language) => {
  test('has a reason where English has one, with the same numbers', () => {
    for (const { differences } of days)
      for (const [id, english] of differences.en)
        expect([id, differences[language].get(id) === null]).toEqual([id, english === null]);
    for (const { parted } of years)
      for (const { id, reasons } of parted) expect([id, reasons[language].length]).toEqual([id, reasons.en.length]);
    for (const sentencesOf of [daysOf, yearsOf]) {
      const [own, english] = [sentencesOf(language), sentencesOf('en')];
      expect(own.length).toBeGreaterThan(50);
      const sorted = (sentence: string): string[] => numbersIn(sentence.replace(/(\d\d):(\d\d)/g, '$1 $2')).toSorted();
      // English names the hour of a length only from an hour on, as the others do.
      expect(own.map(sorted)).toEqual(english.map(sorted));
    }
  });

  test('says the reasons of days and years in its own letters', () => {
    const foreign = [...daysOf(language), ...yearsOf(language)].filter((sentence) => /[A-Za-z]/.test(sentence));
    expect(foreign).toEqual([]);
  });
});

test('the words for an inequality, an entry, a span and a leap month occur', () => {
  const english = [...daysOf('en'), ...yearsOf('en')].join('\n');
  for (const phrase of ['inequality', 'the Sun enters', 'begins on', 'ends on', 'adds a leap month', 'the rule asks'])
    expect(english).toContain(phrase);
});
