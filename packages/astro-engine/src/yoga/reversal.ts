import { signIndexOf } from '../core/angle.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { DIGNITIES } from '../vocabulary/dignities.ts';
import { dispositorOf, joins, joinsOrAspects } from './aspects.ts';
import { isDebilitated } from './dignity.ts';
import { type ChartFacts, DUSTHANAS, isIn, KENDRAS, lordOf } from './facts.ts';
import { ASCENDANT_AND_MOON, named, where, type Yoga } from './yoga.ts';

/** Tests from the ascendant or the Moon; the Moon herself only from the ascendant. */
const isInKendra = (facts: ChartFacts, planet: Planet): boolean =>
  ASCENDANT_AND_MOON.some((reference) => reference !== planet && isIn(facts, planet, KENDRAS, reference));

/** Returns the reasons that cancel a debilitation, as sentences; empty if there are none. */
function undoings(facts: ChartFacts, fallen: Planet): string[] {
  const dispositor = dispositorOf(facts, fallen);
  const sign = facts.signIndexes[fallen];
  const exaltedThere = PLANETS.find((planet) => signIndexOf(DIGNITIES[planet].exaltationDeg) === sign);
  const reasons: string[] = [];
  if (isInKendra(facts, dispositor)) reasons.push(`its dispositor ${named(dispositor)} is in a kendra`);
  if (exaltedThere !== undefined && isInKendra(facts, exaltedThere))
    reasons.push(`${named(exaltedThere)}, exalted in its sign, is in a kendra`);
  if (joinsOrAspects(facts, dispositor, fallen))
    reasons.push(`its dispositor ${named(dispositor)} joins or aspects it`);
  return reasons.map((reason) => `${named(fallen)} is debilitated, but ${reason}.`);
}

const vipareeta = (name: string, house: number): Yoga => ({
  name,
  group: 'raja_dhana',
  rule: `The lord of the ${house}th is in the 6th, 8th or 12th (one of the three Vipareeta Raja yogas).`,
  source: 'Phaladeepika ch. 6',
  find: (facts) => {
    const lord = lordOf(facts, house);
    const strangers = PLANETS.filter(
      (planet) => joins(facts, planet, lord) && !facts.ruledHouses[planet].some((ruled) => DUSTHANAS.includes(ruled)),
    );
    return where(isIn(facts, lord, DUSTHANAS), [lord], {
      countedFrom: ['ascendant'],
      notes: strangers.map((planet) => `Not pure: ${named(planet)}, lord of another house, joins it.`),
    });
  },
});

type Kind = 'maha' | 'khala' | 'dainya';
const kindOf = (one: number, other: number): Kind =>
  DUSTHANAS.includes(one) || DUSTHANAS.includes(other) ? 'dainya' : one === 3 || other === 3 ? 'khala' : 'maha';

/** Returns pairs of houses from the ascendant whose lords are in each other's sign. */
function exchanges(facts: ChartFacts): { lords: [Planet, Planet]; houses: [number, number] }[] {
  const found: { lords: [Planet, Planet]; houses: [number, number] }[] = [];
  for (let one = 1; one <= 12; one += 1) {
    for (let other = one + 1; other <= 12; other += 1) {
      const [first, second] = [lordOf(facts, one), lordOf(facts, other)];
      if (first !== second && isIn(facts, first, [other]) && isIn(facts, second, [one]))
        found.push({ lords: [first, second], houses: [one, other] });
    }
  }
  return found;
}

const parivartana = (name: string, kind: Kind, which: string): Yoga => ({
  name,
  group: 'raja_dhana',
  rule: `Two lords stand in each other’s sign, ${which}.`,
  source: 'Phaladeepika ch. 6',
  find: (facts) => {
    const found = exchanges(facts).filter(({ houses: [one, other] }) => kindOf(one, other) === kind);
    return where(
      found.length > 0,
      found.flatMap(({ lords }) => lords),
      {
        countedFrom: ['ascendant'],
        notes: found.map(
          ({ lords: [one, other], houses }) => `${named(one)} and ${named(other)}, lords of ${houses.join(' and ')}.`,
        ),
      },
    );
  },
});

/** Yogas in which weakness turns into strength, and those of exchanged signs. */
export const REVERSAL_YOGAS: readonly Yoga[] = [
  {
    name: 'Neecha-bhanga Raja',
    group: 'raja_dhana',
    rule:
      'A planet is debilitated, but its dispositor or the planet exalted in that sign is in a kendra from the ascendant or ' +
      'the Moon, or its dispositor joins or aspects it.',
    source: 'Phaladeepika ch. 7',
    find: (facts) => {
      const fallen = PLANETS.filter((planet) => isDebilitated(facts, planet));
      const saved = fallen.filter((planet) => undoings(facts, planet).length > 0);
      return where(saved.length > 0, saved, { notes: saved.flatMap((planet) => undoings(facts, planet)) });
    },
  },
  vipareeta('Harsha', 6),
  vipareeta('Sarala', 8),
  vipareeta('Vimala', 12),
  parivartana('Maha Parivartana', 'maha', 'both of the houses 1, 2, 4, 5, 7, 9, 10, 11'),
  parivartana('Khala Parivartana', 'khala', 'one of them the third lord, no lord of 6, 8 or 12'),
  parivartana('Dainya Parivartana', 'dainya', 'one of them lord of the 6th, 8th or 12th'),
];
