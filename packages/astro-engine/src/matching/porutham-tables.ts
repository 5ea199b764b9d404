import type { Planet } from '../vocabulary/grahas.ts';

/** Nakshatra and sign numbers count from 1 here, as in the printed lists. */

/** Dina: good counts from the bride's star to the groom's. @source Kalaprakasika; Tamil almanacs */
export const TAMIL_DINA_COUNTS: ReadonlySet<number> = new Set([2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26]);

/** Dina in the Tamil lists: half a point for these counts, unless the groom's Moon is in the given pada. */
export const TAMIL_DINA_HALF: Readonly<Record<number, { butNotGroomPada: number }>> = {
  12: { butNotGroomPada: 1 },
  14: { butNotGroomPada: 4 },
  16: { butNotGroomPada: 3 },
};

/** Dina for Kerala and B.V. Raman: good remainders of the count by nine. */
export const DINA_REMAINDERS: ReadonlySet<number> = new Set([2, 4, 6, 8, 0]);

/** Both with the same star: `good` and `half`, all others are bad. Lists differ at the edges; this is their union. */
export const SAME_STAR = {
  good: new Set([4, 6, 8, 10, 13, 16, 22, 26, 27]),
  half: new Set([1, 3, 5, 7, 11, 12, 14, 17, 20, 21]),
} as const satisfies Record<string, ReadonlySet<number>>;

export const MAHENDRA_COUNTS: ReadonlySet<number> = new Set([4, 7, 10, 13, 16, 19, 22, 25]);

/**
 * Stree deergha, the distance of the groom's star from the bride's: more than `above` is good, more than `halfAbove`
 * half good.
 * @source graded: Tamil almanacs; over_9: B.V. Raman; over_7 and over_15: other Tamil, and Malayalam, texts
 */
export const STREE_DEERGHA_RULES = {
  graded: { above: 13, halfAbove: 7 },
  over_7: { above: 7, halfAbove: 7 },
  over_9: { above: 9, halfAbove: 9 },
  over_15: { above: 15, halfAbove: 15 },
} as const;

/** Stars that pierce each other; in the last group any two do. @source B.V. Raman, Muhurta, for the pairs */
const VEDHA_GROUPS: readonly (readonly number[])[] = [
  [1, 18], [2, 17], [3, 16], [4, 15], [6, 22], [7, 21], [8, 20], [9, 19], [10, 27], [11, 26], [12, 25], [13, 24],
  [5, 14, 23],
]; // prettier-ignore

/** Whether two different stars pierce each other. @param one 1 = Ashwini */
export const pierceEachOther = (one: number, other: number): boolean =>
  one !== other && VEDHA_GROUPS.some((group) => group.includes(one) && group.includes(other));

/**
 * Male stars of the Malayalam yoni rule, which has no animals; the other thirteen are female.
 * @source the verse on the yoni porutham in the Malayalam handbooks: Pushya and two more, Ashwini, Bharani, Jyeshtha
 * and four more, Swati, Vishakha, Purva Bhadrapada, Uttara Phalguni
 */
export const KERALA_MALE_STARS: ReadonlySet<number> = new Set([1, 2, 8, 9, 10, 12, 15, 16, 18, 19, 20, 21, 22, 25]);

/** The three ropes (rajju) of Kerala, alternating forward and backward by three stars. */
export const KERALA_RAJJUS = ['prathama', 'madhyama', 'anthima', 'anthima', 'madhyama', 'prathama'] as const;

/**
 * Friends of the lords in the South Indian almanacs, different from Parashara's.
 * @source Satyacharya; Yavana list in Brihat Jataka ch. 2
 */
export const YAVANA_FRIENDS: Readonly<Record<Planet, readonly Planet[]>> = {
  sun: ['jupiter'],
  moon: ['mercury', 'jupiter'],
  mars: ['mercury', 'venus'],
  mercury: ['moon', 'mars', 'jupiter', 'venus', 'saturn'],
  jupiter: ['sun', 'moon', 'mercury', 'venus', 'saturn'],
  venus: ['mars', 'mercury', 'jupiter', 'saturn'],
  saturn: ['mercury', 'jupiter', 'venus'],
};

/** Signs that each sign controls (vashya), by sign number. @source B.V. Raman, Muhurta */
export const VASHYA_SIGNS: readonly (readonly number[])[] = [
  [5, 8], [4, 7], [6], [8, 9], [7], [3, 12], [6, 10], [4], [12], [1, 11], [1], [10],
]; // prettier-ignore
