import type { Planet } from '../vocabulary/grahas.ts';
import { type Figure, lordOfHouse } from './figure.ts';

/** The planets that stand for the two sides of a question. */
export type Significators = {
  /** Lord of the ascendant. */
  querent: Planet;
  /** Whether the Moon stands for the querent too: unless she is the lord of the matter. */
  hasMoon: boolean;
  /** Lord of the house of the matter. */
  quesited: Planet;
};

/** Returns the significators of a question. @param houseNumber 2 to 12 @source Christian Astrology, ch. 20 */
export function significatorsOf(figure: Figure, houseNumber: number): Significators {
  const [querent, quesited] = [lordOfHouse(figure, 1), lordOfHouse(figure, houseNumber)];
  return { querent, quesited, hasMoon: quesited !== 'moon' };
}

/** Returns the pairs whose application answers the question; none if one planet is both and is the Moon. */
export function pairsOf({ querent, quesited, hasMoon }: Significators): (readonly [Planet, Planet])[] {
  const lords = querent === quesited ? [] : [[querent, quesited] as const];
  return hasMoon && querent !== 'moon' ? [...lords, ['moon', quesited] as const] : lords;
}

/** Returns the significators, each once. */
export const listOf = ({ querent, quesited, hasMoon }: Significators): Planet[] => [
  ...new Set<Planet>([querent, ...(hasMoon ? (['moon'] as const) : []), quesited]),
];
