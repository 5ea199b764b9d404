import type { Span } from '../core/search.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Interval } from './interval.ts';

/** Threat of a remainder: death, fire, rulers, thieves, disease; `free` without one. */
export type PanchakaRemainder = 'mrityu' | 'agni' | 'raja' | 'chora' | 'roga' | 'free';
const REMAINDERS: readonly PanchakaRemainder[] = [
  'free', 'mrityu', 'agni', 'free', 'raja', 'free', 'chora', 'free', 'roga',
]; // prettier-ignore

export type PanchakaRahita = Interval & { remainder: number; kind: PanchakaRemainder; lagnaSignIndex: number };

/**
 * Returns the remainder of tithi, weekday, star and rising sign, each counted from 1, modulo nine.
 * @param tithiIndex 0 to 29 from the new moon
 * @source Muhurta Chintamani ch. 2
 */
export function panchakaRemainder(
  tithiIndex: number,
  weekdayIndex: number,
  nakshatraIndex: number,
  lagnaSignIndex: number,
): { remainder: number; kind: PanchakaRemainder } {
  const remainder = (tithiIndex + weekdayIndex + nakshatraIndex + lagnaSignIndex + 4) % 9;
  return { remainder, kind: rowAt(REMAINDERS, remainder) };
}

/** The limbs that touch a day. */
export type RahitaLimbs = { lagnas: readonly Span[]; tithis: readonly Span[]; stars: readonly Span[] };

/**
 * Returns Panchaka Rahita over a sunrise day: pieces by rising sign, tithi and star, each with its remainder.
 * @param weekdayIndex 0 = Sunday
 * @accuracy that of the limbs, 1 s
 */
export const panchakaRahitasOf = (
  { lagnas, tithis, stars }: RahitaLimbs,
  weekdayIndex: number,
  { startJdUt, endJdUt }: Interval,
): PanchakaRahita[] =>
  lagnas.flatMap((lagna) =>
    tithis.flatMap((tithi) =>
      stars.flatMap((star): PanchakaRahita[] => {
        const piece = {
          startJdUt: Math.max(startJdUt, lagna.startJdUt, tithi.startJdUt, star.startJdUt),
          endJdUt: Math.min(endJdUt, lagna.endJdUt, tithi.endJdUt, star.endJdUt),
        };
        if (piece.startJdUt >= piece.endJdUt) return [];
        const left = panchakaRemainder(tithi.index, weekdayIndex, star.index, lagna.index);
        return [{ ...piece, ...left, lagnaSignIndex: lagna.index }];
      }),
    ),
  );
