import { places } from '@graha/places/places';
import { beforeAll, expect, test } from 'vitest';
import { type City, largestCities } from '../city.ts';
import { cityDay, type CityDay } from '../city-day.ts';
import { clockWords, dateWords } from '../day-words.ts';
import { cityNameIn, festivalIn, languageOfSlug, pathIn, PREFIXED_LANGUAGES, termIn, wordsIn } from './in-language.ts';

let cities: ReadonlyMap<string, City>;
const days: CityDay[] = [];
beforeAll(async () => {
  cities = largestCities(await places());
  const delhi = cities.get('delhi');
  if (delhi === undefined) throw new Error('no Delhi');
  for (let week = 0; week < 53; week += 1) days.push(cityDay(delhi, new Date(Date.UTC(2026, 0, 1 + 7 * week, 6))));
}, 60_000);

/** Every word of the day that the pages translate. */
const wordsOfDays = (language: 'hi' | 'ta'): string[] =>
  days.flatMap(({ full, choghadiya }) => {
    const { tithi, nakshatra, yoga, karana } = full.day_list;
    return [
      termIn(language, 'WeekdayName', full.vara.name),
      termIn(language, 'LunarMonthName', full.calendar.lunar_month.name),
      ...tithi.flatMap(({ paksha, name }) => [termIn(language, 'PakshaName', paksha), termIn(language, 'TithiName', name)]),
      ...nakshatra.map(({ name }) => termIn(language, 'NakshatraName', name)),
      ...yoga.map(({ name }) => termIn(language, 'NityaYogaName', name)),
      ...karana.map(({ name }) => termIn(language, 'KaranaName', name)),
      ...full.windows.map(({ name }) => termIn(language, 'MuhurtaName', name)),
      ...full.windows.map(({ quality }) => wordsIn(language).terms[quality] ?? quality),
      ...choghadiya.choghadiya.map(({ name }) => termIn(language, 'ChoghadiyaName', name)),
    ];
  }); // prettier-ignore

const LATIN = /[a-z]/i;

test.each(['hi', 'ta'] as const)('%s: no word of any day of a year is in Latin letters', (language) => {
  expect([...new Set(wordsOfDays(language))].filter((word) => LATIN.test(word))).toEqual([]);
});

test('a leap month has the word for it before its name', () => {
  expect(termIn('hi', 'LunarMonthName', 'Adhika Ashvina')).toBe('अधिक आश्विन');
  expect(termIn('ta', 'LunarMonthName', 'Adhika Kartika')).toBe('அதிக கார்த்திகம்');
  expect(termIn('en', 'LunarMonthName', 'Adhika Kartika')).toBe('Adhika Kartika');
});

test.each(['hi', 'ta'] as const)(
  '%s: every Indian city with a page of its own has its name in the script',
  (language) => {
    const indian = [...cities.values()].filter(({ country }) => country === 'India');
    expect(indian.length).toBeGreaterThan(10);
    expect(indian.map((city) => cityNameIn(language, city)).filter((name) => LATIN.test(name))).toEqual([]);
    expect(Object.keys(wordsIn(language).cities).filter((slug) => !cities.has(slug))).toEqual([]);
  },
);

test('a festival without a name in the language keeps its English one', () => {
  const none = { name: 'Gita Jayanti', local: { hi: null, ta: null } };
  expect([festivalIn('hi', none), festivalIn('ta', none)]).toEqual(['Gita Jayanti', 'Gita Jayanti']);
  const known = { name: 'Diwali', local: { hi: 'दीपावली', ta: 'தீபாவளி' } };
  expect([festivalIn('en', known), festivalIn('hi', known)]).toEqual(['Diwali', 'दीपावली']);
});

test('dates are in the language, with Latin digits', () => {
  expect(dateWords('2026-11-29', 'hi')).toBe('रविवार, 29 नवंबर 2026');
  expect(clockWords('2026-11-30T06:14:48+05:30', '2026-11-29', 'ta')).toBe('06:14, நவ. 30, திங்.');
});

test('an English page has one address, and no other text is a language', () => {
  expect(PREFIXED_LANGUAGES.map((language) => pathIn(language, '/panchang/delhi'))).toEqual([
    '/hi/panchang/delhi',
    '/ta/panchang/delhi',
  ]);
  expect(pathIn('en', '/panchang/delhi')).toBe('/panchang/delhi');
  expect(['en', 'HI', 'xx', '', 'docs'].map(languageOfSlug)).toEqual([null, null, null, null, null]);
});
