import type { Graha } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { type JaiminiChart, type LordRule, signIndexIn, strongerLordOf } from './stronger.ts';

/** Lords of Scorpio and Aquarius: the stronger of the two lords, or Mars and Saturn alone. */
export const ARUDHA_LORDS = ['stronger', 'classical'] as const;
export type ArudhaLords = (typeof ARUDHA_LORDS)[number];

export type Arudha = {
  /** 1 to 12, from the ascendant. */
  houseNumber: number;
  houseSignIndex: number;
  lord: Graha;
  /** Rule that chose the lord: the rule that decided between two, `only_lord` or `classical`. */
  lordRule: LordRule | 'classical';
  signIndex: number;
};

/**
 * Returns the sign as far from the lord as the lord is from the house. If that is the house itself or its seventh, the
 * tenth from there.
 */
export function arudhaSignIndexOf(houseSignIndex: number, lordSignIndex: number): number {
  const reflected = (2 * lordSignIndex - houseSignIndex + 24) % 12;
  const distance = (reflected - houseSignIndex + 12) % 12;
  return distance === 0 || distance === 6 ? (reflected + 9) % 12 : reflected;
}

/**
 * Returns the arudha padas of the twelve houses; the first is the arudha lagna (AL), the twelfth the upapada (UL).
 * @param chart sidereal, with the nine grahas
 * @source Jaimini Upadesha Sutras 1.1.29–31; BPHS ch. 29
 */
export const arudhasOf = (chart: JaiminiChart, lords: ArudhaLords): Arudha[] =>
  Array.from({ length: 12 }, (_, index) => {
    const houseSignIndex = (chart.ascendant.signIndex + index) % 12;
    const { winner, rule } =
      lords === 'classical'
        ? { winner: signAt(houseSignIndex).lord, rule: 'classical' as const }
        : strongerLordOf(houseSignIndex, chart);
    return {
      houseNumber: index + 1,
      houseSignIndex,
      lord: winner,
      lordRule: rule,
      signIndex: arudhaSignIndexOf(houseSignIndex, signIndexIn(chart, winner)),
    };
  });
