import { shortestArcDeg } from '../core/angle.ts';
import type { WesternPoint } from './points.ts';

/** Angles of the aspects, by name. Rows are tried in this order, so the first of two equally near ones holds. */
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

/** Largest distance from exactness of each aspect, degrees; an aspect without an orb is not computed. */
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
 * Schools of orbs. `standard` is the choice of most applications; `kerykeion` is the default of that library, which
 * counts the quintile among its main aspects; `wide` is from older handbooks.
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

/** Returns the orbs of a school: of its main aspects, or of all. */
export const orbsOf = (profile: OrbProfile, set: 'major' | 'all'): Orbs => ({
  ...ORB_PROFILES[profile].major,
  ...(set === 'all' ? ORB_PROFILES[profile].minor : {}),
});

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
export const aspectBetween = (a: AspectPoint, b: AspectPoint, orbs: Orbs): Aspect | null =>
  aspectOf(a, b, lookedFor(orbs));

/** A requested aspect, with its largest distance from exactness. */
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

/** Pairs that are opposite by definition; their opposition has no meaning. */
const OPPOSITES: Partial<Record<WesternPoint, WesternPoint>> = {
  ascendant: 'descendant',
  descendant: 'ascendant',
  midheaven: 'imumCoeli',
  imumCoeli: 'midheaven',
  rahu: 'ketu',
  ketu: 'rahu',
};

/** Returns the aspects within one chart: each pair once, in the order of the points, without ends of one axis. */
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

/** Returns the aspects between two charts: every point of the first with every point of the second. */
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
