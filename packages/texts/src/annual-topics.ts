import { PLANETS, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { HOUSE_NUMBERS, houseName, pairs, type Topic } from './topic.ts';

/** Strength of the lord of a year, by which the books distinguish its results. */
export const YEAR_LORD_STRENGTHS = ['strong', 'medium', 'weak'] as const;
export type YearLordStrength = (typeof YEAR_LORD_STRENGTHS)[number];

/** Topics of a year of life, by the Tajika school. */
export const ANNUAL_TOPICS = {
  muntha: {
    title: 'Muntha in houses',
    rule: 'The house of the muntha in the chart of the year, counted by whole signs from its ascendant.',
    names: new Map(HOUSE_NUMBERS.map((house) => [String(house), `Muntha in the ${houseName(house)}`])),
  },
  'year-lord': {
    title: 'Lord of the year',
    rule: 'The lord of the year by its strength in five vargas: strong with at least 10 Vishwa of 20, weak below 5.',
    names: pairs(PLANETS, YEAR_LORD_STRENGTHS, (planet, strength) => [
      `${planet}-${strength}`,
      `${POINTS[planet].name} as lord of the year, ${strength}`,
    ]),
  },
} as const satisfies Record<string, Topic>;
