/**
 * Rule for the first day of a solar month of a region, from the civil date on which the Sun enters its sign: that date
 * if he enters before sunset, else the next (Tamil, drik); by 18:06 Indian time, thirty nazhigais after the sunrise of
 * the Vakya (Tamil, vakya); before the end of the third fifth of the day (Malayalam); before 22:12 local time (Odia);
 * always the next date, but near midnight by sign and tithi (Bengali, drik); always the next date (Assamese, and the
 * old school of Bengal).
 */
export type SolarRule = 'sunset' | 'thirty_nazhigais' | 'madhyahna' | 'late_evening' | 'midnight_zone' | 'next_day';

export type SolarCalendar = {
  /** The rule with the sky of an almanac that has no rule of its own. */
  rule: SolarRule;
  era: string;
  /** Year of the era minus the Gregorian year in which the Sun last entered Mesha, for months before the new year. */
  yearOffset: number;
  /** Sign in which the year begins: 0 = Mesha. */
  newYearSignIndex: number;
  /** Names from the month of Mesha on. */
  months: readonly string[];
};

const BENGALI_MONTHS = [
  'Boishakh', 'Joishtho', 'Asharh', 'Srabon', 'Bhadro', 'Ashshin', 'Kartik', 'Ogrohaeon', 'Poush', 'Magh', 'Falgun', 'Choitro',
] as const; // prettier-ignore

/**
 * Solar calendars by region.
 * @source Sewell and Dikshit, The Indian Calendar, § 28; the hour of each rule fitted to DrikPanchang's 1,811 months of
 * 1900–2050 (22:12 in Odisha, 24 minutes about midnight in Bengal, three fifths of the day in Kerala); Assam: seven
 * printed dates
 */
export const SOLAR_CALENDARS = {
  tamil: {
    rule: 'sunset',
    era: 'Shaka',
    yearOffset: -78,
    newYearSignIndex: 0,
    months: [
      'Chithirai', 'Vaikasi', 'Aani', 'Aadi', 'Aavani', 'Purattasi', 'Aippasi', 'Karthikai', 'Margazhi', 'Thai', 'Maasi', 'Panguni',
    ],
  },
  malayalam: {
    rule: 'madhyahna',
    era: 'Kollam',
    yearOffset: -825,
    newYearSignIndex: 4,
    months: [
      'Medam', 'Edavam', 'Mithunam', 'Karkadakam', 'Chingam', 'Kanni', 'Thulam', 'Vrishchikam', 'Dhanu', 'Makaram', 'Kumbham', 'Meenam',
    ],
  },
  odia: {
    rule: 'late_evening',
    era: 'Shaka',
    yearOffset: -78,
    newYearSignIndex: 0,
    months: [
      'Baisakha', 'Jyeshtha', 'Ashadha', 'Shravana', 'Bhadrapada', 'Ashvina', 'Kartika', 'Margashirsha', 'Pausha', 'Magha', 'Phalguna', 'Chaitra',
    ],
  },
  bengali: { rule: 'midnight_zone', era: 'Bengali San', yearOffset: -593, newYearSignIndex: 0, months: BENGALI_MONTHS },
  assamese: {
    rule: 'next_day',
    era: 'Bhaskarabda',
    yearOffset: -593,
    newYearSignIndex: 0,
    months: [
      'Bohag', 'Jeth', 'Ahar', 'Shaon', 'Bhado', 'Ahin', 'Kati', 'Aghon', 'Puh', 'Magh', 'Phagun', 'Sot',
    ],
  },
} as const satisfies Record<string, SolarCalendar>; // prettier-ignore

export type SolarCalendarId = keyof typeof SOLAR_CALENDARS;
// Safe: the keys of the table itself.
export const SOLAR_CALENDAR_IDS = Object.keys(SOLAR_CALENDARS) as SolarCalendarId[];
