import { naturalRelation } from '../vocabulary/friendship.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { areEnemies } from './koota-tables.ts';
import type { Points, PoruthamPair, PoruthamSchool } from './porutham-pair.ts';
import {
  DINA_REMAINDERS,
  KERALA_MALE_STARS,
  KERALA_RAJJUS,
  MAHENDRA_COUNTS,
  pierceEachOther,
  SAME_STAR,
  STREE_DEERGHA_RULES,
  TAMIL_DINA_COUNTS,
  TAMIL_DINA_HALF,
  VASHYA_SIGNS,
  YAVANA_FRIENDS,
} from './porutham-tables.ts';

const oneIf = (isGood: boolean): Points => (isGood ? 1 : 0);

/** Dina, for health and long life: the groom's star counted from the bride's. The seventh (vadha) is bad in every school. */
export function dinaPoints({ bride, groom, starCount }: PoruthamPair, { method }: PoruthamSchool): Points {
  if (starCount === 1) return SAME_STAR.good.has(bride.starNumber) ? 1 : SAME_STAR.half.has(bride.starNumber) ? 0.5 : 0;
  if (method === 'kerala') return oneIf(DINA_REMAINDERS.has(starCount % 9));
  if (starCount === 27) return oneIf(bride.signIndex === groom.signIndex);
  const half = TAMIL_DINA_HALF[starCount];
  if (half !== undefined) return groom.padaNumber === half.butNotGroomPada ? 0 : 0.5;
  return oneIf(TAMIL_DINA_COUNTS.has(starCount));
}

/** Above this count even a rakshasa bride is half acceptable. */
const FAR_STARS = 14;

/** Gana: a deva groom may take a manushya bride, less well the reverse; a rakshasa groom takes a rakshasa bride only. */
export function ganaPoints({ bride, groom, starCount }: PoruthamPair): Points {
  const [hers, his] = [bride.star.gana, groom.star.gana];
  if (hers === his) return 1;
  if (his === 'rakshasa') return 0;
  if (hers === 'rakshasa') return starCount > FAR_STARS ? 0.5 : 0;
  return his === 'deva' ? 1 : 0.5;
}

/** Mahendra, for wealth and children. */
export const mahendraPoints = ({ starCount }: PoruthamPair): Points => oneIf(MAHENDRA_COUNTS.has(starCount));

/** Stree deergha, for the bride's long happiness: his star should be far from hers. */
export function streeDeerghaPoints({ starCount }: PoruthamPair, { streeDeergha }: PoruthamSchool): Points {
  const { above, halfAbove } = STREE_DEERGHA_RULES[streeDeergha];
  return starCount > above ? 1 : starCount > halfAbove ? 0.5 : 0;
}

/** Yoni: enemies among the animals get nothing; in Kerala only the sexes of the stars count. */
export function yoniPoints({ bride, groom }: PoruthamPair, { method }: PoruthamSchool): Points {
  if (method === 'kerala') {
    const [hersIsMale, hisIsMale] = [KERALA_MALE_STARS.has(bride.starNumber), KERALA_MALE_STARS.has(groom.starNumber)];
    return hersIsMale ? 0 : hisIsMale ? 1 : 0.5;
  }
  const [hers, his] = [bride.star.yoni, groom.star.yoni];
  if (areEnemies(hers.animal, his.animal)) return 0;
  if (hers.animal === his.animal) return 1;
  return his.sex === 'male' && hers.sex === 'female' ? 1 : 0.5;
}

/** Vedha: some stars pierce each other. */
export const vedhaPoints = ({ bride, groom }: PoruthamPair): Points =>
  oneIf(!pierceEachOther(bride.starNumber, groom.starNumber));

/** Rajju, for the husband's life: not the same part of the body; in Kerala not both on the middle rope. */
export function rajjuPoints({ bride, groom }: PoruthamPair, { method, rajjuDirection }: PoruthamSchool): Points {
  if (method === 'kerala') {
    const isMadhyama = ({ nakshatraIndex }: { nakshatraIndex: number }): boolean =>
      rowAt(KERALA_RAJJUS, nakshatraIndex) === 'madhyama';
    return oneIf(!(isMadhyama(bride) && isMadhyama(groom)));
  }
  const [hers, his] = [bride.star.rajju, groom.star.rajju];
  if (hers.part !== his.part) return 1;
  return rajjuDirection && hers.direction !== his.direction ? 0.5 : 0;
}

const SIX_EIGHT = 8;

/**
 * Rasi: signs in the second half of the circle are good. Schools disagree about the eighth sign from hers: it gets half
 * a point, or a whole one if the lords are the same or friends in the requested list.
 */
export function rasiPoints({ bride, groom, signCount }: PoruthamPair, { friendship }: PoruthamSchool): Points {
  if (signCount === 1) {
    if (bride.nakshatraIndex !== groom.nakshatraIndex) return 1;
    return bride.padaNumber === groom.padaNumber ? 0 : 0.5;
  }
  if (signCount === SIX_EIGHT) return areFriends(bride.sign.lord, groom.sign.lord, friendship) ? 1 : 0.5;
  return oneIf(signCount > 6);
}

const isFriendOf = (one: Planet, other: Planet, friendship: PoruthamSchool['friendship']): boolean =>
  friendship === 'yavana' ? YAVANA_FRIENDS[one].includes(other) : naturalRelation(one, other) === 'friend';

const areFriends = (one: Planet, other: Planet, friendship: PoruthamSchool['friendship']): boolean =>
  one === other || (isFriendOf(one, other, friendship) && isFriendOf(other, one, friendship));

const isJupiterAndVenus = (one: Planet, other: Planet): boolean =>
  (one === 'jupiter' && other === 'venus') || (one === 'venus' && other === 'jupiter');

/** Rasi lords: friends in either direction in the Yavana list, or graded by Parashara's friendship. */
export function lordPoints({ bride, groom }: PoruthamPair, { method, friendship }: PoruthamSchool): Points {
  const [hers, his] = [bride.sign.lord, groom.sign.lord];
  if (hers === his) return 1;
  if (friendship === 'parashara') {
    const relations = [naturalRelation(hers, his), naturalRelation(his, hers)];
    if (relations.includes('enemy')) return 0;
    return relations.includes('friend') ? 1 : 0.5;
  }
  if (method === 'tamil' && isJupiterAndVenus(hers, his)) return 0.5; // Neutral to each other in the Tamil almanacs.
  return oneIf(YAVANA_FRIENDS[hers].includes(his) || YAVANA_FRIENDS[his].includes(hers));
}

/** Vashya: her sign should control his; the reverse is half as good. */
export function vashyaPoints({ bride, groom }: PoruthamPair): Points {
  if (rowAt(VASHYA_SIGNS, bride.signIndex).includes(groom.signNumber)) return 1;
  return rowAt(VASHYA_SIGNS, groom.signIndex).includes(bride.signNumber) ? 0.5 : 0;
}
