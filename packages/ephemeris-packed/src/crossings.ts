import type { GeoPlace, HorizonRule } from '@graha/astro-engine/core/ephemeris';
import { crossingWindows } from './crossing-windows.ts';
import {
  type Edge,
  type Height,
  type Lights,
  type Question,
  questionOf,
  RADIANS_PER_DAY,
  takeHeight,
} from './horizon.ts';
import { firstAscent, SCAN_STEP_DAYS } from './horizon-scan.ts';
import type { Direction } from './packed-sky.ts';

const TURN = 2 * Math.PI;
/** Beyond this the body hardly reaches the horizon, or does not, and Newton's method may diverge. */
const FLATTEST_COSINE = 0.97;
/** Height gained per rotation of the sky: a flatter crossing may have another one near it. */
const LEAST_STEEPNESS = 0.4;
/** Length of the search, the same as the library's. */
const LONGEST_WAIT_DAYS = 13 / 12;
/** A crossing this near to the requested instant is the one that the caller starts from. */
const SAME_CROSSING_DAYS = 0.5 / 86_400;
/** Largest deviation of the interval between two moonrises from its average. */
const STRAY_DAYS = 0.1;
const LAST_STEP_DAYS = 2e-8;
const ROUNDS_MAX = 10;

/**
 * Finds rise and set from the height of the disc's edge over the horizon of the place: by Newton's method for a steep
 * crossing, else by a scan of the day.
 * @accuracy 0.1 s
 */
export class Crossings {
  readonly #lights: Lights;
  readonly #direction: Direction = { x: 0, y: 0, z: 0, distanceAu: 0, siderealTime: 0 };
  readonly #height: Height = { above: 0, perDay: 0 };

  constructor(lights: Lights) {
    this.#lights = lights;
  }

  /** Returns the first crossing after an instant; null if there is none within a day or so. */
  next(body: 'sun' | 'moon', edge: Edge, rule: HorizonRule, afterJdUt: number, at: GeoPlace): number | null {
    const question = questionOf(body, edge, rule, at);
    return this.#steepCrossing(question, afterJdUt) ?? this.#anyCrossing(question, afterJdUt);
  }

  #anyCrossing(question: Question, afterJdUt: number): number | null {
    const sign = question.edge === 'rise' ? 1 : -1;
    const heightAt = (jdUt: number): number => {
      this.#takeHeight(question, jdUt);
      return sign * this.#height.above;
    };
    const [fromJdUt, untilJdUt] = [afterJdUt + SAME_CROSSING_DAYS, afterJdUt + LONGEST_WAIT_DAYS];
    this.#lights.direction(question.body, afterJdUt, this.#direction);
    for (const { startDays, endDays } of crossingWindows(question, this.#direction)) {
      const startJdUt = Math.max(fromJdUt, afterJdUt + startDays);
      const endJdUt = Math.min(untilJdUt, afterJdUt + endDays + SCAN_STEP_DAYS);
      const found = startJdUt < endJdUt ? firstAscent(heightAt, startJdUt, endJdUt) : null;
      if (found !== null) return found;
    }
    return null;
  }

  /** Returns undefined if the crossing is not steep, or not certainly the first. */
  #steepCrossing(question: Question, afterJdUt: number): number | undefined {
    const waitDays = this.#wait(question, afterJdUt);
    if (waitDays === undefined) return undefined;
    const periodDays = TURN / RADIANS_PER_DAY[question.body];
    const found = this.#crossingNear(question, afterJdUt + waitDays);
    if (found === undefined) return undefined;
    const isAhead = (jdUt: number): boolean => jdUt - afterJdUt > SAME_CROSSING_DAYS;
    if (!isAhead(found)) return within(this.#crossingNear(question, found + periodDays), afterJdUt);
    if (found - afterJdUt < periodDays - STRAY_DAYS) return found;
    // Nearly a day ahead: because of the body's own motion there may be an earlier crossing.
    const before = this.#crossingNear(question, found - periodDays);
    if (before === undefined) return undefined;
    return isAhead(before) ? before : within(found, afterJdUt);
  }

  /** Returns the days until the body would cross if it were fixed among the stars. */
  #wait(question: Question, jdUt: number): number | undefined {
    const away = this.#hourAngleAway(question, jdUt);
    return away === undefined ? undefined : (away < 0 ? away + TURN : away) / RADIANS_PER_DAY[question.body];
  }

  /** Returns the rotation of the sky until the crossing: from minus half a turn to half a turn. */
  #hourAngleAway(question: Question, jdUt: number): number | undefined {
    const { body, edge, refraction, discRadiusAu, longitude, sine, cosine, fromAxisAu } = question;
    const direction = this.#direction;
    this.#lights.direction(body, jdUt, direction);
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

  #takeHeight(question: Question, jdUt: number): void {
    this.#lights.direction(question.body, jdUt, this.#direction);
    takeHeight(question, this.#direction, this.#height);
  }
}

const isSteep = ({ body }: Question, { perDay }: Height): boolean =>
  Math.abs(perDay) > LEAST_STEEPNESS * RADIANS_PER_DAY[body];

const within = (foundJdUt: number | undefined, afterJdUt: number): number | undefined =>
  foundJdUt !== undefined && foundJdUt - afterJdUt < LONGEST_WAIT_DAYS ? foundJdUt : undefined;
