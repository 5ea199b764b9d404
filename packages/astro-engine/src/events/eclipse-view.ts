import { equatorialOf, RADIANS_PER_DEG } from '../core/angle.ts';
import type { Ephemeris, GeoPlace, Position } from '../core/ephemeris.ts';

const SIDEREAL_DEG_PER_DAY = 360.985_647_366;
const EARTH_RADII_PER_AU = 149_597_870.7 / 6_378.136_6;
/** Ratio of the polar to the equatorial radius of the Earth. */
const POLAR_SHARE = 1 - 1 / 298.256_42;
const SUN_RADIUS_AU = 696_000 / 149_597_870.7;
/** Radius of the mean limb, k = 0.2725. */
export const MOON_RADIUS_AU = 1_738.15 / 149_597_870.7;

/** Axes: to the equinox, 90° east of it, and north. Places are in Earth radii from its centre. */
type Vector = readonly [number, number, number];

/** Sun and Moon seen from a place, degrees. Heights are of the centres, without refraction. */
export type View = {
  heightDeg: Readonly<Record<'sun' | 'moon', number>>;
  apartDeg: number;
  sunRadiusDeg: number;
  moonRadiusDeg: number;
};

/**
 * Returns the view of Sun and Moon from a place, valid within some hours of an instant.
 * @source an observer at sea level on the ellipsoid, geocentric positions minus the observer's position
 * @accuracy 0.01″ between the two, 0.01° in height
 */
export function eclipseView(sky: Ephemeris, aboutJdUt: number, place: GeoPlace): (jdUt: number) => View {
  const { armcDeg } = sky.houses('equal', aboutJdUt, place);
  const obliquityDeg = sky.obliquityDeg(aboutJdUt);
  const positionOf = ({ longitudeDeg, latitudeDeg, distanceAu }: Position): Vector => {
    const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
    return times(distanceAu * EARTH_RADII_PER_AU, vectorOf(rightAscensionDeg, declinationDeg));
  };
  return (jdUt) => {
    const zenith = vectorOf(armcDeg + (jdUt - aboutJdUt) * SIDEREAL_DEG_PER_DAY, place.latitudeDeg);
    const observer = observerAt(zenith);
    const sun = minus(positionOf(sky.position('sun', jdUt, 'geocentre')), observer);
    const moon = minus(positionOf(sky.position('moon', jdUt, 'geocentre')), observer);
    return {
      heightDeg: { sun: 90 - angleDeg(zenith, sun), moon: 90 - angleDeg(zenith, moon) },
      apartDeg: angleDeg(sun, moon),
      sunRadiusDeg: radiusDeg(SUN_RADIUS_AU, sun),
      moonRadiusDeg: radiusDeg(MOON_RADIUS_AU, moon),
    };
  };
}

/** Returns the position at sea level whose zenith is this direction. */
function observerAt([towards, east, north]: Vector): Vector {
  const squared = POLAR_SHARE ** 2;
  const radius = 1 / Math.sqrt(1 - north ** 2 * (1 - squared));
  return [radius * towards, radius * east, radius * squared * north];
}

/** Returns a unit vector. */
export function vectorOf(eastDeg: number, northDeg: number): Vector {
  const [east, north] = [eastDeg * RADIANS_PER_DEG, northDeg * RADIANS_PER_DEG];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const times = (factor: number, [x, y, z]: Vector): Vector => [factor * x, factor * y, factor * z];
const minus = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
const lengthOf = ([x, y, z]: Vector): number => Math.sqrt(x * x + y * y + z * z);

const radiusDeg = (radiusAu: number, seen: Vector): number =>
  Math.asin((radiusAu * EARTH_RADII_PER_AU) / lengthOf(seen)) / RADIANS_PER_DEG;

/** Computed from the cross product, because the cosine loses all digits of a small angle. */
export function angleDeg(one: Vector, other: Vector): number {
  const cross: Vector = [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
  const dot = one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  return Math.atan2(lengthOf(cross), dot) / RADIANS_PER_DEG;
}
