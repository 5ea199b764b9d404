import type { PoruthamMatch, PoruthamName, PoruthamResult } from '@graha/astro-engine/matching/porutham';
import { capitalized, ordinal } from '../../words.ts';

type Told = PoruthamResult & Pick<PoruthamMatch, 'pair'>;

const starsTold = ({ pair: { bride, groom, starCount } }: Told): string =>
  starCount === 1
    ? `Both have the star ${bride.star.name}`
    : `His star ${groom.star.name} is the ${ordinal(starCount)} from hers, ${bride.star.name}`;

/** What a rule looked at. */
const FACTS: Readonly<Record<PoruthamName, (told: Told) => string>> = {
  dina: starsTold,
  gana: ({ bride, groom }) =>
    bride === groom ? `Both are of ${bride} temper` : `He is of ${groom}, she of ${bride} temper`,
  mahendra: starsTold,
  stree_deergha: starsTold,
  yoni: ({ bride, groom }) => `His star is ${groom}, hers ${bride}`,
  vedha: ({ pair: { bride, groom }, points }) =>
    `${bride.star.name} and ${groom.star.name} ${points === 0 ? 'pierce' : 'do not pierce'} each other`,
  rajju: ({ bride, groom }) => `On the rope his star is ${groom}, hers ${bride}`,
  rasi: ({ pair: { bride, groom, signCount } }) =>
    signCount === 1
      ? `Both Moons are in ${bride.sign.name}`
      : `His sign ${groom.sign.name} is the ${ordinal(signCount)} from hers, ${bride.sign.name}`,
  rasyadhipati: ({ bride, groom }) =>
    bride === groom
      ? `${capitalized(bride)} rules both signs`
      : `His sign is ruled by ${capitalized(groom)}, hers by ${capitalized(bride)}`,
  vashya: ({ bride, groom, points }) =>
    points === 1
      ? `Her sign ${bride} sways his, ${groom}`
      : points === 0.5
        ? `His sign ${groom} sways hers, ${bride}`
        : `Her sign ${bride} does not sway his, ${groom}, nor his hers`,
};

const GRADES: Readonly<Record<PoruthamResult['points'], string>> = { 0: 'not good', 0.5: 'half good', 1: 'good' };

/** Why a porutham gives what it gives, in a sentence. */
export const poruthamText = ({ pair }: PoruthamMatch, result: PoruthamResult): string =>
  `${FACTS[result.name]({ ...result, pair })}: ${GRADES[result.points]}.`;
