const RAD = Math.PI / 180;
/** 2 G M☉ / c², in astronomical units. @source IAU 2009 constants */
const SCALE_AU = (2 * 1.327_124_400_179_87e20) / (299_792_458 ** 2 * 1.495_978_707e11);
/** The Sun's radius seen from one astronomical unit: 959.63″. @source Auwers 1891, as in the almanacs */
const SUN_RADIUS = (959.63 / 3600) * RAD;

/** Apparent ecliptic place: degrees and astronomical units. */
export type Place = { longitudeDeg: number; latitudeDeg: number; distanceAu: number };

/** Degrees by which the Sun's mass shifts bodies seen behind or near him. */
export type Shift = { longitudeDeg: number; latitudeDeg: number };

/** Returns the share of the Sun's mass within a ray that passes his centre at a share of his radius (0 to 1). */
export function shareOfMass(table: Float64Array, shareOfRadius: number): number {
  const at = shareOfRadius * (table.length - 1);
  const below = Math.floor(at);
  const [low, high] = [table[below] ?? 1, table[below + 1] ?? 1];
  return low + (high - low) * (at - below);
}

/**
 * Computes the deflection of light by the Sun for a body of the solar system; a ray through his disc is bent by the
 * mass within.
 * @param table share of his mass by hundredths of his radius
 * @param into receives the result
 * @returns the cosine of the angle between body and Sun
 * @source Explanatory Supplement to the Astronomical Almanac (1992), 3.26
 * @accuracy 0.0001″: apparent places are used as geometric ones
 */
export function deflect(table: Float64Array, body: Place, sun: Place, into: Shift): number {
  const between = (sun.longitudeDeg - body.longitudeDeg) * RAD;
  const [latitude, sunLatitude] = [body.latitudeDeg * RAD, sun.latitudeDeg * RAD];
  const [cosine, sine] = [Math.cos(latitude), Math.sin(latitude)];
  const [sunCosine, sunSine] = [Math.cos(sunLatitude), Math.sin(sunLatitude)];
  // Components of the Sun's direction: towards the body, and along the body's east and north.
  const sunAhead = cosine * sunCosine * Math.cos(between) + sine * sunSine;
  const sunEast = sunCosine * Math.sin(between);
  const sunNorth = cosine * sunSine - sine * sunCosine * Math.cos(between);

  const squared = body.distanceAu ** 2 + sun.distanceAu ** 2 - 2 * body.distanceAu * sun.distanceAu * sunAhead;
  const fromSun = Math.sqrt(squared);
  const bodyByHelio = (body.distanceAu - sun.distanceAu * sunAhead) / fromSun;
  const earthByHelio = (sun.distanceAu - body.distanceAu * sunAhead) / fromSun;

  const sineOfElongation = Math.hypot(sunEast, sunNorth);
  const shareOfRadius = (sineOfElongation * sun.distanceAu) / SUN_RADIUS;
  const mass = shareOfRadius < 1 ? shareOfMass(table, shareOfRadius) : 1;
  const strength = (SCALE_AU * mass) / sun.distanceAu / (1 + earthByHelio);
  const along = -strength * (bodyByHelio + (sunAhead * sun.distanceAu) / fromSun);
  into.longitudeDeg = (along * sunEast) / cosine / RAD;
  into.latitudeDeg = (along * sunNorth) / RAD;
  return sunAhead;
}
