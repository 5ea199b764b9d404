import { equatorialOf, RADIANS_PER_DEG } from '../angle.ts';
import type { Eclipse, Ephemeris, GeoPlace, Position } from '../ephemeris.ts';

const MINUTE_DAYS = 1 / 1_440;
const SIDEREAL_DEG_PER_DAY = 360.985_647;
const EARTH_RADII_PER_AU = 23_454.8;
/** Share of the way from the equator's plane to the pole that the flat poles leave. */
const POLAR_SHARE = 1 - 1 / 298.257;
const SUN_RADIUS_DEG_AU = 0.266_56;
const MOON_RADIUS_EARTH_RADII = 0.272_5;

/** How an eclipse is looked through: what stands so much lower than is seen, and discs so far apart that they do not touch. */
type Look = { stepDays: number; belowDeg: number; apartDeg: number };

/** Half a step is 0.25°. */
const ROUGH: Look = { stepDays: 2 * MINUTE_DAYS, belowDeg: 0.4, apartDeg: 0.04 };
/** Half a step is 0.03°. */
const FINE: Look = { stepDays: MINUTE_DAYS / 4, belowDeg: 0.07, apartDeg: 0.005 };
/** The centre, by refraction. */
const SEEN_DEG = -0.48;
/** From here on a body may graze the horizon without rising: then its limb counts. */
const GRAZING_FROM_DEG = 60;
const GRAZING_DEG = -0.85;
/** In radii of the Earth from its centre: towards the equinox, 90° east of it, and north. */
type Vector = readonly [number, number, number];

/**
 * Whether a place may see something of an eclipse; `false` is certain. A search that goes on where nothing is seen takes
 * the library up to 60 ms, this a tenth of one.
 * @accuracy generous by 0.05° at the horizon, by 0.4° where bodies graze it, by 0.005° between the discs
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
  const seenDeg = Math.abs(place.latitudeDeg) < GRAZING_FROM_DEG ? SEEN_DEG : GRAZING_DEG;
  const positionOf = ({ longitudeDeg, latitudeDeg, distanceAu }: Position): Vector => {
    const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
    return times(distanceAu * EARTH_RADII_PER_AU, vectorOf(rightAscensionDeg, declinationDeg));
  };
  return (jdUt: number, { belowDeg, apartDeg }: Look): boolean => {
    const zenith = vectorOf(armcDeg + (jdUt - beginJdUt) * SIDEREAL_DEG_PER_DAY, place.latitudeDeg);
    const seenFromHere = (body: 'sun' | 'moon') =>
      minus(positionOf(sky.position(body, jdUt, 'geocentre')), observerAt(zenith));
    const eclipsed = seenFromHere(kind === 'solar' ? 'sun' : 'moon');
    if (90 - angleDeg(zenith, eclipsed) < seenDeg - belowDeg) return false;
    if (kind === 'lunar') return true;
    const moon = seenFromHere('moon');
    const sunRadiusDeg = (SUN_RADIUS_DEG_AU * EARTH_RADII_PER_AU) / Math.hypot(...eclipsed);
    const moonRadiusDeg = Math.asin(MOON_RADIUS_EARTH_RADII / Math.hypot(...moon)) / RADIANS_PER_DEG;
    return angleDeg(eclipsed, moon) < sunRadiusDeg + moonRadiusDeg + apartDeg;
  };
}

/** Where somebody stands at sea level who has this zenith. */
function observerAt([towards, east, north]: Vector): Vector {
  const squared = POLAR_SHARE ** 2;
  const radius = 1 / Math.sqrt(1 - north ** 2 * (1 - squared));
  return [radius * towards, radius * east, radius * squared * north];
}

function vectorOf(eastDeg: number, northDeg: number): Vector {
  const [east, north] = [eastDeg * RADIANS_PER_DEG, northDeg * RADIANS_PER_DEG];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const times = (factor: number, [x, y, z]: Vector): Vector => [factor * x, factor * y, factor * z];
const minus = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];

function angleDeg(one: Vector, other: Vector): number {
  const product = one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  const cosine = product / (Math.hypot(...one) * Math.hypot(...other));
  return Math.acos(Math.max(-1, Math.min(1, cosine))) / RADIANS_PER_DEG;
}
