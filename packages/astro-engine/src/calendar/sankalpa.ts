import { signIndexOf } from '../core/angle.ts';
import { type LightAngles, limbIndexAt } from '../panchang/limbs.ts';
import { karanaAt, tithiAt } from '../panchang/names.ts';
import { ayanaOf } from '../panchang/ritu.ts';
import { normalizeDeg } from '../core/angle.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { lunarErasOf, SAMVATSARAS, southernName } from './eras.ts';
import { type LunarMonth, lunarMonthAt, purnimantaMonthIndex } from './lunar-month.ts';
import type { SolarDate } from './solar-month.ts';
import {
  AYANA_LOCATIVES,
  FIRST_TITHI_OF_THE_SOUTH,
  FULL_MOON_LOCATIVE,
  KARANA_STEMS,
  LUNAR_MONTH_STEMS,
  NEW_MOON_LOCATIVE,
  RITU_LOCATIVES,
  SAMVATSARA_STEMS,
  SIGN_STEMS,
  SOLAR_MONTH_STEMS,
  STAR_STEMS,
  TAMIL_STAR_STEMS,
  TITHI_LOCATIVES,
  WEEKDAY_STEMS,
  YOGA_STEMS,
} from './sankalpa-words.ts';

/**
 * Customs of the sankalpa: months, years and words of a region. deccan: amanta months and Shalivahana years; tamil: solar
 * months; north: purnimanta months and Vikrama years; gujarat: amanta months and Vikrama years from Kartika.
 */
export const SANKALPA_TRADITIONS = ['deccan', 'tamil', 'north', 'gujarat'] as const;
export type SankalpaTradition = (typeof SANKALPA_TRADITIONS)[number];

/** Everything that the line names, at the moment of the rite. Indices are 0-based. */
export type SankalpaMoment = {
  year: number;
  samvatsara: string;
  ayana: 'Uttarayana' | 'Dakshinayana';
  /** From Vasanta. */
  rituIndex: number;
  /** From Chaitra, or from Mesha if `isSolar`. */
  monthIndex: number;
  isSolar: boolean;
  isAdhika: boolean;
  tithiIndex: number;
  weekdayIndex: number;
  nakshatraIndex: number;
  yogaIndex: number;
  karanaIndex: number;
  sunSignIndex: number;
  moonSignIndex: number;
};

type Year = Pick<SankalpaMoment, 'year' | 'samvatsara'>;
type Month = Pick<SankalpaMoment, 'monthIndex' | 'isSolar' | 'isAdhika'>;

function yearOf(tradition: SankalpaTradition, month: LunarMonth, solar: Pick<SolarDate, 'year'>): Year {
  if (tradition === 'tamil') return { year: solar.year, samvatsara: southernName(solar.year) };
  const { shaka, vikram, gujarati } = lunarErasOf(month);
  return { deccan: shaka, north: vikram, gujarat: gujarati }[tradition];
}

function monthOf(
  tradition: SankalpaTradition,
  month: LunarMonth,
  tithiIndex: number,
  solar: Pick<SolarDate, 'signIndex'>,
): Month {
  if (tradition === 'tamil') return { monthIndex: solar.signIndex, isSolar: true, isAdhika: false };
  const monthIndex = tradition === 'north' ? purnimantaMonthIndex(month, tithiIndex) : month.monthIndex;
  return { monthIndex, isSolar: false, isAdhika: month.kind === 'adhika' };
}

/**
 * Returns what a sankalpa names at an instant. The season is that of the month that is spoken, two months each from
 * Chaitra or Mesha; the ayana is that of the sidereal Sun.
 * @param solar the day in the Tamil calendar
 * @param weekdayIndex of the day from sunrise to sunrise, 0 = Sunday
 * @source Nirnayasindhu, first chapter, on the seasons of lunar and solar months; printed sankalpas of 2013–2026
 * @accuracy 1 s in each limb
 */
export function sankalpaMomentOf(
  tradition: SankalpaTradition,
  angles: LightAngles,
  jdUt: number,
  { solar, weekdayIndex }: { solar: Pick<SolarDate, 'signIndex' | 'year'>; weekdayIndex: number },
): SankalpaMoment {
  const lunarMonth = lunarMonthAt(angles, jdUt);
  const tithiIndex = limbIndexAt(angles, 'tithi', jdUt);
  const month = monthOf(tradition, lunarMonth, tithiIndex, solar);
  const sunDeg = normalizeDeg(angles.sun.degAt(jdUt));
  return {
    ...yearOf(tradition, lunarMonth, solar),
    ...month,
    ayana: ayanaOf(sunDeg),
    rituIndex: Math.floor(month.monthIndex / 2),
    tithiIndex,
    weekdayIndex,
    nakshatraIndex: limbIndexAt(angles, 'nakshatra', jdUt),
    yogaIndex: limbIndexAt(angles, 'yoga', jdUt),
    karanaIndex: limbIndexAt(angles, 'karana', jdUt),
    sunSignIndex: signIndexOf(sunDeg),
    moonSignIndex: signIndexOf(normalizeDeg(angles.moon.degAt(jdUt))),
  };
}

