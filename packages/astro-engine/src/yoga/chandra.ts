import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { joins } from './aspects.ts';
import { beside, besideYogas, STAR_PLANETS } from './beside.ts';
import {
  type ChartFacts,
  houseFrom,
  isBenefic,
  isIn,
  KENDRAS,
  occupantsOf,
  type Reference,
  UPACHAYAS,
} from './facts.ts';
import { ASCENDANT_AND_MOON, fromAny, named, where, type Yoga } from './yoga.ts';

const ADHI_PLANETS: readonly Planet[] = ['mercury', 'jupiter', 'venus'];

const COUNTED_FROM_MOON = { countedFrom: ['moon'] } as const;

/** Planets in kendras from Moon or ascendant, which cancel the lack of company. */
function companionsOf(facts: ChartFacts): string | null {
  const others = PLANETS.filter((planet) => planet !== 'moon');
  const inKendras = others.filter((planet) => ASCENDANT_AND_MOON.some((from) => isIn(facts, planet, KENDRAS, from)));
  if (inKendras.length === 0) return null;
  const places = inKendras.map((planet) => {
    const from = isIn(facts, planet, KENDRAS, 'moon') ? 'moon' : 'ascendant';
    const house = houseFrom(facts, from, planet);
    return `${named(planet)} in house ${house} from the ${from === 'moon' ? 'Moon' : 'ascendant'}`;
  });
  return `Planets in kendras: ${places.join(', ')}.`;
}

const adhi = (name: string, reference: Reference, from: string): Yoga => ({
  name,
  group: reference === 'moon' ? 'chandra' : 'major',
  rule: `Mercury, Jupiter and Venus are all in houses 6, 7 and 8 from the ${from}, however distributed.`,
  source: reference === 'moon' ? 'BPHS ch. 37' : 'BPHS ch. 36',
  find: (facts) =>
    where(
      ADHI_PLANETS.every((planet) => isIn(facts, planet, [6, 7, 8], reference)),
      ADHI_PLANETS,
      { countedFrom: [reference] },
    ),
});

/** Yogas of planets around the Moon. */
export const CHANDRA_YOGAS: readonly Yoga[] = [
  ...besideYogas('moon', 'chandra', ['Sunafa', 'Anafa', 'Durudhara'], 'BPHS ch. 37'),
  {
    name: 'Kemadruma',
    group: 'chandra',
    rule:
      'None of Mars, Mercury, Jupiter, Venus and Saturn is in the second, in the twelfth or with the Moon. Planets in ' +
      'kendras from the Moon or the ascendant cancel it.',
    source: 'BPHS ch. 37',
    find: (facts) => {
      const company = [...beside(facts, 'moon', 2), ...beside(facts, 'moon', 12)].length;
      const isAlone = company === 0 && !STAR_PLANETS.some((planet) => joins(facts, planet, 'moon'));
      return where(isAlone, ['moon'], { ...COUNTED_FROM_MOON, cancelledBy: companionsOf(facts) });
    },
  },
  {
    name: 'Chandra-Mangala',
    group: 'chandra',
    rule: 'Mars is with the Moon or opposite her.',
    source: 'B.V. Raman, Three Hundred Important Combinations',
    find: (facts) => where(isIn(facts, 'mars', [1, 7], 'moon'), ['moon', 'mars'], COUNTED_FROM_MOON),
  },
  adhi('Adhi', 'moon', 'Moon'),
  adhi('Lagnadhi', 'ascendant', 'ascendant'),
  {
    name: 'Vasumati',
    group: 'chandra',
    rule: 'All benefics are in upachayas (3, 6, 10, 11) from the Moon or the ascendant.',
    source: 'Phaladeepika ch. 6',
    find: (facts) => {
      const counted = (from: Reference) => [...facts.benefics].filter((benefic) => benefic !== from);
      return fromAny(
        ASCENDANT_AND_MOON,
        (from) => counted(from).every((benefic) => isIn(facts, benefic, UPACHAYAS, from)),
        ([from = 'ascendant']) => counted(from),
      );
    },
  },
  {
    name: 'Amala',
    group: 'chandra',
    rule: 'The tenth from the ascendant or the Moon holds natural benefics and no other.',
    source: 'BPHS ch. 36',
    find: (facts) => {
      const tenth = (from: Reference) => occupantsOf(facts, 10, from);
      const isPure = (from: Reference) =>
        tenth(from).length > 0 && tenth(from).every((graha) => isBenefic(facts, graha));
      return fromAny(ASCENDANT_AND_MOON, isPure, (countedFrom) => countedFrom.flatMap(tenth));
    },
  },
];
