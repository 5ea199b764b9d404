import { KOOTA_NAMES } from '@graha/astro-engine/matching/ashtakoot';
import { PORUTHAM_NAMES, type PoruthamName } from '@graha/astro-engine/matching/porutham';
import type { Topic } from './topic.ts';

/** Points of a test as a share of its maximum. */
export const MATCH_GRADES = ['full', 'part', 'none'] as const;
export type MatchGrade = (typeof MATCH_GRADES)[number];

type KootaName = (typeof KOOTA_NAMES)[number];

/** Tests that give all their points or none. */
const WHOLE_TESTS: ReadonlySet<KootaName | PoruthamName> = new Set(['varna', 'bhakoot', 'nadi', 'mahendra', 'vedha']);

const KOOTA_TITLES: Readonly<Record<KootaName, string>> = {
  varna: 'Varna', vashya: 'Vashya', tara: 'Tara', yoni: 'Yoni', graha_maitri: 'Graha maitri', gana: 'Gana', bhakoot: 'Bhakoot', nadi: 'Nadi',
}; // prettier-ignore

const PORUTHAM_TITLES: Readonly<Record<PoruthamName, string>> = {
  dina: 'Dina', gana: 'Gana', mahendra: 'Mahendra', stree_deergha: 'Stree deergha', yoni: 'Yoni', vedha: 'Vedha', rajju: 'Rajju',
  rasi: 'Rasi', rasyadhipati: 'Rasyadhipati', vashya: 'Vashya',
}; // prettier-ignore

const GRADE_TITLES: Readonly<Record<MatchGrade, string>> = {
  full: 'all points',
  part: 'part of the points',
  none: 'no point',
};

const namesOf = <Test extends KootaName | PoruthamName>(
  tests: readonly Test[],
  titles: Readonly<Record<Test, string>>,
): ReadonlyMap<string, string> =>
  new Map(
    tests.flatMap((test) =>
      MATCH_GRADES.filter((grade) => grade !== 'part' || !WHOLE_TESTS.has(test)).map(
        (grade) => [`${test}-${grade}`, `${titles[test]}: ${GRADE_TITLES[grade]}`] as const,
      ),
    ),
  );

/** Topics of a couple. */
export const MATCHING_TOPICS = {
  koota: {
    title: 'Kootas',
    rule: 'The points of a koota of two Moons.',
    names: namesOf(KOOTA_NAMES, KOOTA_TITLES),
  },
  porutham: {
    title: 'Poruthams',
    rule: 'The points of a porutham of two Moons, counted from the bride to the groom.',
    names: namesOf(PORUTHAM_NAMES, PORUTHAM_TITLES),
  },
} as const satisfies Record<string, Topic>;
