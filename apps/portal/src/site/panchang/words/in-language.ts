import type { Limb } from '@graha/catalog/families/panchang/calendar/difference-speech';
import { languageIn } from '@graha/catalog/languages/languages';
import type { TermGroup } from '@graha/catalog/languages/term-groups';
import type { City } from '../city.ts';
import { cityWords } from '../city.ts';
import { PAGE_LANGUAGES, type PageLanguage, type PageWords } from './page-words.ts';
import { EN } from './words-en.ts';
import { HI } from './words-hi.ts';
import { TA } from './words-ta.ts';

const WORDS: Readonly<Record<PageLanguage, PageWords>> = { en: EN, hi: HI, ta: TA };

export const wordsIn = (language: PageLanguage): PageWords => WORDS[language];

/** Languages in the address of a page: `/hi/panchang/delhi`. English pages have no prefix. */
export const PREFIXED_LANGUAGES = PAGE_LANGUAGES.filter((language) => language !== 'en');

/** Reads the language of an address; null for any other text, and for English, whose pages have one address. */
export const languageOfSlug = (slug: string): PageLanguage | null =>
  PREFIXED_LANGUAGES.find((language) => language === slug) ?? null;

/** Returns the address of a page in a language. */
export const pathIn = (language: PageLanguage, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;

/** Addresses of a page in all languages, for search engines. */
export const languagesOf = (path: string): Record<PageLanguage, string> => ({
  en: path,
  hi: pathIn('hi', path),
  ta: pathIn('ta', path),
});

const ADHIKA = 'Adhika ';

/** Returns a word of the panchang in a language, and the English word if the language has none. */
export function termIn(language: PageLanguage, group: TermGroup, english: string): string {
  if (language === 'en') return english;
  const words = wordsIn(language);
  if (english.startsWith(ADHIKA)) {
    return `${words.year.adhika} ${termIn(language, group, english.slice(ADHIKA.length))}`;
  }
  return words.terms[english] ?? languageIn(language).words[group]?.get(english)?.word ?? english;
}

export const tithiIn = (language: PageLanguage, { paksha, name }: { paksha: string; name: string }): string =>
  `${termIn(language, 'PakshaName', paksha)} ${termIn(language, 'TithiName', name)}`;

export const signIn = (language: PageLanguage, { name }: { name: string }): string =>
  termIn(language, 'SignName', name);

export const limbIn = (language: PageLanguage, limb: Limb): string =>
  'nakshatra' in limb ? termIn(language, 'NakshatraName', limb.nakshatra) : tithiIn(language, limb);

const slugOfPath = (path: string): string => path.split('/').at(-1) ?? '';

export const cityNameIn = (language: PageLanguage, { name, path }: Pick<City, 'name' | 'path'>): string =>
  wordsIn(language).cities[slugOfPath(path)] ?? name;

/** Region and country remain English, because the table of places has no other names; a region named like the city is omitted. */
export const placeIn = (language: PageLanguage, city: City): string =>
  cityWords({
    name: cityNameIn(language, city),
    region: city.region === city.name ? '' : city.region,
    country: city.country,
  });

/** Returns the name of a festival in a language, and the English name if the language has none. */
export const festivalIn = (
  language: PageLanguage,
  { name, local }: { name: string; local: { hi: string | null; ta: string | null } },
): string => (language === 'en' ? name : (local[language] ?? name));
