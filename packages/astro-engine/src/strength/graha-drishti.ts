import type { Graha } from '../vocabulary/grahas.ts';

/** Houses that a graha aspects, counted from its own, with the strength of the aspect: 1 is full. */
export type HouseAspect = { placeNumber: number; share: number };

/** Shares by sign; the seventh is full for all. @source BPHS ch. 26, vv. 2–5 */
const SHARES: Readonly<Record<number, number>> = { 3: 0.25, 4: 0.75, 5: 0.5, 7: 1, 8: 0.75, 9: 0.5, 10: 0.25 };
const FULL: Partial<Record<Graha, readonly number[]>> = { mars: [4, 8], jupiter: [5, 9], saturn: [3, 10] };
const PLACES = [3, 4, 5, 7, 8, 9, 10] as const;
const NODE_PLACES = [5, 7, 9] as const;

/** Aspects of Rahu and Ketu: none by most verses, by some schools the 5th, 7th and 9th. */
export const NODE_ASPECTS = ['none', '5_7_9'] as const;
export type NodeAspects = (typeof NODE_ASPECTS)[number];

/** Returns the aspects of a graha by whole signs, counted from its own sign as the first. @source BPHS ch. 26, vv. 2–5 */
export function houseAspectsOf(graha: Graha, nodeAspects: NodeAspects = 'none'): HouseAspect[] {
  if (graha === 'rahu' || graha === 'ketu')
    return nodeAspects === 'none' ? [] : NODE_PLACES.map((placeNumber) => ({ placeNumber, share: 1 }));
  return PLACES.map((placeNumber) => ({
    placeNumber,
    share: FULL[graha]?.includes(placeNumber) ? 1 : (SHARES[placeNumber] ?? 0),
  }));
}
