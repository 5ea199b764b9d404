import { countFrom } from './cycle.ts';
import { type Planet, type Relation } from './grahas.ts';
import { DIGNITIES } from './dignities.ts';

export type CompoundRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy';

/**
 * Returns the natural relation of a planet to another. Not mutual: Mercury is a friend of the Moon, but the Moon is
 * Mercury's enemy.
 * @returns null for a planet and itself
 * @source BPHS ch. 3, v. 55
 */
export function naturalRelation(of: Planet, towards: Planet): Relation | null {
  if (of === towards) return null;
  if (DIGNITIES[of].friends.includes(towards)) return 'friend';
  return DIGNITIES[of].enemies.includes(towards) ? 'enemy' : 'neutral';
}

/**
 * Returns the temporal friendship: a planet in the 2nd, 3rd, 4th, 10th, 11th or 12th from another is its friend, else
 * its enemy.
 * @param ownSignIndex sign of the planet, 0 = Aries
 * @source BPHS ch. 3, v. 56
 */
function temporalRelation(ownSignIndex: number, otherSignIndex: number): 'friend' | 'enemy' {
  const house = countFrom(ownSignIndex, otherSignIndex, 12);
  return (house >= 2 && house <= 4) || house >= 10 ? 'friend' : 'enemy';
}

const COMPOUND: Readonly<Record<Relation, Readonly<Record<'friend' | 'enemy', CompoundRelation>>>> = {
  friend: { friend: 'great_friend', enemy: 'neutral' },
  neutral: { friend: 'friend', enemy: 'enemy' },
  enemy: { friend: 'neutral', enemy: 'great_enemy' },
};

export type Relations = { natural: Relation; temporal: 'friend' | 'enemy'; compound: CompoundRelation };

/**
 * Returns the relation of a planet of a chart to another: natural, temporal, and both combined in five grades
 * (panchadha).
 * @param placements of the birth chart; signIndex 0 = Aries
 * @returns null for a planet and itself
 * @source BPHS ch. 3, vv. 55–58
 */
export function relationsOf(
  of: Planet,
  towards: Planet,
  placements: Readonly<Record<Planet, { signIndex: number }>>,
): Relations | null {
  const natural = naturalRelation(of, towards);
  if (natural === null) return null;
  const temporal = temporalRelation(placements[of].signIndex, placements[towards].signIndex);
  return { natural, temporal, compound: COMPOUND[natural][temporal] };
}
