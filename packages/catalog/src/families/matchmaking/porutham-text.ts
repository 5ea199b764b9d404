import type { PoruthamMatch, PoruthamName, PoruthamResult } from '@graha/astro-engine/matching/porutham';
import { capitalized, ordinal } from '../../wire/words.ts';
import type { SignWords } from '../dosha/manglik.ts';

type Facts = PoruthamResult & Pick<PoruthamMatch, 'pair'> & { words: SignWords };

const starCountText = ({ pair: { bride, groom, starCount } }: Facts): string =>
  starCount === 1
    ? `Both have the star ${bride.star.name}`
    : `His star ${groom.star.name} is the ${ordinal(starCount)} from hers, ${bride.star.name}`;

/** The facts that each rule examines. */
const FACTS: Readonly<Record<PoruthamName, (facts: Facts) => string>> = {
  dina: starCountText,
  gana: ({ bride, groom }) =>
    bride === groom ? `Both are of ${bride} temper` : `He is of ${groom}, she of ${bride} temper`,
  mahendra: starCountText,
  stree_deergha: starCountText,
  yoni: ({ bride, groom }) => `His star is ${groom}, hers ${bride}`,
  vedha: ({ pair: { bride, groom }, points }) =>
    `${bride.star.name} and ${groom.star.name} ${points === 0 ? 'pierce' : 'do not pierce'} each other`,
  rajju: ({ bride, groom }) => `On the rope his star is ${groom}, hers ${bride}`,
  rasi: ({ pair: { bride, groom, signCount }, words }) =>
    signCount === 1
      ? `Both Moons are in ${bride.sign[words]}`
      : `His sign ${groom.sign[words]} is the ${ordinal(signCount)} from hers, ${bride.sign[words]}`,
  rasyadhipati: ({ bride, groom }) =>
    bride === groom
      ? `${capitalized(bride)} rules both signs`
      : `His sign is ruled by ${capitalized(groom)}, hers by ${capitalized(bride)}`,
  vashya: ({ pair, points, words }) => {
    const [hers, his] = [pair.bride.sign[words], pair.groom.sign[words]];
    if (points === 1) return `Her sign ${hers} sways his, ${his}`;
    return points === 0.5
      ? `His sign ${his} sways hers, ${hers}`
      : `Her sign ${hers} does not sway his, ${his}, nor his hers`;
  },
};

const GRADES: Readonly<Record<PoruthamResult['points'], string>> = { 0: 'not good', 0.5: 'half good', 1: 'good' };

/** Explains the points of a porutham in a sentence. */
export const poruthamText = ({ pair }: PoruthamMatch, result: PoruthamResult, words: SignWords = 'name'): string =>
  `${FACTS[result.name]({ ...result, pair, words })}: ${GRADES[result.points]}.`;
