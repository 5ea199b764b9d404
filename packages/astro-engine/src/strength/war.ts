import { shortestArcDeg } from '../core/angle.ts';
import type { Planet } from '../vocabulary/grahas.ts';

/** The five that can be at war: the Sun and Moon cannot. */
const WARRIORS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type Warrior = (typeof WARRIORS)[number];
export type War = { winner: Warrior; loser: Warrior; apartDeg: number };

const WAR_DEG = 1;

export const isWarrior = (planet: Planet): planet is Warrior => planet !== 'sun' && planet !== 'moon';

/**
 * Returns the planetary wars (graha yuddha): two planets within 1° of longitude, of which the smaller longitude wins.
 * At exactly the same longitude neither wins, and there is no war.
 * @param placements longitudeDeg in degrees, of any zodiac
 * @returns each pair once
 * @source B.V. Raman, Graha and Bhava Balas; other schools compare latitude or brightness
 */
export const warsOf = (placements: Readonly<Record<Warrior, { longitudeDeg: number }>>): readonly War[] =>
  WARRIORS.flatMap((one, index) =>
    WARRIORS.slice(index + 1).flatMap((other): War[] => {
      const aheadDeg = shortestArcDeg(placements[one].longitudeDeg, placements[other].longitudeDeg);
      const apartDeg = Math.abs(aheadDeg);
      if (aheadDeg === 0 || apartDeg > WAR_DEG) return [];
      return [aheadDeg > 0 ? { winner: one, loser: other, apartDeg } : { winner: other, loser: one, apartDeg }];
    }),
  );
