import { rowAt } from '../vocabulary/cycle.ts';
import type { Planet } from '../vocabulary/grahas.ts';

/** Tables of the Tajika school, as data. */

type Term = readonly [lord: Planet, widthDeg: number];

/**
 * Hadda: five unequal parts of each sign, from Aries, each with its lord.
 * @source P.V.R. Narasimha Rao, ch. 28, and PyJHora; Charak prints Venus before Mercury in Aquarius
 */
const HADDA: readonly (readonly Term[])[] = [
  [['jupiter', 6], ['venus', 6], ['mercury', 8], ['mars', 5], ['saturn', 5]],
  [['venus', 8], ['mercury', 6], ['jupiter', 8], ['saturn', 5], ['mars', 3]],
  [['mercury', 6], ['venus', 6], ['jupiter', 5], ['mars', 7], ['saturn', 6]],
  [['mars', 7], ['venus', 6], ['mercury', 6], ['jupiter', 7], ['saturn', 4]],
  [['jupiter', 6], ['venus', 5], ['saturn', 7], ['mercury', 6], ['mars', 6]],
  [['mercury', 7], ['venus', 10], ['jupiter', 4], ['mars', 7], ['saturn', 2]],
  [['saturn', 6], ['mercury', 8], ['jupiter', 7], ['venus', 7], ['mars', 2]],
  [['mars', 7], ['venus', 4], ['mercury', 8], ['jupiter', 5], ['saturn', 6]],
  [['jupiter', 12], ['venus', 5], ['mercury', 4], ['mars', 5], ['saturn', 4]],
  [['mercury', 7], ['jupiter', 7], ['venus', 8], ['saturn', 4], ['mars', 4]],
  [['mercury', 7], ['venus', 6], ['jupiter', 7], ['mars', 5], ['saturn', 5]],
  [['venus', 12], ['jupiter', 4], ['mercury', 3], ['mars', 9], ['saturn', 2]],
]; // prettier-ignore

/** Returns the lord of the hadda at a degree of a sign; half-open. */
export function haddaLordAt(signIndex: number, degreeInSign: number): Planet {
  let endDeg = 0;
  for (const [lord, widthDeg] of rowAt(HADDA, signIndex)) {
    endDeg += widthDeg;
    if (degreeInSign < endDeg) return lord;
  }
  throw new RangeError(`${degreeInSign} is no degree within a sign`);
}

const DREKKANA_CYCLE: readonly Planet[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn', 'sun', 'moon'];

/** Returns the lord of the Tajika drekkana: the decans of the Chaldeans. @source K.S. Charak, ch. 4 */
export const tajikaDrekkanaLordAt = (signIndex: number, degreeInSign: number): Planet =>
  rowAt(DREKKANA_CYCLE, signIndex + 5 * Math.floor(degreeInSign / 10));

/** Lords of three signs (tri-rashi) of the annual ascendant from Aries, by day and by night. @source four books agree */
export const TRIRASHI: Readonly<Record<'day' | 'night', readonly Planet[]>> = {
  day: ['sun', 'venus', 'saturn', 'venus', 'jupiter', 'moon', 'mercury', 'mars', 'saturn', 'mars', 'jupiter', 'moon'],
  night: ['jupiter', 'moon', 'mercury', 'mars', 'sun', 'venus', 'saturn', 'venus', 'saturn', 'mars', 'jupiter', 'moon'],
};

/** Reach of a planet's light (deeptamsa), degrees. @source Tajika Nilakanthi */
export const DEEPTAMSA_DEG: Readonly<Record<Planet, number>> = {
  sun: 15, moon: 12, mars: 8, mercury: 7, jupiter: 9, venus: 7, saturn: 9,
}; // prettier-ignore

/** Planets from the fastest to the slowest. */
export const BY_SPEED: readonly Planet[] = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];

/** House of the year in which a planet rejoices. @source K.S. Charak, ch. 5; one widely used program has 12 for Venus */
export const JOY_HOUSE: Readonly<Record<Planet, number>> = {
  sun: 9, moon: 3, mars: 6, mercury: 1, jupiter: 11, venus: 5, saturn: 12,
}; // prettier-ignore

export const TAJIKA_RELATIONS = ['friendly', 'inimical', 'conjunction', 'none'] as const;
export type TajikaRelation = (typeof TAJIKA_RELATIONS)[number];

/**
 * Returns the relation of two signs: 3, 5, 9, 11 friendly, 4, 7, 10 inimical, one sign conjunction, else without
 * aspect.
 * @param houseNumber house of one sign from the other, 1 to 12; the relation is mutual
 */
export function tajikaRelation(houseNumber: number): TajikaRelation {
  if (houseNumber === 1) return 'conjunction';
  if ([3, 5, 9, 11].includes(houseNumber)) return 'friendly';
  return [4, 7, 10].includes(houseNumber) ? 'inimical' : 'none';
}
