import { ephemerisYears } from '../core/ephemeris-years.ts';
import { jdUtOf } from '../core/moment.ts';
import { type Crossing, crossingsIn, partsDeg, turnsIn, type Window } from '../events/crossings.ts';
import type { SearchedSky } from '../events/searched-sky.ts';
import { PTOLEMAIC_DEG } from '../events/void-of-course.ts';
import type { Planet } from '../vocabulary/grahas.ts';

const SIGNS_DEG = partsDeg(12);
/** Steps of a search: longer than most stays of the Moon in a sign, and a few samples of other planets. */
const MOON_DAYS = 3;
const PLANET_DAYS = 32;

export type Direction = 'ahead' | 'behind';
/** An exact aspect. */
export type Pass = { jdUt: number; angleDeg: number };

/** The exact aspects of two planets until one of them leaves its sign, or since one of them entered it. */
export type Passes = {
  /** Nearest to the question first. */
  passes: readonly Pass[];
  /** Change of sign that ends the search; null if the ephemeris ends first. */
  change: { jdUt: number; planet: Planet } | null;
  /** Instant at which the search ends. */
  endJdUt: number;
};

const startOfMonth = (year: number, month: number): number =>
  jdUtOf({ year, month, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0);

/** Half a year within the ephemeris, so that no step leaves it. */
const limitOf = (direction: Direction): number => {
  const { first, last } = ephemerisYears();
  return direction === 'ahead' ? startOfMonth(last, 7) : startOfMonth(first, 7);
};

const keyOf = (a: Planet, b: Planet, direction: Direction): string =>
  `${a < b ? `${a} ${b}` : `${b} ${a}`} ${direction}`;

/** Finds and keeps the aspects of pairs of planets around one instant. */
export class PassFinder {
  readonly #sky: SearchedSky;
  readonly #jdUt: number;
  readonly #kept = new Map<string, Passes>();

  /** @param sky of the tropical zodiac */
  constructor(sky: SearchedSky, jdUt: number) {
    this.#sky = sky;
    this.#jdUt = jdUt;
  }

  /**
   * Returns the exact aspects of two planets in their present signs, after the instant or before it.
   * @accuracy 1 s; near a turn, the ephemeris' own error divided by the speed
   */
  of(a: Planet, b: Planet, direction: Direction): Passes {
    const key = keyOf(a, b, direction);
    const kept = this.#kept.get(key) ?? this.#search(a, b, direction, null);
    this.#kept.set(key, kept);
    return kept;
  }

  /** Returns those after the instant and before another one. */
  until(a: Planet, b: Planet, untilJdUt: number): readonly Pass[] {
    const kept = this.#kept.get(keyOf(a, b, 'ahead'));
    const { passes } = kept ?? this.#search(a, b, 'ahead', untilJdUt);
    return passes.filter(({ jdUt }) => jdUt < untilJdUt);
  }

  /** Returns the first turn of two planets relative to each other before an instant; null if there is none. */
  relativeTurn(a: Planet, b: Planet, untilJdUt: number): number | null {
    const window = { fromJdUt: this.#jdUt, untilJdUt };
    return turnsIn(this.#sky.difference(a, b), window)[0]?.jdUt ?? null;
  }

  /** Returns the change of a planet's speed from the question to an instant, degrees a day. */
  speedChange(planet: Planet, jdUt: number): number {
    const signal = this.#sky.tropicalLongitude(planet);
    return Math.abs(signal.at(jdUt).degPerDay - signal.at(this.#jdUt).degPerDay);
  }

  #search(a: Planet, b: Planet, direction: Direction, untilJdUt: number | null): Passes {
    const limitJdUt = Math.min(limitOf(direction), untilJdUt ?? Infinity);
    const stepDays = a === 'moon' || b === 'moon' ? MOON_DAYS : PLANET_DAYS;
    const found: Crossing[] = [];
    for (let step = 0; ; step += 1) {
      const window = this.#window(step, stepDays, direction, limitJdUt);
      if (window.fromJdUt >= window.untilJdUt) return this.#passes(found, null, limitJdUt, direction);
      found.push(...crossingsIn(this.#sky.difference(a, b), PTOLEMAIC_DEG, window));
      const change = this.#changeIn([a, b], window, direction);
      if (change !== null) return this.#passes(found, change, change.jdUt, direction);
    }
  }

  #window(step: number, stepDays: number, direction: Direction, limitJdUt: number): Window {
    if (direction === 'ahead') {
      const fromJdUt = this.#jdUt + step * stepDays;
      return { fromJdUt, untilJdUt: Math.min(fromJdUt + stepDays, limitJdUt) };
    }
    const untilJdUt = this.#jdUt - step * stepDays;
    return { fromJdUt: Math.max(untilJdUt - stepDays, limitJdUt), untilJdUt };
  }

  #changeIn(pair: readonly Planet[], window: Window, direction: Direction): Passes['change'] {
    const sign = direction === 'ahead' ? 1 : -1;
    const changes = pair.flatMap((planet) =>
      crossingsIn(this.#sky.tropicalLongitude(planet), SIGNS_DEG, window).map(({ jdUt }) => ({ jdUt, planet })),
    );
    return changes.toSorted((one, other) => sign * (one.jdUt - other.jdUt))[0] ?? null;
  }

  #passes(found: readonly Crossing[], change: Passes['change'], endJdUt: number, direction: Direction): Passes {
    const isAhead = direction === 'ahead';
    const passes = found
      .filter(({ jdUt }) => (isAhead ? jdUt < endJdUt : jdUt > endJdUt))
      .map(({ jdUt, targetDeg }) => ({ jdUt, angleDeg: Math.min(targetDeg, 360 - targetDeg) }))
      .toSorted((one, other) => (isAhead ? 1 : -1) * (one.jdUt - other.jdUt));
    return { passes, change, endJdUt };
  }
}
