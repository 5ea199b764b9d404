import type { CompoundRelation } from '../vocabulary/friendship.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import type { Warrior } from './war.ts';

/** Values are virupas, 60 to a rupa, after B.V. Raman, Graha and Bhava Balas, unless a line has another source. */

/** Strength that a planet needs, in rupas. */
export const REQUIRED_RUPAS: Readonly<Record<Planet, number>> = {
  sun: 5,
  moon: 6,
  mars: 5,
  mercury: 7,
  jupiter: 6.5,
  venus: 5.5,
  saturn: 5,
};

/** Planets from the faintest to the brightest: natural strength is the rank in sevenths of 60. */
export const BY_BRIGHTNESS: readonly Planet[] = ['saturn', 'mars', 'mercury', 'jupiter', 'venus', 'moon', 'sun'];

export const MOOLATRIKONA_VIRUPAS = 45;

/** Points of a planet in the sign of a varga, by its relation to the lord. */
export const RELATION_VIRUPAS: Readonly<Record<CompoundRelation | 'own', number>> = {
  own: 30,
  great_friend: 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  great_enemy: 1.875,
};

/** The third of a sign with the strength of the decanate: males first, neuters second, females third. */
export const DECANATE_INDEX: Readonly<Record<Planet, number>> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
};

/** The angle at which a planet has no strength of direction. */
export type Angle = 'ascendant' | 'descendant' | 'midheaven' | 'nadir';
export const POWERLESS_AT: Readonly<Record<Planet, Angle>> = {
  sun: 'nadir',
  mars: 'nadir',
  jupiter: 'descendant',
  mercury: 'descendant',
  moon: 'midheaven',
  venus: 'midheaven',
  saturn: 'ascendant',
};

/** The time of day towards which the strength of a planet grows; Mercury's is always full. */
export const STRONG_BY: Readonly<Record<Planet, 'day' | 'night' | 'always'>> = {
  sun: 'day',
  jupiter: 'day',
  venus: 'day',
  moon: 'night',
  mars: 'night',
  saturn: 'night',
  mercury: 'always',
};

/** The declination that strengthens a planet. */
export const STRONG_DECLINATION: Readonly<Record<Planet, 'north' | 'south' | 'either'>> = {
  sun: 'north',
  mars: 'north',
  jupiter: 'north',
  venus: 'north',
  moon: 'south',
  saturn: 'south',
  mercury: 'either',
};

/** Declination gained in each 15° from the equinox, minutes of arc; 24° in all. */
export const DECLINATION_STEPS_ARCMIN: readonly number[] = [362, 341, 299, 236, 150, 52];

/** Apparent discs in the war of planets, seconds of arc. */
export const DISC_ARCSEC: Readonly<Record<Warrior, number>> = { mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 }; // prettier-ignore

/** Longitude at 0 h of 1 January 1900 on the meridian of Ujjain (76° E), and its motion, degrees; Raman's zodiac. */
export type MeanElement = { epochDeg: number; perDayDeg: number; correctionDeg(years: number): number };

const none = (): number => 0;
export const MEAN_SUN: MeanElement = { epochDeg: 257.4568, perDayDeg: 0.98560265, correctionDeg: none };

/** Mean longitudes of the outer three, and seeghrochas of the inner two. */
export const MEAN_ELEMENTS: Readonly<Record<Warrior, MeanElement>> = {
  mars: { epochDeg: 270.22, perDayDeg: 0.524019, correctionDeg: none },
  mercury: { epochDeg: 164, perDayDeg: 4.092318, correctionDeg: (years) => 6.67 - 0.00133 * years },
  jupiter: { epochDeg: 220.04, perDayDeg: 0.083096, correctionDeg: (years) => -(3.33 + 0.0067 * years) },
  venus: { epochDeg: 328.51, perDayDeg: 1.602146, correctionDeg: (years) => -(5 + 0.001 * years) },
  saturn: { epochDeg: 236.74, perDayDeg: 0.033439, correctionDeg: (years) => 5 + 0.001 * years },
};
