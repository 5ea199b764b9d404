import type { GeoPlace, HorizonRule } from '@graha/astro-engine/ephemeris';
import { FIRST_JD_UT, UNTIL_JD_UT } from './coverage.ts';
import type { Direction, PackedSky } from './packed-sky.ts';

const RAD = Math.PI / 180;
const AU_M = 1.495_978_707e11;
/** @source IERS conventions, as the library has them */
const EARTH = { radiusM: 6_378_136.6, flattening: 1 / 298.256_42 };
/** @source the library's discs */
const DISC_RADIUS_M = { sun: 696_000_000, moon: 1_737_500 } as const;

/**
 * The refraction of the horizon at 1013.25 hPa and 0 °C, which the product has always asked the library for.
 * @source Sinclair's formula for a height of 0°, Bennett 1982
 */
const REFRACTION_DEG = (34.46 * ((1013.25 - 80) / 930)) / (1 + 0.00008 * (34.46 + 39) * (0 - 10)) / 60;

const RULES: Readonly<Record<HorizonRule, { refractionDeg: number; byDisc: boolean }>> = {
  upper_limb_refraction: { refractionDeg: REFRACTION_DEG, byDisc: true },
  centre_refraction: { refractionDeg: REFRACTION_DEG, byDisc: false },
  centre_no_refraction: { refractionDeg: 0, byDisc: false },
};

/** By how much the sky turns past Sun and Moon in a day, on the average. */
const RADIANS_PER_DAY = { sun: 360 * RAD, moon: 347.81 * RAD } as const;
const TURN = 2 * Math.PI;
/** Beyond this the body hardly reaches the horizon, or does not: the library knows. */
const FLATTEST_COSINE = 0.97;
/**
 * Height gained by what the sky has turned: where a body crosses the horizon more flatly, the library's own search is off by
 * more than 0.1 s, up to 10 s at 65°, and answers have always had it so.
 */
const LEAST_STEEPNESS = 0.4;
/** So far ahead the library looks at every place. */
const LONGEST_WAIT_DAYS = 1.05;
/** A crossing so near to the asked instant is the one that the caller starts from. */
const SAME_CROSSING_DAYS = 0.5 / 86_400;
/** Between two risings of the Moon there is up to so much more or less than the average. */
const STRAY_DAYS = 0.1;
const LAST_STEP_DAYS = 2e-8;
const ROUNDS_MAX = 10;

type Question = {
  body: 'sun' | 'moon';
  edge: 'rise' | 'set';
  refraction: number;
  discRadiusAu: number;
  longitude: number;
  sine: number;
  cosine: number;
  /** The observer's distance from the Earth's axis and from the plane of its equator. */
  fromAxisAu: number;
  fromEquatorAu: number;
};

/** A height over the horizon of the question, in radians, and how fast the turning Earth changes it. */
type Height = { above: number; perDay: number };

function questionOf(
  body: 'sun' | 'moon',
  edge: 'rise' | 'set',
  rule: HorizonRule,
  { latitudeDeg, longitudeDeg }: GeoPlace,
): Question {
  const { refractionDeg, byDisc } = RULES[rule];
  const [sine, cosine] = [Math.sin(latitudeDeg * RAD), Math.cos(latitudeDeg * RAD)];
  const squashed = (1 - EARTH.flattening) ** 2;
  const curvature = EARTH.radiusM / AU_M / Math.sqrt(cosine * cosine + squashed * sine * sine);
  return {
    body,
    edge,
    refraction: refractionDeg * RAD,
    discRadiusAu: byDisc ? DISC_RADIUS_M[body] / AU_M : 0,
    longitude: longitudeDeg * RAD,
    sine,
    cosine,
    fromAxisAu: curvature * cosine, // At sea level, whatever the place's altitude: that is what almanacs print.
    fromEquatorAu: curvature * squashed * sine,
  };
}

/**
 * Rise and set by Newton's method on the topocentric height, out of the packed positions.
 * @accuracy 0.1 s
 */
export class Crossings {
  readonly #sky: PackedSky;
  readonly #direction: Direction = { x: 0, y: 0, z: 0, distanceAu: 0, siderealTime: 0 };
  readonly #height: Height = { above: 0, perDay: 0 };

  constructor(sky: PackedSky) {
    this.#sky = sky;
  }

