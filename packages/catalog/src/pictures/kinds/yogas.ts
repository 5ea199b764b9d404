import type { HouseCard } from '@graha/drawing/house-card';
import type { AnswerOf } from '../answers.ts';

type Yoga = AnswerOf<'yoga', 'detect'>['yogas'][number];

/** The yogas whose condition is met, a card for each. */
export const yogaCards = ({ yogas }: AnswerOf<'yoga', 'detect'>): HouseCard[] =>
  yogas.filter(({ combinations }) => combinations.length > 0).map(cardOf);

const cardOf = (yoga: Yoga): HouseCard => ({
  name: yoga.name,
  note: [
    yoga.has_yoga ? capitalized(yoga.strength ?? '') : 'Cancelled',
    ...(yoga.share_percent === null ? [] : [`in ${yoga.share_percent} % of charts`]),
  ].join(', '),
  lit: litOf(yoga),
});

/** The houses of all combinations, each planet once. */
function litOf({ combinations }: Yoga): HouseCard['lit'] {
  const houses = new Map<number, Set<string>>();
  for (const { planets, houses: places } of combinations) {
    for (const [index, planet] of planets.entries()) {
      const house = places[index];
      if (house !== undefined) houses.set(house, (houses.get(house) ?? new Set()).add(planet));
    }
  }
  return [...houses].toSorted(([a], [b]) => a - b).map(([house, bodies]) => ({ house, bodies: [...bodies] }));
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
