import type { Graha } from '../vocabulary/grahas.ts';
import { type JaiminiChart, lordsOfSign, occupantsOfSign, signIndexIn, type SignRule } from './stronger.ts';

/** One period of a dasha of signs. */
export type SignPeriod = {
  signIndex: number;
  /** The lord up to which the years were counted. */
  lord: Graha;
  years: number;
  fromAgeYears: number;
};

export type SignDasha = {
  seedSignIndex: number;
  /** The rule that made the seed the stronger of the ascendant and the seventh; null if there is no choice. */
  seedRule: SignRule | null;
  isForward: boolean;
  /** All cycles in order. */
  periods: readonly SignPeriod[];
};

/** Odd-footed signs, counted forward: Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius. */
const FORWARD_SIGNS: ReadonlySet<number> = new Set([0, 1, 2, 6, 7, 8]);

/** Whether years of a sign are counted forward. @param signIndex 0 = Aries */
export const countsForward = (signIndex: number): boolean => FORWARD_SIGNS.has(signIndex);

/** Returns the signs from one to the other less one, in the direction of the first; 12 for a lord at home. @returns 1 to 12 */
export function yearsToLord(signIndex: number, lordSignIndex: number): number {
  const forward = (lordSignIndex - signIndex + 12) % 12;
  const years = countsForward(signIndex) ? forward : (12 - forward) % 12;
  return years === 0 ? 12 : years;
}

/** Returns successive periods; each begins at the age at which the previous one ends. */
export function inARow<Of extends { years: number }>(signs: readonly Of[]): (Of & { fromAgeYears: number })[] {
  let age = 0;
  return signs.map((sign) => {
    const fromAgeYears = age;
    age += sign.years;
    return { ...sign, fromAgeYears };
  });
}

/**
 * Chooses between two lords by Rao's rule: if both are at home, either; if one is, the other one; else the only one
 * with company; else the one farther in its sign.
 */
function raoLordOf(signIndex: number, chart: JaiminiChart): Graha {
  const [planet = 'sun', node] = lordsOfSign(signIndex);
  if (node === undefined) return planet;
  const inside = [planet, node].filter((lord) => signIndexIn(chart, lord) === signIndex);
  if (inside.length === 2) return planet;
  if (inside.length === 1) return inside[0] === planet ? node : planet;
  const hasCompany = (lord: Graha): boolean => occupantsOfSign(chart, signIndexIn(chart, lord)).length > 1;
  if (hasCompany(planet) !== hasCompany(node)) return hasCompany(planet) ? planet : node;
  return chart.placements[node].degreeInSign > chart.placements[planet].degreeInSign ? node : planet;
}

const NINTH = 8;

/**
 * Computes K.N. Rao's Chara dasha: the twelve signs from the ascendant. The years of a sign are the signs to its lord
 * less one.
 * @param chart sidereal, with the nine grahas
 * @source K.N. Rao, Predicting through Jaimini’s Chara Dasha; exaltation and debilitation change no years
 */
export function charaDashaOf(chart: JaiminiChart): SignDasha {
  const seed = chart.ascendant.signIndex;
  const isForward = countsForward((seed + NINTH) % 12);
  const signs = Array.from({ length: 12 }, (_, index) => {
    const signIndex = (seed + (isForward ? index : 12 - index)) % 12;
    const lord = raoLordOf(signIndex, chart);
    return { signIndex, lord, years: yearsToLord(signIndex, signIndexIn(chart, lord)) };
  });
  return { seedSignIndex: seed, seedRule: null, isForward, periods: inARow(signs) };
}

/**
 * Returns the signs of the twelve equal parts of a Chara period: from the next sign in the direction of the dasha, its
 * own last.
 */
export const charaAntardashaSigns = (signIndex: number, isForward: boolean): number[] =>
  Array.from({ length: 12 }, (_, index) => (signIndex + (isForward ? index + 1 : 11 - index)) % 12);
