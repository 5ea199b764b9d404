import { type KootaName, type KootaResult, starCount, signCount } from '@graha/astro-engine/matching/ashtakoot';
import type { KootaException, KootaExceptionName } from '@graha/astro-engine/matching/koota-exceptions';
import { TARAS } from '@graha/astro-engine/panchang/bala';
import type { Spot } from '@graha/astro-engine/sky/placements';
import { naturalRelation } from '@graha/astro-engine/vocabulary/friendship';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { rowAt } from '@graha/astro-engine/vocabulary/cycle';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { nameOf } from '../../wire/present-placement.ts';
import { capitalized, ordinal } from '../../wire/words.ts';

type Facts = KootaResult & { her: Spot; him: Spot };

const YONI_GRADES = ['sworn enemies', 'unfriendly', 'indifferent', 'friendly', 'of one kind'] as const;

const taraOf = (from: Spot, to: Spot): string => {
  const count = starCount(from, to);
  const isBad = rowAt(TARAS, count - 1).quality === 'bad';
  return `the ${ordinal(count)}, ${rowAt(TARAS, count - 1).name}, ${isBad ? 'bad' : 'not bad'}`;
};

const yoniOf = ({ nakshatraIndex }: Spot): string => {
  const { animal, sex } = nakshatraAt(nakshatraIndex).yoni;
  return `${sex} ${animal}`;
};

function maitriOf({ her, him }: Facts): string {
  const [hers, his] = [signAt(her.signIndex).lord, signAt(him.signIndex).lord];
  const [towardsHis, towardsHers] = [naturalRelation(hers, his), naturalRelation(his, hers)];
  if (towardsHis === null || towardsHers === null) return `Both Moons stand in signs of ${nameOf(hers)}.`;
  return `To her lord ${nameOf(hers)}, ${nameOf(his)} is ${withArticle(towardsHis)}; to his, hers is ${withArticle(towardsHers)}.`;
}

const withArticle = (relation: 'friend' | 'neutral' | 'enemy'): string =>
  relation === 'neutral' ? 'neutral' : relation === 'enemy' ? 'an enemy' : 'a friend';

/** Explains the points of each koota in a sentence. */
const KOOTA_TEXTS: Readonly<Record<KootaName, (facts: Facts) => string>> = {
  varna: ({ bride, groom, score }) =>
    `The ${groom} groom ranks ${score === 0 ? 'below' : 'no lower than'} the ${bride} bride.`,
  vashya: ({ bride, groom, score, max }) =>
    `A ${bride} bride and a ${groom} groom get ${score} of ${max} for who sways whom.`,
  tara: ({ her, him }) =>
    `His star counted from hers is ${taraOf(her, him)}; hers counted from his is ${taraOf(him, her)}.`,
  yoni: ({ her, him, score }) =>
    `Her star is a ${yoniOf(her)}, his a ${yoniOf(him)}: ${YONI_GRADES[score] ?? `${score} points`}.`,
  graha_maitri: maitriOf,
  gana: ({ bride, groom, score, max }) =>
    bride === groom
      ? `Both are of ${bride} temper.`
      : `A ${bride} bride with a ${groom} groom gets ${score} of ${max} for their tempers.`,
  bhakoot: ({ her, him, score }) =>
    `His sign is the ${ordinal(signCount(her, him))} from hers, hers the ${ordinal(signCount(him, her))} from his: ` +
    (score === 0 ? 'a bhakoot dosha.' : 'neither 2–12, 5–9 nor 6–8.'),
  nadi: ({ bride, groom, score }) =>
    score === 0 ? `Both are of the ${bride} nadi: nadi dosha.` : `The nadis differ: ${bride} and ${groom}.`,
};

/** @param result with the compared values in the form of the answer */
export const kootaText = (name: KootaName, result: KootaResult, her: Spot, him: Spot): string =>
  capitalized(KOOTA_TEXTS[name]({ ...result, her, him }));

const EXCEPTION_TEXTS: Readonly<Record<KootaExceptionName, { holds: string; fails: string }>> = {
  friendly_sign_lords: {
    holds: 'The lords of the Moon signs are friends, or one.',
    fails: 'The lords of the Moon signs are not friends.',
  },
  friendly_navamsa_lords: {
    holds: 'The lords of the Moons’ navamsas are friends, or one.',
    fails: 'The lords of the Moons’ navamsas are not friends.',
  },
  same_sign_lord: {
    holds: 'One planet rules both Moon signs.',
    fails: 'Two planets rule the Moon signs.',
  },
  same_navamsa_lord: {
    holds: 'One planet rules the navamsas of both Moons.',
    fails: 'Two planets rule the navamsas of the Moons.',
  },
  same_sign_other_nakshatra: {
    holds: 'The Moons share a sign but not a star.',
    fails: 'The Moons do not stand in two stars of one sign.',
  },
  same_nakshatra_other_pada: {
    holds: 'The Moons share a star but not its quarter.',
    fails: 'The Moons do not stand in two quarters of one star.',
  },
};

export const exceptionText = ({ name, applies }: KootaException): string =>
  EXCEPTION_TEXTS[name][applies ? 'holds' : 'fails'];

/** The least points of each common verdict on a match. */
const TIERS = [
  { above: 32, word: 'Excellent' },
  { above: 24, word: 'Good' },
  { above: 17.5, word: 'Acceptable' },
  { above: -1, word: 'Not recommended' },
] as const;

export const tierOf = (totalScore: number): string => TIERS.find(({ above }) => totalScore > above)?.word ?? '';
