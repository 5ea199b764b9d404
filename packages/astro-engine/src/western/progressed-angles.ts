import { declinationDeg, normalizeDeg, rightAscensionDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import type { Window } from '../events/crossings.ts';
import { ayanamsaIn } from '../sky/placements.ts';
import { semiArcDeg } from './diurnal-sphere.ts';
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
export type AngleCrossing = {
  jdUt: number;
  targetDeg: number;
  /** False for an ascendant that moves backwards, which happens beyond the polar circles. */
  isForward: boolean;
};

/** The turn of the sky in a year of life. An age of a year is a day after birth. */
const YEAR_TURNS_DEG: Readonly<Record<AngleMethod, number>> = {
  solar_arc: NAIBOD_DEG,
  naibod: NAIBOD_DEG,
  quotidian: 360 + NAIBOD_DEG,
};

const ROUNDS_MAX = 40;
/** Some 30 ms of life; the last bit of a Julian Day is half of it. */
const LAST_STEP_YEARS = 1e-9;
/**
 * Turn of the sky before and after a year from which a search may end within the year: the sidereal time of a degree
 * moves with the ayanamsa and the obliquity, by far more for a degree that barely rises.
 */
const MARGIN_DEG = 1;
/** Far more than the rounding of an age, and less than a second of life. */
const SAME_YEARS = 1e-8;
/** Small enough for the direction of motion, and far greater than a rounding. */
const PROBE_DEG = 1e-4;

/** A point of the ecliptic, the obliquity, and the place. */
type Seen = { longitudeDeg: number; obliquityDeg: number; latitudeDeg: number };

/** The sidereal time at which an angle is at a degree; null for a degree that never crosses the horizon. */
const ARMC_OF: Readonly<Record<DirectedAngle, (seen: Seen) => number | null>> = {
  midheaven: ({ longitudeDeg, obliquityDeg }) => rightAscensionDeg(longitudeDeg, obliquityDeg),
  ascendant({ longitudeDeg, obliquityDeg, latitudeDeg }) {
    const semiArc = semiArcDeg(declinationDeg(longitudeDeg, obliquityDeg), latitudeDeg);
    return semiArc === null ? null : normalizeDeg(rightAscensionDeg(longitudeDeg, obliquityDeg) - semiArc);
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

  /** The sidereal time of a degree of the zodiac; null if it does not rise. */
  armcAt(targetDeg: number, ageYears: number): number | null {
    const jdUt = this.#natal.jdUt + ageYears;
    return ARMC_OF[this.#asked.angle]({
      longitudeDeg: normalizeDeg(targetDeg + ayanamsaIn(this.#sky, this.#natal.zodiac, jdUt)),
      obliquityDeg: this.#sky.obliquityDeg(jdUt),
      latitudeDeg: this.#natal.place.latitudeDeg,
    });
  }

  /** Whether the angle goes on to greater degrees as the sky turns. */
  isForwardAt(targetDeg: number, ageYears: number): boolean {
    const here = this.armcAt(targetDeg, ageYears) ?? 0;
    const after = this.armcAt(targetDeg + PROBE_DEG, ageYears);
    const before = this.armcAt(targetDeg - PROBE_DEG, ageYears);
    return after === null ? shortestArcDeg(before ?? here, here) >= 0 : shortestArcDeg(here, after) >= 0;
  }

  /** Improves an age at which a degree is reached; null if the degree ceases to rise. */
  solve(targetDeg: number, nearYears: number, yearTurnDeg: number): number | null {
    let ageYears = nearYears;
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      const armcDeg = this.armcAt(targetDeg, ageYears);
      if (armcDeg === null) return null;
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
  const years = Array.from({ length: yearOf(untilJdUt) - first + 1 }, (_, index) =>
    yearOfLife(angle, first + index, YEAR_TURNS_DEG[asked.method]),
  );
  return targetsDeg
    .flatMap((targetDeg) =>
      onceEach(years.flatMap((year) => agesIn(angle, year, targetDeg))).map((ageYears) => ({ ageYears, targetDeg })),
    )
    .map((found) => ({ ...found, jdUt: lifeJdUtAt(natal.jdUt, found.ageYears) }))
    .filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt)
    .map(({ jdUt, ageYears, targetDeg }) => ({ jdUt, targetDeg, isForward: angle.isForwardAt(targetDeg, ageYears) }))
    .toSorted((one, other) => one.jdUt - other.jdUt);
}

/** A whole year of life, by the turn of the sky. */
type YearOfLife = { year: number; fromDeg: number; turnDeg: number };

function yearOfLife(angle: ProgressedAngle, year: number, meanTurnDeg: number): YearOfLife {
  const [fromDeg, untilDeg] = [angle.armcDeg(year), angle.armcDeg(year + 1)];
  return { year, fromDeg, turnDeg: meanTurnDeg + shortestArcDeg(meanTurnDeg, untilDeg - fromDeg) };
}

/** Returns the ages of a year at which a degree is reached, in order; one at a birthday belongs to both years. */
function agesIn(angle: ProgressedAngle, { year, fromDeg, turnDeg }: YearOfLife, targetDeg: number): number[] {
  const armcDeg = angle.armcAt(targetDeg, year) ?? angle.armcAt(targetDeg, year + 1);
  if (armcDeg === null) return [];
  const ages: number[] = [];
  const firstDeg = normalizeDeg(armcDeg - fromDeg + MARGIN_DEG) - MARGIN_DEG;
  for (let awayDeg = firstDeg; awayDeg < turnDeg + MARGIN_DEG; awayDeg += 360) {
    const ageYears = angle.solve(targetDeg, year + awayDeg / turnDeg, turnDeg);
    if (ageYears !== null && ageYears > year - SAME_YEARS && ageYears < year + 1 + SAME_YEARS) ages.push(ageYears);
  }
  return ages;
}

/** Leaves out a birthday's age that two years found. */
const onceEach = (ages: readonly number[]): number[] =>
  ages.filter((age, index) => index === 0 || age - (ages[index - 1] ?? 0) > 2 * SAME_YEARS);
