import { TARAS } from '../panchang/bala.ts';
import type { Spot } from '../sky/placements.ts';
import { countFrom, rowAt } from '../vocabulary/cycle.ts';
import { nakshatraAt } from '../vocabulary/nakshatras.ts';
import { signAt, vashyaOf } from '../vocabulary/signs.ts';
import { GANA_TABLES, maitriPoints, VARNA_RANKS, VASHYA_TABLES, YONI_TABLES } from './koota-tables.ts';

/** The tables of a school. */
export type AshtakootSchool = {
  vashyaTable: keyof typeof VASHYA_TABLES;
  /** Whether Sagittarius and Capricorn change their class at 15°. */
  vashyaSplit: boolean;
  yoniTable: keyof typeof YONI_TABLES;
  ganaTable: keyof typeof GANA_TABLES;
};

export const ASHTAKOOT_DEFAULTS: AshtakootSchool = {
  vashyaTable: 'standard',
  vashyaSplit: true,
  yoniTable: 'raman',
  ganaTable: 'standard',
};

type Koota = {
  max: number;
  /** Returns the compared property of one person. @param other start of the count, for tara */
  valueOf(person: Spot, other: Spot, school: AshtakootSchool): string;
  score(bride: Spot, groom: Spot, school: AshtakootSchool): number;
};

const starOf = ({ nakshatraIndex }: Spot) => nakshatraAt(nakshatraIndex);
const signOfMoon = ({ signIndex }: Spot) => signAt(signIndex);
const classOf = ({ longitudeDeg }: Spot, { vashyaSplit }: AshtakootSchool) => vashyaOf(longitudeDeg, vashyaSplit);

/** Returns the nakshatra of the second person, counted from the first person's as 1: 1 to 27. */
export const starCount = (from: Spot, to: Spot): number => countFrom(from.nakshatraIndex, to.nakshatraIndex, 27);
/** Returns the sign of the second person, counted from the first person's as 1: 1 to 12. */
export const signCount = (from: Spot, to: Spot): number => countFrom(from.signIndex, to.signIndex, 12);

const MALEFIC_REMAINDERS: ReadonlySet<number> = new Set([3, 5, 7]);
const taraPoints = (from: Spot, to: Spot): number => (MALEFIC_REMAINDERS.has(starCount(from, to) % 9) ? 0 : 1.5);

/** Distances with dosha, counted from either side: 2–12, 5–9 and 6–8. */
const BHAKOOT_DOSHA: ReadonlySet<number> = new Set([2, 5, 6, 8, 9, 12]);

/**
 * The eight tests of two Moons, 36 points in total.
 * @source Muhurta Chintamani ch. 6 (vivaha); scores as the printed ashtakoot tables have them, schools in
 * koota-tables.ts
 */
export const ASHTAKOOT = {
  varna: {
    max: 1,
    valueOf: (person) => signOfMoon(person).varna,
    score: (bride, groom) => (VARNA_RANKS[signOfMoon(groom).varna] >= VARNA_RANKS[signOfMoon(bride).varna] ? 1 : 0),
  },
  vashya: {
    max: 2,
    valueOf: (person, _, school) => classOf(person, school),
    score: (bride, groom, school) => VASHYA_TABLES[school.vashyaTable][classOf(bride, school)][classOf(groom, school)],
  },
  tara: {
    max: 3,
    valueOf: (person, other) => rowAt(TARAS, starCount(person, other) - 1).name,
    score: (bride, groom) => taraPoints(bride, groom) + taraPoints(groom, bride),
  },
  yoni: {
    max: 4,
    valueOf: (person) => starOf(person).yoni.animal,
    score: (bride, groom, { yoniTable }) =>
      YONI_TABLES[yoniTable][starOf(bride).yoni.animal][starOf(groom).yoni.animal],
  },
  graha_maitri: {
    max: 5,
    valueOf: (person) => signOfMoon(person).lord,
    score: (bride, groom) => maitriPoints(signOfMoon(bride).lord, signOfMoon(groom).lord),
  },
  gana: {
    max: 6,
    valueOf: (person) => starOf(person).gana,
    score: (bride, groom, { ganaTable }) => GANA_TABLES[ganaTable][starOf(bride).gana][starOf(groom).gana],
  },
  bhakoot: {
    max: 7,
    valueOf: (person) => signOfMoon(person).name,
    score: (bride, groom) => (BHAKOOT_DOSHA.has(signCount(bride, groom)) ? 0 : 7),
  },
  nadi: {
    max: 8,
    valueOf: (person) => starOf(person).nadi,
    score: (bride, groom) => (starOf(bride).nadi === starOf(groom).nadi ? 0 : 8),
  },
} as const satisfies Record<string, Koota>;

export type KootaName = keyof typeof ASHTAKOOT;
// Safe: the keys of the table above, in its order.
export const KOOTA_NAMES = Object.keys(ASHTAKOOT) as readonly KootaName[];

export type KootaResult = { max: number; score: number; bride: string; groom: string };
export type Ashtakoot = { totalScore: number; kootas: Readonly<Record<KootaName, KootaResult>> };

/** 1 + 2 + … + 8. */
export const ASHTAKOOT_MAX = KOOTA_NAMES.reduce((sum, name) => sum + ASHTAKOOT[name].max, 0);

/**
 * Returns the eight kootas of a couple with the compared properties, and their sum.
 * @param bride her Moon at birth, in the sidereal zodiac
 * @returns points; no exception changes them: see `kootaExceptions`
 * @accuracy exact; a Moon within a second of arc of a boundary depends on the birth time to 2 s
 */
export function ashtakootOf(bride: Spot, groom: Spot, school: AshtakootSchool = ASHTAKOOT_DEFAULTS): Ashtakoot {
  const rows = KOOTA_NAMES.map((name): [KootaName, KootaResult] => {
    const koota: Koota = ASHTAKOOT[name];
    return [
      name,
      {
        max: koota.max,
        score: koota.score(bride, groom, school),
        bride: koota.valueOf(bride, groom, school),
        groom: koota.valueOf(groom, bride, school),
      },
    ];
  });
  return {
    totalScore: rows.reduce((sum, [, { score }]) => sum + score, 0),
    kootas: Object.fromEntries(rows) as Record<KootaName, KootaResult>, // Safe: a row for every name.
  };
}
