import type { Spot } from '../sky/placements.ts';
import { type Nakshatra, nakshatraAt } from '../vocabulary/nakshatras.ts';
import { type Sign, signAt } from '../vocabulary/signs.ts';
import { signCount, starCount } from './ashtakoot.ts';
import type { STREE_DEERGHA_RULES } from './porutham-tables.ts';

export type Points = 0 | 0.5 | 1;

/** The rules of a school. */
export type PoruthamSchool = {
  method: 'tamil' | 'kerala';
  /** Whether the same rajju in opposite directions gets half a point (Tamil rule alone). */
  rajjuDirection: boolean;
  /** Friendship table for the lords. */
  friendship: 'yavana' | 'parashara';
  streeDeergha: keyof typeof STREE_DEERGHA_RULES;
};

export const PORUTHAM_DEFAULTS: PoruthamSchool = {
  method: 'tamil',
  rajjuDirection: true,
  friendship: 'yavana',
  streeDeergha: 'graded',
};

/** One person, with all inputs of the rules. Numbers count from 1. */
export type PoruthamPerson = Spot & { star: Nakshatra; starNumber: number; sign: Sign; signNumber: number };

/** The couple, with the two counts from the bride to the groom that most rules use. */
export type PoruthamPair = {
  bride: PoruthamPerson;
  groom: PoruthamPerson;
  /** 1 to 27. */
  starCount: number;
  /** 1 to 12. */
  signCount: number;
};

const personOf = (spot: Spot): PoruthamPerson => ({
  ...spot,
  star: nakshatraAt(spot.nakshatraIndex),
  starNumber: spot.nakshatraIndex + 1,
  sign: signAt(spot.signIndex),
  signNumber: spot.signIndex + 1,
});

/** Returns two Moons with all inputs of the porutham rules. */
export const pairOf = (bride: Spot, groom: Spot): PoruthamPair => ({
  bride: personOf(bride),
  groom: personOf(groom),
  starCount: starCount(bride, groom),
  signCount: signCount(bride, groom),
});
