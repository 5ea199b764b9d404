import { RADIANS_PER_DEG } from '../angle.ts';
import type { Eclipse, Ephemeris } from '../ephemeris.ts';
import { MOON_RADIUS_AU } from './eclipse-view.ts';

/** How far the Moon is from the middle of the shadow, and how large she is, degrees, seen from the Earth's centre. */
function moonInShadow(sky: Ephemeris, jdUt: number) {
  const sun = sky.position('sun', jdUt, 'geocentre');
  const moon = sky.position('moon', jdUt, 'geocentre');
  const eastDeg = ((moon.longitudeDeg - sun.longitudeDeg + 360) % 360) - 180;
  const [northDeg, shadowNorthDeg] = [moon.latitudeDeg, -sun.latitudeDeg];
  const halfEast = Math.sin((eastDeg * RADIANS_PER_DEG) / 2) ** 2;
  const halfNorth = Math.sin(((northDeg - shadowNorthDeg) * RADIANS_PER_DEG) / 2) ** 2;
  const cosines = Math.cos(northDeg * RADIANS_PER_DEG) * Math.cos(shadowNorthDeg * RADIANS_PER_DEG);
  const apartDeg = (2 * Math.asin(Math.sqrt(halfNorth + cosines * halfEast))) / RADIANS_PER_DEG;
  return {
    apartDeg,
    radiusDeg: Math.asin(MOON_RADIUS_AU / moon.distanceAu) / RADIANS_PER_DEG,
    distanceAu: moon.distanceAu,
  };
}

/**
 * The share of the Moon's diameter in the umbra at an instant of an eclipse that reaches it; 0 outside.
 * @accuracy 0.0006: the umbra is taken from the magnitude at the maximum, and from then on as the Moon's distance has it
 */
export function umbraOver(sky: Ephemeris, { maximumJdUt, magnitude }: Eclipse, jdUt: number): number {
  const greatest = moonInShadow(sky, maximumJdUt);
  const umbraDeg = greatest.radiusDeg * (2 * magnitude - 1) + greatest.apartDeg;
  const { apartDeg, radiusDeg, distanceAu } = moonInShadow(sky, jdUt);
  const umbraNowDeg = (umbraDeg * greatest.distanceAu) / distanceAu;
  return Math.max(0, (umbraNowDeg + radiusDeg - apartDeg) / (2 * radiusDeg));
}
