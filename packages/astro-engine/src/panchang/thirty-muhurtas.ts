import type { Quality } from '../vocabulary/quality.ts';
import { type Interval, tile } from './interval.ts';

export type MuhurtaRow = { name: string; quality: Quality };
export type Muhurta = Interval &
  MuhurtaRow & { isDay: boolean; /** 1 to 15 within its day or night. */ number: number };

const good = (name: string): MuhurtaRow => ({ name, quality: 'good' });
const bad = (name: string): MuhurtaRow => ({ name, quality: 'bad' });

/** @source Narada Samhita 9.1–5; Vriddha Vasishtha Samhita 17. Vidhi, the eighth, is Abhijit; some lists avoid it on Monday and Friday */
const DAY: readonly MuhurtaRow[] = [
  bad('Rudra'), bad('Ahi'), good('Mitra'), bad('Pitri'), good('Vasu'), good('Udaka'), good('Vishvedeva'), good('Vidhi'),
  good('Brahma'), good('Indra'), bad('Indragni'), bad('Nirriti'), good('Varuna'), good('Aryaman'), bad('Bhaga'),
]; // prettier-ignore
const NIGHT: readonly MuhurtaRow[] = [
  bad('Ishvara'), bad('Ajapada'), good('Ahirbudhnya'), good('Pushan'), good('Ashvini'), bad('Yama'), bad('Agni'), good('Vidhatri'),
  good('Chandra'), good('Aditi'), good('Jiva'), good('Vishnu'), good('Arka'), good('Tvashtri'), good('Vayu'),
]; // prettier-ignore

const cut = (whole: Interval | null, isDay: boolean, rows: readonly MuhurtaRow[]): Muhurta[] =>
  whole === null
    ? []
    : tile(whole, rows.length).flatMap((part, index) => {
        const row = rows[index];
        return row === undefined ? [] : [{ ...part, ...row, isDay, number: index + 1 }];
      });

/**
 * Returns the thirty muhurtas: fifteenths of the day and of the night, each with its name and quality.
 * @param daylight sunrise to sunset; null without it: its fifteen are left out
 * @source Narada Samhita 9.1–5; Vriddha Vasishtha Samhita 17
 * @accuracy that of sunrise and sunset, 1 s
 */
export const thirtyMuhurtas = (daylight: Interval | null, night: Interval | null): Muhurta[] => [
  ...cut(daylight, true, DAY),
  ...cut(night, false, NIGHT),
];
