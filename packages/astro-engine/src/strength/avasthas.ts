import { degreeInSign } from '../core/angle.ts';
import { type CompoundRelation } from '../vocabulary/friendship.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Planet, Relation } from '../vocabulary/grahas.ts';
import { signOf } from '../vocabulary/signs.ts';
import { dignityAt, isInDebilitationSign, isInExaltationSign, isInOwnSign } from './dignity.ts';

/** Five ages of a planet, by bands of 6° within its sign. */
export const AGES = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type Age = (typeof AGES)[number];

/** Wakefulness of a planet. */
export const ALERTNESS = ['jagrat', 'swapna', 'sushupti'] as const;
export type Alertness = (typeof ALERTNESS)[number];

/** Mood of a planet, by its sign. */
export const MOODS = ['deepta', 'swastha', 'mudita', 'shanta', 'deena', 'duhkhita', 'khala'] as const;
export type Mood = (typeof MOODS)[number];

/**
 * Returns the age of a planet (baladi avastha): infant, youth, adult, old, dead in odd signs, in reverse order in even
 * ones.
 * @source BPHS ch. 45, vv. 3–4
 */
export function ageAt(siderealDeg: number): Age {
  const bandIndex = Math.floor(degreeInSign(siderealDeg) / 6);
  return rowAt(AGES, signOf(siderealDeg).parity === 'odd' ? bandIndex : AGES.length - 1 - bandIndex);
}

/**
 * Returns the wakefulness of a planet (jagradadi avastha): awake in its own or exaltation sign, asleep in its
 * debilitation or an enemy's sign, dreaming in the sign of a friend or neutral.
 * @param relation to the lord of the sign, by nature; 'own' in its own sign
 * @source BPHS ch. 45, v. 5
 */
export function alertnessAt(planet: Planet, siderealDeg: number, relation: Relation | 'own'): Alertness {
  if (isInExaltationSign(planet, siderealDeg) || isInOwnSign(planet, siderealDeg)) return 'jagrat';
  return isInDebilitationSign(planet, siderealDeg) || relation === 'enemy' ? 'sushupti' : 'swapna';
}

const MOOD_OF: Readonly<Record<CompoundRelation, Mood>> = {
  great_friend: 'mudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'duhkhita',
  great_enemy: 'khala',
};

/**
 * Returns the mood of a planet (deeptadi avastha): bright in exaltation, content in its own sign, else by compound
 * friendship with the lord of the sign. Mercury, lord of his own exaltation sign, is bright in its first 16° and
 * content in the rest.
 * @source BPHS ch. 45, vv. 7–10; Phaladeepika ch. 3
 */
export function moodAt(planet: Planet, siderealDeg: number, relation: CompoundRelation | 'own'): Mood {
  if (dignityAt(planet, siderealDeg) === 'exalted') return 'deepta';
  if (isInOwnSign(planet, siderealDeg) || relation === 'own') return 'swastha';
  return isInExaltationSign(planet, siderealDeg) ? 'deepta' : MOOD_OF[relation];
}
