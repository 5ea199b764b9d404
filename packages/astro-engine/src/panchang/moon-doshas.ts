import { wholeSecond } from '../core/moment.ts';
import { printedSpansBetween } from '../core/printed.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type Almanac, panchangDayAt } from './day.ts';
import type { Interval } from './interval.ts';
import { type LightAngles, limbsBetween } from './limbs.ts';

/** Threat of a Panchaka, by the weekday on which it begins; null on Wednesday and Thursday. */
export type PanchakaKind = 'roga' | 'raja' | 'agni' | 'chora' | 'mrityu';
/** Kinds from Sunday. @source Muhurta Chintamani ch. 2; names as almanacs print them */
const PANCHAKA_KINDS: readonly (PanchakaKind | null)[] = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu'];

export type Panchaka = Interval & { kind: PanchakaKind | null; weekdayIndex: number };

/** The last sixth of the zodiac, Aquarius and Pisces: Dhanishta pada 3 to Revati. */
const [SIXTHS, LAST_SIXTH] = [6, 5];

/**
 * Returns Panchaka: the Moon in Aquarius or Pisces, some five days of each month, in its full length, with its kind.
 * @source Muhurta Chintamani ch. 2
 * @accuracy 0.5 s at both ends
 */
export const panchakasBetween = (
  almanac: Almanac,
  { moon }: Pick<LightAngles, 'moon'>,
  fromJdUt: number,
  untilJdUt: number,
): Panchaka[] =>
  printedSpansBetween(moon, SIXTHS, fromJdUt, untilJdUt)
    .filter(({ index }) => index === LAST_SIXTH)
    .map(({ startJdUt, endJdUt }) => {
      const { weekdayIndex } = panchangDayAt(almanac, startJdUt);
      return { startJdUt, endJdUt, weekdayIndex, kind: rowAt(PANCHAKA_KINDS, weekdayIndex) };
    });

/** Stars at the joints of signs, with their worst pada. @source Muhurta Chintamani ch. 2 */
const GANDA_MOOLA: Readonly<Record<number, number>> = { 0: 1, 8: 4, 9: 1, 17: 4, 18: 1, 26: 4 };
const PADAS = 4;

export type GandaMoola = Interval & { nakshatraIndex: number; worstPadaNumber: number; worstPada: Interval };

/** Ganda Moola: the Moon in Ashwini, Ashlesha, Magha, Jyeshtha, Moola or Revati, whole stars. @accuracy 0.5 s */
export const gandaMoolasBetween = (angles: LightAngles, fromJdUt: number, untilJdUt: number): GandaMoola[] =>
  limbsBetween(angles, 'nakshatra', fromJdUt, untilJdUt).flatMap(({ index, startJdUt, endJdUt }) => {
    const worstPadaNumber = GANDA_MOOLA[index];
    if (worstPadaNumber === undefined) return [];
    const padas = printedSpansBetween(angles.moon, 27 * PADAS, startJdUt, endJdUt);
    const pada = padas.find((one) => one.index === index * PADAS + worstPadaNumber - 1);
    if (pada === undefined) throw new RangeError(`no pada ${worstPadaNumber} in nakshatra ${index}`);
    const worstPada = { startJdUt: pada.startJdUt, endJdUt: pada.endJdUt };
    return [{ startJdUt, endJdUt, nakshatraIndex: index, worstPadaNumber, worstPada }];
  });

/** Two ghatis of 24 minutes. */
const GANDANTA_DAYS = 48 / 1440;
const PURNA_TITHIS = 5;

export type TithiGandanta = Interval & { endingTithiIndex: number };

/** Tithi Gandanta: the last two ghatis of the tithis 5, 10 and 15 and the first two of 6, 11 and 1. @source Narada Samhita on gandanta */
export const tithiGandantasBetween = (angles: LightAngles, fromJdUt: number, untilJdUt: number): TithiGandanta[] =>
  limbsBetween(angles, 'tithi', fromJdUt - GANDANTA_DAYS, untilJdUt + GANDANTA_DAYS)
    .filter(({ index }) => (index + 1) % PURNA_TITHIS === 0)
    .map(({ index, endJdUt }) => ({
      startJdUt: wholeSecond(endJdUt - GANDANTA_DAYS),
      endJdUt: wholeSecond(endJdUt + GANDANTA_DAYS),
      endingTithiIndex: index,
    }))
    .filter(({ startJdUt, endJdUt }) => startJdUt < untilJdUt && endJdUt > fromJdUt);
