import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { type Modality, signAt } from '../vocabulary/signs.ts';
import { isBenefic, isIn, KENDRAS } from './facts.ts';
import { evidence, where, type Yoga } from './yoga.ts';

/** Nabhasa yogas depend on the pattern of the seven planets; the nodes take no part. */

const asraya = (name: string, modality: Modality): Yoga => ({
  name,
  group: 'nabhasa',
  rule: `All seven planets are in ${modality} signs (Asraya).`,
  source: 'BPHS ch. 35',
  find: (facts) =>
    where(
      PLANETS.every((planet) => signAt(facts.signIndexes[planet]).modality === modality),
      PLANETS,
    ),
});

const dala = (name: string, kind: 'benefics' | 'malefics'): Yoga => ({
  name,
  group: 'nabhasa',
  rule: `Three kendras hold ${kind}, and of the seven planets no other is in a kendra (Dala).`,
  source: 'BPHS ch. 35',
  find: (facts) => {
    const inKendras = PLANETS.filter((planet) => isIn(facts, planet, KENDRAS));
    const kendraCount = KENDRAS.filter((house) => facts.occupiedHouses.has(house)).length;
    const arePure = inKendras.every((planet) => isBenefic(facts, planet) === (kind === 'benefics'));
    return where(kendraCount >= 3 && arePure, inKendras, { countedFrom: ['ascendant'] });
  },
});

/** Returns `count` successive houses from a first one. */
const run = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => ((first - 1 + index) % 12) + 1);

const fills = (occupied: ReadonlySet<number>, houses: readonly number[]): boolean =>
  occupied.size === houses.length && houses.every((house) => occupied.has(house));

const listed = (houses: readonly number[]): string => houses.join(', ');

const akriti = (name: string, ...shapes: readonly (readonly number[])[]): Yoga => ({
  name,
  group: 'nabhasa',
  rule: `All seven planets are in the houses ${shapes.map(listed).join('; or ')}, each of them occupied (Akriti).`,
  source: 'BPHS ch. 35',
  find: ({ occupiedHouses }) =>
    where(
      shapes.some((houses) => fills(occupiedHouses, houses)),
      PLANETS,
      { countedFrom: ['ascendant'] },
    ),
});

/** Benefics on one axis, malefics on the other. */
const crossed = (
  name: string,
  beneficHouses: readonly [number, number],
  maleficHouses: readonly [number, number],
): Yoga => ({
  name,
  group: 'nabhasa',
  rule: `All benefics are in ${beneficHouses.join(' and ')}, all malefics in ${maleficHouses.join(' and ')}, each occupied (Akriti).`,
  source: 'BPHS ch. 35',
  find: (facts) => {
    const isPlaced = (planet: Planet) => isIn(facts, planet, isBenefic(facts, planet) ? beneficHouses : maleficHouses);
    return fills(facts.occupiedHouses, KENDRAS) && PLANETS.every(isPlaced)
      ? evidence(PLANETS, { countedFrom: ['ascendant'] })
      : null;
  },
});

/** Starts of seven-house runs that are not kendras. */
const BETWEEN_KENDRAS = [2, 3, 5, 6, 8, 9, 11, 12];

/** All Nabhasa yogas but the seven of number, which hold only if none of these does. */
export const NABHASA_SHAPES: readonly Yoga[] = [
  asraya('Rajju', 'movable'),
  asraya('Musala', 'fixed'),
  asraya('Nala', 'dual'),
  dala('Mala', 'benefics'),
  dala('Sarpa', 'malefics'),
  akriti('Gada', [1, 4], [4, 7], [7, 10], [10, 1]),
  akriti('Shakata (Nabhasa)', [1, 7]),
  akriti('Vihaga', [4, 10]),
  akriti('Shringataka', [1, 5, 9]),
  akriti('Hala', [2, 6, 10], [3, 7, 11], [4, 8, 12]),
  crossed('Vajra', [1, 7], [4, 10]),
  crossed('Yava', [4, 10], [1, 7]),
  akriti('Kamala', KENDRAS),
  akriti('Vapi', [2, 5, 8, 11], [3, 6, 9, 12]),
  akriti('Yupa', run(1, 4)),
  akriti('Shara', run(4, 4)),
  akriti('Shakti', run(7, 4)),
  akriti('Danda', run(10, 4)),
  akriti('Nauka', run(1, 7)),
  akriti('Kuta', run(4, 7)),
  akriti('Chhatra', run(7, 7)),
  akriti('Chapa', run(10, 7)),
  akriti('Ardha-chandra', ...BETWEEN_KENDRAS.map((first) => run(first, 7))),
  akriti('Chakra', [1, 3, 5, 7, 9, 11]),
  akriti('Samudra', [2, 4, 6, 8, 10, 12]),
];
