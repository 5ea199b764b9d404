import { rowAt } from '../vocabulary/cycle.ts';
import type { Quality } from '../vocabulary/quality.ts';

export type Paksha = 'Shukla' | 'Krishna';
export type TithiGroup = 'Nanda' | 'Bhadra' | 'Jaya' | 'Rikta' | 'Purna';
export type Tithi = {
  name: string;
  paksha: Paksha;
  /** 1 to 15 within its half of the month. */ dayOfPaksha: number;
  group: TithiGroup;
};

const TITHI_NAMES = [
  'Pratipada', 'Dwitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami',
  'Ashtami', 'Navami', 'Dashami', 'Ekadashi', 'Dwadashi', 'Trayodashi', 'Chaturdashi',
] as const; // prettier-ignore
const TITHI_GROUPS: readonly TithiGroup[] = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'];

/** The thirty lunar days: fifteen of the waxing half (Shukla) to the full moon, fifteen of the waning (Krishna) to the new. */
export const TITHIS: readonly Tithi[] = Array.from({ length: 30 }, (_, index) => {
  const dayIndex = index % 15;
  const paksha = index < 15 ? 'Shukla' : 'Krishna';
  const fullOrNew = paksha === 'Shukla' ? 'Purnima' : 'Amavasya';
  return {
    name: TITHI_NAMES[dayIndex] ?? fullOrNew,
    paksha,
    dayOfPaksha: dayIndex + 1,
    group: rowAt(TITHI_GROUPS, dayIndex),
  };
});

export type NityaYoga = {
  name: string;
  quality: Quality;
  /** The part to avoid, if it is not the whole. */ avoid: string | null;
};

const good = (name: string): NityaYoga => ({ name, quality: 'good', avoid: null });
const bad = (name: string, avoid: string | null = null): NityaYoga => ({ name, quality: 'bad', avoid });

/**
 * The twenty-seven yogas of the sum of Sun and Moon. Nine are inauspicious, two of them (Vyatipata, Vaidhriti) wholly.
 * @source Muhurta Chintamani ch. 1; a ghati is 24 minutes
 */
export const NITYA_YOGAS: readonly NityaYoga[] = [
  bad('Vishkambha', 'first 3 ghatis'), good('Priti'), good('Ayushman'), good('Saubhagya'), good('Shobhana'),
  bad('Atiganda', 'first 6 ghatis'), good('Sukarma'), good('Dhriti'), bad('Shula', 'first 5 ghatis'), bad('Ganda', 'first 6 ghatis'),
  good('Vriddhi'), good('Dhruva'), bad('Vyaghata', 'first 9 ghatis'), good('Harshana'), bad('Vajra', 'first 3 ghatis'),
  good('Siddhi'), bad('Vyatipata'), good('Variyan'), bad('Parigha', 'first half'), good('Shiva'), good('Siddha'), good('Sadhya'),
  good('Shubha'), good('Shukla'), good('Brahma'), good('Indra'), bad('Vaidhriti'),
]; // prettier-ignore

export type Karana = { name: string; kind: 'movable' | 'fixed'; quality: Quality };

const MOVABLE_KARANAS: readonly Karana[] = ['Bava', 'Balava', 'Kaulava', 'Taitila', 'Garaja', 'Vanija', 'Vishti'].map(
  (name) => ({
    name,
    kind: 'movable',
    quality: name === 'Vishti' ? 'bad' : 'good', // Vishti is Bhadra, which every muhurta avoids.
  }),
);
const KIMSTUGHNA: Karana = { name: 'Kimstughna', kind: 'fixed', quality: 'mixed' };
const LAST_FIXED: readonly Karana[] = ['Shakuni', 'Chatushpada', 'Naga'].map((name) => ({
  name,
  kind: 'fixed',
  quality: 'bad',
}));

/**
 * Returns the karana of a half tithi: seven movable ones repeat eight times, four fixed ones are around the new moon.
 * @param karanaIndex 0 to 59 from the new moon
 * @source Surya Siddhanta 2.67–69
 */
export function karanaAt(karanaIndex: number): Karana {
  if (karanaIndex === 0) return KIMSTUGHNA;
  return karanaIndex <= 56 ? rowAt(MOVABLE_KARANAS, karanaIndex - 1) : rowAt(LAST_FIXED, karanaIndex - 57);
}

/** @param tithiIndex 0 to 29 from the new moon */
export const tithiAt = (tithiIndex: number): Tithi => rowAt(TITHIS, tithiIndex);
/** @param yogaIndex 0 to 26, Vishkambha first */
export const nityaYogaAt = (yogaIndex: number): NityaYoga => rowAt(NITYA_YOGAS, yogaIndex);
