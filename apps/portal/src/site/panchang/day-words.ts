import type { PageLanguage } from './words/page-words.ts';

/** Latin digits in every language, as printed almanacs of today and the clock on a phone have them. */
const LOCALES: Readonly<Record<PageLanguage, string>> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn', ta: 'ta-IN-u-nu-latn' };

const formatsIn = (choices: Intl.DateTimeFormatOptions): Readonly<Record<PageLanguage, Intl.DateTimeFormat>> => {
  const formatIn = (language: PageLanguage) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...choices, timeZone: 'UTC' });
  return { en: formatIn('en'), hi: formatIn('hi'), ta: formatIn('ta') };
};
const LONG = formatsIn({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = formatsIn({ weekday: 'short', day: 'numeric', month: 'short' });
const OF_YEAR = formatsIn({ day: 'numeric', month: 'long', year: 'numeric' });
const OF_MONTH = formatsIn({ day: 'numeric', month: 'long' });

const midnightMs = (date: string): number => Date.parse(`${date}T00:00Z`);

/** `Tuesday 24 November 2026`. */
export const dateWords = (date: string, language: PageLanguage = 'en'): string =>
  LONG[language].format(midnightMs(date));
/** `Sun, 8 Nov`. */
export const shortDate = (date: string, language: PageLanguage = 'en'): string =>
  SHORT[language].format(midnightMs(date));

type CivilDay = { year: number; month: number; day: number };
const msOf = ({ year, month, day }: CivilDay): number => Date.UTC(year, month - 1, day);

/** `29 March 2017`. */
export const dayOfYear = (day: CivilDay, language: PageLanguage): string => OF_YEAR[language].format(msOf(day));
/** `29 March`. */
export const dayOfMonth = (day: CivilDay, language: PageLanguage): string => OF_MONTH[language].format(msOf(day));

/** Returns the local time of the place: `14:22`, with the date if it differs. */
export const clockWords = (iso: string, date: string, language: PageLanguage = 'en'): string => {
  const clock = iso.slice(11, 16);
  const own = iso.slice(0, 10);
  return own === date ? clock : `${clock}, ${shortDate(own, language)}`;
};
