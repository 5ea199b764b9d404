import { civilAt, dayCountOf, type CivilDate } from '../core/moment.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { LunarMonth } from './lunar-month.ts';

/** The sixty year names, Prabhava first. @source Surya Siddhanta 14.17; spelling of DrikPanchang */
export const SAMVATSARAS = [
  'Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhata',
  'Ishvara', 'Bahudhanya', 'Pramathi', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Subhanu', 'Tarana', 'Parthiva', 'Vyaya',
  'Sarvajit', 'Sarvadhari', 'Virodhi', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha', 'Durmukhi',
  'Hevilambi', 'Vilambi', 'Vikari', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhi', 'Vishvavasu', 'Parabhava',
  'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhakrit', 'Paridhavi', 'Pramadi', 'Ananda', 'Rakshasa', 'Nala',
  'Pingala', 'Kalayukta', 'Siddharthi', 'Raudra', 'Durmati', 'Dundubhi', 'Rudhirodgari', 'Raktakshi', 'Krodhana', 'Akshaya',
] as const; // prettier-ignore

export type EraYear = { year: number; samvatsara: string };
export type LunarEras = { shaka: EraYear; vikram: EraYear; gujarati: EraYear; kaliYear: number };

const LUNATION_DAYS = 29.530589;
const KARTIKA_INDEX = 7;

/**
 * Returns the Gregorian year in which the lunar year of a month began. Chaitra begins in March or April, so counting
 * back by mean months stays in that year, with one intercalary month more or less.
 */
const yearOfChaitra = ({ monthIndex, startJdUt }: LunarMonth): number =>
  civilAt(startJdUt - monthIndex * LUNATION_DAYS, 0).year;

/**
 * Returns the elapsed years of the lunar eras in a lunar month, with their names of the sixty-year cycle. Shaka, Vikram
 * and Kali years change with Chaitra (with an adhika Chaitra, if there is one), the Gujarati Vikram year with Kartika.
 *
 * The southern cycle follows the Shaka year, the northern one the Vikram year with a constant offset. By mean Jupiter
 * the northern cycle drops a name about every 85 years, with the bija of the Surya Siddhanta next in 2028; printed
 * almanacs do not follow that yet.
 * @source Sewell and Dikshit, The Indian Calendar, §§ 53–71; DrikPanchang 2023
 */
export function lunarErasOf(month: LunarMonth): LunarEras {
  const shakaYear = yearOfChaitra(month) - 78;
  const vikramYear = shakaYear + 135;
  const isNewGujarati =
    month.monthIndex > KARTIKA_INDEX || (month.monthIndex === KARTIKA_INDEX && month.kind !== 'adhika');
  const gujaratiYear = isNewGujarati ? vikramYear : vikramYear - 1;
  return {
    shaka: { year: shakaYear, samvatsara: southernName(shakaYear) },
    vikram: { year: vikramYear, samvatsara: rowAt(SAMVATSARAS, vikramYear + 9) },
    gujarati: { year: gujaratiYear, samvatsara: rowAt(SAMVATSARAS, gujaratiYear + 8) },
    kaliYear: shakaYear + 3179,
  };
}

/** Returns the southern name of a Shaka year, lunar or solar. @param shakaYear elapsed */
export const southernName = (shakaYear: number): string => rowAt(SAMVATSARAS, shakaYear + 11);

/** JDN of the first day of the Kali age, 18 February 3102 BCE (Julian), less the day count of 1970-01-01. */
const KALI_EPOCH_DAYS = 588_466 - 2_440_588;

/**
 * Returns the days elapsed since the Kali age began, for a civil date: 1,863,079 on 2000-01-01.
 * @source Surya Siddhanta 1.45–51
 */
export const kaliAharganaOf = (date: CivilDate): number => dayCountOf(date) - KALI_EPOCH_DAYS;
