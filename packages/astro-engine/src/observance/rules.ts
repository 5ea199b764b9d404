import type { SolarCalendarId } from '../calendar/solar-calendars.ts';
import type { Vyapti } from './choice.ts';

/**
 * `skip`: leap months are excluded; `also`: they count; `only`: nothing else counts; `prefer`: the leap month, if there
 * is one.
 */
export type AdhikaRule = 'skip' | 'also' | 'only' | 'prefer';

/** Tithis of a lunar month; `monthIndex` 0 is Chaitra, null every month; `tithiIndex` 0 to 29 from the new moon. */
export type LunarDay = { monthIndex: number | null; tithiIndex: number; adhika: AdhikaRule };

/** The start of a solar month: the sunrise after the entry, or the rule of a calendar. */
export type SolarMonthStart = 'sunrise' | SolarCalendarId;

type TithiRule = {
  basis: 'tithi';
  monthIndex: number | null;
  tithiIndexes: readonly number[];
  adhika: AdhikaRule;
  vyapti: Vyapti;
};

/** Rule for the day of an observance. Indices are 0-based: signs from Mesha, nakshatras from Ashwini, weekdays from Sunday. */
export type Rule =
  | TithiRule
  | { basis: 'nakshatra'; nakshatraIndex: number; vyapti: Vyapti }
  /** The last day of the star in the month of the Tamil calendar. */
  | { basis: 'nakshatra_in_solar_month'; signIndex: number; nakshatraIndex: number; vyapti: Vyapti }
  | { basis: 'tithi_in_solar_month'; signIndex: number; tithiIndex: number; vyapti: Vyapti }
  /** The star that begins in the waxing half of the month. */
  | { basis: 'nakshatra_in_waxing_half'; monthIndex: number; nakshatraIndex: number; vyapti: Vyapti }
  | { basis: 'ekadashi'; monthIndex: number | null; tithiIndex: number; adhika: AdhikaRule }
  /** The Vaishnava day of the waxing Ekadashi while the Sun is in the sign. */
  | { basis: 'ekadashi_in_solar_month'; signIndex: number }
  | { basis: 'sankranti'; signIndex: number }
  /** A date of the civil calendar of Nepal; `monthIndex` 0 is Baisakh. */
  | { basis: 'bikram_sambat'; monthIndex: number; dayNumber: number }
  | { basis: 'solar_day'; signIndex: number; dayNumber: number; start: SolarMonthStart }
  /** The day, from sunrise to sunrise, on which the Sun reaches a longitude. */
  | { basis: 'sun_longitude'; longitudeDeg: number }
  | { basis: 'chandra_darshana'; monthIndex: number | null }
  | { basis: 'holika' }
  | { basis: 'vijayadashami' }
  | { basis: 'govardhan' }
  | { basis: 'weekday_on_or_before'; weekdayIndex: number; monthIndex: number; tithiIndex: number }
  /** The days of a tithi that fall on a weekday. */
  | { basis: 'on_weekday'; weekdayIndex: number; rule: TithiRule }
  /** Each such weekday of a lunar month, leap months excluded. A purnimanta month begins after the full moon. */
  | { basis: 'weekday_in_month'; weekdayIndex: number; monthIndex: number; reckoning: 'amanta' | 'purnimanta' }
  | { basis: 'offset'; of: string; days: number };

export type RuleBasis = Rule['basis'];
export type RuleOf<Basis extends RuleBasis> = Extract<Rule, { basis: Basis }>;

/** Schools that choose a day: `smarta` as almanacs print it, `jyotisha` by the times of day of the law books, `vaishnava`. */
export const SCHOOLS = ['smarta', 'jyotisha', 'vaishnava'] as const;
export type School = (typeof SCHOOLS)[number];

export const REGIONS = [
  'north', 'west', 'south', 'gujarat', 'maharashtra', 'rajasthan', 'bihar', 'punjab', 'bengal', 'odisha', 'tamil', 'telugu', 'kannada',
  'kerala', 'nepal', 'jain', 'sikh', 'vaishnava', 'sindhi', 'arya_samaj',
] as const; // prettier-ignore
export type Region = (typeof REGIONS)[number];

/** One observance. Its row in the table is complete. */
export type Observance = {
  id: string;
  name: string;
  rule: Rule;
  /** Rules of other schools, if they differ. */
  schools?: Partial<Record<School, Rule>>;
  /** Further remark to evaluate for its days. */
  remark?: 'rohini' | 'bhadra' | 'abhijit';
  regions: readonly (Region | 'all')[];
  /** Number of published dates compared, and number of them that agree. */
  cases: number;
  matched: number;
};

/** Known names in Hindi, Sanskrit or Tamil. */
export type LocalNames = { hi?: string; sa?: string; ta?: string };
