import type { Planet } from '../vocabulary/grahas.ts';
import { PAIRS, type Tie, tieOf } from './aspects.ts';
import { isOwnOrExalted, isStrong } from './dignity.ts';
import { type ChartFacts, isIn, KENDRAS, lordOf, TRIKONAS } from './facts.ts';
import { evidence, named, where, type Yoga } from './yoga.ts';

type Bound = { one: Planet; other: Planet; tie: Tie };

const boundPairs = (facts: ChartFacts, isWanted: (one: Planet, other: Planet) => boolean): Bound[] =>
  PAIRS.flatMap(([one, other]) => {
    const tie = isWanted(one, other) || isWanted(other, one) ? tieOf(facts, one, other) : null;
    return tie === null ? [] : [{ one, other, tie }];
  });

const lordship = (facts: ChartFacts, planet: Planet): string =>
  `${named(planet)}, lord of ${facts.ruledHouses[planet].join(' and ')}`;

const noteOf = (facts: ChartFacts, { one, other, tie }: Bound): string =>
  `${lordship(facts, one)}, and ${lordship(facts, other)}: ${tie}.`;

/** Lists every tie; one is enough. */
const tied = (facts: ChartFacts, pairs: readonly Bound[]) =>
  where(
    pairs.length > 0,
    pairs.flatMap(({ one, other }) => [one, other]),
    {
      countedFrom: ['ascendant'],
      notes: pairs.map((pair) => noteOf(facts, pair)),
      combinations: pairs.map((pair) => ({ planets: [pair.one, pair.other], note: noteOf(facts, pair) })),
    },
  );

const rules = (facts: ChartFacts, planet: Planet, houses: readonly number[]): boolean =>
  facts.ruledHouses[planet].some((house) => houses.includes(house));

/** Yogas of power and wealth, made by lords of houses. */
export const RAJA_DHANA_YOGAS: readonly Yoga[] = [
  {
    name: 'Raja',
    group: 'raja_dhana',
    rule:
      'The lord of a kendra (1, 4, 7, 10) and the lord of a trikona (1, 5, 9), two planets, are in conjunction, in mutual ' +
      'aspect or in exchange of signs.',
    source: 'BPHS ch. 39',
    find: (facts) =>
      tied(
        facts,
        boundPairs(facts, (one, other) => rules(facts, one, KENDRAS) && rules(facts, other, TRIKONAS)),
      ),
  },
  {
    name: 'Dharma-Karmadhipati',
    group: 'raja_dhana',
    rule: 'The lords of the ninth and the tenth are in conjunction, in mutual aspect or in exchange of signs.',
    source: 'BPHS ch. 39',
    find: (facts) =>
      tied(
        facts,
        boundPairs(facts, (one, other) => one === lordOf(facts, 9) && other === lordOf(facts, 10)),
      ),
  },
  {
    name: 'Yogakaraka',
    group: 'raja_dhana',
    rule: 'One planet rules both a kendra (4, 7, 10) and a trikona (5, 9).',
    source: 'BPHS ch. 34',
    find: (facts) => {
      const ninth = [5, 9].map((house) => lordOf(facts, house)).filter((planet) => rules(facts, planet, [4, 7, 10]));
      return where(ninth.length > 0, ninth, { countedFrom: ['ascendant'] });
    },
  },
  {
    name: 'Dhana',
    group: 'raja_dhana',
    rule:
      'The lord of the second or eleventh and the lord of the first, fifth or ninth, two planets, are in conjunction, in ' +
      'mutual aspect or in exchange of signs.',
    source: 'BPHS ch. 41',
    find: (facts) =>
      tied(
        facts,
        boundPairs(facts, (one, other) => rules(facts, one, [2, 11]) && rules(facts, other, TRIKONAS)),
      ),
  },
  {
    name: 'Lakshmi',
    group: 'raja_dhana',
    rule:
      'The lord of the ninth is in its own or exaltation sign, in a kendra or trikona, and the lord of the ascendant is ' +
      'strong.',
    source: 'BPHS ch. 36',
    find: (facts) => {
      const [first, ninth] = [lordOf(facts, 1), lordOf(facts, 9)];
      const isPlaced = isOwnOrExalted(facts, ninth) && isIn(facts, ninth, [...KENDRAS, ...TRIKONAS]);
      return isPlaced && isStrong(facts, first) ? evidence([ninth, first], { countedFrom: ['ascendant'] }) : null;
    },
  },
];
