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

/** Orbs that depend on the two points. */
export type OrbRules = {
  /** Orbs of points without their own; the aspects that are computed. */
  byAspect: Orbs;
  /** Own orbs of a point. The orb of a pair is the mean of those of its two points (their moieties added). */
  byPoint: Readonly<Partial<Record<WesternPoint, Orbs>>>;
  /** Multiplies the orb of a pair with the Sun or the Moon. */
  luminariesFactor: number;
  /** Points of which every aspect has at least one; null for any. */
  to: ReadonlySet<WesternPoint> | null;
};
export type AspectOrbs = Orbs | OrbRules;

/** A requested aspect, with its largest distance from exactness. */
export type Reach = { aspect: AspectName; angleDeg: number; largestDeg: number };

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

const isRules = (orbs: AspectOrbs): orbs is OrbRules => 'byAspect' in orbs;

const isLuminary = (point: WesternPoint): boolean => point === 'sun' || point === 'moon';

const reachesBy = (largestDegOf: (aspect: AspectName) => number | undefined): readonly Reach[] =>
  ASPECT_NAMES.flatMap((aspect) => {
    const largestDeg = largestDegOf(aspect);
    return largestDeg === undefined ? [] : { aspect, angleDeg: ASPECTS[aspect], largestDeg };
  });

/**
 * Returns the requested aspects of two points, with their orbs; one list for all pairs whose orbs do not depend on
 * them.
 */
export function reachesIn(orbs: AspectOrbs): (a: WesternPoint, b: WesternPoint) => readonly Reach[] {
  if (!isRules(orbs)) {
    const reaches = reachesBy((aspect) => orbs[aspect]);
    return () => reaches;
  }
  const { byAspect, byPoint, luminariesFactor, to } = orbs;
  const usual = reachesBy((aspect) => byAspect[aspect]);
  const widened = (reaches: readonly Reach[]): readonly Reach[] =>
    reaches.map((reach) => ({ ...reach, largestDeg: reach.largestDeg * luminariesFactor }));
  const usualOfLuminaries = widened(usual);
  const orbOf = (point: WesternPoint, { aspect, largestDeg }: Reach): number => byPoint[point]?.[aspect] ?? largestDeg;
  return (a, b) => {
    if (to !== null && !to.has(a) && !to.has(b)) return [];
    const hasLuminary = isLuminary(a) || isLuminary(b);
    if (byPoint[a] === undefined && byPoint[b] === undefined) return hasLuminary ? usualOfLuminaries : usual;
    const own = usual.map((reach) => ({ ...reach, largestDeg: (orbOf(a, reach) + orbOf(b, reach)) / 2 }));
    return hasLuminary ? widened(own) : own;
  };
}
