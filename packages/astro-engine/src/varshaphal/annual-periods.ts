import type { Chart } from '../chart/chart.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';

/** A period of a year, in days of which the year has 360; half-open. */
export type AnnualPeriod<Lord extends string> = { lord: Lord; name?: string; startDays: number; endDays: number };

type Ruler = { lord: Graha; name?: string; days: number };

/** Rulers from the Sun; Venus, the last, belongs to a remainder of 0. */
const MUDDA: readonly Ruler[] = [
  { lord: 'sun', days: 18 },
  { lord: 'moon', days: 30 },
  { lord: 'mars', days: 21 },
  { lord: 'rahu', days: 54 },
  { lord: 'jupiter', days: 48 },
  { lord: 'saturn', days: 57 },
  { lord: 'mercury', days: 51 },
  { lord: 'ketu', days: 21 },
  { lord: 'venus', days: 60 },
];

const YOGINI: readonly Ruler[] = [
  { lord: 'moon', name: 'Mangala', days: 10 },
  { lord: 'sun', name: 'Pingala', days: 20 },
  { lord: 'jupiter', name: 'Dhanya', days: 30 },
  { lord: 'mars', name: 'Bhramari', days: 40 },
  { lord: 'mercury', name: 'Bhadrika', days: 50 },
  { lord: 'saturn', name: 'Ulka', days: 60 },
  { lord: 'venus', name: 'Siddha', days: 70 },
  { lord: 'rahu', name: 'Sankata', days: 80 },
];

/** Natal input of both dashas. */
export type NatalStar = {
  /** 0 = Ashwini. */
  nakshatraIndex: number;
  /** Share of the star that the natal Moon had not yet crossed, (0, 1]. */
  remainingShare: number;
};

/** Returns the rulers from a first one on: its remaining share opens the year, its elapsed share closes the year. */
function yearFrom(rulers: readonly Ruler[], firstIndex: number, remainingShare: number): AnnualPeriod<Graha>[] {
  const periods: AnnualPeriod<Graha>[] = [];
  let startDays = 0;
  const add = ({ lord, name, days }: Ruler, share: number): void => {
    const endDays = startDays + days * share;
    periods.push({ lord, ...(name === undefined ? {} : { name }), startDays, endDays });
    startDays = endDays;
  };
  add(rowAt(rulers, firstIndex), remainingShare);
  for (let place = 1; place < rulers.length; place += 1) add(rowAt(rulers, firstIndex + place), 1);
  if (remainingShare < 1) add(rowAt(rulers, firstIndex), 1 - remainingShare);
  return periods;
}

/**
 * Returns Mudda dasha, Vimshottari within a year. The first lord is (birth star + completed years − 2) mod 9, counted
 * Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury, Ketu, Venus; the natal Moon gives the balance.
 * @source K.S. Charak, ch. 9; P.V.R. Narasimha Rao, ch. 30
 */
export const muddaDashaOf = ({ nakshatraIndex, remainingShare }: NatalStar, completedYears: number) =>
  yearFrom(MUDDA, nakshatraIndex + completedYears - 2, remainingShare);

/**
 * Returns Varsha Yogini dasha: the eight yoginis within a year, ten days for each of their years. The first is (birth
 * star + completed years + 3) mod 8.
 * @source P.V.R. Narasimha Rao, ch. 30
 */
export const varshaYoginiOf = ({ nakshatraIndex, remainingShare }: NatalStar, completedYears: number) =>
  yearFrom(YOGINI, nakshatraIndex + completedYears + 3, remainingShare);

export type PatyayiniLord = Planet | 'ascendant';

/**
 * Returns Patyayini dasha: the seven and the ascendant by degrees within their signs; the share of each in the year is
 * its distance from the previous one.
 * @param degreesInSign of the annual chart
 * @source K.S. Charak, ch. 5; P.V.R. Narasimha Rao, ch. 30
 */
export function patyayiniOf(degreesInSign: Readonly<Record<PatyayiniLord, number>>): AnnualPeriod<PatyayiniLord>[] {
  const lords = [...PLANETS, 'ascendant'] as const;
  const sorted = lords.toSorted((one, other) => degreesInSign[one] - degreesInSign[other]);
  const largestDeg = degreesInSign[sorted.at(-1) ?? 'ascendant'];
  const daysAt = (deg: number): number => (largestDeg === 0 ? 0 : (deg * 360) / largestDeg);
  return sorted.map((lord, index) => {
    const before = sorted[index - 1];
    const startDays = before === undefined ? 0 : daysAt(degreesInSign[before]);
    return { lord, startDays, endDays: daysAt(degreesInSign[lord]) };
  });
}

export const degreesInSignOf = ({ placements, ascendant }: Chart<Graha>): Readonly<Record<PatyayiniLord, number>> => ({
  sun: placements.sun.degreeInSign,
  moon: placements.moon.degreeInSign,
  mars: placements.mars.degreeInSign,
  mercury: placements.mercury.degreeInSign,
  jupiter: placements.jupiter.degreeInSign,
  venus: placements.venus.degreeInSign,
  saturn: placements.saturn.degreeInSign,
  ascendant: ascendant.degreeInSign,
});
