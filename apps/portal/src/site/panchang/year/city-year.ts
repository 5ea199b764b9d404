import 'server-only';
import { catalog } from '@graha/catalog/families/catalog';
import { presentAlmanacDays } from '@graha/catalog/families/panchang/observances/by-almanac';
import { comparedDays, openFestivals } from '@graha/catalog/families/panchang/observances/festival-operations';
import { LRUCache } from 'lru-cache';
import { ownSky } from '../../../server/own-sky.ts';
import type { City } from '../city.ts';
import type { PageLanguage } from '../words/page-words.ts';
import { speechIn } from '../words/reason-words.ts';
import { type ColumnId, COLUMNS } from './columns.ts';

const { almanacs, festivals, 'lunar-months': lunarMonths } = catalog.panchang;

export type YearFestival = {
  id: string;
  name: string;
  local: { hi: string | null; ta: string | null };
  /** The date by each column; null if it is not kept. */
  dates: Readonly<Record<ColumnId, string | null>>;
  /** Reasons of the other dates than the sky's, in their order. */
  reasons: Readonly<Record<PageLanguage, readonly string[]>>;
  /** Days that governments and banks printed for it, in order, each with the regions of those lists. */
  holidays: readonly { date: string; regions: readonly string[] }[];
};

export type LeapMonth = {
  column: ColumnId;
  name: string;
  kind: 'adhika' | 'kshaya';
  lost: string | null;
  from: string;
  to: string;
};

export type CityYear = {
  year: number;
  agreed: readonly YearFestival[];
  parted: readonly YearFestival[];
  /** Leap and lost months that some of the columns do not have; empty in most years. */
  leapMonths: readonly LeapMonth[];
  /** Printed almanacs by each column. */
  books: Readonly<Record<ColumnId, readonly string[]>>;
}; // prettier-ignore

const KEPT_MAX = 200;
const kept = new LRUCache<string, CityYear>({ max: KEPT_MAX });

/** Returns the festivals of a year at a place by each reckoning. They are computed once per place and year, in this process. */
export function cityYear(city: City, year: number): CityYear {
  const name = `${city.id} ${year}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const made = computed(city, year);
  kept.set(name, made);
  return made;
}

type Days = { date: string; almanacs: readonly string[]; difference: string | null };

const dateBy = (days: readonly Days[], id: ColumnId): string | null =>
  days.find(({ almanacs }) => almanacs.includes(id))?.date ?? null;

type Holiday = { date: string; region: string };

function holidaysByDate(holidays: readonly Holiday[]): YearFestival['holidays'] {
  return [...new Set(holidays.map(({ date }) => date))].map((date) => ({
    date,
    regions: [...new Set(holidays.filter((one) => one.date === date).map(({ region }) => region))],
  }));
}

const datesOf = (days: readonly Days[]): YearFestival['dates'] => ({
  drik: dateBy(days, 'drik'),
  surya_bija: dateBy(days, 'surya_bija'),
  vakya: dateBy(days, 'vakya'),
  bengal_old: dateBy(days, 'bengal_old'),
});

/** The reasons of the days that a column of the page has. */
function shownReasons(days: readonly Days[]): string[] {
  const shown = days.filter(({ almanacs }) => COLUMNS.some((column) => almanacs.includes(column)));
  return [...new Set(shown.flatMap(({ difference }) => (difference === null ? [] : [difference])))];
}

function computed({ latitude, longitude, zone }: City, year: number): CityYear {
  const sky = ownSky();
  const span = { from: `${year}-01-01`, to: `${year}-12-31`, latitude, longitude, timezone: zone };
  const asked = festivals.input.parse({ ...span, schools: 'all' });
  const rows = comparedDays(openFestivals(asked, sky)).map((compared): YearFestival => {
    const { id, name, local_names: { hi, ta }, days, holidays } = presentAlmanacDays(compared);
    const reasonsIn = (language: PageLanguage) =>
      shownReasons(presentAlmanacDays({ ...compared, speech: speechIn(language) }).days);
    const printed = holidaysByDate(holidays.filter(({ date }) => date.startsWith(`${year}-`)));
    const reasons = { en: shownReasons(days), hi: reasonsIn('hi'), ta: reasonsIn('ta') };
    return { id, name, local: { hi, ta }, dates: datesOf(days), reasons, holidays: printed };
  }); // prettier-ignore
  const isAgreed = ({ dates }: YearFestival): boolean => new Set(Object.values(dates)).size === 1;
  const inYear = rows.filter(({ dates }) => Object.values(dates).some((date) => date?.startsWith(`${year}-`)));
  return {
    year,
    agreed: inYear.filter(isAgreed),
    parted: inYear.filter((row) => !isAgreed(row)),
    leapMonths: leapMonthsOf(span),
    books: booksAt({ year, month: 1, date: 1, hours: 12, minutes: 0, latitude, longitude, timezone: zone }),
  };
}

/** Almanacs with the sky of a column belong to it, unless they have a column themselves. */
function booksAt(noon: object): CityYear['books'] {
  const rows = almanacs.output.parse(almanacs.compute(almanacs.input.parse(noon), ownSky())).almanacs;
  const hasColumn = (id: string): boolean => COLUMNS.some((column) => column === id);
  const booksOf = (id: ColumnId): string[] => {
    const skyOfColumn = rows.find(({ almanac }) => almanac === id)?.sky;
    const own = rows.filter(({ almanac, sky }) => almanac === id || (sky === skyOfColumn && !hasColumn(almanac)));
    return [...new Set(own.flatMap(({ books }) => books))];
  };
  const [drik, surya_bija, vakya] = [booksOf('drik'), booksOf('surya_bija'), booksOf('vakya')];
  return { drik, surya_bija, vakya, bengal_old: rows.find(({ almanac }) => almanac === 'bengal_old')?.books ?? [] };
}

function leapMonthsOf(span: object): LeapMonth[] {
  const sky = ownSky();
  const all = COLUMNS.map((column) => {
    const asked = lunarMonths.input.parse({ ...span, settings: { almanac: column } });
    const { months } = lunarMonths.output.parse(lunarMonths.compute(asked, sky));
    return months.flatMap(({ name, kind, lost_name: lost, start, end }): LeapMonth[] =>
      kind === 'normal' ? [] : [{ column, name, kind, lost, from: start.slice(0, 10), to: end.slice(0, 10) }],
    );
  });
  const names = new Set(all.map((months) => months.map(({ name, kind }) => `${name} ${kind}`).join()));
  return names.size === 1 ? [] : all.flat();
}
