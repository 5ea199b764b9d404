import { printedNextReach, printedPreviousReach } from '../core/printed.ts';
import type { Span } from '../core/search.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { ABHIJIT } from '../vocabulary/nakshatras.ts';
import type { Interval } from './interval.ts';
import { type LightAngles, limbsBetween } from './limbs.ts';

export type AnandadiYoga = { name: string; effect: string; isGood: boolean };

const good = (name: string, effect: string): AnandadiYoga => ({ name, effect, isGood: true });
const bad = (name: string, effect: string): AnandadiYoga => ({ name, effect, isGood: false });

/** The twenty-eight yogas of weekday and star. @source Muhurta Chintamani ch. 1; effects as almanacs print them */
export const ANANDADI_YOGAS: readonly AnandadiYoga[] = [
  good('Ananda', 'Siddhi'), bad('Kaladanda', 'Mrityu'), bad('Dhumra', 'Asukha'), good('Dhata', 'Saubhagya'),
  good('Saumya', 'Bahusukha'), bad('Dhwanksha', 'Dhanakshaya'), good('Dhwaja', 'Saubhagya'), good('Shrivatsa', 'Saukhya-sampatti'),
  bad('Vajra', 'Kshaya'), bad('Mudgara', 'Lakshmi-kshaya'), good('Chhatra', 'Raja-sanmana'), good('Mitra', 'Pushti'),
  good('Manasa', 'Saubhagya'), good('Padma', 'Dhanagama'), bad('Lumbaka', 'Dhanakshaya'), bad('Utpata', 'Prana-nasha'),
  bad('Mrityu', 'Mrityu'), bad('Kana', 'Klesha'), good('Siddhi', 'Karya-siddhi'), good('Shubha', 'Kalyana'),
  good('Amrita', 'Raja-sanmana'), bad('Musala', 'Dhanakshaya'), bad('Gada', 'Bhaya'), good('Matanga', 'Kula-vriddhi'),
  bad('Rakshasa', 'Maha-kashta'), good('Chara', 'Karya-siddhi'), good('Sthira', 'Griharambha'), good('Pravardhamana', 'Vivaha'),
]; // prettier-ignore

export const STAR_COUNT = 28;
/** Index of Abhijit among the twenty-eight; the stars from Shravana on have an index one higher than among the twenty-seven. */
const ABHIJIT_INDEX = 21;
const SHRAVANA_INDEX = 21;
const UTTARA_ASHADHA_INDEX = 20;
/** The count begins four stars further on each day: Sunday Ashwini, Monday Mrigashirsha, Tuesday Ashlesha … */
const STARS_A_DAY = 4;

/** Returns the index among the twenty-eight of a star of the twenty-seven. @param nakshatraIndex 0 = Ashwini */
export const starIndexOf = (nakshatraIndex: number): number =>
  nakshatraIndex < SHRAVANA_INDEX ? nakshatraIndex : nakshatraIndex + 1;

const yogaIndexOf = (weekdayIndex: number, starIndex: number): number =>
  (starIndex - STARS_A_DAY * weekdayIndex + STAR_COUNT) % STAR_COUNT;

/**
 * Returns the yoga of a weekday and the Moon's star, counted over twenty-eight stars. Abhijit is counted, but never
 * occupied.
 * @param weekdayIndex 0 = Sunday, of the sunrise day
 * @param nakshatraIndex 0 = Ashwini
 * @returns 0 = Ananda … 27 = Pravardhamana, and its row
 */
export function anandadiYogaAt(weekdayIndex: number, nakshatraIndex: number): { index: number; row: AnandadiYoga } {
  const index = yogaIndexOf(weekdayIndex, starIndexOf(nakshatraIndex));
  return { index, row: rowAt(ANANDADI_YOGAS, index) };
}

/** A yoga with the Moon's whole time in its star; `index` is the index of the yoga. */
export type AnandadiSpan = Span & { row: AnandadiYoga };

/**
 * Returns the yogas of every star that the Moon passes between two instants, all by one weekday. First and last star
 * are whole.
 * @param weekdayIndex 0 = Sunday, of the sunrise day
 * @param occupiesAbhijit true for the school in which Abhijit (276°40′ to 280°53′20″) is a separate star of the Moon
 * @accuracy 0.5 s, the rounding of both ends
 */
export function anandadiYogasBetween(
  angles: LightAngles,
  weekdayIndex: number,
  { startJdUt, endJdUt }: Interval,
  occupiesAbhijit = false,
): AnandadiSpan[] {
  const spans = limbsBetween(angles, 'nakshatra', startJdUt, endJdUt);
  const stars = occupiesAbhijit
    ? spans.flatMap((span, place) => cutByAbhijit(angles, span, place === 0))
    : spans.map((span) => ({ ...span, index: starIndexOf(span.index) }));
  return stars
    .filter((star) => star.endJdUt > startJdUt && star.startJdUt < endJdUt)
    .map((star) => {
      const index = yogaIndexOf(weekdayIndex, star.index);
      return { ...star, index, row: rowAt(ANANDADI_YOGAS, index) };
    });
}

/** Cuts out Abhijit, the end of Uttara Ashadha and the start of Shravana; Shravana yields it only as the first span. */
function cutByAbhijit({ moon }: LightAngles, { index, startJdUt, endJdUt }: Span, isFirst: boolean): Span[] {
  if (index === UTTARA_ASHADHA_INDEX) {
    const entryJdUt = printedNextReach(moon, ABHIJIT.fromDeg, startJdUt);
    const exitJdUt = printedNextReach(moon, ABHIJIT.toDeg, endJdUt); // Same start as for Shravana, so the same number.
    return [
      { index, startJdUt, endJdUt: entryJdUt },
      { index: ABHIJIT_INDEX, startJdUt: entryJdUt, endJdUt: exitJdUt },
    ];
  }
  if (index !== SHRAVANA_INDEX) return [{ index: starIndexOf(index), startJdUt, endJdUt }];
  const exitJdUt = printedNextReach(moon, ABHIJIT.toDeg, startJdUt);
  const shravana = { index: starIndexOf(index), startJdUt: exitJdUt, endJdUt };
  if (!isFirst) return [shravana];
  const entryJdUt = printedPreviousReach(moon, ABHIJIT.fromDeg, startJdUt);
  return [{ index: ABHIJIT_INDEX, startJdUt: entryJdUt, endJdUt: exitJdUt }, shravana];
}
