import { signIndexOf } from '../core/angle.ts';
import type { Aspect } from './aspects.ts';
import type { AspectName } from './orbs.ts';
import type { WesternPoint } from './points.ts';

/**
 * Figures of aspects as data: the role of each point by a letter, and the aspects between the letters. Letters in one
 * group of `alike` have the same role, so a figure is listed once whatever their order.
 */
type Figure = {
  sides: readonly (readonly [a: number, b: number, aspect: AspectName])[];
  size: 3 | 4;
  /** Index of the point at the apex; null if all points have the same role. */
  apex: number | null;
};

/**
 * @source the usual figures of Western handbooks (Tierney, Dynamics of Aspect Analysis, 1983): T-square, grand trine,
 * grand cross, yod, kite, mystic rectangle
 */
const FIGURES = {
  t_square: { size: 3, apex: 2, sides: [[0, 1, 'opposition'], [0, 2, 'square'], [1, 2, 'square']] },
  grand_trine: { size: 3, apex: null, sides: [[0, 1, 'trine'], [1, 2, 'trine'], [0, 2, 'trine']] },
  grand_cross: {
    size: 4, apex: null,
    sides: [[0, 1, 'opposition'], [2, 3, 'opposition'], [0, 2, 'square'], [0, 3, 'square'], [1, 2, 'square'], [1, 3, 'square']],
  },
  yod: { size: 3, apex: 2, sides: [[0, 1, 'sextile'], [0, 2, 'quincunx'], [1, 2, 'quincunx']] },
  kite: {
    size: 4, apex: 3,
    sides: [[0, 1, 'trine'], [1, 2, 'trine'], [0, 2, 'trine'], [2, 3, 'opposition'], [0, 3, 'sextile'], [1, 3, 'sextile']],
  },
  mystic_rectangle: {
    size: 4, apex: null,
    sides: [[0, 1, 'opposition'], [2, 3, 'opposition'], [0, 2, 'sextile'], [1, 3, 'sextile'], [0, 3, 'trine'], [1, 2, 'trine']],
  },
} as const satisfies Record<string, Figure>; // prettier-ignore

export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]; // Safe: the keys of the table itself.

/** The aspects that figures consist of. */
export const FIGURE_ASPECTS = ['opposition', 'trine', 'square', 'sextile', 'quincunx'] as const satisfies AspectName[];

export type FoundFigure = {
  figure: FigureName;
  /** In the order of the chart. */
  points: readonly WesternPoint[];
  /** The point that the figure points to; null if it has none. */
  apex: WesternPoint | null;
  /** The largest orb of its aspects, degrees. */
  largestOrbDeg: number;
};

/** A T-square within a grand cross, and a grand trine within a kite, are not listed again. */
const WITHIN: Partial<Record<FigureName, FigureName>> = { t_square: 'grand_cross', grand_trine: 'kite' };

/** The partners of each point by an aspect, as bits of their indexes; a chart has fewer than 32 points. */
type Partners = Readonly<Partial<Record<AspectName, readonly number[]>>>;

function partnersOf(points: readonly WesternPoint[], aspects: readonly Aspect[]): Partners {
  const bits = (aspect: AspectName): number[] => {
    const of = points.map(() => 0);
    for (const { pointA, pointB, aspect: found } of aspects) {
      const [a, b] = [points.indexOf(pointA), points.indexOf(pointB)];
      if (found !== aspect || a < 0 || b < 0) continue;
      of[a] = (of[a] ?? 0) | (1 << b);
      of[b] = (of[b] ?? 0) | (1 << a);
    }
    return of;
  };
  return Object.fromEntries(FIGURE_ASPECTS.map((aspect) => [aspect, bits(aspect)]));
}

/** Places points one by one in the roles of a figure, and goes back as soon as an aspect is missing. */
function placed(
  figure: Figure,
  count: number,
  partners: Partners,
  taken: readonly number[] = [],
): (readonly number[])[] {
  if (taken.length === figure.size) return [taken];
  const next = taken.length;
  let candidates = 2 ** count - 1;
  for (const [a, b, aspect] of figure.sides)
    if (Math.max(a, b) === next) candidates &= partners[aspect]?.[taken[Math.min(a, b)] ?? -1] ?? 0;
  const found: (readonly number[])[] = [];
  for (let index = 0; index < count; index += 1)
    if ((candidates >> index) & 1) found.push(...placed(figure, count, partners, [...taken, index]));
  return found;
}

/** The largest orb of each pair, by the indexes of its points. */
const orbsByPair = (points: readonly WesternPoint[], aspects: readonly Aspect[]): ReadonlyMap<number, number> =>
  new Map(
    aspects.flatMap(({ pointA, pointB, orbDeg }) => {
      const [a, b] = [points.indexOf(pointA), points.indexOf(pointB)];
      return [[a * points.length + b, orbDeg] as const, [b * points.length + a, orbDeg] as const];
    }),
  );

/**
 * Returns the figures that the aspects of a chart form: each once, the ones of the table in its order. A figure that is a
 * part of a larger one is left out.
 * @param points in the order of the chart, at most 31
 * @param aspects between them, at least those of `FIGURE_ASPECTS`
 */
export function figuresOf(points: readonly WesternPoint[], aspects: readonly Aspect[]): FoundFigure[] {
  const partners = partnersOf(points, aspects);
  const orbOf = orbsByPair(points, aspects);
  const found = new Map<string, FoundFigure & { bits: number }>();
  for (const figure of FIGURE_NAMES) {
    const rule: Figure = FIGURES[figure];
    for (const roles of placed(rule, points.length, partners)) {
      const bits = roles.reduce((sum, index) => sum | (1 << index), 0);
      const apex = rule.apex === null ? null : (points[roles[rule.apex] ?? -1] ?? null);
      const key = `${figure} ${apex} ${bits}`;
      if (found.has(key)) continue;
      const orbs = rule.sides.map(([a, b]) => orbOf.get((roles[a] ?? 0) * points.length + (roles[b] ?? 0)) ?? 0);
      const inside = points.filter((_, index) => (bits >> index) & 1);
      found.set(key, { figure, points: inside, apex, largestOrbDeg: Math.max(...orbs), bits });
    }
  }
  const all = [...found.values()];
  const isPart = ({ figure, bits }: { figure: FigureName; bits: number }): boolean =>
    all.some((larger) => larger.figure === WITHIN[figure] && (larger.bits & bits) === bits);
  return all
    .filter((one) => !isPart(one))
    .map(({ figure, points: inside, apex, largestOrbDeg }) => ({ figure, points: inside, apex, largestOrbDeg }));
}

/** Points in one sign. */
export type Stellium = { signIndex: number; points: readonly WesternPoint[] };

/**
 * Returns the signs that contain at least a number of points, in the order of the zodiac.
 * @source the usual rule by sign; three by some authors, four by others
 */
export const stelliumsOf = (
  points: readonly { point: WesternPoint; longitudeDeg: number }[],
  least: number,
): Stellium[] =>
  Array.from({ length: 12 }, (_, signIndex) => ({
    signIndex,
    points: points.filter(({ longitudeDeg }) => signIndexOf(longitudeDeg) === signIndex).map(({ point }) => point),
  })).filter(({ points: inside }) => inside.length >= least);
