import { shortestArcDeg } from '../core/angle.ts';
import type { WesternPoint } from './points.ts';

/** Angular distances that count, by name. Rows are tried in this order, so that of two equally near the first holds. */
export const ASPECTS = {
  conjunction: 0,
  opposition: 180,
  trine: 120,
  square: 90,
  sextile: 60,
  quincunx: 150,
  semisextile: 30,
  semisquare: 45,
  sesquiquadrate: 135,
  quintile: 72,
  biquintile: 144,
} as const;
export type AspectName = keyof typeof ASPECTS;
export const ASPECT_NAMES = Object.keys(ASPECTS) as AspectName[]; // Safe: the keys of the table itself.

/** How far from exactness each aspect still counts, degrees; an aspect without an orb is not looked for. */
export type Orbs = Readonly<Partial<Record<AspectName, number>>>;

const NARROW_MINOR: Orbs = {
  quincunx: 2,
  semisextile: 1,
  semisquare: 2,
  sesquiquadrate: 2,
  quintile: 1,
  biquintile: 1,
};

/**
 * Schools of orbs. `standard` is what most applications print; `kerykeion` is the default of that library, which counts
 * the quintile among its main aspects; `wide` is what older handbooks give.
 */
export const ORB_PROFILES = {
  standard: {
    major: { conjunction: 8, opposition: 8, trine: 8, square: 7, sextile: 6 },
    minor: NARROW_MINOR,
  },
  kerykeion: {
    major: { conjunction: 10, opposition: 10, trine: 8, square: 5, sextile: 6, quintile: 1 },
    minor: { quincunx: 1, semisextile: 1, semisquare: 1, sesquiquadrate: 1, biquintile: 1 },
  },
  wide: {
    major: { conjunction: 10, opposition: 10, trine: 10, square: 10, sextile: 6 },
    minor: NARROW_MINOR,
  },
} as const satisfies Record<string, { major: Orbs; minor: Orbs }>;
export type OrbProfile = keyof typeof ORB_PROFILES;

/** The orbs of a school: of its main aspects, or of all. */
export const orbsOf = (profile: OrbProfile, set: 'major' | 'all'): Orbs => ({
  ...ORB_PROFILES[profile].major,
  ...(set === 'all' ? ORB_PROFILES[profile].minor : {}),
});

/** A point as aspects see it. */
export type AspectPoint = {
  point: WesternPoint;
  longitudeDeg: number;
  /** Degrees along the zodiac in the unit of time of its fellow; 0 where it is held still, null where it has no motion. */
  motionDeg: number | null;
};

export type Aspect = {
  pointA: WesternPoint;
  pointB: WesternPoint;
  aspect: AspectName;
  /** Of the exact aspect. */
  angleDeg: number;
  /** Distance of the two along the zodiac, [0, 180]. */
  separationDeg: number;
  /** Distance from exactness, not negative. */
  orbDeg: number;
  /** Whether it becomes more exact; null where neither moves against the other. */
  isApplying: boolean | null;
};

/**
 * The aspect between two points, or null where none is within its orb. Where two aspects are, the nearer one.
 * @source orbs as `ORB_PROFILES`; an orb includes its own end
 */
export const aspectBetween = (a: AspectPoint, b: AspectPoint, orbs: Orbs): Aspect | null =>
  aspectOf(a, b, lookedFor(orbs));

/** An aspect that is looked for, and how far from exactness. */
type Reach = { aspect: AspectName; angleDeg: number; largestDeg: number };

const lookedFor = (orbs: Orbs): readonly Reach[] =>
  ASPECT_NAMES.flatMap((aspect) => {
    const largestDeg = orbs[aspect];
    return largestDeg === undefined ? [] : { aspect, angleDeg: ASPECTS[aspect], largestDeg };
  });

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

/** Pairs that are opposite by definition say nothing. */
const OPPOSITES: Partial<Record<WesternPoint, WesternPoint>> = {
  ascendant: 'descendant',
  descendant: 'ascendant',
  midheaven: 'imumCoeli',
  imumCoeli: 'midheaven',
  rahu: 'ketu',
  ketu: 'rahu',
};

/** Aspects within one chart: each pair once, in the order of the points, without ends of one axis. */
export function aspectsWithin(points: readonly AspectPoint[], orbs: Orbs): Aspect[] {
  const found: Aspect[] = [];
  const reaches = lookedFor(orbs);
  points.forEach((a, index) => {
    const opposite = OPPOSITES[a.point];
    for (let other = index + 1; other < points.length; other += 1) {
      const b = points[other];
      const aspect = b === undefined || b.point === opposite ? null : aspectOf(a, b, reaches);
      if (aspect !== null) found.push(aspect);
    }
  });
  return found;
}

/** Aspects between two charts: every point of the first with every point of the second. */
export function aspectsAcross(as: readonly AspectPoint[], bs: readonly AspectPoint[], orbs: Orbs): Aspect[] {
  const found: Aspect[] = [];
  const reaches = lookedFor(orbs);
  for (const a of as) {
    for (const b of bs) {
      const aspect = aspectOf(a, b, reaches);
      if (aspect !== null) found.push(aspect);
    }
  }
  return found;
}
