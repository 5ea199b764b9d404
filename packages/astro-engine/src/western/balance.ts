import { type Element, type Modality, signAt } from '../vocabulary/signs.ts';
import type { WesternPoint } from './points.ts';

/** Weights of points: one each, or those of kerykeion, which are larger for the luminaries and personal planets. */
export const POINT_WEIGHTS = ['equal', 'kerykeion'] as const;
export type PointWeights = (typeof POINT_WEIGHTS)[number];

const KERYKEION: Readonly<Partial<Record<WesternPoint, number>>> = {
  sun: 2, moon: 2, ascendant: 2,
  mercury: 1.5, venus: 1.5, mars: 1.5, midheaven: 1.5, descendant: 1.5, imumCoeli: 1.5,
  jupiter: 1, saturn: 1,
  vertex: 0.8, antivertex: 0.8,
  chiron: 0.6,
  uranus: 0.5, neptune: 0.5, pluto: 0.5, rahu: 0.5, ketu: 0.5, lilith: 0.5, true_lilith: 0.5,
  pallas: 0.4, juno: 0.4, vesta: 0.4,
}; // prettier-ignore

/** Returns the weight of a point. @source kerykeion 5, Element & Quality Distribution; 1 for points outside its table */
export const weightOf = (point: WesternPoint, weights: PointWeights): number =>
  weights === 'equal' ? 1 : (KERYKEION[point] ?? 1);

/** A point in a sign; the house is null for a point that is no body. */
export type Weighed = { point: WesternPoint; signIndex: number; houseNumber: number | null };

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const satisfies readonly Element[];
/** Names of the modes in Western charts. */
export const MODES = { movable: 'cardinal', fixed: 'fixed', dual: 'mutable' } as const satisfies Record<
  Modality,
  string
>;

/** Groups of points, and the rule by which a point belongs to each; null if it belongs to none. */
export const GROUPINGS = {
  elements: { groups: ELEMENTS, groupOf: ({ signIndex }: Weighed) => signAt(signIndex).element },
  modes: {
    groups: ['cardinal', 'fixed', 'mutable'],
    groupOf: ({ signIndex }: Weighed) => MODES[signAt(signIndex).modality],
  },
  polarities: {
    groups: ['active', 'receptive'],
    groupOf: ({ signIndex }: Weighed) => (signAt(signIndex).parity === 'odd' ? 'active' : 'receptive'),
  },
  horizon: {
    groups: ['above', 'below'],
    groupOf: ({ houseNumber }: Weighed) => (houseNumber === null ? null : houseNumber > 6 ? 'above' : 'below'),
  },
  meridian: {
    groups: ['east', 'west'],
    groupOf: ({ houseNumber }: Weighed) =>
      houseNumber === null ? null : houseNumber > 9 || houseNumber < 4 ? 'east' : 'west',
  },
  quadrants: {
    groups: ['first', 'second', 'third', 'fourth'],
    groupOf: ({ houseNumber }: Weighed) =>
      houseNumber === null ? null : (['first', 'second', 'third', 'fourth'][Math.floor((houseNumber - 1) / 3)] ?? null),
  },
} as const satisfies Record<string, { groups: readonly string[]; groupOf(point: Weighed): string | null }>;
export type Grouping = keyof typeof GROUPINGS;
export const GROUPING_NAMES = Object.keys(GROUPINGS) as Grouping[]; // Safe: the keys of the table itself.

export type Share = {
  group: string;
  points: readonly WesternPoint[];
  weight: number;
  /** Of all groups, 0 to 1. */ share: number;
};

/**
 * Returns the balance of a chart by one grouping.
 * @returns one row for each group, in the order of the table; shares sum to 1, or are 0 if no point belongs to any
 * @source signs by element, mode and polarity (Ptolemy, Tetrabiblos I); hemispheres and quadrants by house: 7 to 12 are
 * above the horizon, 10 to 3 in the east
 */
export function balanceBy(grouping: Grouping, points: readonly Weighed[], weights: PointWeights): Share[] {
  const { groups, groupOf } = GROUPINGS[grouping];
  const rows = groups.map((group) => {
    const inside = points.filter((point) => groupOf(point) === group).map(({ point }) => point);
    return { group, points: inside, weight: inside.reduce((sum, point) => sum + weightOf(point, weights), 0) };
  });
  const all = rows.reduce((sum, { weight }) => sum + weight, 0);
  return rows.map((row) => ({ ...row, share: all === 0 ? 0 : row.weight / all }));
}
