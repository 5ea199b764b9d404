import type { Graha } from '../vocabulary/grahas.ts';
import { type JaiminiChart, occupantsOfSign } from './stronger.ts';

/** Places of intervention (argala), with the places that obstruct them. */
const PLACES = [
  { placeNumber: 2, obstructedFrom: 12, isPrimary: true },
  { placeNumber: 4, obstructedFrom: 10, isPrimary: true },
  { placeNumber: 11, obstructedFrom: 3, isPrimary: true },
  { placeNumber: 5, obstructedFrom: 9, isPrimary: false },
] as const;

/** Moon and Mercury count neither as benefics nor as malefics here. */
const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
const VIPAREETA_MIN = 3;

export type Argala = {
  placeNumber: number;
  isPrimary: boolean;
  by: readonly Graha[];
  obstructedFrom: number;
  against: readonly Graha[];
  /** True if more grahas intervene than obstruct. */
  holds: boolean;
};

/**
 * Returns the argala on a sign: grahas that intervene from the 2nd, 4th, 11th and 5th, and grahas that obstruct from
 * the 12th, 10th, 3rd and 9th.
 * @param signIndex 0 = Aries
 * @param nodesReversed counts the places of Rahu and Ketu backwards, as some texts have it
 * @source Jaimini Upadesha Sutras 1.1.5–9; BPHS ch. 31
 */
export function argalaOn(signIndex: number, chart: JaiminiChart, nodesReversed = false): Argala[] {
  const inPlace = (placeNumber: number): Graha[] => {
    const there = (direction: 1 | -1): Graha[] =>
      occupantsOfSign(chart, (signIndex + direction * (placeNumber - 1) + 12) % 12);
    if (!nodesReversed) return there(1);
    const isNode = (graha: Graha) => graha === 'rahu' || graha === 'ketu';
    return [...there(1).filter((graha) => !isNode(graha)), ...there(-1).filter(isNode)];
  };
  return PLACES.map(({ placeNumber, obstructedFrom, isPrimary }) => {
    const [by, against] = [inPlace(placeNumber), inPlace(obstructedFrom)];
    return { placeNumber, isPrimary, by, obstructedFrom, against, holds: by.length > against.length };
  });
}

/**
 * Evaluates vipareeta argala: three malefics or more, and no other graha, in the third.
 * @returns these malefics, and whether it holds
 */
export function vipareetaArgalaOn(signIndex: number, chart: JaiminiChart): { by: Graha[]; holds: boolean } {
  const there = occupantsOfSign(chart, (signIndex + 2) % 12);
  const by = there.filter((graha) => MALEFICS.includes(graha));
  return { by, holds: by.length >= VIPAREETA_MIN && by.length === there.length };
}
