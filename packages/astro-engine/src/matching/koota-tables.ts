import type { Gana, YoniAnimal } from '../vocabulary/nakshatras.ts';
import type { Planet, Relation } from '../vocabulary/grahas.ts';
import { naturalRelation } from '../vocabulary/friendship.ts';
import type { Varna, Vashya } from '../vocabulary/signs.ts';
import { type ScoreTable, scoreTable, withBothWays } from './score-table.ts';

/** Rank of the varnas, the highest first. */
export const VARNA_RANKS: Readonly<Record<Varna, number>> = { brahmin: 4, kshatriya: 3, vaishya: 2, shudra: 1 };

const VASHYAS = ['chatushpada', 'manava', 'jalachara', 'vanachara', 'keeta'] as const satisfies readonly Vashya[];

const STANDARD_VASHYA = scoreTable(VASHYAS, [
  '2   1   1   0.5 1',
  '1   2   0.5 0   1',
  '1   0.5 2   1   1',
  '0   0   1   2   0',
  '1   0   1   0   2',
]);

/**
 * Vashya scores. The table is asymmetric: a Leo groom may suit a quadruped bride a little, a Leo bride never suits such
 * a groom.
 * @source standard: Saral Asht-Koot Milan p. 10, and the tables that Indian almanac sites follow; saravali: the table
 * of Maitreya; astroyogi: two cells more generous
 */
export const VASHYA_TABLES = {
  standard: STANDARD_VASHYA,
  saravali: scoreTable(VASHYAS, [
    '2   1   0.5 0   1',
    '0   2   1   0   1',
    '0   1   2   0   1',
    '0.5 0.5 1   2   0',
    '0   1   1   0   2',
  ]),
  astroyogi: withBothWays(STANDARD_VASHYA, [
    ['manava', 'jalachara', 1.5],
    ['chatushpada', 'vanachara', 1.5],
  ]),
} as const satisfies Record<string, ScoreTable<Vashya>>;

const YONIS = [
  'horse', 'elephant', 'sheep', 'serpent', 'dog', 'cat', 'rat', 'cow', 'buffalo', 'tiger', 'deer', 'monkey', 'mongoose', 'lion',
] as const satisfies readonly YoniAnimal[]; // prettier-ignore

/**
 * Friendship of the animals. Two of one kind get all four points, whatever their sexes; sworn enemies get none.
 * @source raman: B.V. Raman, Muhurta; saral: Saral Jyotish p. 150
 */
export const YONI_TABLES = {
  raman: scoreTable(YONIS, [
    '4 2 2 3 2 2 2 1 0 1 3 3 2 1',
    '2 4 3 3 2 2 2 2 3 1 2 3 2 0',
    '2 3 4 2 1 2 1 3 3 1 2 0 3 1',
    '3 3 2 4 2 1 1 1 1 2 2 2 0 2',
    '2 2 1 2 4 2 1 2 2 1 0 2 1 1',
    '2 2 2 1 2 4 0 2 2 1 3 3 2 1',
    '2 2 1 1 1 0 4 2 2 2 2 2 1 2',
    '1 2 3 1 2 2 2 4 3 0 3 2 2 1',
    '0 3 3 1 2 2 2 3 4 1 2 2 2 1',
    '1 1 1 2 1 1 2 0 1 4 1 1 2 1',
    '3 2 2 2 0 3 2 3 2 1 4 2 2 1',
    '3 3 0 2 2 3 2 2 2 1 2 4 3 2',
    '2 2 3 0 1 2 1 2 2 2 2 3 4 2',
    '1 0 1 2 1 1 2 1 1 1 1 2 2 4',
  ]),
  saral: scoreTable(YONIS, [
    '4 2 3 2 2 3 3 3 0 1 3 2 2 1',
    '2 4 3 2 2 3 3 3 3 1 3 2 2 0',
    '3 3 4 2 2 3 3 3 3 1 3 0 2 1',
    '2 2 2 4 2 1 1 2 2 2 2 1 0 2',
    '2 2 2 2 4 1 2 2 2 2 0 2 2 2',
    '3 3 3 1 1 4 0 3 3 2 3 2 2 2',
    '3 3 3 1 2 0 4 3 3 2 3 2 1 1',
    '3 3 3 2 2 3 3 4 3 0 3 2 2 1',
    '0 3 3 2 2 3 3 3 4 1 1 2 2 1',
    '1 1 1 2 2 2 2 1 1 4 1 2 2 1',
    '3 3 3 2 0 3 2 3 3 1 4 2 2 3',
    '2 2 0 1 2 2 2 2 2 2 2 4 2 2',
    '2 2 2 0 2 2 1 2 2 2 2 2 4 2',
    '1 0 1 2 2 2 2 1 1 2 1 2 2 4',
  ]),
} as const satisfies Record<string, ScoreTable<YoniAnimal>>;

/** Whether tradition calls two animals sworn enemies: horse and buffalo, elephant and lion, cow and tiger, …. */
export const areEnemies = (one: YoniAnimal, other: YoniAnimal): boolean => YONI_TABLES.raman[one][other] === 0;

/** Returns the sworn enemy of an animal. */
export function enemyYoniOf(animal: YoniAnimal): YoniAnimal {
  const enemy = YONIS.find((other) => areEnemies(animal, other));
  if (enemy === undefined) throw new RangeError(`${animal} has no enemy`);
  return enemy;
}

const GANAS = ['deva', 'manushya', 'rakshasa'] as const satisfies readonly Gana[];
const STANDARD_GANA = scoreTable(GANAS, ['6 5 1', '6 6 0', '0 0 6']);

/**
 * Gana scores. A deva groom and a manushya bride get full points, a manushya groom and a deva bride one point less.
 * @source standard: Saral Jyotish p. 152, and the tables that Indian almanac sites follow; saral_asht_koot: Saral
 * Asht-Koot Milan p. 29, which leaves one point to a rakshasa bride of a deva groom
 */
export const GANA_TABLES = {
  standard: STANDARD_GANA,
  saral_asht_koot: scoreTable(GANAS, ['6 5 1', '6 6 0', '1 0 6']),
} as const satisfies Record<string, ScoreTable<Gana>>;

const MAITRI = scoreTable(['friend', 'neutral', 'enemy'] as const satisfies readonly Relation[], [
  '5 4   1',
  '4 3   0.5',
  '1 0.5 0',
]);

/**
 * Returns the points for the lords of two Moon signs, by the natural relation of each to the other.
 * @source natural friendship of BPHS ch. 3, v. 55; points as the printed ashtakoot tables have them
 */
export function maitriPoints(bride: Planet, groom: Planet): number {
  const [towardsGroom, towardsBride] = [naturalRelation(bride, groom), naturalRelation(groom, bride)];
  return towardsGroom === null || towardsBride === null ? 5 : MAITRI[towardsGroom][towardsBride];
}
