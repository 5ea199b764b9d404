import { equatorialOf, RADIANS_PER_DEG } from '../angle.ts';
import type { Eclipse, EclipseKind, Ephemeris, GeoPlace, Position } from '../ephemeris.ts';

const MINUTE_DAYS = 1 / 1_440;
const SIDEREAL_DEG_PER_DAY = 360.985_647;
const EARTH_RADII_PER_AU = 23_454.8;
const SUN_RADIUS_DEG_AU = 0.266_56;
const MOON_RADIUS_EARTH_RADII = 0.272_5;

/** How an eclipse is looked through: below `unseenBelowDeg` a body is not seen, farther apart than `apartDeg` discs do not touch. */
type Look = { stepDays: number; unseenBelowDeg: Readonly<Record<EclipseKind, number>>; apartDeg: number };

/** 0.85° for refraction and the limb, 0.25° for half a step, the rest to spare. */
const ROUGH: Look = { stepDays: 2 * MINUTE_DAYS, unseenBelowDeg: { solar: -1.5, lunar: -1.5 }, apartDeg: 0.04 };
/** The Moon stands 0.9° lower than from the Earth's centre. 0.003° between the discs are due to the flat poles. */
const FINE: Look = { stepDays: MINUTE_DAYS / 4, unseenBelowDeg: { solar: -0.98, lunar: -0.13 }, apartDeg: 0.01 };
/** From the Earth's centre: towards the equinox, 90° east of it, and north. */
type Vector = readonly [number, number, number];

/**
 * Whether a place may see something of an eclipse; `false` is certain. A search that goes on where nothing is seen takes
 * the library up to 60 ms, this a tenth of one.
 * @accuracy generous by 0.1° at the horizon, by 0.01° between the discs; of a round Earth
 */
export function mayBeSeen(sky: Ephemeris, eclipse: Eclipse, place: GeoPlace): boolean {
  const { beginJdUt, endJdUt } = eclipse.penumbral;
  const isSeen = viewOf(sky, eclipse, place);
  for (let jdUt = beginJdUt; jdUt < endJdUt + ROUGH.stepDays; jdUt += ROUGH.stepDays) {
    if (!isSeen(jdUt, ROUGH)) continue;
    for (let fineJdUt = jdUt - MINUTE_DAYS; fineJdUt < jdUt + MINUTE_DAYS; fineJdUt += FINE.stepDays) {
      if (isSeen(fineJdUt, FINE)) return true;
    }
  }
  return false;
}

/** Whether something of an eclipse is seen at an instant, as closely as one looks. */
function viewOf(sky: Ephemeris, { kind, penumbral }: Eclipse, place: GeoPlace) {
  const { beginJdUt } = penumbral;
  const { armcDeg } = sky.houses('equal', beginJdUt, place);
  const obliquityDeg = sky.obliquityDeg(beginJdUt);
  const towards = ({ longitudeDeg, latitudeDeg }: Position): Vector => {
    const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
    return vectorOf(rightAscensionDeg, declinationDeg);
  };
  return (jdUt: number, { unseenBelowDeg, apartDeg }: Look): boolean => {
    const zenith = vectorOf(armcDeg + (jdUt - beginJdUt) * SIDEREAL_DEG_PER_DAY, place.latitudeDeg);
    const eclipsed = sky.position(kind === 'solar' ? 'sun' : 'moon', jdUt, 'geocentre');
    const direction = towards(eclipsed);
    const heightDeg = Math.asin(Math.max(-1, Math.min(1, product(zenith, direction)))) / RADIANS_PER_DEG;
    if (heightDeg < unseenBelowDeg[kind]) return false;
    if (kind === 'lunar') return true;
    const moon = sky.position('moon', jdUt, 'geocentre');
    const seenMoon = from(zenith, towards(moon), moon.distanceAu * EARTH_RADII_PER_AU);
    const radii = Math.hypot(...seenMoon);
    const distanceDeg = Math.acos(Math.min(1, product(direction, seenMoon) / radii)) / RADIANS_PER_DEG;
    const discsDeg = SUN_RADIUS_DEG_AU / eclipsed.distanceAu + MOON_RADIUS_EARTH_RADII / radii / RADIANS_PER_DEG;
    return distanceDeg < discsDeg + apartDeg;
  };
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
