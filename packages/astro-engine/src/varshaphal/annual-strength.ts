import { shortestArcDeg } from '../core/angle.ts';
import { isInExaltationSign, isInOwnSign } from '../strength/dignity.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { VARGAS } from '../varga/vargas.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import { naturalRelation } from '../vocabulary/friendship.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { debilitationDegOf } from '../vocabulary/dignities.ts';
import { signAt } from '../vocabulary/signs.ts';
import type { AnnualChart } from './annual-chart.ts';
import { haddaLordAt, JOY_HOUSE, tajikaDrekkanaLordAt, tajikaRelation } from './tables.ts';

/** Friendship that judges the lords of the vargas. */
export const VARGA_FRIENDSHIPS = ['positional', 'natural'] as const;
export type VargaFriendship = (typeof VARGA_FRIENDSHIPS)[number];

/** Five-fold strength of a planet in the year; four units make one of Vishwa. */
export type Panchavargiya = {
  kshetra: number;
  uchcha: number;
  hadda: number;
  drekkana: number;
  navamsa: number;
  total: number;
  /** A fourth of the total, 0 to 20. */
  vishwa: number;
};

const FULL = { kshetra: 30, hadda: 15, drekkana: 10, navamsa: 5 } as const;

/** Returns the share of a varga that a planet has under its lord. */
function shareOf(planet: Planet, lord: Planet, { chart }: AnnualChart, friendship: VargaFriendship): number {
  if (planet === lord) return 1;
  if (friendship === 'natural') return naturalRelation(planet, lord) === 'friend' ? 1 / 2 : 1 / 4;
  const { placements } = chart;
  const relation = tajikaRelation(countFrom(placements[planet].signIndex, placements[lord].signIndex, 12));
  return { friendly: 3 / 4, none: 1 / 2, inimical: 1 / 4, conjunction: 1 / 4 }[relation];
}

/**
 * Computes the strength of a planet in five vargas.
 * @param friendship `positional` as Charak and others: friend in 3 5 9 11, enemy in 1 4 7 10; `natural` as P.V.R.
 * Narasimha Rao, whose drekkana is Parashara's
 * @source K.S. Charak, A Textbook of Varshaphala, ch. 4 (49 of 49 numbers of his example); P.V.R. Narasimha Rao, ch. 28
 */
export function panchavargiyaOf(year: AnnualChart, planet: Planet, friendship: VargaFriendship): Panchavargiya {
  const { longitudeDeg, signIndex, degreeInSign } = year.chart.placements[planet];
  const drekkanaLord =
    friendship === 'natural'
      ? signAt(vargaSpot(VARGAS.d3, longitudeDeg).signIndex).lord
      : tajikaDrekkanaLordAt(signIndex, degreeInSign);
  const under = (lord: Planet): number => shareOf(planet, lord, year, friendship);
  const parts = {
    kshetra: FULL.kshetra * under(signAt(signIndex).lord),
    uchcha: Math.abs(shortestArcDeg(debilitationDegOf(planet), longitudeDeg)) / 9,
    hadda: FULL.hadda * under(haddaLordAt(signIndex, degreeInSign)),
    drekkana: FULL.drekkana * under(drekkanaLord),
    navamsa: FULL.navamsa * under(signAt(vargaSpot(VARGAS.d9, longitudeDeg).signIndex).lord),
  };
  const total = parts.kshetra + parts.uchcha + parts.hadda + parts.drekkana + parts.navamsa;
  return { ...parts, total, vishwa: total / 4 };
}

/** Joys of a planet in the year, 5 each. */
export type Harsha = { house: number; dignity: number; sex: number; time: number; total: number };

const FEMALE: ReadonlySet<Planet> = new Set(['moon', 'mercury', 'venus', 'saturn']);
const FEMALE_HOUSES: ReadonlySet<number> = new Set([1, 2, 3, 7, 8, 9]);
const JOY = 5;

/**
 * Computes Harsha bala: joy by house, by own or exalted sign, by houses of its sex, by day or night.
 * @source K.S. Charak, ch. 5
 */
export function harshaOf({ chart, isDay }: AnnualChart, planet: Planet): Harsha {
  const { longitudeDeg, houseNumber } = chart.placements[planet];
  const isFemale = FEMALE.has(planet);
  const joyIf = (holds: boolean): number => (holds ? JOY : 0);
  const parts = {
    house: joyIf(JOY_HOUSE[planet] === houseNumber),
    dignity: joyIf(isInOwnSign(planet, longitudeDeg) || isInExaltationSign(planet, longitudeDeg)),
    sex: joyIf(FEMALE_HOUSES.has(houseNumber) === isFemale),
    time: joyIf(isDay !== isFemale),
  };
  return { ...parts, total: parts.house + parts.dignity + parts.sex + parts.time };
}

/** Vishwa of all seven. */
export const vishwaOf = (year: AnnualChart, friendship: VargaFriendship): Readonly<Record<Planet, Panchavargiya>> =>
  // Safe: one entry for each of the seven.
  Object.fromEntries(PLANETS.map((planet) => [planet, panchavargiyaOf(year, planet, friendship)])) as Record<
    Planet,
    Panchavargiya
  >;
