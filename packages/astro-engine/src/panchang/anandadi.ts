import { rowAt } from '../vocabulary/cycle.ts';

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

/** Shravana, before which Abhijit is counted, among the twenty-seven. */
const SHRAVANA_INDEX = 21;
const STAR_COUNT = 28;
/** The count begins four stars further on each day: Sunday Ashwini, Monday Mrigashirsha, Tuesday Ashlesha … */
const STARS_A_DAY = 4;

/**
 * The yoga of a weekday and the Moon's star, counted over twenty-eight stars. Abhijit is counted, not occupied.
 * @param weekdayIndex 0 = Sunday, of the sunrise day
 * @param nakshatraIndex 0 = Ashwini
 * @returns 0 = Ananda … 27 = Pravardhamana, and its row
 */
export function anandadiYogaAt(weekdayIndex: number, nakshatraIndex: number): { index: number; row: AnandadiYoga } {
  const starIndex = nakshatraIndex < SHRAVANA_INDEX ? nakshatraIndex : nakshatraIndex + 1;
  const index = (starIndex - STARS_A_DAY * weekdayIndex + STAR_COUNT) % STAR_COUNT;
  return { index, row: rowAt(ANANDADI_YOGAS, index) };
}
