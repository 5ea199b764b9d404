import type { Chart } from '../chart/chart.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { VARGAS } from '../varga/vargas.ts';
import { type CompoundRelation, relationsOf } from '../vocabulary/friendship.ts';
import type { Graha, Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';

/** Weights of vargas; each scheme sums to 20. @source BPHS ch. 7, vv. 17–25 (Santhanam) */
export const VIMSHOPAKA_SCHEMES = {
  shadvarga: { d1: 6, d2: 2, d3: 4, d9: 5, d12: 2, d30: 1 },
  saptavarga: { d1: 5, d2: 2, d3: 3, d7: 2.5, d9: 4.5, d12: 2, d30: 1 },
  dashavarga: { d1: 3, d2: 1.5, d3: 1.5, d7: 1.5, d9: 1.5, d10: 1.5, d12: 1.5, d16: 1.5, d30: 1.5, d60: 5 },
  shodashavarga: {
    d1: 3.5, d2: 1, d3: 1, d4: 0.5, d7: 0.5, d9: 3, d10: 0.5, d12: 0.5, d16: 2, d20: 0.5, d24: 0.5, d27: 0.5, d30: 1,
    d40: 0.5, d45: 0.5, d60: 4,
  },
} as const; // prettier-ignore
export type VimshopakaScheme = keyof typeof VIMSHOPAKA_SCHEMES;

export type SixteenVarga = keyof (typeof VIMSHOPAKA_SCHEMES)['shodashavarga'];
/** Safe: the keys of the widest scheme are its vargas. */
export const SIXTEEN_VARGAS = Object.keys(VIMSHOPAKA_SCHEMES.shodashavarga) as SixteenVarga[];

/** Points of a varga by the relation to the lord of its sign. @source BPHS ch. 7, vv. 21–22 */
const POINTS_BY_RELATION: Readonly<Record<CompoundRelation | 'own', number>> = {
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

export type VargaPoints = {
  varga: SixteenVarga;
  signIndex: number;
  relation: CompoundRelation | 'own';
  points: number;
};
export type Vimshopaka = { vargas: readonly VargaPoints[]; scores: Readonly<Record<VimshopakaScheme, number>> };

/** Safe: the keys of the table are its schemes. */
export const VIMSHOPAKA_NAMES = Object.keys(VIMSHOPAKA_SCHEMES) as VimshopakaScheme[];

/**
 * Computes vimshopaka bala, the strength of a planet over vargas, out of twenty. Friendship is that of the birth chart;
 * exaltation gives no extra points.
 * @returns 5 to 20 in each scheme
 * @source BPHS ch. 7, vv. 17–27 (Santhanam); editions and programs differ on exaltation and on the points
 */
export function vimshopakaOf(planet: Planet, { placements }: Chart<Graha>): Vimshopaka {
  const vargas = SIXTEEN_VARGAS.map((varga): VargaPoints => {
    const { signIndex } = vargaSpot(VARGAS[varga], placements[planet].longitudeDeg);
    const relation = relationsOf(planet, signAt(signIndex).lord, placements)?.compound ?? 'own';
    return { varga, signIndex, relation, points: POINTS_BY_RELATION[relation] };
  });
  const scoreBy = (weights: Partial<Record<SixteenVarga, number>>): number =>
    vargas.reduce((sum, { varga, points }) => sum + ((weights[varga] ?? 0) * points) / 20, 0);
  const scores = Object.fromEntries(VIMSHOPAKA_NAMES.map((name) => [name, scoreBy(VIMSHOPAKA_SCHEMES[name])]));
  return { vargas, scores: scores as Record<VimshopakaScheme, number> }; // Safe: one score for each scheme.
}
