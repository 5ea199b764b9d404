import type { Interval } from '../panchang/interval.ts';

/** The times of a day and its night that decide the day of an observance. */
export const KALAS = [
  'sunrise', 'midday', 'sunset', 'midnight', 'moonrise', 'arunodaya', 'pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna', 'purvahna',
  'vijaya', 'pradosha', 'nishitha',
] as const; // prettier-ignore
export type Kala = (typeof KALAS)[number];

/** Input of the kalas. All instants are Julian Days in UT. */
export type DayFrame = { riseJdUt: number; setJdUt: number; nextRiseJdUt: number };

/** Four ghatis. */
const ARUNODAYA_DAYS = 96 / 1440;

type Cut = (day: DayFrame) => Interval;

const partOf =
  (cuts: number, from: number, to: number): Cut =>
  ({ riseJdUt, setJdUt }) => ({
    startJdUt: riseJdUt + ((setJdUt - riseJdUt) * from) / cuts,
    endJdUt: riseJdUt + ((setJdUt - riseJdUt) * to) / cuts,
  });
const partOfNight =
  (cuts: number, from: number, to: number): Cut =>
  ({ setJdUt, nextRiseJdUt }) => ({
    startJdUt: setJdUt + ((nextRiseJdUt - setJdUt) * from) / cuts,
    endJdUt: setJdUt + ((nextRiseJdUt - setJdUt) * to) / cuts,
  });

const CUTS: Readonly<Record<Exclude<Kala, 'moonrise'>, Cut>> = {
  sunrise: partOf(1, 0, 0),
  midday: partOf(2, 1, 1),
  sunset: partOf(1, 1, 1),
  midnight: partOfNight(2, 1, 1),
  arunodaya: ({ riseJdUt }) => ({ startJdUt: riseJdUt - ARUNODAYA_DAYS, endJdUt: riseJdUt }),
  pratah: partOf(5, 0, 1),
  sangava: partOf(5, 1, 2),
  madhyahna: partOf(5, 2, 3),
  aparahna: partOf(5, 3, 4),
  sayahna: partOf(5, 4, 5),
  purvahna: partOf(2, 0, 1),
  vijaya: partOf(15, 10, 11),
  pradosha: partOfNight(5, 0, 1),
  nishitha: partOfNight(15, 7, 8),
};

/**
 * Returns a kala of a day: fifths of the daylight, fifteenths of the day or night, or one instant, whose start is its
 * end. The arunodaya of a day is the dawn before its sunrise; pradosha is three of the fifteen muhurtas of the night.
 * @source Dharmasindhu, first parichchheda; Nirnayasindhu, on the fivefold day; pradosha and the rest fitted to
 * DrikPanchang 2023–2026
 * @accuracy that of sunrise and sunset, 1 s
 */
export const kalaOf = (kala: Exclude<Kala, 'moonrise'>, day: DayFrame): Interval => CUTS[kala](day);