/** Words of a sankalpa for each thing that changes with time, in IAST, with the endings of the locative. */
export type SankalpaWords = Readonly<
  Record<'samvatsara' | 'ayana' | 'ritu' | 'month' | 'paksha' | 'tithi' | 'weekday' | 'nakshatra' | 'yoga' | 'karana', string>
>; // prettier-ignore

const isSouthern = (tradition: SankalpaTradition): boolean => tradition === 'deccan' || tradition === 'tamil';

/** `adhika` before a month; its a joins with the ā of Ashadha and Ashvina. */
const monthStem = ({ monthIndex, isSolar, isAdhika }: Month): string => {
  if (isSolar) return rowAt(SOLAR_MONTH_STEMS, monthIndex);
  const stem = rowAt(LUNAR_MONTH_STEMS, monthIndex);
  if (!isAdhika) return stem;
  return stem.startsWith('ā') ? `adhik${stem}` : `adhika${stem}`;
};

/** Returns the locative of a tithi. @param tithiIndex 0 to 29 from the new moon */
export function tithiLocative(tithiIndex: number, tradition: SankalpaTradition): string {
  if (tithiIndex === 14) return FULL_MOON_LOCATIVE;
  if (tithiIndex === 29) return NEW_MOON_LOCATIVE;
  if (tithiIndex % 15 === 0 && isSouthern(tradition)) return FIRST_TITHI_OF_THE_SOUTH;
  return rowAt(TITHI_LOCATIVES, tithiIndex % 15);
}

const starStem = (index: number, tradition: SankalpaTradition): string =>
  (tradition === 'tamil' ? TAMIL_STAR_STEMS[index] : undefined) ?? rowAt(STAR_STEMS, index);

/**
 * Returns the words of a moment: `meṣamāse`, `caturthyām`. In the south weekday, star, yoga and karana are adjectives of
 * the tithi (`yuktāyām`); in the north each is a locative of its own.
 * @source the templates of printed sankalpas of each region
 */
export function sankalpaWordsOf(moment: SankalpaMoment, tradition: SankalpaTradition): SankalpaWords {
  const { tithiIndex, karanaIndex, samvatsara } = moment;
  const joined = (stem: string, kind: 'vāsara' | 'nakṣatra' | 'yoga' | 'karaṇa'): string =>
    isSouthern(tradition) ? `${stem}${kind}yuktāyām` : `${stem}${kind.slice(0, -1)}e`;
  const yearIndex = SAMVATSARAS.findIndex((name) => name === samvatsara);
  const weekdays = WEEKDAY_STEMS[isSouthern(tradition) ? 'south' : 'north'];
  const karana = KARANA_STEMS[karanaAt(karanaIndex).name];
  if (karana === undefined) throw new RangeError(`no Sanskrit word for karana ${karanaIndex}`);
  return {
    samvatsara: `${rowAt(SAMVATSARA_STEMS, yearIndex)}nāma saṃvatsare`,
    ayana: AYANA_LOCATIVES[moment.ayana],
    ritu: rowAt(RITU_LOCATIVES, moment.rituIndex),
    month: `${monthStem(moment)}māse`,
    paksha: tithiAt(tithiIndex).paksha === 'Shukla' ? 'śuklapakṣe' : 'kṛṣṇapakṣe',
    tithi: tithiLocative(tithiIndex, tradition),
    weekday: joined(rowAt(weekdays, moment.weekdayIndex), 'vāsara'),
    nakshatra: joined(starStem(moment.nakshatraIndex, tradition), 'nakṣatra'),
    yoga: joined(rowAt(YOGA_STEMS, moment.yogaIndex), 'yoga'),
    karana: joined(karana, 'karaṇa'),
  };
}

/** Returns `meṣarāśisthite`: standing in the sign. */
export const inSignLocative = (signIndex: number): string => `${rowAt(SIGN_STEMS, signIndex)}rāśisthite`;
