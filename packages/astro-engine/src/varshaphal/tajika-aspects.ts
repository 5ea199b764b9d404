import type { Chart } from '../chart/chart.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import type { Graha, Planet } from '../vocabulary/grahas.ts';
import { BY_SPEED, DEEPTAMSA_DEG, tajikaRelation, type TajikaRelation } from './tables.ts';

export const ASPECT_KINDS = ['ithasala', 'poorna_ithasala', 'ishrafa'] as const;
export type AspectKind = (typeof ASPECT_KINDS)[number];

/** Two planets with signs in aspect and lights that touch. */
export type TajikaAspect = {
  faster: Planet;
  slower: Planet;
  /** House of the slower planet, counted from the faster. */
  houseNumber: number;
  relation: Exclude<TajikaRelation, 'none'>;
  /** Degrees by which the faster is behind within the sign; negative if it has passed. */
  behindDeg: number;
  orbDeg: number;
  kind: AspectKind;
  /** Less than 1° past: some books still count it as full ithasala, as here; others as ishrafa. */
  isDisputed: boolean;
  isFasterRetrograde: boolean;
};

/** The inputs of an aspect, so that a planet can be tested at a hypothetical position. */
type Body = { signIndex: number; degreeInSign: number; isRetrograde: boolean };

const POORNA_DEG = 1;

/** Returns the aspect of two planets, or null if their signs have no aspect or the orb is exceeded. */
export function aspectOf(faster: Planet, from: Body, slower: Planet, to: Body): TajikaAspect | null {
  const houseNumber = countFrom(from.signIndex, to.signIndex, 12);
  const relation = tajikaRelation(houseNumber);
  const orbDeg = (DEEPTAMSA_DEG[faster] + DEEPTAMSA_DEG[slower]) / 2;
  const behindDeg = to.degreeInSign - from.degreeInSign;
  if (relation === 'none' || Math.abs(behindDeg) > orbDeg) return null;
  const isPoorna = Math.abs(behindDeg) < POORNA_DEG;
  return {
    faster,
    slower,
    houseNumber,
    relation,
    behindDeg,
    orbDeg,
    kind: isPoorna ? 'poorna_ithasala' : behindDeg > 0 ? 'ithasala' : 'ishrafa',
    isDisputed: isPoorna && behindDeg < 0,
    isFasterRetrograde: from.isRetrograde,
  };
}

export const isApplying = (aspect: TajikaAspect | null): aspect is TajikaAspect =>
  aspect !== null && aspect.kind !== 'ishrafa';

/** Whether a planet is faster than another. */
export const isFaster = (one: Planet, other: Planet): boolean => BY_SPEED.indexOf(one) < BY_SPEED.indexOf(other);

/** Returns the aspect of two planets of a chart, in either order; null without one, and for a planet and itself. */
export function aspectBetween({ placements }: Chart<Graha>, one: Planet, other: Planet): TajikaAspect | null {
  if (one === other) return null;
  const [faster, slower] = isFaster(one, other) ? [one, other] : [other, one];
  return aspectOf(faster, placements[faster], slower, placements[slower]);
}

/**
 * Returns every aspect of a year, those of the fastest planet first.
 * @source Tajika Nilakanthi; K.S. Charak, ch. 8: signs 3 5 9 11 see each other as friends, 1 4 7 10 as enemies; the orb
 * is the mean of the two lights; the faster behind joins (ithasala), ahead parts (ishrafa)
 */
export const tajikaAspectsOf = (chart: Chart<Graha>): TajikaAspect[] =>
  BY_SPEED.flatMap((faster, index) =>
    BY_SPEED.slice(index + 1).flatMap((slower) => aspectBetween(chart, faster, slower) ?? []),
  );
