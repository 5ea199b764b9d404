import type { Spot } from '../sky/placements.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import {
  pairOf,
  type Points,
  PORUTHAM_DEFAULTS,
  type PoruthamPair,
  type PoruthamPerson,
  type PoruthamSchool,
} from './porutham-pair.ts';
import {
  dinaPoints,
  ganaPoints,
  lordPoints,
  mahendraPoints,
  rajjuPoints,
  rasiPoints,
  streeDeerghaPoints,
  vashyaPoints,
  vedhaPoints,
  yoniPoints,
} from './porutham-points.ts';
import { KERALA_MALE_STARS, KERALA_RAJJUS } from './porutham-tables.ts';

type Porutham = {
  valueOf(person: PoruthamPerson, school: PoruthamSchool): string;
  points(pair: PoruthamPair, school: PoruthamSchool): Points;
  /** Without it most people refuse the match, whatever the sum. */
  isVeto?: true;
};

const starName = ({ star }: PoruthamPerson): string => star.name;

/**
 * The ten poruthams of South Indian matching, in their usual order; at most one point each.
 * @source Kalaprakasika ch. on marriage and B.V. Raman, Muhurta, refined by the Tamil and Malayalam almanacs
 */
export const PORUTHAMS = {
  dina: { valueOf: starName, points: dinaPoints },
  gana: { valueOf: ({ star }) => star.gana, points: ganaPoints },
  mahendra: { valueOf: starName, points: mahendraPoints },
  stree_deergha: { valueOf: starName, points: streeDeerghaPoints },
  yoni: {
    valueOf: ({ star, starNumber }, { method }) =>
      method === 'kerala'
        ? KERALA_MALE_STARS.has(starNumber)
          ? 'male'
          : 'female'
        : `${star.yoni.sex} ${star.yoni.animal}`,
    points: yoniPoints,
  },
  vedha: { valueOf: starName, points: vedhaPoints, isVeto: true },
  rajju: {
    valueOf: ({ star, nakshatraIndex }, { method }) =>
      method === 'kerala'
        ? rowAt(KERALA_RAJJUS, nakshatraIndex)
        : [star.rajju.direction, star.rajju.part].filter((word) => word !== null).join(' '),
    points: rajjuPoints,
    isVeto: true,
  },
  rasi: { valueOf: ({ sign }) => sign.name, points: rasiPoints },
  rasyadhipati: { valueOf: ({ sign }) => sign.lord, points: lordPoints },
  vashya: { valueOf: ({ sign }) => sign.name, points: vashyaPoints },
} as const satisfies Record<string, Porutham>;

export type PoruthamName = keyof typeof PORUTHAMS;
// Safe: the keys of the table above, in its order.
export const PORUTHAM_NAMES = Object.keys(PORUTHAMS) as readonly PoruthamName[];

export type PoruthamResult = { name: PoruthamName; points: Points; bride: string; groom: string };
export const PORUTHAM_VERDICTS = ['uthama', 'madhyama', 'adhama'] as const;
export type PoruthamVerdict = (typeof PORUTHAM_VERDICTS)[number];

export type PoruthamMatch = {
  pair: PoruthamPair;
  results: readonly PoruthamResult[];
  totalPoints: number;
  /** Rajju or vedha, if it gives no points. */
  vetoes: readonly PoruthamName[];
  /** Verdict of the points alone. */
  scoreVerdict: PoruthamVerdict;
  /** Verdict of points and vetoes: a vetoed match is adhama. */
  verdict: PoruthamVerdict;
};

export const PORUTHAM_MAX = PORUTHAM_NAMES.length;

/** Lowest points (of ten) of each verdict; fewer are adhama. The narrow middle band is our own. */
export const PORUTHAM_TIERS = { uthama: 6, madhyama: 5 } as const;

/**
 * Returns the ten poruthams of a couple. Reads only star, pada and sign of the two Moons, no chart.
 * @param bride her Moon at birth, in the sidereal zodiac
 */
export function poruthamOf(bride: Spot, groom: Spot, school: PoruthamSchool = PORUTHAM_DEFAULTS): PoruthamMatch {
  const pair = pairOf(bride, groom);
  const results = PORUTHAM_NAMES.map((name): PoruthamResult => {
    const row: Porutham = PORUTHAMS[name];
    const [hers, his] = [row.valueOf(pair.bride, school), row.valueOf(pair.groom, school)];
    return { name, points: row.points(pair, school), bride: hers, groom: his };
  });
  const totalPoints = results.reduce((sum, { points }) => sum + points, 0);
  const isVeto = (name: PoruthamName): boolean => 'isVeto' in PORUTHAMS[name];
  const vetoes = results.filter(({ name, points }) => points === 0 && isVeto(name)).map(({ name }) => name);
  const scoreVerdict = verdictOf(totalPoints);
  return {
    pair,
    results,
    totalPoints,
    vetoes,
    scoreVerdict,
    verdict: vetoes.length > 0 ? 'adhama' : scoreVerdict,
  };
}

const verdictOf = (totalPoints: number): PoruthamVerdict =>
  totalPoints >= PORUTHAM_TIERS.uthama ? 'uthama' : totalPoints >= PORUTHAM_TIERS.madhyama ? 'madhyama' : 'adhama';
