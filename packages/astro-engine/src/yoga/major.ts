import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { joinsOrAspects } from './aspects.ts';
import { isCombust, isDebilitated, isOwnOrExalted } from './dignity.ts';
import { isIn, KENDRAS, occupantsOf } from './facts.ts';
import { ASCENDANT_AND_MOON, evidence, fromAny, named, notesOf, where, type Yoga } from './yoga.ts';

const mahapurusha = (name: string, planet: Planet): Yoga => ({
  name,
  group: 'major',
  rule: `${named(planet)} is in its own or exaltation sign and in a kendra (1, 4, 7, 10) from the ascendant or the Moon.`,
  source: 'BPHS ch. 75; from the Moon: Phaladeepika ch. 6',
  find: (facts) =>
    isOwnOrExalted(facts, planet)
      ? fromAny(
          ASCENDANT_AND_MOON.filter((reference) => reference !== planet),
          (reference) => isIn(facts, planet, KENDRAS, reference),
          () => [planet],
        )
      : null,
});

/** The five Mahapurusha yogas, and yogas with which most readings begin. */
export const MAJOR_YOGAS: readonly Yoga[] = [
  mahapurusha('Ruchaka', 'mars'),
  mahapurusha('Bhadra', 'mercury'),
  mahapurusha('Hamsa', 'jupiter'),
  mahapurusha('Malavya', 'venus'),
  mahapurusha('Sasa', 'saturn'),
  {
    name: 'Gajakesari',
    group: 'major',
    rule: 'Jupiter is in a kendra (1, 4, 7, 10) from the Moon.',
    source: 'BPHS ch. 36, whose further conditions are notes on what weakens it',
    find: (facts) =>
      where(isIn(facts, 'jupiter', KENDRAS, 'moon'), ['jupiter', 'moon'], {
        countedFrom: ['moon'],
        notes: notesOf([
          [isDebilitated(facts, 'jupiter'), 'Weakened: Jupiter is debilitated.'],
          [isCombust(facts, 'jupiter'), 'Weakened: Jupiter is combust.'],
          [
            ![...facts.benefics].some((benefic) => benefic !== 'jupiter' && joinsOrAspects(facts, benefic, 'jupiter')),
            'Weakened: no benefic joins or aspects Jupiter.',
          ],
        ]),
      }),
  },
  {
    name: 'Chatussagara',
    group: 'major',
    rule: 'Each of the four kendras (1, 4, 7, 10) holds one of the seven planets.',
    source: 'B.V. Raman, Three Hundred Important Combinations',
    find: (facts) => {
      const kendras = KENDRAS.map((house) => occupantsOf(facts, house, 'ascendant', PLANETS));
      return where(
        kendras.every((occupants) => occupants.length > 0),
        kendras.flat(),
        { countedFrom: ['ascendant'] },
      );
    },
  },
  {
    name: 'Mahabhagya',
    group: 'major',
    rule: 'A man born by day with ascendant, Sun and Moon in odd signs, or a woman born by night with all three in even ones.',
    source: 'Phaladeepika ch. 6',
    needs: 'gender',
    find: ({ chart: { ascendant, placements }, gender, isDayBirth }) => {
      const oddCount = [ascendant, placements.sun, placements.moon].filter(
        ({ signIndex }) => signIndex % 2 === 0,
      ).length;
      const holds = gender === 'male' ? isDayBirth && oddCount === 3 : !isDayBirth && oddCount === 0;
      return holds ? evidence(['sun', 'moon']) : null;
    },
  },
];
