import { equatorialOf, RADIANS_PER_DEG } from '../angle.ts';
import type { Eclipse, Ephemeris, GeoPlace, Position } from '../ephemeris.ts';

const STEP_DAYS = 2 / 1_440;
const SIDEREAL_DEG_PER_DAY = 360.985_647;
const EARTH_RADII_PER_AU = 23_454.8;
/** Below it a disc is not seen: 0.85° for refraction and the limb, 0.25° for half a step, the rest to spare. */
const UNSEEN_BELOW_SINE = Math.sin(-1.5 * RADIANS_PER_DEG);
const SUN_RADIUS_DEG_AU = 0.266_56;
const MOON_RADIUS_EARTH_RADII = 0.272_5;
/** Discs farther apart do not touch: 0.02° for half a step, the rest to spare. */
const APART_DEG = 0.04;

/** From the Earth's centre: towards the equinox, 90° east of it, and north. */
type Vector = readonly [number, number, number];

/**
 * Whether a place may see something of an eclipse; `false` is certain. A search that goes on where nothing is seen takes
 * the library up to 60 ms, this a tenth of one.
 * @accuracy generous by 0.4° and more at the horizon, by 0.02° between the discs; of a round Earth
 */
export function mayBeSeen(sky: Ephemeris, { kind, penumbral }: Eclipse, place: GeoPlace): boolean {
  const { beginJdUt, endJdUt } = penumbral;
  const { armcDeg } = sky.houses('equal', beginJdUt, place);
  const obliquityDeg = sky.obliquityDeg(beginJdUt);
  const towards = ({ longitudeDeg, latitudeDeg }: Position): Vector => {
    const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
    return vectorOf(rightAscensionDeg, declinationDeg);
  };
  const body = kind === 'solar' ? 'sun' : 'moon';
  for (let jdUt = beginJdUt; jdUt < endJdUt + STEP_DAYS; jdUt += STEP_DAYS) {
    const zenith = vectorOf(armcDeg + (jdUt - beginJdUt) * SIDEREAL_DEG_PER_DAY, place.latitudeDeg);
    const eclipsed = sky.position(body, jdUt, 'geocentre');
    const direction = towards(eclipsed);
    if (product(zenith, direction) < UNSEEN_BELOW_SINE) continue;
    if (kind === 'lunar') return true;
    const moon = sky.position('moon', jdUt, 'geocentre');
    const seenMoon = from(zenith, towards(moon), moon.distanceAu * EARTH_RADII_PER_AU);
    const radii = Math.hypot(...seenMoon);
    const apartDeg = Math.acos(Math.min(1, product(direction, seenMoon) / radii)) / RADIANS_PER_DEG;
    const discsDeg = SUN_RADIUS_DEG_AU / eclipsed.distanceAu + MOON_RADIUS_EARTH_RADII / radii / RADIANS_PER_DEG;
    if (apartDeg < discsDeg + APART_DEG) return true;
  }
  return false;
}

function vectorOf(eastDeg: number, northDeg: number): Vector {
  const [east, north] = [eastDeg * RADIANS_PER_DEG, northDeg * RADIANS_PER_DEG];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const product = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** What is so many radii of the Earth away in a direction, from a place on the Earth. */
const from = (place: Vector, direction: Vector, radii: number): Vector => [
  direction[0] * radii - place[0],
  direction[1] * radii - place[1],
  direction[2] * radii - place[2],
];
