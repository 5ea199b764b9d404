import { countFrom, rowAt } from '../vocabulary/cycle.ts';
import type { Quality } from '../vocabulary/quality.ts';

export type ChandraBala = {
  birthSignIndex: number;
  /** House of the transit Moon from the birth sign. */ houseNumber: number;
  quality: Quality;
  isChandrashtama: boolean;
};

const GOOD_HOUSES: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);
const CHANDRASHTAMA_HOUSE = 8;

/**
 * Returns the strength of the Moon for each birth sign: her house from it. The eighth, chandrashtama, is the worst.
 * @param transitSignIndex sign of the Moon now, 0 = Aries
 * @returns twelve, by birth sign from Aries
 * @source Muhurta Chintamani ch. 4; strict texts leave out 2, 5 and 9, which here count as bad too
 */
export const chandraBala = (transitSignIndex: number): ChandraBala[] =>
  Array.from({ length: 12 }, (_, birthSignIndex) => {
    const houseNumber = countFrom(birthSignIndex, transitSignIndex, 12);
    return {
      birthSignIndex,
      houseNumber,
      quality: GOOD_HOUSES.has(houseNumber) ? 'good' : 'bad',
      isChandrashtama: houseNumber === CHANDRASHTAMA_HOUSE,
    };
  });

export type Tara = { name: string; quality: Quality };

/** The nine taras. Janma is mixed: avoided for journeys and medicine. @source Muhurta Chintamani ch. 4 */
export const TARAS: readonly Tara[] = [
  { name: 'Janma', quality: 'mixed' },
  { name: 'Sampat', quality: 'good' },
  { name: 'Vipat', quality: 'bad' },
  { name: 'Kshema', quality: 'good' },
  { name: 'Pratyari', quality: 'bad' },
  { name: 'Sadhaka', quality: 'good' },
  { name: 'Naidhana', quality: 'bad' },
  { name: 'Mitra', quality: 'good' },
  { name: 'Parama Mitra', quality: 'good' },
];

export type TaraBala = {
  birthNakshatraIndex: number;
  /** 1 to 9. */ taraNumber: number;
  tara: Tara;
  /** The round of nine, 1 to 3. */ round: number;
};

/**
 * Returns the tara of each birth star: the distance of the Moon's present star from it, in nines.
 * @param transitNakshatraIndex star of the Moon now, 0 = Ashwini
 * @returns twenty-seven, by birth star from Ashwini
 */
export const taraBala = (transitNakshatraIndex: number): TaraBala[] =>
  Array.from({ length: 27 }, (_, birthNakshatraIndex) => {
    const count = countFrom(birthNakshatraIndex, transitNakshatraIndex, 27);
    return {
      birthNakshatraIndex,
      taraNumber: ((count - 1) % 9) + 1,
      tara: rowAt(TARAS, count - 1),
      round: Math.ceil(count / 9),
    };
  });
