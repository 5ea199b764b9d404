import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';
import { type ArudhaLords, arudhasOf } from './arudhas.ts';
import { type JaiminiChart, signIndexIn } from './stronger.ts';

/** Names of the arudha padas of the twelve houses, from the first. */
const ARUDHA_POINTS = [
  'arudha_lagna', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11', 'upapada',
] as const; // prettier-ignore

/** Points whose sign may be the first house: the nine grahas and the twelve arudha padas. */
export const REFERENCE_POINTS = [...GRAHA_IDS, ...ARUDHA_POINTS] as const;
export type ReferencePoint = (typeof REFERENCE_POINTS)[number];

const isGraha = (point: ReferencePoint): point is Graha => GRAHA_IDS.some((graha) => graha === point);

/**
 * Returns the sign of a graha or of an arudha pada, from which houses may be counted.
 * @param chart sidereal, with the nine grahas
 * @param lords of Scorpio and Aquarius; used by arudhas alone
 * @returns 0 = Aries … 11 = Pisces
 * @source BPHS ch. 29 for results read from the arudha lagna; ch. 74 for those from the Moon and the Sun
 * @accuracy exact for the placements
 */
export function referenceSignIndexOf(chart: JaiminiChart, point: ReferencePoint, lords: ArudhaLords): number {
  if (isGraha(point)) return signIndexIn(chart, point);
  const arudha = arudhasOf(chart, lords)[ARUDHA_POINTS.indexOf(point)];
  if (arudha === undefined) throw new RangeError(`no arudha has the name ${point}`);
  return arudha.signIndex;
}
