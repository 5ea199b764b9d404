import { shortestArcDeg } from '../core/angle.ts';
import { type AspectName, type AspectOrbs, type Reach, reachesIn } from './orbs.ts';
import type { WesternPoint } from './points.ts';

/** A point with its motion, the input of an aspect. */
export type AspectPoint = {
  point: WesternPoint;
  longitudeDeg: number;
  /** Degrees along the zodiac in the unit of time of its partner; 0 for a fixed point, null without motion. */
  motionDeg: number | null;
};

export type Aspect = {
  pointA: WesternPoint;
  pointB: WesternPoint;
  aspect: AspectName;
  /** Angle of the exact aspect. */
  angleDeg: number;
  /** Distance of the two along the zodiac, [0, 180]. */
  separationDeg: number;
  /** Distance from exactness, not negative. */
  orbDeg: number;
  /** Whether it becomes more exact; null if there is no relative motion. */
  isApplying: boolean | null;
};

/**
 * Returns the aspect between two points, or null if none is within its orb. If two aspects are, the nearer one.
 * @source orbs as `ORB_PROFILES`; an orb includes its own end
 */
export const aspectBetween = (a: AspectPoint, b: AspectPoint, orbs: AspectOrbs): Aspect | null =>
  aspectOf(a, b, reachesIn(orbs)(a.point, b.point));

function aspectOf(a: AspectPoint, b: AspectPoint, reaches: readonly Reach[]): Aspect | null {
  const arcDeg = shortestArcDeg(a.longitudeDeg, b.longitudeDeg);
  const separationDeg = Math.abs(arcDeg);
  let nearest: Reach | null = null;
  let orbDeg = Infinity;
  for (const reach of reaches) {
    const distanceDeg = Math.abs(separationDeg - reach.angleDeg);
    if (distanceDeg > reach.largestDeg || distanceDeg >= orbDeg) continue;
    orbDeg = distanceDeg;
    nearest = reach;
  }
  if (nearest === null) return null;
  const { aspect, angleDeg } = nearest;
  const isApplying = appliesAt(arcDeg, angleDeg, a.motionDeg, b.motionDeg);
  return { pointA: a.point, pointB: b.point, aspect, angleDeg, separationDeg, orbDeg, isApplying };
}

/** Whether |separation − angle| shrinks; an aspect exact at this moment is about to separate. */
function appliesAt(arcDeg: number, angleDeg: number, motionA: number | null, motionB: number | null): boolean | null {
  if (motionA === null || motionB === null || motionA === motionB) return null;
  const separationGrows = Math.sign(arcDeg) * (motionB - motionA);
  return Math.sign(Math.abs(arcDeg) - angleDeg) * separationGrows < 0;
}

/** Pairs that are opposite by definition; their opposition has no meaning. */
const OPPOSITES: Partial<Record<WesternPoint, WesternPoint>> = {
  ascendant: 'descendant',
  descendant: 'ascendant',
  midheaven: 'imumCoeli',
  imumCoeli: 'midheaven',
  rahu: 'ketu',
  ketu: 'rahu',
  lilith: 'priapus',
  priapus: 'lilith',
  vertex: 'antivertex',
  antivertex: 'vertex',
};

/** Returns the aspects within one chart: each pair once, in the order of the points, without ends of one axis. */
export function aspectsWithin(points: readonly AspectPoint[], orbs: AspectOrbs): Aspect[] {
  const found: Aspect[] = [];
  const reachesOf = reachesIn(orbs);
  points.forEach((a, index) => {
    const opposite = OPPOSITES[a.point];
    for (let other = index + 1; other < points.length; other += 1) {
      const b = points[other];
      const aspect = b === undefined || b.point === opposite ? null : aspectOf(a, b, reachesOf(a.point, b.point));
      if (aspect !== null) found.push(aspect);
    }
  });
  return found;
}

/** Returns the aspects between two charts: every point of the first with every point of the second. */
export function aspectsAcross(as: readonly AspectPoint[], bs: readonly AspectPoint[], orbs: AspectOrbs): Aspect[] {
  const found: Aspect[] = [];
  const reachesOf = reachesIn(orbs);
  for (const a of as) {
    for (const b of bs) {
      const aspect = aspectOf(a, b, reachesOf(a.point, b.point));
      if (aspect !== null) found.push(aspect);
    }
  }
  return found;
}
