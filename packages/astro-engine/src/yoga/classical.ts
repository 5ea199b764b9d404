import { naturalRelation, relationsOf } from '../vocabulary/friendship.ts';
import { type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { aspects, dispositorOf, joins, joinsOrAspects } from './aspects.ts';
import { isExalted, isOwnOrExalted, isStrong } from './dignity.ts';
import { type ChartFacts, isBenefic, isIn, KENDRAS, lordOf, occupantsOf } from './facts.ts';
import { hemmedBy } from './kartari.ts';
import { evidence, type Evidence, where, type Yoga } from './yoga.ts';

/** Whether each of some different planets is in a kendra from every other. */
const inMutualKendras = (facts: ChartFacts, planets: readonly Planet[]): boolean =>
  new Set(planets).size > 1 &&
  planets.every((one) => planets.every((other) => one === other || isIn(facts, one, KENDRAS, other)));

/** Whether a planet is in a sign of its friend, both natural and temporal. */
const isWithGreatFriend = (facts: ChartFacts, planet: Planet): boolean =>
  relationsOf(planet, dispositorOf(facts, planet), facts.chart.placements)?.compound === 'great_friend';

const fromAscendant = (holds: boolean, planets: readonly Graha[]): Evidence | null =>
  where(holds, planets, { countedFrom: ['ascendant'] });

const SARASWATI_PLANETS: readonly Planet[] = ['jupiter', 'venus', 'mercury'];

/** Yogas with individual names in the classical lists. */
export const CLASSICAL_YOGAS: readonly Yoga[] = [
  {
    name: 'Saraswati',
    group: 'major',
    rule:
      'Jupiter, Venus and Mercury are each in 1, 2, 4, 5, 7, 9 or 10, and Jupiter is in his own, a friend’s or his ' +
      'exaltation sign.',
    source: 'Phaladeepika ch. 6',
    find: (facts) => {
      const isAtHome =
        isOwnOrExalted(facts, 'jupiter') || naturalRelation('jupiter', dispositorOf(facts, 'jupiter')) === 'friend';
      const arePlaced = SARASWATI_PLANETS.every((planet) => isIn(facts, planet, [1, 2, 4, 5, 7, 9, 10]));
      return fromAscendant(isAtHome && arePlaced, SARASWATI_PLANETS);
    },
  },
  {
    name: 'Kahala',
    group: 'major',
    rule:
      'The lords of the fourth and ninth are in kendras from each other and the lord of the ascendant is strong; or the ' +
      'lord of the fourth is in its own or exaltation sign with the lord of the tenth.',
    source: 'BPHS ch. 36',
    find: (facts) => {
      const [first, fourth, ninth, tenth] = [lordOf(facts, 1), lordOf(facts, 4), lordOf(facts, 9), lordOf(facts, 10)];
      if (inMutualKendras(facts, [fourth, ninth]) && isStrong(facts, first)) return evidence([fourth, ninth, first]);
      return where(isOwnOrExalted(facts, fourth) && joins(facts, fourth, tenth), [fourth, tenth]);
    },
  },
  {
    name: 'Chamara',
    group: 'major',
    rule:
      'The lord of the ascendant is exalted in a kendra and Jupiter looks at it; or two benefics are among the houses 1, 7, ' +
      '9 and 10.',
    source: 'BPHS ch. 36',
    find: (facts) => {
      const first = lordOf(facts, 1);
      if (isExalted(facts, first) && isIn(facts, first, KENDRAS) && aspects(facts, 'jupiter', first))
        return evidence([first, 'jupiter'], { countedFrom: ['ascendant'] });
      const placed = [...facts.benefics].filter((benefic) => isIn(facts, benefic, [1, 7, 9, 10]));
      return fromAscendant(placed.length >= 2, placed);
    },
  },
  {
    name: 'Shankha',
    group: 'major',
    rule: 'The lords of the fifth and sixth are in kendras from each other and the lord of the ascendant is strong.',
    source: 'BPHS ch. 36',
    find: (facts) => {
      const [first, fifth, sixth] = [lordOf(facts, 1), lordOf(facts, 5), lordOf(facts, 6)];
      return where(inMutualKendras(facts, [fifth, sixth]) && isStrong(facts, first), [fifth, sixth, first]);
    },
  },
  {
    name: 'Bheri',
    group: 'major',
    rule:
      'The lord of the ninth is strong, and either all seven planets are in 1, 2, 7 and 12, or Jupiter, Venus and the lord ' +
      'of the ascendant are in kendras from each other.',
    source: 'BPHS ch. 36',
    find: (facts) => {
      const [first, ninth] = [lordOf(facts, 1), lordOf(facts, 9)];
      if (!isStrong(facts, ninth)) return null;
      if (PLANETS.every((planet) => isIn(facts, planet, [1, 2, 7, 12])))
        return evidence([ninth, ...PLANETS], { countedFrom: ['ascendant'] });
      const three: readonly Planet[] = ['jupiter', 'venus', first];
      return where(inMutualKendras(facts, three), [ninth, ...three]);
    },
  },
  {
    name: 'Parvata',
    group: 'major',
    rule:
      'The kendras hold benefics and no malefic, and the sixth and eighth are empty or hold benefics alone; or the lords of ' +
      'the ascendant and the twelfth are in kendras from each other.',
    source: 'BPHS ch. 36; Phaladeepika ch. 6',
    find: (facts) => {
      const inKendras = KENDRAS.flatMap((house) => occupantsOf(facts, house));
      const inSixthAndEighth = [6, 8].flatMap((house) => occupantsOf(facts, house));
      const isPure = [...inKendras, ...inSixthAndEighth].every((graha) => isBenefic(facts, graha));
      if (inKendras.length > 0 && isPure) return evidence(inKendras, { countedFrom: ['ascendant'] });
      const lords = [lordOf(facts, 1), lordOf(facts, 12)];
      return where(inMutualKendras(facts, lords), lords);
    },
  },
  {
    name: 'Pushkala',
    group: 'major',
    rule:
      'The lord of the Moon’s sign is with the lord of the ascendant, in a kendra or in the sign of ' +
      'its own great friend, and a strong planet looks at the ascendant.',
    source: 'Phaladeepika ch. 6',
    find: (facts) => {
      const [first, host] = [lordOf(facts, 1), dispositorOf(facts, 'moon')];
      const isPlaced = joins(facts, host, first) && (isIn(facts, host, KENDRAS) || isWithGreatFriend(facts, host));
      const onlookers = PLANETS.filter((planet) => isStrong(facts, planet) && aspects(facts, planet, 'ascendant'));
      return fromAscendant(isPlaced && onlookers.length > 0, [first, host, ...onlookers]);
    },
  },
  {
    name: 'Kalanidhi',
    group: 'major',
    rule: 'Jupiter is in the second or fifth, and both Mercury and Venus join or look at him.',
    source: 'Phaladeepika ch. 6',
    find: (facts) =>
      fromAscendant(
        isIn(facts, 'jupiter', [2, 5]) &&
          joinsOrAspects(facts, 'mercury', 'jupiter') &&
          joinsOrAspects(facts, 'venus', 'jupiter'),
        ['jupiter', 'mercury', 'venus'],
      ),
  },
  {
    name: 'Akhanda Samrajya',
    group: 'major',
    rule:
      'The lord of the second, ninth or eleventh is in a kendra from the Moon, and Jupiter rules the second, fifth or ' +
      'eleventh.',
    source: 'B.V. Raman, Three Hundred Important Combinations',
    find: (facts) => {
      const isRuler = facts.ruledHouses['jupiter'].some((house) => [2, 5, 11].includes(house));
      const placed = [2, 9, 11]
        .map((house) => lordOf(facts, house))
        .filter((lord) => lord !== 'moon' && isIn(facts, lord, KENDRAS, 'moon'));
      return where(isRuler && placed.length > 0, [...placed, 'jupiter'], { countedFrom: ['moon'] });
    },
  },
  {
    name: 'Shubha Kartari',
    group: 'major',
    rule: 'Both the second and the twelfth from the ascendant or the Moon hold benefics, and no malefic.',
    source: 'BPHS ch. 36',
    find: (facts) => hemmedBy(facts, (graha) => isBenefic(facts, graha)),
  },
];
