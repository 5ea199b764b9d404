import { type Equatorial, equatorialOf, normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { placementsAt, TROPICAL, type NodeMode } from '../sky/placements.ts';
import type { ChartPoint } from '../vocabulary/grahas.ts';
import { MAP_ANGLES, type MapAngle } from './astrocartography.ts';
import { risesAt, semiArcDeg } from './diurnal-sphere.ts';
import { FIXED_STARS, type FixedStar, fixedStarsAt } from './fixed-stars.ts';

/** A star and a planet on angles of a place together. */
export type Paran = {
  star: FixedStar;
  starAngle: MapAngle;
  point: ChartPoint;
  pointAngle: MapAngle;
  /** Instant at which the planet is on its angle. */
  jdUt: number;
  /** Turn of the sky between the two, degrees; not negative. */
  orbDeg: number;
};

export type Parans = {
  parans: readonly Paran[];
  /** Stars that do not cross the horizon there. */
  still: readonly { star: FixedStar; isUp: boolean }[];
};

export type ParanDay = { startJdUt: number; endJdUt: number; place: GeoPlace };

/** Turn of the sky in a day of 24 hours, degrees. @source IAU 1982: 1.002737909350795 turns */
const TURN_DEG_PER_DAY = 360.985_647_366_286;
/** The Moon moves a 27th of the turn of the sky, so five steps leave less than 0.0001°. */
const STEPS = 5;

/** The sidereal time at which a point is on an angle, degrees; null if it does not cross the horizon. */
function siderealDegAt(
  { rightAscensionDeg, declinationDeg }: Equatorial,
  angle: MapAngle,
  latitudeDeg: number,
): number | null {
  if (angle === 'midheaven') return rightAscensionDeg;
  if (angle === 'imum_coeli') return normalizeDeg(rightAscensionDeg + 180);
  const arcDeg = semiArcDeg(declinationDeg, latitudeDeg);
  return arcDeg === null ? null : normalizeDeg(rightAscensionDeg + (angle === 'setting' ? arcDeg : -arcDeg));
}

/** Instants of a day at which a moving point is on an angle: none, one or two. */
function instantsOf(
  at: (jdUt: number) => Equatorial,
  angle: MapAngle,
  { startJdUt, endJdUt, place }: ParanDay,
  siderealDeg: (jdUt: number) => number,
): number[] {
  const wanted = (jdUt: number): number | null => siderealDegAt(at(jdUt), angle, place.latitudeDeg);
  const first = wanted(startJdUt);
  if (first === null) return [];
  const nearJdUt = startJdUt + normalizeDeg(first - siderealDeg(startJdUt)) / TURN_DEG_PER_DAY;
  return [nearJdUt, nearJdUt + 360 / TURN_DEG_PER_DAY].flatMap((guess) => {
    let jdUt = guess;
    for (let step = 0; step < STEPS; step += 1) {
      if (jdUt > endJdUt + 0.1) return []; // The Moon is later by less than that.
      const deg = wanted(jdUt);
      if (deg === null) return [];
      jdUt += shortestArcDeg(siderealDeg(jdUt), deg) / TURN_DEG_PER_DAY;
    }
    return jdUt >= startJdUt && jdUt < endJdUt ? [jdUt] : [];
  });
}

/**
 * Returns the parans of a day at a place: a planet rises, culminates, sets or is on the lower meridian while a star is on
 * one of the four angles too. The nearest first.
 * @param orbDeg turn of the sky, inclusive; 1° is four minutes
 * @throws EphemerisRangeError outside the ephemeris
 * @source B. Brady, Brady’s Book of Fixed Stars (1998), part 2, who takes the whole day and an orb of half a degree
 * @accuracy 0.001°, that of the stars; true horizon, without refraction and parallax
 */
export function paransOf(
  sky: Ephemeris,
  points: readonly ChartPoint[],
  day: ParanDay,
  nodeMode: NodeMode,
  orbDeg: number,
): Parans {
  const { startJdUt, endJdUt, place } = day;
  const middleJdUt = (startJdUt + endJdUt) / 2;
  const obliquityDeg = sky.obliquityDeg(middleJdUt);
  const { armcDeg } = sky.houses('whole_sign', middleJdUt, place);
  const siderealDeg = (jdUt: number): number => normalizeDeg(armcDeg + (jdUt - middleJdUt) * TURN_DEG_PER_DAY);
  const equatorialAt = (point: ChartPoint) => (jdUt: number) => {
    const { placements } = placementsAt(sky, [point], jdUt, { zodiac: TROPICAL, nodeMode, observer: 'geocentre' });
    const { longitudeDeg, latitudeDeg } = placements[point];
    return equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
  };
  const fixed = fixedStarsAt(sky, middleJdUt, TROPICAL);
  const stars = FIXED_STARS.map((star) => ({
    star,
    at: equatorialOf(fixed[star].longitudeDeg, fixed[star].latitudeDeg, obliquityDeg),
  }));
  const crossings = stars.flatMap(({ star, at }) =>
    MAP_ANGLES.flatMap((starAngle) => {
      const deg = siderealDegAt(at, starAngle, place.latitudeDeg);
      return deg === null ? [] : [{ star, starAngle, deg }];
    }),
  );
  const parans = points.flatMap((point) =>
    MAP_ANGLES.flatMap((pointAngle) =>
      instantsOf(equatorialAt(point), pointAngle, day, siderealDeg).flatMap((jdUt) =>
        crossings
          .map(({ star, starAngle, deg }) => ({
            star,
            starAngle,
            point,
            pointAngle,
            jdUt,
            orbDeg: Math.abs(shortestArcDeg(siderealDeg(jdUt), deg)),
          }))
          .filter((found) => found.orbDeg <= orbDeg),
      ),
    ),
  );
  return {
    parans: parans.toSorted((one, other) => one.orbDeg - other.orbDeg),
    still: stars
      .filter(({ at }) => !risesAt(at.declinationDeg, place.latitudeDeg))
      .map(({ star, at }) => ({ star, isUp: at.declinationDeg * place.latitudeDeg > 0 })),
  };
}
