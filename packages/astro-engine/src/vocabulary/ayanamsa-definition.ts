/** Names of the points that an ayanamsa keeps at its place. */
export const FIXED_POINTS = [
  'Spica',
  'Zeta Piscium',
  'Delta Cancri',
  'Lambda Scorpii',
  'Galactic centre',
  'Galactic pole',
  'Galactic pole of 1958',
] as const;
export type FixedPoint = (typeof FIXED_POINTS)[number];

/** Definition of an ayanamsa, with its author and users. */
export type AyanamsaDefinition = {
  definition: string;
  author: string;
  usedBy: string;
  /** Mean value at an epoch, Julian Day in TT (for ancient ones UT); null if a point is kept instead. */
  epoch: { jd: number; deg: number } | null;
  /** The point kept at a sidereal longitude. */
  point: { name: FixedPoint; longitudeDeg: number } | null;
};
