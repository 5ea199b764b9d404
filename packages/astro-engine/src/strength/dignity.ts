import { normalizeDeg, shortestArcDeg, signIndexOf } from '../core/angle.ts';
import { type Planet } from '../vocabulary/grahas.ts';
import { DIGNITIES, debilitationDegOf } from '../vocabulary/dignities.ts';
import { ownSignIndexesOf } from '../vocabulary/signs.ts';

export const DIGNITY_NAMES = ['exalted', 'moolatrikona', 'own', 'debilitated'] as const;
export type DignityName = (typeof DIGNITY_NAMES)[number];

/** Whether a longitude is in the sign of a planet's exaltation, at any degree. */
export const isInExaltationSign = (planet: Planet, siderealDeg: number): boolean =>
  signIndexOf(siderealDeg) === signIndexOf(DIGNITIES[planet].exaltationDeg);

/** Whether a longitude is in the sign of a planet's debilitation, at any degree. */
export const isInDebilitationSign = (planet: Planet, siderealDeg: number): boolean =>
  signIndexOf(siderealDeg) === signIndexOf(debilitationDegOf(planet));

/** Whether a longitude is in a sign that a planet rules. */
export const isInOwnSign = (planet: Planet, siderealDeg: number): boolean =>
  ownSignIndexesOf(planet).includes(signIndexOf(siderealDeg));

/**
 * Returns the dignity of a planet by its degree. If exaltation and moolatrikona share a sign, the degrees divide it:
 * the Moon is exalted in the first 4° of Taurus, Mercury in the first 16° of Virgo, with moolatrikona from 16° to 20°
 * and own sign after that.
 * @returns null in any other sign: friendship counts there
 * @source BPHS ch. 3, vv. 49–54; the books disagree about the nodes, so they have none
 */
export function dignityAt(planet: Planet, siderealDeg: number): DignityName | null {
  const deg = normalizeDeg(siderealDeg);
  const { exaltationDeg, moolatrikona } = DIGNITIES[planet];
  const isMoolatrikona = deg >= moolatrikona.fromDeg && deg < moolatrikona.toDeg;
  const isShared = signIndexOf(exaltationDeg) === signIndexOf(moolatrikona.fromDeg);
  if (isInExaltationSign(planet, deg) && (!isShared || deg < moolatrikona.fromDeg)) return 'exalted';
  if (isInDebilitationSign(planet, deg)) return 'debilitated';
  if (isMoolatrikona) return 'moolatrikona';
  return isInOwnSign(planet, deg) ? 'own' : null;
}

/** Returns the distance of a planet from the Sun along the zodiac, 0 to 180 degrees. */
export const sunSeparationDeg = (sunDeg: number, longitudeDeg: number): number =>
  Math.abs(shortestArcDeg(sunDeg, longitudeDeg));

/**
 * Whether a planet is combust: nearer to the Sun than its orb, which is smaller for retrograde Mercury and Venus.
 * @returns false for the Sun itself
 * @source Surya Siddhanta ch. 9, vv. 6–9
 */
export function isCombustAt(
  planet: Planet,
  { longitudeDeg, isRetrograde }: { longitudeDeg: number; isRetrograde: boolean },
  sunDeg: number,
): boolean {
  const orbDeg = DIGNITIES[planet].combustionOrbDeg;
  if (orbDeg === null) return false;
  return sunSeparationDeg(sunDeg, longitudeDeg) < (isRetrograde ? orbDeg.retrograde : orbDeg.direct);
}
