import { arcDeg, normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import { rowAt } from '../vocabulary/cycle.ts';

/** Shapes of a whole chart, from the narrowest. */
export const CHART_SHAPES = ['bundle', 'bowl', 'bucket', 'locomotive', 'seesaw', 'splay', 'splash'] as const;
export type ChartShape = (typeof CHART_SHAPES)[number];

type Placed<Point> = { point: Point; longitudeDeg: number };

export type FoundShape<Point> = {
  shape: ChartShape;
  /** The shortest arc that contains all points, degrees. */
  spanDeg: number;
  /** The first and the last point of that arc, along the zodiac. */
  first: Point;
  last: Point;
  /** The handle of a bucket: one point, or two in conjunction. */
  handle: readonly Point[];
};

const TRINE_DEG = 120;
const HALF_DEG = 180;
const SEXTILE_DEG = 60;
/** Two points of a handle are in conjunction. */
const HANDLE_DEG = 10;
/** Arc between the groups of a splay. */
const GROUP_GAP_DEG = 30;

type Gap<Point> = { deg: number; before: Placed<Point>; after: Placed<Point> };

/** The arcs between neighbours in the circle, the largest first. */
function gapsOf<Point>(points: readonly Placed<Point>[]): Gap<Point>[] {
  const inOrder = points.toSorted((a, b) => a.longitudeDeg - b.longitudeDeg);
  return inOrder
    .map((before, index) => {
      const after = rowAt(inOrder, index + 1);
      // All in one place leave the whole circle empty.
      return { deg: arcDeg(before.longitudeDeg, after.longitudeDeg), before, after };
    })
    .toSorted((a, b) => b.deg - a.deg);
}

const largestGapDeg = <Point>(points: readonly Placed<Point>[]): number => gapsOf(points)[0]?.deg ?? 0;

/**
 * Returns the handle of a bucket: one point, or two within 10°, alone in the half that the others leave empty, at
 * least 60° from both ends of their bowl.
 */
function handleOf<Point>(points: readonly Placed<Point>[]): readonly Point[] {
  const singles = points.map((one) => [one]);
  const pairs = points.flatMap((a, index) =>
    points
      .slice(index + 1)
      .filter((b) => Math.abs(shortestArcDeg(a.longitudeDeg, b.longitudeDeg)) <= HANDLE_DEG)
      .map((b) => [a, b]),
  );
  for (const handle of [...singles, ...pairs]) {
    const bowl = points.filter((point) => !handle.includes(point));
    const [empty] = gapsOf(bowl);
    if (empty === undefined || empty.deg < HALF_DEG) continue;
    const isApart = ({ longitudeDeg }: Placed<Point>): boolean => {
      const fromEndDeg = arcDeg(empty.before.longitudeDeg, longitudeDeg);
      return fromEndDeg >= SEXTILE_DEG && empty.deg - fromEndDeg >= SEXTILE_DEG;
    };
    if (handle.every(isApart)) return handle.map(({ point }) => point);
  }
  return [];
}

/** Two groups of at least two points, with 60° empty on both sides of each. */
function isSeesaw<Point>(points: readonly Placed<Point>[]): boolean {
  const [a, b] = gapsOf(points);
  if (a === undefined || b === undefined || b.deg < SEXTILE_DEG) return false;
  const groupDeg = arcDeg(a.after.longitudeDeg, b.before.longitudeDeg);
  const inGroup = points.filter(({ longitudeDeg }) => arcDeg(a.after.longitudeDeg, longitudeDeg) <= groupDeg).length;
  return Math.min(inGroup, points.length - inGroup) >= 2;
}

/** Three groups or more, one of two points at least, without a gap as wide as a seesaw's on two sides. */
const isSplay = <Point>(points: readonly Placed<Point>[]): boolean => {
  const wide = gapsOf(points).filter(({ deg }) => deg >= GROUP_GAP_DEG);
  return wide.length >= 3 && largestGapDeg(points) > SEXTILE_DEG;
};

/**
 * Returns the shape of a chart: the arc in which its points are. A bundle is within 120°, a bowl within 180°, a
 * locomotive within 240°; a bucket is a bowl with a handle; a seesaw has two groups, a splay three or more with an empty
 * arc above 60°; every other chart is a splash.
 * @param points at least two, of one zodiac; Jones takes the ten planets
 * @source Marc Edmund Jones, The Guide to Horoscope Interpretation (1941). Doubt: he draws the shapes and gives no
 * degrees for handle, seesaw and splay; those here are ours.
 * @accuracy that of the longitudes; a shape changes at its limit
 */
export function shapeOf<Point>(points: readonly Placed<Point>[]): FoundShape<Point> {
  const [empty] = gapsOf(points);
  if (empty === undefined) throw new RangeError('a chart without points has no shape');
  const handle = handleOf(points);
  const shape = nameOf(points, empty.deg, handle.length > 0);
  return {
    shape,
    spanDeg: normalizeDeg(360 - empty.deg),
    first: empty.after.point,
    last: empty.before.point,
    handle: shape === 'bucket' ? handle : [],
  };
}

function nameOf<Point>(points: readonly Placed<Point>[], emptyDeg: number, hasHandle: boolean): ChartShape {
  if (emptyDeg >= 360 - TRINE_DEG) return 'bundle';
  if (emptyDeg >= HALF_DEG) return 'bowl';
  if (hasHandle) return 'bucket';
  if (isSeesaw(points)) return 'seesaw';
  if (emptyDeg >= TRINE_DEG) return 'locomotive';
  return isSplay(points) ? 'splay' : 'splash';
}
