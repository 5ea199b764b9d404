import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ayanamsa, Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { jdUtOfSecond } from '../core/moment.ts';
import { crossedSecondOf, crossingsIn, partsDeg, turnsIn } from '../events/crossings.ts';
import { SearchedSky } from '../events/searched-sky.ts';
import { ascendantAround } from '../sky/rising-signs.ts';
import { isRetrograde, type NodeMode } from '../sky/placements.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import { ascendantChanges, ascendantDegAt } from './ascendant-changes.ts';
import { type BirthSpan, type Held, heldOver, jdUtBetween } from './held.ts';

const SECONDS_PER_DAY = 86_400;
/** The middle of a longer part is farther from its changes than the fast ascendant is from the true one. */
const FAR_SECONDS = 4;

export type UncertainSettings = { ayanamsa: Ayanamsa; nodeMode: NodeMode };

/** The arc that a point travels in a span: from its least to its greatest longitude, counted forward. */
export type TravelledArc = { fromDeg: number; untilDeg: number };

/** Yields every fact of a chart over the possible instants of one birth. Geocentric and sidereal. */
export class UncertainSky {
  readonly span: BirthSpan;
  readonly #at: { sky: Ephemeris; ayanamsa: Ayanamsa; place: GeoPlace };
  readonly #searched: SearchedSky;
  /** The tropical ascendant some seconds after the middle of the span. */
  readonly #ascendantAfter: (seconds: number) => number;
  readonly #middleJdUt: number;
  readonly #lagnaChanges = new Map<number, number[]>();
  readonly #pointChanges = new Map<string, number[]>();

  constructor(sky: Ephemeris, place: GeoPlace, span: BirthSpan, { ayanamsa, nodeMode }: UncertainSettings) {
    this.span = span;
    this.#at = { sky, ayanamsa, place };
    this.#middleJdUt = jdUtBetween(span);
    this.#ascendantAfter = ascendantAround(sky, { jdUt: this.#middleJdUt, place });
    this.#searched = new SearchedSky(sky, { zodiac: { kind: 'sidereal', ayanamsa }, nodeMode });
  }

  /** Returns a stepwise fact of the ascendant. @param parts number of equal parts of the zodiac within which it holds */
  lagna<T extends string | number | boolean>(parts: number, valueOf: (siderealDeg: number) => T): Held<T> {
    return heldOver(this.span, this.lagnaChanges(parts), (jdUt, lengthSeconds) =>
      valueOf(lengthSeconds > FAR_SECONDS ? this.lagnaDeg(jdUt) : ascendantDegAt(this.#at, jdUt)),
    );
  }

  /** Returns a stepwise fact of a point. */
  point<T extends string | number | boolean>(
    point: Graha,
    parts: number,
    valueOf: (siderealDeg: number) => T,
  ): Held<T> {
    return heldOver(this.span, this.pointChanges(point, parts), (jdUt) => valueOf(this.pointDeg(point, jdUt)));
  }

  /** Returns whether a point is retrograde, turns at the second. */
  isRetrograde(point: Graha): Held<boolean> {
    const turns = turnsIn(this.#searched.longitude(point), this.#window).map(({ jdUt }) => crossedSecondOf(jdUt));
    return heldOver(this.span, turns, (jdUt) =>
      isRetrograde(point, this.#searched.longitude(point).at(jdUt).degPerDay, this.#searched.nodeMode),
    );
  }

  /** Returns the sidereal ascendant, right to 0.1 s of time: enough between two changes. */
  lagnaDeg(jdUt: number): number {
    const { sky, ayanamsa } = this.#at;
    return normalizeDeg(
      this.#ascendantAfter((jdUt - this.#middleJdUt) * SECONDS_PER_DAY) - sky.ayanamsaDeg(ayanamsa, jdUt),
    );
  }

  pointDeg(point: Graha, jdUt: number): number {
    return this.#searched.longitudeDeg(point, jdUt);
  }

  lagnaChanges(parts: number): readonly number[] {
    const known = this.#lagnaChanges.get(parts) ?? ascendantChanges(this.#at, this.span, partsDeg(parts));
    this.#lagnaChanges.set(parts, known);
    return known;
  }

  pointChanges(point: Graha, parts: number): readonly number[] {
    const key = `${point} ${parts}`;
    const known =
      this.#pointChanges.get(key) ??
      crossingsIn(this.#searched.longitude(point), partsDeg(parts), this.#window).map(({ jdUt }) =>
        crossedSecondOf(jdUt),
      );
    this.#pointChanges.set(key, known);
    return known;
  }

  /** Returns the arc of a point, its turns included. */
  arcOf(point: Graha): TravelledArc {
    const { fromJdUt, untilJdUt } = this.#window;
    const turns = turnsIn(this.#searched.longitude(point), this.#window).map(({ jdUt }) => jdUt);
    const degrees = [fromJdUt, ...turns, untilJdUt].map((jdUt) => this.pointDeg(point, jdUt));
    // A graha moves far less than half a turn in a span: unwound from the first, the order is that of numbers.
    const [first = 0] = degrees;
    const unwound = degrees.map((deg) => first + shortestArcDeg(first, deg));
    const [fromDeg, untilDeg] = [Math.min(...unwound), Math.max(...unwound)];
    return { fromDeg: normalizeDeg(fromDeg), untilDeg: normalizeDeg(untilDeg) };
  }

  get #window(): { fromJdUt: number; untilJdUt: number } {
    return { fromJdUt: jdUtOfSecond(this.span.fromSecond), untilJdUt: jdUtOfSecond(this.span.untilSecond) };
  }
}
