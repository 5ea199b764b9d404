import { NEPALI_MONTHS } from '@graha/astro-engine/calendar/civil/rows';
import { rowAt } from '@graha/astro-engine/vocabulary/cycle';
import { lunarMonthName } from '@graha/astro-engine/calendar/lunar-month';
import type { Both, Fallback, Vyapti } from '@graha/astro-engine/observance/choice';
import { type Rule, type RuleBasis, type RuleOf, type SolarMonthStart } from '@graha/astro-engine/observance/rules';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { listing } from '../../../wire/words.ts';

/** Rules of observances as sentences. */

const BOTH: Readonly<Record<Both, string>> = {
  first: 'the first of two such days',
  second: 'the second of two such days',
  greater: 'of two such days the one with the greater share',
};
const NONE: Readonly<Record<Fallback, string>> = {
  udaya: 'if there is none, the day with it at sunrise, or the day on which it begins',
  start: 'if there is none, the day from sunrise to sunrise on which it begins',
  end: 'if there is none, the date on which it ends',
};
const STARTS: Readonly<Record<SolarMonthStart, string>> = {
  sunrise: 'from the first sunrise after the entry of the Sun',
  tamil: 'by the Tamil calendar',
  malayalam: 'by the Malayalam calendar',
  odia: 'by the Odia calendar',
  bengali: 'by the Bengali calendar',
  assamese: 'by the Assamese calendar',
};

const held = ({ kala, both, none }: Vyapti): string => `at ${kala}; ${BOTH[both]}; ${NONE[none]}`;
const tithiText = (index: number): string => `${tithiAt(index).paksha} ${tithiAt(index).name}`;
const monthText = (index: number | null): string => (index === null ? 'every month' : lunarMonthName(index));
const starText = (index: number): string => nakshatraAt(index).name;
const signText = (index: number): string => signAt(index).sanskrit;

const ADHIKA = {
  skip: '',
  also: '',
  only: ', only in leap months',
  prefer: ', in the leap month if there is one',
} as const;

const TEXTS: { [Basis in RuleBasis]: (rule: RuleOf<Basis>) => string } = {
  tithi: ({ tithiIndexes, monthIndex, adhika, vyapti }) =>
    `${listing(tithiIndexes.map(tithiText))} of ${monthText(monthIndex)}${ADHIKA[adhika]}, ${held(vyapti)}`,
  nakshatra: ({ nakshatraIndex, vyapti }) => `${starText(nakshatraIndex)}, ${held(vyapti)}`,
  nakshatra_in_solar_month: ({ nakshatraIndex, signIndex, vyapti }) =>
    `The last ${starText(nakshatraIndex)} of the Tamil month of ${signText(signIndex)}, ${held(vyapti)}`,
  tithi_in_solar_month: ({ tithiIndex, signIndex, vyapti }) =>
    `The last ${tithiText(tithiIndex)} of the Tamil month of ${signText(signIndex)}, ${held(vyapti)}`,
  nakshatra_in_waxing_half: ({ nakshatraIndex, monthIndex, vyapti }) =>
    `${starText(nakshatraIndex)} in the waxing half of ${monthText(monthIndex)}, ${held(vyapti)}`,
  ekadashi: ({ monthIndex, tithiIndex, adhika }) =>
    `${tithiText(tithiIndex)} of ${monthText(monthIndex)}${ADHIKA[adhika]}, by the rules of fasts on Ekadashi`,
  ekadashi_in_solar_month: ({ signIndex }) =>
    `The Vaishnava day of Shukla Ekadashi with the Sun in ${signText(signIndex)} at its sunrise`,
  sankranti: ({ signIndex }) =>
    `The entry of the Sun into ${signText(signIndex)}: its date; Karka from sunrise to sunrise, Makara after sunset the next`,
  solar_day: ({ signIndex, dayNumber, start }) =>
    `Day ${dayNumber} of the solar month of ${signText(signIndex)}, ${STARTS[start]}`,
  bikram_sambat: ({ monthIndex, dayNumber }) =>
    `Day ${dayNumber} of ${rowAt(NEPALI_MONTHS, monthIndex)} in Nepal’s Bikram Sambat, by its official table`,
  sun_longitude: ({ longitudeDeg }) =>
    `The day from sunrise to sunrise on which the Sun comes to ${longitudeDeg.toFixed(2)}° of the sidereal zodiac`,
  chandra_darshana: ({ monthIndex }) =>
    `The first evening after the new moon of ${monthText(monthIndex)} with moonset 45 minutes after sunset or later`,
  holika: () =>
    'Phalguna Purnima in pradosha, the second of two; after the end of Bhadra, the next evening if that is past midnight and ' +
    'Purnima lasts three and a half watches',
  vijayadashami: () => 'Ashvina Shukla Dashami in the eleventh muhurta of the day; Shravana decides between two days',
  govardhan: () =>
    'Kartika Shukla Pratipada at the sunrise of its first date, else the next day if it lasts nine muhurtas of that day, else the first',
  weekday_on_or_before: ({ weekdayIndex, tithiIndex, monthIndex }) =>
    `The last ${weekdayAt(weekdayIndex).name} on or before ${tithiText(tithiIndex)} of ${monthText(monthIndex)}`,
  on_weekday: ({ weekdayIndex, rule }) => `${TEXTS.tithi(rule)}; only on a ${weekdayAt(weekdayIndex).name}`,
  weekday_in_month: ({ weekdayIndex, monthIndex, reckoning }) =>
    `Each ${weekdayAt(weekdayIndex).name} with its sunrise in ${monthText(monthIndex)}, months from the ${
      reckoning === 'amanta' ? 'new' : 'full'
    } moon (${reckoning})`,
  offset: ({ of, days }) =>
    days === 0
      ? `The day of ${observanceOf(of).name}`
      : `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'} ${days < 0 ? 'before' : 'after'} ${observanceOf(of).name}`,
};

/** A rule in words. */
export const ruleText = (rule: Rule): string =>
  // Safe: the basis of the rule selects the text for its type.
  `${(TEXTS[rule.basis] as (rule: Rule) => string)(rule)}.`;
