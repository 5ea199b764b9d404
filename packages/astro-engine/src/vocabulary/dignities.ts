import { normalizeDeg } from '../core/angle.ts';
import type { Planet } from './grahas.ts';

export type Dignity = {
  /** Longitude of deepest exaltation, degrees from 0° Aries; the opposite point is deepest debilitation. */
  exaltationDeg: number;
  /** Degrees from 0° Aries; half-open. */
  moolatrikona: { fromDeg: number; toDeg: number };
  /** Distance from the Sun within which the planet is combust, degrees; null for the Sun. */
  combustionOrbDeg: { direct: number; retrograde: number } | null;
  friends: readonly Planet[];
  enemies: readonly Planet[];
};

const orbDeg = (direct: number, retrograde = direct) => ({ direct, retrograde });

/**
 * Strengths and sympathies of the seven. Those of the nodes differ from school to school, so they have no row.
 * @source BPHS ch. 3, vv. 49–55 (exaltation, moolatrikona, friendship); combustion as the commentaries print it
 */
export const DIGNITIES: Readonly<Record<Planet, Dignity>> = {
  sun: { exaltationDeg: 10, moolatrikona: { fromDeg: 120, toDeg: 140 }, combustionOrbDeg: null, friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { exaltationDeg: 33, moolatrikona: { fromDeg: 34, toDeg: 60 }, combustionOrbDeg: orbDeg(12), friends: ['sun', 'mercury'], enemies: [] },
  mars: { exaltationDeg: 298, moolatrikona: { fromDeg: 0, toDeg: 12 }, combustionOrbDeg: orbDeg(17), friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { exaltationDeg: 165, moolatrikona: { fromDeg: 166, toDeg: 170 }, combustionOrbDeg: orbDeg(14, 12), friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { exaltationDeg: 95, moolatrikona: { fromDeg: 240, toDeg: 250 }, combustionOrbDeg: orbDeg(11), friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { exaltationDeg: 357, moolatrikona: { fromDeg: 180, toDeg: 195 }, combustionOrbDeg: orbDeg(10, 8), friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { exaltationDeg: 200, moolatrikona: { fromDeg: 300, toDeg: 320 }, combustionOrbDeg: orbDeg(15), friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
}; // prettier-ignore

/** Returns the longitude of deepest debilitation: opposite the exaltation, degrees from 0° Aries. */
export const debilitationDegOf = (planet: Planet): number => normalizeDeg(DIGNITIES[planet].exaltationDeg + 180);
