import type { Spot } from '../sky/placements.ts';
import { naturalRelation } from '../vocabulary/friendship.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import type { Ashtakoot, KootaName } from './ashtakoot.ts';

const lordOf = ({ signIndex }: Spot): Planet => signAt(signIndex).lord;

/** Returns the lord of the Moon's navamsa: the 108 padas run through the twelve signs nine times. */
const navamsaLordOf = ({ nakshatraIndex, padaNumber }: Spot): Planet =>
  signAt(nakshatraIndex * 4 + padaNumber - 1).lord;

const areMutualFriends = (one: Planet, other: Planet): boolean =>
  naturalRelation(one, other) === 'friend' && naturalRelation(other, one) === 'friend';
const areSameOrFriends = (one: Planet, other: Planet): boolean => one === other || areMutualFriends(one, other);

type ExceptionRule = { koota: KootaName; name: string; applies(bride: Spot, groom: Spot): boolean };

/**
 * Exceptions that tradition accepts in spite of a low koota. Practice differs in the weight of an exception, so none
 * changes a score.
 * @source nadi and bhakoot: Muhurta Chintamani ch. 6 and its commentary Piyushadhara; gana: as almanacs print it
 */
export const KOOTA_EXCEPTIONS = [
  {
    koota: 'gana',
    name: 'friendly_sign_lords',
    applies: (bride, groom) => areSameOrFriends(lordOf(bride), lordOf(groom)),
  },
  {
    koota: 'gana',
    name: 'friendly_navamsa_lords',
    applies: (bride, groom) => areSameOrFriends(navamsaLordOf(bride), navamsaLordOf(groom)),
  },
  { koota: 'bhakoot', name: 'same_sign_lord', applies: (bride, groom) => lordOf(bride) === lordOf(groom) },
  {
    koota: 'bhakoot',
    name: 'friendly_sign_lords',
    applies: (bride, groom) => areMutualFriends(lordOf(bride), lordOf(groom)),
  },
  {
    koota: 'bhakoot',
    name: 'same_navamsa_lord',
    applies: (bride, groom) => navamsaLordOf(bride) === navamsaLordOf(groom),
  },
  {
    koota: 'nadi',
    name: 'same_sign_other_nakshatra',
    applies: (bride, groom) => bride.signIndex === groom.signIndex && bride.nakshatraIndex !== groom.nakshatraIndex,
  },
  {
    koota: 'nadi',
    name: 'same_nakshatra_other_pada',
    applies: (bride, groom) => bride.nakshatraIndex === groom.nakshatraIndex && bride.padaNumber !== groom.padaNumber,
  },
] as const satisfies readonly ExceptionRule[];

export type KootaExceptionName = (typeof KOOTA_EXCEPTIONS)[number]['name'];
export type KootaException = { koota: KootaName; name: KootaExceptionName; applies: boolean };

/** Points at or below which a koota counts as a dosha, so that its exceptions are evaluated. */
const DOSHA_POINTS_MAX: Partial<Record<KootaName, number>> = { gana: 1, bhakoot: 0, nadi: 0 };

/** Returns every exception to a koota of this couple that is a dosha, and whether it holds. Empty without a dosha. */
export const kootaExceptions = (bride: Spot, groom: Spot, { kootas }: Ashtakoot): KootaException[] =>
  KOOTA_EXCEPTIONS.filter(({ koota }) => kootas[koota].score <= (DOSHA_POINTS_MAX[koota] ?? -1)).map(
    ({ koota, name, applies }) => ({ koota, name, applies: applies(bride, groom) }),
  );
