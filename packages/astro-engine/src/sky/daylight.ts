import { normalizeDeg, RADIANS_PER_DEG } from '../angle.ts';
import type { Ephemeris, GeoPlace } from '../ephemeris.ts';

const sin = (deg: number): number => Math.sin(deg * RADIANS_PER_DEG);
const cos = (deg: number): number => Math.cos(deg * RADIANS_PER_DEG);

/**
 * How high the centre of the Sun stands over the horizon, degrees in [-90, 90], without refraction or parallax.
 * @param jdUt Julian Day in UT
 * @source spherical triangle of pole, zenith and Sun; the Sun's ecliptic latitude (below 1.2″) is left out
 * @accuracy 9″, the Sun's parallax
 */
export function sunAltitudeDeg(sky: Ephemeris, jdUt: number, place: GeoPlace): number {
  const sunDeg = sky.longitudeDeg('sun', jdUt);
  const obliquityDeg = sky.obliquityDeg(jdUt);
  const { armcDeg } = sky.houses('whole_sign', jdUt, place);
  const rightAscensionDeg = normalizeDeg(Math.atan2(sin(sunDeg) * cos(obliquityDeg), cos(sunDeg)) / RADIANS_PER_DEG);
  const sinDeclination = sin(sunDeg) * sin(obliquityDeg);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const sinAltitude =
    sin(place.latitudeDeg) * sinDeclination +
    cos(place.latitudeDeg) * cosDeclination * cos(armcDeg - rightAscensionDeg);
  return Math.asin(Math.min(1, Math.max(-1, sinAltitude))) / RADIANS_PER_DEG;
}

/**
 * Whether a birth is by day: the centre of the Sun stands above the horizon. It holds at every latitude, where the order of
 * ascendant and Sun says nothing beyond the polar circle.
 */
export const isDayAt = (sky: Ephemeris, jdUt: number, place: GeoPlace): boolean => sunAltitudeDeg(sky, jdUt, place) > 0;
