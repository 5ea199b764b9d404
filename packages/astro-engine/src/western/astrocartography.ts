import { equatorialOf, normalizeDeg, RADIANS_PER_DEG } from '../core/angle.ts';
import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import type { WesternPoint } from './points.ts';

/** Angles of which a map has lines: culmination above and below, rise and set. */
export const MAP_ANGLES = ['midheaven', 'imum_coeli', 'rising', 'setting'] as const;
export type MapAngle = (typeof MAP_ANGLES)[number];

/** Whether lines are of the bodies themselves, or of their degrees on the ecliptic, which rise at other places. */
export const LINE_FRAMES = ['mundane', 'zodiacal'] as const;
export type LineFrame = (typeof LINE_FRAMES)[number];

/** A place on the map: degrees, north and east positive; longitudes in [-180, 180). */
export type MapPlace = Pick<GeoPlace, 'latitudeDeg' | 'longitudeDeg'>;

/** A point at the zenith of a place: the centre of its lines. */
export type Centre = { point: WesternPoint } & MapPlace;

export type MapLine = { point: WesternPoint; angle: MapAngle; places: readonly MapPlace[] };
export type Crossing = MapPlace & {
  pointA: WesternPoint;
  angleA: MapAngle;
  pointB: WesternPoint;
  angleB: MapAngle;
};
export type NearLine = { point: WesternPoint; angle: MapAngle; distanceDeg: number };

/** @source IUGG mean radius */
export const EARTH_RADIUS_KM = 6371.0088;

const sin = (deg: number): number => Math.sin(deg * RADIANS_PER_DEG);
const cos = (deg: number): number => Math.cos(deg * RADIANS_PER_DEG);
const asinDeg = (sine: number): number => Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS_PER_DEG;
const eastDeg = (deg: number): number => normalizeDeg(deg + 180) - 180;

/**
 * Returns the places at whose zenith the points are: their declinations and their distances from the meridian of
 * Greenwich.
 * @param points with tropical longitudes of date; a point of the ecliptic has latitude 0
 * @param jdUt Julian Day in UT
 * @throws EphemerisRangeError outside the ephemeris
 */
export function centresOf(
  sky: Ephemeris,
  points: readonly { point: WesternPoint; longitudeDeg: number; latitudeDeg: number }[],
  jdUt: number,
  frame: LineFrame,
): Centre[] {
  const { armcDeg } = sky.houses('whole_sign', jdUt, { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 });
  const obliquityDeg = sky.obliquityDeg(jdUt);
  return points.map(({ point, longitudeDeg, latitudeDeg }) => {
    const at = equatorialOf(longitudeDeg, frame === 'mundane' ? latitudeDeg : 0, obliquityDeg);
    return {
      point,
      latitudeDeg: at.declinationDeg,
      longitudeDeg: eastDeg(at.rightAscensionDeg - armcDeg),
    };
  });
}

/** Latitudes from one limit to the other at multiples of a spacing, with both limits. */
function latitudesWithin(limitDeg: number, spacingDeg: number): number[] {
  const steps = Math.ceil(limitDeg / spacingDeg) - 1;
  const between = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * spacingDeg);
  return [-limitDeg, ...between, limitDeg];
}

/**
 * Returns the four lines of a point, each from south to north. The meridians go from pole to pole; the lines of rise and
 * set end on them, at the latitudes at which the point only touches the horizon.
 * @param spacingDeg latitude between the places of a line
 * @source spherical astronomy: Meeus, Astronomical Algorithms, ch. 13 and 15; Jim Lewis, Astro*Carto*Graphy (1976) for
 * their use
 * @accuracy that of the ephemeris, without refraction and parallax: 1″ is 31 m at the equator
 */
export function linesOf(centre: Centre, spacingDeg: number): MapLine[] {
  const { point, latitudeDeg: declinationDeg, longitudeDeg } = centre;
  const meridian = (deg: number): MapPlace[] =>
    [-90, 90].map((latitudeDeg) => ({ latitudeDeg, longitudeDeg: eastDeg(deg) }));
  const latitudes = latitudesWithin(90 - Math.abs(declinationDeg), spacingDeg);
  const arcs = latitudes.map((latitudeDeg, index) => {
    const isEnd = index === 0 || index === latitudes.length - 1;
    const cosine = (-sin(latitudeDeg) * sin(declinationDeg)) / (cos(latitudeDeg) * cos(declinationDeg));
    // The ends are exact; a point on the equator rises due east everywhere, and its line ends at the poles.
    const endCosine = declinationDeg === 0 ? 0 : -Math.sign(latitudeDeg * declinationDeg);
    return { latitudeDeg, arcDeg: 90 - asinDeg(isEnd ? endCosine : cosine) };
  });
  const horizon = (side: 1 | -1): MapPlace[] =>
    arcs.map(({ latitudeDeg, arcDeg }) => ({ latitudeDeg, longitudeDeg: eastDeg(longitudeDeg + side * arcDeg) }));
  return [
    { point, angle: 'midheaven', places: meridian(longitudeDeg) },
    { point, angle: 'imum_coeli', places: meridian(longitudeDeg + 180) },
    { point, angle: 'rising', places: horizon(-1) },
    { point, angle: 'setting', places: horizon(1) },
  ];
}

