import { BODY_NUMBERS } from '@graha/ephemeris-swiss/swiss-constants';
import { type Place, deflect } from '../src/deflection.ts';
import { type Library, WITHOUT_DEFLECTION, WITHOUT_NUTATION } from './library.ts';

/** Hundredths of the Sun's radius. */
const STEPS = 100;
const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus'] as const;
const RADIUS_DEG_AU = 959.63 / 3600;

/** The full mass at every distance of the ray. */
const WHOLE = new Float64Array(STEPS + 1).fill(1);

type Passage = { body: number; jdEt: number; share: number };

/**
 * Measures the share of the Sun's mass that deflects a ray behind his disc, on the library: its deflection divided by
 * that of a point mass, at passages of planets behind him.
 */
export function deflectingMass(library: Library, fromJdEt: number, untilJdEt: number): number[] {
  const at = (body: number, jdEt: number, without: number): Place => {
    const [longitudeDeg, latitudeDeg, distanceAu] = library.position(body, jdEt, without);
    return { longitudeDeg, latitudeDeg, distanceAu };
  };
  const plain = (body: number, jdEt: number) => at(body, jdEt, WITHOUT_NUTATION | WITHOUT_DEFLECTION);
  const shareAt = (body: number, jdEt: number): number => {
    const [planet, sun] = [plain(body, jdEt), plain(BODY_NUMBERS.sun, jdEt)];
    if (planet.distanceAu < sun.distanceAu) return 180; // In front of him, not behind.
    const east = ((planet.longitudeDeg - sun.longitudeDeg + 540) % 360) - 180;
    return (Math.hypot(east, planet.latitudeDeg - sun.latitudeDeg) * sun.distanceAu) / RADIUS_DEG_AU;
  };
  const massAt = (body: number, jdEt: number): number => {
    const [planet, sun, seen] = [plain(body, jdEt), plain(BODY_NUMBERS.sun, jdEt), at(body, jdEt, WITHOUT_NUTATION)];
    const byPoint = { longitudeDeg: 0, latitudeDeg: 0 };
    deflect(WHOLE, planet, sun, byPoint);
    const [east, north] = [seen.longitudeDeg - planet.longitudeDeg, seen.latitudeDeg - planet.latitudeDeg];
    return (
      (east * byPoint.longitudeDeg + north * byPoint.latitudeDeg) /
      (byPoint.longitudeDeg ** 2 + byPoint.latitudeDeg ** 2)
    );
  };

  const passages = PLANETS.flatMap((name) => passagesOf(BODY_NUMBERS[name], shareAt, fromJdEt, untilJdEt));
  const central = passages.toSorted((a, b) => a.share - b.share)[0];
  if (central === undefined) throw new Error('no planet passed behind the Sun');
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    if (step === 0) return 0;
    let [inside, outside] = [central.jdEt, central.jdEt - 5];
    if (central.share > step / STEPS) throw new Error(`no passage as near as ${step} hundredths`);
    for (let round = 0; round < 60; round += 1) {
      const middle = (inside + outside) / 2;
      if (shareAt(central.body, middle) < step / STEPS) inside = middle;
      else outside = middle;
    }
    return step === STEPS ? 1 : massAt(central.body, inside);
  });
}

/** Returns the closest moment of each passage, found with ever smaller steps. */
function passagesOf(
  body: number,
  shareAt: (body: number, jdEt: number) => number,
  from: number,
  until: number,
): Passage[] {
  const found: Passage[] = [];
  for (let jdEt = from; jdEt < until; jdEt += 1) {
    if (shareAt(body, jdEt) > 4) continue;
    let [best, share] = [jdEt, shareAt(body, jdEt)];
    for (let step = 0.5; step > 1e-6; step /= 2) {
      for (const other of [best - step, best + step]) {
        const otherShare = shareAt(body, other);
        if (otherShare < share) [best, share] = [other, otherShare];
      }
    }
    found.push({ body, jdEt: best, share });
    jdEt += 20;
  }
  return found;
}
