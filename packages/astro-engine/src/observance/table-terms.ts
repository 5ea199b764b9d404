import type { Both, Fallback, Vyapti } from './choice.ts';
import type { Kala } from './kalas.ts';
import type { AdhikaRule, RuleOf } from './rules.ts';

/** The words in which the tables of observances are written: months, tithis and stars are counted from 1 there, signs from 0. */

export const vyapti = (kala: Kala, both: Both, none: Fallback): Vyapti => ({ kala, both, none });

/** @param month 1 is Chaitra @param tithi 1 to 30 from the new moon */
export const onTithi = (
  month: number,
  tithi: number,
  kala: Kala,
  both: Both,
  none: Fallback,
  adhika: AdhikaRule = 'skip',
): RuleOf<'tithi'> => ({
  basis: 'tithi',
  monthIndex: month - 1,
  tithiIndexes: [tithi - 1],
  adhika,
  vyapti: vyapti(kala, both, none),
});

/** @param tithis 1 to 30 from the new moon */
export const everyMonth = (tithis: readonly number[], kala: Kala, both: Both, none: Fallback): RuleOf<'tithi'> => ({
  basis: 'tithi',
  monthIndex: null,
  tithiIndexes: tithis.map((tithi) => tithi - 1),
  adhika: 'also',
  vyapti: vyapti(kala, both, none),
});

/** @param star 1 is Ashwini */
export const onStar = (star: number, kala: Kala, both: Both, none: Fallback): RuleOf<'nakshatra'> => ({
  basis: 'nakshatra',
  nakshatraIndex: star - 1,
  vyapti: vyapti(kala, both, none),
});

/** @param signIndex 0 is Mesha @param star 1 is Ashwini */
export const onStarIn = (
  signIndex: number,
  star: number,
  kala: Kala,
  both: Both,
  none: Fallback,
): RuleOf<'nakshatra_in_solar_month'> => ({
  basis: 'nakshatra_in_solar_month',
  signIndex,
  nakshatraIndex: star - 1,
  vyapti: vyapti(kala, both, none),
});

/** @param month 1 is Chaitra, null every month @param tithi 11 or 26 */
export const onEkadashi = (month: number | null, tithi: number, adhika: AdhikaRule = 'skip'): RuleOf<'ekadashi'> => ({
  basis: 'ekadashi',
  monthIndex: month === null ? null : month - 1,
  tithiIndex: tithi - 1,
  adhika,
});

/** @param weekdayIndex 0 is Sunday */
export const onWeekday = (weekdayIndex: number, rule: RuleOf<'tithi'>): RuleOf<'on_weekday'> => ({
  basis: 'on_weekday',
  weekdayIndex,
  rule,
});
