import type { SolarCalendarId } from '../calendar/solar-calendars.ts';
import type { Vyapti } from './choice.ts';

/** `skip`: leap months have no part in it; `also`: they do; `only`: no others; `prefer`: the leap month where there is one. */
export type AdhikaRule = 'skip' | 'also' | 'only' | 'prefer';

/** Tithis of a lunar month; `monthIndex` 0 is Chaitra, null every month; `tithiIndex` 0 to 29 from the new moon. */
export type LunarDay = { monthIndex: number | null; tithiIndex: number; adhika: AdhikaRule };

/** From which sunrise, or by the rule of which calendar, a solar month begins. */
export type SolarMonthStart = 'sunrise' | SolarCalendarId;

/**
 * How the day of an observance is found. Indices are 0-based: signs from Mesha, nakshatras from Ashwini, weekdays from Sunday.
 */
export type Rule =
  | { basis: 'tithi'; monthIndex: number | null; tithiIndexes: readonly number[]; adhika: AdhikaRule; vyapti: Vyapti }
  | { basis: 'nakshatra'; nakshatraIndex: number; vyapti: Vyapti }
  /** The last one whose day lies in the month of the Tamil calendar. */
  | { basis: 'nakshatra_in_solar_month'; signIndex: number; nakshatraIndex: number; vyapti: Vyapti }
  | { basis: 'tithi_in_solar_month'; signIndex: number; tithiIndex: number; vyapti: Vyapti }
  /** The one that begins in the waxing half of the month. */
  | { basis: 'nakshatra_in_waxing_half'; monthIndex: number; nakshatraIndex: number; vyapti: Vyapti }
  | { basis: 'ekadashi'; monthIndex: number | null; tithiIndex: number; adhika: AdhikaRule }
  /** The Vaishnava day of the waxing Ekadashi while the Sun is in the sign. */
  | { basis: 'ekadashi_in_solar_month'; signIndex: number }
  | { basis: 'sankranti'; signIndex: number }
  | { basis: 'solar_day'; signIndex: number; dayNumber: number; start: SolarMonthStart }
  /** The day from sunrise to sunrise on which the Sun comes to a longitude. */
  | { basis: 'sun_longitude'; longitudeDeg: number }
  | { basis: 'chandra_darshana'; monthIndex: number | null }
  | { basis: 'holika' }
  | { basis: 'vijayadashami' }
  | { basis: 'govardhan' }
  | { basis: 'weekday_on_or_before'; weekdayIndex: number; monthIndex: number; tithiIndex: number }
  | { basis: 'offset'; of: string; days: number };

export type RuleBasis = Rule['basis'];
export type RuleOf<Basis extends RuleBasis> = Extract<Rule, { basis: Basis }>;

/** By whose rule a day is chosen: that of the printed almanacs, that of the law books, that of the Vaishnavas. */
export const SCHOOLS = ['smarta', 'jyotisha', 'vaishnava'] as const;
export type School = (typeof SCHOOLS)[number];

export const REGIONS = [
  'north', 'west', 'south', 'gujarat', 'maharashtra', 'rajasthan', 'bihar', 'punjab', 'bengal', 'odisha', 'tamil', 'telugu', 'kannada',
  'kerala', 'jain', 'sikh', 'vaishnava', 'sindhi', 'arya_samaj',
] as const; // prettier-ignore
export type Region = (typeof REGIONS)[number];

/** One observance: the table of these is all there is to know of it. */
export type Observance = {
  id: string;
  name: string;
  rule: Rule;
  /** Where other schools keep it by another rule. */
  schools?: Partial<Record<School, Rule>>;
  /** What its days are looked at for beside the rule. */
  remark?: 'rohini' | 'bhadra' | 'abhijit';
  regions: readonly (Region | 'all')[];
  /** How many published dates were compared, and how many of them agree. */
  cases: number;
  matched: number;
};
