import { altitudeDeg, declinationDeg, rightAscensionDeg } from '../core/angle.ts';
import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';

/**
 * Returns the altitude of the Sun's centre, degrees in [-90, 90], without refraction or parallax.
 * @param jdUt Julian Day in UT
 * @source spherical triangle of pole, zenith and Sun; the Sun's ecliptic latitude (below 1.2″) is left out
 * @accuracy 9″, the Sun's parallax
 */
export function sunAltitudeDeg(sky: Ephemeris, jdUt: number, place: GeoPlace): number {
  const sunDeg = sky.longitudeDeg('sun', jdUt);
  const obliquityDeg = sky.obliquityDeg(jdUt);
  const { armcDeg } = sky.houses('whole_sign', jdUt, place);
  return altitudeDeg(
    declinationDeg(sunDeg, obliquityDeg),
    armcDeg - rightAscensionDeg(sunDeg, obliquityDeg),
    place.latitudeDeg,
  );
}

/**
 * Whether a birth is by day: the Sun's centre is above the horizon. Valid at every latitude, unlike the order of
 * ascendant and Sun, which decides nothing beyond the polar circle.
 */
export const isDayAt = (sky: Ephemeris, jdUt: number, place: GeoPlace): boolean => sunAltitudeDeg(sky, jdUt, place) > 0;
