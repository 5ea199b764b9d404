import { countFrom, rowAt } from '../vocabulary/cycle.ts';

/** Auspicious meetings of a weekday (and once of the Sun's star) with the Moon's star. */
export type SpecialYoga = { name: string; description: string };

const SARVARTHA: SpecialYoga = { name: 'Sarvartha Siddhi', description: 'Weekday and star favour every undertaking.' };
const AMRITA: SpecialYoga = {
  name: 'Amrita Siddhi',
  description: 'The one star that makes a weekday immortal in effect.',
};
const RAVI: SpecialYoga = {
  name: 'Ravi Yoga',
  description: 'The Moon’s star counted from the Sun’s removes obstacles.',
};

/** From Sunday; 0 = Ashwini. @source Muhurta Chintamani ch. 1 */
const SARVARTHA_STARS: readonly (readonly number[])[] = [
  [12, 18, 11, 20, 25, 0, 7],
  [21, 3, 4, 7, 16],
  [0, 25, 2, 8],
  [3, 16, 12, 2, 4],
  [26, 16, 0, 6, 7],
  [26, 16, 0, 6, 21],
  [21, 3, 14],
];
const AMRITA_STARS: readonly number[] = [12, 4, 0, 16, 7, 26, 3];
const RAVI_COUNTS: ReadonlySet<number> = new Set([4, 6, 9, 10, 13, 20]);

/**
 * Which of them a weekday and two stars make.
 * @param weekdayIndex 0 = Sunday, of the sunrise day
 * @param moonNakshatraIndex 0 = Ashwini
 * @param sunNakshatraIndex 0 = Ashwini
 */
export function specialYogasOf(
  weekdayIndex: number,
  moonNakshatraIndex: number,
  sunNakshatraIndex: number,
): SpecialYoga[] {
  const found: SpecialYoga[] = [];
  if (rowAt(SARVARTHA_STARS, weekdayIndex).includes(moonNakshatraIndex)) found.push(SARVARTHA);
  if (rowAt(AMRITA_STARS, weekdayIndex) === moonNakshatraIndex) found.push(AMRITA);
  if (RAVI_COUNTS.has(countFrom(sunNakshatraIndex, moonNakshatraIndex, 27))) found.push(RAVI);
  return found;
}
