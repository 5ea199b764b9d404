import { RADIANS_PER_DEG } from '../core/angle.ts';
import type { Eclipse, Ephemeris } from '../core/ephemeris.ts';
import { angleDeg, MOON_RADIUS_AU, vectorOf } from './eclipse-view.ts';

/** Returns the Moon's distance from the centre of the shadow, and her radius, degrees, seen from the Earth's centre. */
function moonInShadow(sky: Ephemeris, jdUt: number) {
  const sun = sky.position('sun', jdUt, 'geocentre');
  const moon = sky.position('moon', jdUt, 'geocentre');
  const shadow = vectorOf(sun.longitudeDeg + 180, -sun.latitudeDeg);
  return {
    apartDeg: angleDeg(shadow, vectorOf(moon.longitudeDeg, moon.latitudeDeg)),
    radiusDeg: Math.asin(MOON_RADIUS_AU / moon.distanceAu) / RADIANS_PER_DEG,
    distanceAu: moon.distanceAu,
  };
}

/**
 * Returns the share of the Moon's diameter in the umbra at an instant of an eclipse that reaches it; 0 outside.
 * @accuracy 0.0006: the umbra's radius is derived from the magnitude at the maximum and scaled with the Moon's distance
 */
export function umbraOver(sky: Ephemeris, { maximumJdUt, magnitude }: Eclipse, jdUt: number): number {
  const greatest = moonInShadow(sky, maximumJdUt);
  const umbraDeg = greatest.radiusDeg * (2 * magnitude - 1) + greatest.apartDeg;
  const { apartDeg, radiusDeg, distanceAu } = moonInShadow(sky, jdUt);
  const umbraNowDeg = (umbraDeg * greatest.distanceAu) / distanceAu;
  return Math.max(0, (umbraNowDeg + radiusDeg - apartDeg) / (2 * radiusDeg));
}
