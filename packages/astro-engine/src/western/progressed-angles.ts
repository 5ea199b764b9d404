import { declinationDeg, normalizeDeg, rightAscensionDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import type { Window } from '../events/crossings.ts';
import { ayanamsaIn } from '../sky/placements.ts';
import { risesAt, semiArcDeg } from './diurnal-sphere.ts';
import type { DirectedAngle } from './primary-directions.ts';
import {
  type AngleMethod,
  lifeJdUtAt,
  NAIBOD_DEG,
  type NatalFrame,
  progressedArmcDeg,
  progressedMoment,
} from './progression.ts';

/** A progressed angle at a degree of the zodiac, at its moment of life. */
export type AngleCrossing = { jdUt: number; targetDeg: number };

/** The turn of the sky in a year of life. An age of a year is a day after birth. */
const YEAR_TURNS_DEG: Readonly<Record<AngleMethod, number>> = {
  solar_arc: NAIBOD_DEG,
  naibod: NAIBOD_DEG,
  quotidian: 360 + NAIBOD_DEG,
};

const ROUNDS_MAX = 40;
/** Some 30 ms of life; the last bit of a Julian Day is half of it. */
const LAST_STEP_YEARS = 1e-9;
/** A sidereal time that puts the wrong end of an axis at the degree misses by half a turn. */
const SAME_END_DEG = 1;

/** A point of the ecliptic, the obliquity, and the place. */
type Seen = { longitudeDeg: number; obliquityDeg: number; latitudeDeg: number };

/**
 * The sidereal times at which an angle may be at a degree. Beyond the polar circles the ascendant may be the point that
 * sets, because the one that rises is then west of the midheaven.
 */
const ARMCS_OF: Readonly<Record<DirectedAngle, (seen: Seen) => number[]>> = {
  midheaven: ({ longitudeDeg, obliquityDeg }) => [rightAscensionDeg(longitudeDeg, obliquityDeg)],
  ascendant({ longitudeDeg, obliquityDeg, latitudeDeg }) {
    const semiArc = semiArcDeg(declinationDeg(longitudeDeg, obliquityDeg), latitudeDeg);
    if (semiArc === null) return [];
    const ascensionDeg = rightAscensionDeg(longitudeDeg, obliquityDeg);
    const rising = normalizeDeg(ascensionDeg - semiArc);
    return risesAt(obliquityDeg, latitudeDeg) ? [rising] : [rising, normalizeDeg(ascensionDeg + semiArc)];
  },
};

type Asked = { angle: DirectedAngle; method: AngleMethod };

/** The progressed angle of a birth, as a function of age in years. */
class ProgressedAngle {
  readonly #natal: NatalFrame;
  readonly #sky: Ephemeris;
  readonly #asked: Asked;

  constructor(natal: NatalFrame, sky: Ephemeris, asked: Asked) {
    this.#natal = natal;
    this.#sky = sky;
    this.#asked = asked;
  }

  armcDeg = (ageYears: number): number => progressedArmcDeg(this.#natal, this.#sky, ageYears, this.#asked.method);

  #seen(targetDeg: number, ageYears: number): Seen {
    const jdUt = this.#natal.jdUt + ageYears;
    const { latitudeDeg }: GeoPlace = this.#natal.place;
    return {
      longitudeDeg: normalizeDeg(targetDeg + ayanamsaIn(this.#sky, this.#natal.zodiac, jdUt)),
      obliquityDeg: this.#sky.obliquityDeg(jdUt),
      latitudeDeg,
    };
  }

  armcsDeg = (targetDeg: number, ageYears: number): number[] =>
    ARMCS_OF[this.#asked.angle](this.#seen(targetDeg, ageYears));

  isAt(targetDeg: number, ageYears: number): boolean {
    const { longitudeDeg, obliquityDeg, latitudeDeg } = this.#seen(targetDeg, ageYears);
    const found = this.#sky.housesFromArmc('whole_sign', this.armcDeg(ageYears), latitudeDeg, obliquityDeg);
    const angleDeg = this.#asked.angle === 'ascendant' ? found.ascendantDeg : found.midheavenDeg;
    return Math.abs(shortestArcDeg(angleDeg, longitudeDeg)) < SAME_END_DEG;
  }

  /** Improves an age at which one of the sidereal times of a degree is reached; null if the degree ceases to rise. */
  solve(
    targetDeg: number,
    { place, nearYears, yearTurnDeg }: { place: number; nearYears: number; yearTurnDeg: number },
  ) {
    let ageYears = nearYears;
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const armcDeg = this.armcsDeg(targetDeg, ageYears)[place];
      if (armcDeg === undefined) return null;
      const stepYears = shortestArcDeg(this.armcDeg(ageYears), armcDeg) / yearTurnDeg;
      ageYears += stepYears;
      if (Math.abs(stepYears) < LAST_STEP_YEARS) return ageYears;
    }
    return ageYears;
  }
}

/**
 * Returns the moments of life within a window at which a progressed angle is at given degrees, in order. The ages are
 * searched in whole years, so every window finds the same instants. At a pole the ascendant does not move and has none.
 * @param natal chart of the birth, in its zodiac
 * @param targetsDeg degrees of that zodiac
 * @throws EphemerisRangeError if the progressed moment is outside the ephemeris
 * @source the sidereal time at which a point of the ecliptic rises or culminates: Meeus, Astronomical Algorithms, ch. 13 and
 * 15; methods as in `progressedTo`
 * @accuracy 0.03 s of life; the birth time counts most: 4 s are six days
 */
export function angleCrossingsIn(
  natal: NatalFrame,
  sky: Ephemeris,
  asked: Asked,
  targetsDeg: readonly number[],
  { fromJdUt, untilJdUt }: Window,
): AngleCrossing[] {
  if (untilJdUt <= natal.jdUt) return [];
  const angle = new ProgressedAngle(natal, sky, asked);
  const yearOf = (jdUt: number): number => Math.floor(progressedMoment(natal.jdUt, jdUt).ageYears);
  const first = Math.max(0, yearOf(fromJdUt));
  const years = Array.from({ length: yearOf(untilJdUt) - first + 1 }, (_, index) => first + index);
  return years
    .flatMap((year) => crossingsOfYear(angle, year, YEAR_TURNS_DEG[asked.method], targetsDeg))
    .map(({ ageYears, targetDeg }) => ({ jdUt: lifeJdUtAt(natal.jdUt, ageYears), targetDeg }))
    .filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt)
    .toSorted((one, other) => one.jdUt - other.jdUt);
}

function crossingsOfYear(angle: ProgressedAngle, year: number, meanTurnDeg: number, targetsDeg: readonly number[]) {
  const [fromDeg, untilDeg] = [angle.armcDeg(year), angle.armcDeg(year + 1)];
  const yearTurnDeg = meanTurnDeg + shortestArcDeg(meanTurnDeg, untilDeg - fromDeg);
  return targetsDeg.flatMap((targetDeg) =>
    angle.armcsDeg(targetDeg, year).flatMap((armcDeg, place) => {
      const found: { ageYears: number; targetDeg: number }[] = [];
      for (let turnDeg = normalizeDeg(armcDeg - fromDeg); turnDeg < yearTurnDeg; turnDeg += 360) {
        const ageYears = angle.solve(targetDeg, { place, nearYears: year + turnDeg / yearTurnDeg, yearTurnDeg });
        if (ageYears !== null && angle.isAt(targetDeg, ageYears)) found.push({ ageYears, targetDeg });
      }
      return found;
    }),
  );
}
