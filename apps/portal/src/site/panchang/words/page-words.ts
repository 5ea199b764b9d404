import type { ColumnId } from '../year/columns.ts';

/** Languages of the pages of places. The words of the panchang itself come from the tables of the API. */
export const PAGE_LANGUAGES = ['en', 'hi', 'ta'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The texts of a page around a value: Hindi and Tamil put `until` after the time. */
type Around = readonly [before: string, after: string];

/** The words of the pages in one language. The words of the panchang are found by their English form. */
export type PageWords = {
  language: PageLanguage;
  /** The name of the language in itself. */
  autonym: string;
  day: {
    title: (city: string) => string;
    lead: (place: string, zone: string) => string;
    facts: string;
    tithi: string;
    nakshatra: string;
    yoga: string;
    karana: string;
    vara: string;
    until: Around;
    amanta: string;
    sunrise: string;
    sunset: string;
    moonrise: string;
    moonset: string;
    notOnThisDay: string;
    limbs: string;
    limb: string;
    name: string;
    untilHead: string;
    windows: string;
    time: string;
    quality: string;
    choghadiya: string;
    almanacs: string;
    almanac: string;
    tithiAtSunrise: string;
    festivals: string;
    noFestival: string;
    next: string;
    byEveryAlmanac: (year: string) => string;
    description: (place: string) => string;
  };
  year: {
    title: (year: number, city: string) => string;
    metaTitle: (year: number, city: string) => string;
    description: (year: number, place: string) => string;
    allAgree: string;
    agreed: (agreed: number, parted: number) => string;
    place: (place: string) => string;
    years: string;
    today: string;
    facts: string;
    festivals: string;
    inYear: (year: number) => string;
    sameInAll: string;
    safe: string;
    movedBy: Readonly<Record<'surya_bija' | 'vakya', { label: string; detail: string }>>;
    columns: Readonly<Record<ColumnId, string>>;
    parted: string;
    festival: string;
    notKept: string;
    holiday: string;
    sameReason: (festival: string) => string;
    leap: (year: number) => string;
    leapText: string;
    adhika: string;
    absorbs: (month: string) => string;
    to: string;
    noSuchMonth: string;
    agreedTitle: string;
    books: string;
  };
  index: { title: string; lead: string };
  search: {
    label: string;
    find: string;
    title: string;
    lead: string;
    type: string;
    none: (text: string) => string;
  };
  /** Words of a day that no table of the API has, by their English form. */
  terms: Readonly<Record<string, string>>;
  /** Names of cities, by the slug of their address. */
  cities: Readonly<Record<string, string>>;
};
