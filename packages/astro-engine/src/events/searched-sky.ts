import { normalizeDeg } from '../core/angle.ts';
import type { Body, Ephemeris, Position } from '../core/ephemeris.ts';
import type { NodeMode, Zodiac } from '../sky/placements.ts';
import type { Point } from '../vocabulary/grahas.ts';
import type { Signal } from './crossings.ts';
import { MOTION } from './motion.ts';

/** Years with cheap positions in most ephemerides: 1900 to 2100. */
const QUICK_FROM_JD_UT = 2_415_021;
const QUICK_UNTIL_JD_UT = 2_488_069;
/** Relative cost of a position in other years. */
const SLOW_COST = 6;
const GRID_DAYS = 0.5;
/** Bounds of a mean node: straight, except for nutation. */
const MEAN_NODE = { stepDays: 8, degPerDaySquared: 0.0005 } as const;

type Shift = { deg: number; degPerDay: number };
const NO_SHIFT: Shift = { deg: 0, degPerDay: 0 };

/**
 * The sky of one search: its signals, positions on the grid computed once, and a cost counter. The counter is
 * deterministic, so a search that stops at a bound stops at the same point in every run.
 */
export class SearchedSky {
  readonly ephemeris: Ephemeris;
  readonly zodiac: Zodiac;
  readonly nodeMode: NodeMode;
  readonly #kept = new Map<Body, Map<number, Position>>();
  readonly #signals = new Map<string, Signal>();
  readonly #keptShifts = new Map<number, Shift>();
  #cost = 0;

  constructor(ephemeris: Ephemeris, { zodiac, nodeMode }: { zodiac: Zodiac; nodeMode: NodeMode }) {
    this.ephemeris = ephemeris;
    this.zodiac = zodiac;
    this.nodeMode = nodeMode;
  }

  /** Number of fitted positions evaluated so far (cost counter). */
  get cost(): number {
    return this.#cost;
  }

  /** Drops the kept positions before the search goes on. */
  forget(): void {
    this.#kept.clear();
    this.#keptShifts.clear();
  }

  /** Longitude of a point in the zodiac of the search. */
  longitude(point: Point): Signal {
    return this.#signal(`${point} in the zodiac`, () => ({
      ...this.#boundsOf(point),
      at: (jdUt) => {
        const { longitudeDeg, speedDegPerDay } = this.#position(this.#bodyOf(point), jdUt);
        const { deg, degPerDay } = this.#shiftAt(jdUt);
        const oppositeDeg = point === 'ketu' ? 180 : 0;
        return { deg: normalizeDeg(longitudeDeg - deg + oppositeDeg), degPerDay: speedDegPerDay - degPerDay };
      },
    }));
  }

  /** Longitude from the equinox. Ephemerides print stations by it; in a sidereal zodiac they are at other times. */
  tropicalLongitude(point: Point): Signal {
    return this.#signal(`${point} from the equinox`, () => ({
      ...this.#boundsOf(point),
      at: (jdUt) => {
        const { longitudeDeg, speedDegPerDay } = this.#position(this.#bodyOf(point), jdUt);
        return { deg: longitudeDeg, degPerDay: speedDegPerDay };
      },
    }));
  }

  /** The arc from another point to a point, in any zodiac. */
  difference(point: Point, other: Point): Signal {
    const [one, two] = [this.#boundsOf(point), this.#boundsOf(other)];
    const turnedDeg = (point === 'ketu' ? 180 : 0) - (other === 'ketu' ? 180 : 0);
    const [body, otherBody] = [this.#bodyOf(point), this.#bodyOf(other)];
    return this.#signal(`${point} from ${other}`, () => ({
      stepDays: one.stepDays < two.stepDays ? one.stepDays : two.stepDays,
      degPerDaySquared: one.degPerDaySquared + two.degPerDaySquared,
      at: (jdUt) => {
        const [from, to] = [this.#position(otherBody, jdUt), this.#position(body, jdUt)];
        return {
          deg: normalizeDeg(to.longitudeDeg - from.longitudeDeg + turnedDeg),
          degPerDay: to.speedDegPerDay - from.speedDegPerDay,
        };
      },
    }));
  }

  /** Ecliptic latitude. */
  latitudeDeg(point: Point, jdUt: number): number {
    return this.#position(this.#bodyOf(point), jdUt).latitudeDeg;
  }

  /** Longitude in the zodiac of the search, within a turn. */
  longitudeDeg(point: Point, jdUt: number): number {
    return this.longitude(point).at(jdUt).deg;
  }

  /** Whether a point moves backwards in the zodiac of the search. */
  isRetrograde(point: Point, jdUt: number): boolean {
    return this.longitude(point).at(jdUt).degPerDay < 0;
  }

  /** Returns one object per signal, because `crossings.ts` caches the last walk by object. */
  #signal(name: string, make: () => Signal): Signal {
    const known = this.#signals.get(name) ?? make();
    this.#signals.set(name, known);
    return known;
  }

  #boundsOf(point: Point): { stepDays: Signal['stepDays']; degPerDaySquared: number } {
    const isNode = point === 'rahu' || point === 'ketu';
    return isNode && this.nodeMode === 'mean' ? MEAN_NODE : MOTION[point];
  }

  #bodyOf(point: Point): Body {
    if (point === 'rahu' || point === 'ketu') return this.nodeMode === 'mean' ? 'meanNode' : 'trueNode';
    return point === 'lilith' ? 'meanApogee' : point;
  }

  #position(body: Body, jdUt: number): Position {
    if (jdUt % GRID_DAYS !== 0) return this.#computed(body, jdUt);
    const ofBody = this.#kept.get(body) ?? new Map<number, Position>();
    this.#kept.set(body, ofBody);
    const kept = ofBody.get(jdUt) ?? this.#computed(body, jdUt);
    ofBody.set(jdUt, kept);
    return kept;
  }

  #computed(body: Body, jdUt: number): Position {
    this.#cost += costAt(jdUt);
    return this.ephemeris.position(body, jdUt, 'geocentre');
  }

  #shiftAt(jdUt: number): Shift {
    if (this.zodiac.kind === 'tropical') return NO_SHIFT;
    const kept = this.#keptShifts.get(jdUt);
    if (kept !== undefined) return kept;
    const { ayanamsa } = this.zodiac;
    this.#cost += costAt(jdUt);
    const shift = {
      deg: this.ephemeris.ayanamsaDeg(ayanamsa, jdUt),
      degPerDay: this.ephemeris.ayanamsaRateDegPerDay(ayanamsa, jdUt),
    };
    if (jdUt % GRID_DAYS === 0) this.#keptShifts.set(jdUt, shift);
    return shift;
  }
}

const costAt = (jdUt: number): number => (jdUt >= QUICK_FROM_JD_UT && jdUt < QUICK_UNTIL_JD_UT ? 1 : SLOW_COST);
