import type { Placement } from '../sky/placements.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';

/** Good houses from the natal Moon's sign, each with the house from which another graha obstructs it. */
type VedhaRow = Readonly<Record<number, number>>;

const SUN: VedhaRow = { 3: 9, 6: 12, 10: 4, 11: 5 };
const MARS: VedhaRow = { 3: 12, 6: 9, 11: 5 };

/**
 * Good houses of each graha from the natal Moon, and the house whose occupant obstructs the good. The nodes are like
 * the Sun.
 * @source Phaladeepika ch. 26, vv. 1–8; P.V.R. Narasimha Rao, Vedic Astrology. Some swap the two obstructing houses for
 * Venus in the 11th and 12th
 */
const VEDHA: Readonly<Record<Graha, VedhaRow>> = {
  sun: SUN,
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: MARS,
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 6, 12: 3 },
  saturn: MARS,
  rahu: SUN,
  ketu: SUN,
};

/** Father and son do not obstruct each other; the nodes are always opposite, so they could otherwise never be good. */
const NEVER_OBSTRUCT: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
  ['rahu', 'ketu'],
];

/** The part of a sign in which the graha gives its results. */
export const FRUITS = ['first_third', 'middle_third', 'last_third', 'whole_sign'] as const;
export type Fruit = (typeof FRUITS)[number];

/** @source Phaladeepika ch. 26, v. 25 */
export const FRUIT_OF: Readonly<Record<Graha, Fruit>> = {
  sun: 'first_third',
  mars: 'first_third',
  jupiter: 'middle_third',
  venus: 'middle_third',
  moon: 'last_third',
  saturn: 'last_third',
  mercury: 'whole_sign',
  rahu: 'whole_sign',
  ketu: 'whole_sign',
};

export type GocharaVerdict = 'good' | 'obstructed' | 'not_good';

export type Gochara = {
  graha: Graha;
  /** 1 to 12, from the sign of the natal Moon. */
  houseFromMoon: number;
  verdict: GocharaVerdict;
  /** The house from the natal Moon that obstructs the good; null if the house is not good. */
  vedhaHouseNumber: number | null;
  /** Grahas in that house. */
  obstructedBy: readonly Graha[];
};

const canObstruct = (one: Graha, other: Graha): boolean =>
  one !== other && !NEVER_OBSTRUCT.some((pair) => pair.includes(one) && pair.includes(other));

/**
 * Judges transits as the Vedic books do: each graha is good in certain houses from the natal Moon, unless another graha
 * is in the house that obstructs it (vedha).
 * @param transits sidereal placements of the nine at the requested moment
 * @param natalMoonSignIndex 0 = Aries
 * @returns nine rows, in the order of the weekdays and the nodes
 * @source Phaladeepika ch. 26
 */
export function gocharaOf(
  transits: Readonly<Record<Graha, Placement>>,
  natalMoonSignIndex: number,
): readonly Gochara[] {
  const houseOf = (graha: Graha): number => countFrom(natalMoonSignIndex, transits[graha].signIndex, 12);
  return GRAHA_IDS.map((graha) => {
    const houseFromMoon = houseOf(graha);
    const vedhaHouseNumber = VEDHA[graha][houseFromMoon] ?? null;
    const obstructedBy = GRAHA_IDS.filter((other) => canObstruct(graha, other) && houseOf(other) === vedhaHouseNumber);
    const verdict = vedhaHouseNumber === null ? 'not_good' : obstructedBy.length === 0 ? 'good' : 'obstructed';
    return { graha, houseFromMoon, verdict, vedhaHouseNumber, obstructedBy };
  });
}
