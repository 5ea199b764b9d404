import type { Graha, Planet } from '../vocabulary/grahas.ts';
import { type ChartFacts, occupantsOf } from './facts.ts';
import { type Evidence, where, type Yoga, type YogaGroup } from './yoga.ts';

/** Planets that make yogas beside a light: neither the other light nor the nodes. */
export const STAR_PLANETS: readonly Planet[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

type Light = 'sun' | 'moon';

/** Returns the star planets in the second or the twelfth sign from a light. */
export const beside = (facts: ChartFacts, light: Light, house: 2 | 12) =>
  occupantsOf(facts, house, light, STAR_PLANETS);

/** Returns the three yogas of planets before, behind, and on both sides of a light. */
export function besideYogas(
  light: Light,
  group: YogaGroup,
  names: readonly [string, string, string],
  source: string,
): Yoga[] {
  const [second, twelfth, both] = names;
  const whose = light === 'moon' ? 'Moon' : 'Sun';
  const one = 'Mars, Mercury, Jupiter, Venus or Saturn';
  const evidenceOf = (...sides: readonly (readonly Graha[])[]): Evidence | null =>
    where(
      sides.every((side) => side.length > 0),
      sides.flat(),
      { countedFrom: [light] },
    );
  return [
    {
      name: second,
      group,
      rule: `${one} is in the second from the ${whose}.`,
      source,
      find: (facts) => evidenceOf(beside(facts, light, 2)),
    },
    {
      name: twelfth,
      group,
      rule: `${one} is in the twelfth from the ${whose}.`,
      source,
      find: (facts) => evidenceOf(beside(facts, light, 12)),
    },
    {
      name: both,
      group,
      rule: `Both the second and the twelfth from the ${whose} hold one of ${one}.`,
      source,
      find: (facts) => evidenceOf(beside(facts, light, 2), beside(facts, light, 12)),
    },
  ];
}
