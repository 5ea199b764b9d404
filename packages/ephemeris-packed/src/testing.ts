import { MODERN_YEARS, type Years } from './coverage.ts';

/** Returns a generator of pseudorandom numbers with a fixed seed: the same numbers in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a function that picks one of some rows by such numbers. */
export const pickerBy =
  (next: () => number) =>
  <Row>(rows: readonly Row[]): Row => {
    const row = rows[Math.floor(next() * rows.length)];
    if (row === undefined) throw new RangeError('nothing to pick from');
    return row;
  };

/** Instants within packed years. */
export function instants(count: number, seed: number, marginDays = 0, years: Years = MODERN_YEARS): number[] {
  const next = seeded(seed);
  const days = years.untilJdUt - years.firstJdUt - 2 * marginDays;
  return Array.from({ length: count }, () => years.firstJdUt + marginDays + next() * days);
}

/** Arc seconds between two angles, whichever way is shorter. */
export const arcSeconds = (aDeg: number, bDeg: number): number => {
  const deg = aDeg - bDeg;
  return Math.abs(deg - 360 * Math.round(deg / 360)) * 3600;
};

/** The segments of the library's file of the Moon: her speed jumps at their borders, and with it the true node. */
const MOON_FILE = { startJd: 2_378_487.555_370_702, segmentDays: 27.554_551_430_949_1 };

/** Returns the distance from an instant to the nearest of those borders, days. */
export function daysFromMoonBorder(jd: number): number {
  const segments = (jd - MOON_FILE.startJd) / MOON_FILE.segmentDays;
  return Math.abs(segments - Math.round(segments)) * MOON_FILE.segmentDays;
}