  /** The first crossing after an instant; undefined where the library has to be asked. */
  next(
    body: 'sun' | 'moon',
    edge: 'rise' | 'set',
    rule: HorizonRule,
    afterJdUt: number,
    at: GeoPlace,
  ): number | undefined {
    const question = questionOf(body, edge, rule, at);
    const waitDays = this.#wait(question, afterJdUt);
    if (waitDays === undefined) return undefined;
    const periodDays = TURN / RADIANS_PER_DAY[body];
    const found = this.#crossingNear(question, afterJdUt + waitDays);
    if (found === undefined) return undefined;
    const isAhead = (jdUt: number): boolean => jdUt - afterJdUt > SAME_CROSSING_DAYS;
    if (!isAhead(found)) return within(this.#crossingNear(question, found + periodDays), afterJdUt);
    if (found - afterJdUt < periodDays - STRAY_DAYS) return found;
    // Nearly a day ahead: the body's own motion may have left a crossing between.
    const before = this.#crossingNear(question, found - periodDays);
    if (before === undefined) return undefined;
    return isAhead(before) ? before : within(found, afterJdUt);
  }

  /** Days until the body stands where it would cross if it kept its place among the stars. */
  #wait(question: Question, jdUt: number): number | undefined {
    const away = this.#hourAngleAway(question, jdUt);
    return away === undefined ? undefined : (away < 0 ? away + TURN : away) / RADIANS_PER_DAY[question.body];
  }

  /** How far the sky has yet to turn until the crossing: from half a turn back to half a turn on. */
  #hourAngleAway(question: Question, jdUt: number): number | undefined {
    const { body, edge, refraction, discRadiusAu, longitude, sine, cosine, fromAxisAu } = question;
    const direction = this.#direction;
    this.#sky.direction(body, jdUt, direction);
    const parallax = Math.hypot(fromAxisAu, question.fromEquatorAu) / direction.distanceAu;
    const height = parallax - refraction - discRadiusAu / direction.distanceAu;
    const cosineOfDeclination = Math.hypot(direction.x, direction.y);
    const cosineOfAngle = (Math.sin(height) - sine * direction.z) / (cosine * cosineOfDeclination);
    if (!(Math.abs(cosineOfAngle) < FLATTEST_COSINE)) return undefined;
    const halfArc = Math.acos(cosineOfAngle);
    const hourAngle = direction.siderealTime + longitude - Math.atan2(direction.y, direction.x);
    const away = (edge === 'rise' ? -halfArc : halfArc) - hourAngle;
    return away - TURN * Math.round(away / TURN);
  }

  #crossingNear(question: Question, guessJdUt: number): number | undefined {
    if (!(guessJdUt >= FIRST_JD_UT && guessJdUt < UNTIL_JD_UT)) return undefined;
    const away = this.#hourAngleAway(question, guessJdUt);
    if (away === undefined) return undefined;
    let jdUt = guessJdUt + away / RADIANS_PER_DAY[question.body];
    let [beforeJdUt, before, slope] = [Number.NaN, 0, 0];
    const height = this.#height;
    for (let round = 0; round < ROUNDS_MAX; round += 1) {
      this.#takeHeight(question, jdUt);
      slope = round === 0 ? height.perDay : (height.above - before) / (jdUt - beforeJdUt);
      const step = -height.above / slope;
      if (Math.abs(step) < LAST_STEP_DAYS) return isSteep(question, height) ? jdUt + step : undefined;
      if (!(Math.abs(step) < STRAY_DAYS)) return undefined;
      [beforeJdUt, before] = [jdUt, height.above];
      jdUt += step;
    }
    return undefined;
  }

  #takeHeight({ body, refraction, discRadiusAu, longitude, sine, cosine, ...question }: Question, jdUt: number): void {
    const direction = this.#direction;
    this.#sky.direction(body, jdUt, direction);
    const turned = direction.siderealTime + longitude;
    const [turnedSine, turnedCosine] = [Math.sin(turned), Math.cos(turned)];
    const { x, y, z, distanceAu } = direction;
    const toMeridian = distanceAu * (x * turnedCosine + y * turnedSine) - question.fromAxisAu;
    const toEast = distanceAu * (y * turnedCosine - x * turnedSine);
    const toPole = distanceAu * z - question.fromEquatorAu;
    const fromObserver = Math.sqrt(toMeridian * toMeridian + toEast * toEast + toPole * toPole);
    const sineOfHeight = (toMeridian * cosine + toPole * sine) / fromObserver;
    this.#height.above = Math.asin(sineOfHeight) + refraction + Math.asin(discRadiusAu / fromObserver);
    const cosineOfHeight = Math.sqrt(1 - sineOfHeight * sineOfHeight);
    this.#height.perDay = (RADIANS_PER_DAY[body] * toEast * cosine) / fromObserver / cosineOfHeight;
  }
}

const isSteep = ({ body }: Question, { perDay }: Height): boolean =>
  Math.abs(perDay) > LEAST_STEEPNESS * RADIANS_PER_DAY[body];

const within = (foundJdUt: number | undefined, afterJdUt: number): number | undefined =>
  foundJdUt !== undefined && foundJdUt - afterJdUt < LONGEST_WAIT_DAYS ? foundJdUt : undefined;