/** The side of the horizon on which a centre is at a place: it rises west of its centre, and sets east of it. */
const horizonAngle = (centre: MapPlace, placeDeg: number): MapAngle =>
  sin(placeDeg - centre.longitudeDeg) < 0 ? 'rising' : 'setting';

/** The place on a meridian at which a point is on the horizon; null if it is on the equator. */
function onMeridian(longitudeDeg: number, centre: Centre): MapPlace | null {
  const tangent = sin(centre.latitudeDeg) / cos(centre.latitudeDeg);
  if (tangent === 0) return null;
  const latitudeDeg = Math.atan(-cos(longitudeDeg - centre.longitudeDeg) / tangent) / RADIANS_PER_DEG;
  return { latitudeDeg, longitudeDeg: eastDeg(longitudeDeg) };
}

/** Crossings of the meridians of a first point with the horizon of a second one. */
const meridianCrossings = (a: Centre, b: Centre): Crossing[] =>
  (['midheaven', 'imum_coeli'] as const).flatMap((angleA) => {
    const place = onMeridian(a.longitudeDeg + (angleA === 'midheaven' ? 0 : 180), b);
    if (place === null) return [];
    return [{ ...place, pointA: a.point, angleA, pointB: b.point, angleB: horizonAngle(b, place.longitudeDeg) }];
  });

/** The two places with both points on the horizon: the poles of the circle through their centres; none if it is no circle. */
function horizonCrossings(a: Centre, b: Centre): Crossing[] {
  const unit = ({ latitudeDeg, longitudeDeg }: MapPlace) =>
    [cos(latitudeDeg) * cos(longitudeDeg), cos(latitudeDeg) * sin(longitudeDeg), sin(latitudeDeg)] as const;
  const [ax, ay, az] = unit(a);
  const [bx, by, bz] = unit(b);
  const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  const length = Math.hypot(x, y, z);
  if (length < 1e-12) return [];
  return [1, -1].map((side) => {
    const longitudeDeg = eastDeg(Math.atan2(side * y, side * x) / RADIANS_PER_DEG);
    return {
      latitudeDeg: asinDeg((side * z) / length),
      longitudeDeg,
      pointA: a.point,
      angleA: horizonAngle(a, longitudeDeg),
      pointB: b.point,
      angleB: horizonAngle(b, longitudeDeg),
    };
  });
}

/**
 * Returns the crossings of the lines of two points, in closed form: meridian with horizon, and horizon with horizon.
 * Meridians meet at the poles only, which are left out.
 */
export const crossingsOf = (centres: readonly Centre[]): Crossing[] =>
  centres.flatMap((a, index) =>
    centres
      .slice(index + 1)
      .flatMap((b) => [...meridianCrossings(a, b), ...meridianCrossings(b, a), ...horizonCrossings(a, b)]),
  );

/**
 * Returns the lines of points by their distances from a place, the nearest first. Rise and set of a point are the two
 * halves of one great circle, 90° from its centre, so the nearer half alone is listed; so is the nearer meridian.
 * @returns great-circle distances in degrees; `EARTH_RADIUS_KM` makes kilometres of them
 */
export function linesNear(place: MapPlace, centres: readonly Centre[]): NearLine[] {
  const near = centres.flatMap(({ point, latitudeDeg, longitudeDeg }): NearLine[] => {
    const hourDeg = place.longitudeDeg - longitudeDeg;
    const altitudeDeg = asinDeg(
      sin(place.latitudeDeg) * sin(latitudeDeg) + cos(place.latitudeDeg) * cos(latitudeDeg) * cos(hourDeg),
    );
    return [
      {
        point,
        angle: cos(hourDeg) >= 0 ? 'midheaven' : 'imum_coeli',
        distanceDeg: Math.abs(asinDeg(cos(place.latitudeDeg) * sin(hourDeg))),
      },
      { point, angle: sin(hourDeg) < 0 ? 'rising' : 'setting', distanceDeg: Math.abs(altitudeDeg) },
    ];
  });
  return near.toSorted((a, b) => a.distanceDeg - b.distanceDeg);
}
