import { normalizeDeg } from '@graha/astro-engine/core/angle';
import type { AnyBody, Body } from '@graha/astro-engine/core/ephemeris';
import { type Place, type Shift, deflect } from './deflection.ts';
import { earthRotationDeg } from './earth.ts';
import type { BodySeries, PackedFile } from './packed-file.ts';
import { segmentOf, valueOf, withinSegment } from './series.ts';

const RAD = Math.PI / 180;
/** Interval of the two deflections that give its rate. */
const RATE_STEP_DAYS = 1e-6;
/** Within 30° of the Sun; farther away the deflection changes by less than 0.001″ a day. */
const CHANGING_COSINE = Math.cos(30 * RAD);

/** Bodies whose light passes the Sun; the others are the Sun, the Moon, and points of her orbit. */
const DEFLECTED: ReadonlySet<Body> = new Set<Body>([
  'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron',
]); // prettier-ignore

/** Direction of a body along the axes of the true equator, and the rotation of the Earth (radians). */
export type Direction = { x: number; y: number; z: number; distanceAu: number; siderealTime: number };

/** A place with its rates per day. */
export type MovingPlace = Place & { speedDegPerDay: number };

/** The Sun without nutation, and the rates per day of the three. */
export type MeanSun = Place & { longitudeRate: number; latitudeRate: number; distanceRate: number };

/**
 * Evaluates the polynomials: apparent places for the true equinox of date, and values of the Earth. Does not check the
 * range of instants. Values that one moment needs repeatedly are cached: ephemeris time, nutation, the Sun.
 */
export class PackedSky {
  readonly #file: PackedFile;
  #jdUt = Number.NaN;
  #jdEt = Number.NaN;
  #deltaTSegment = -1;
  #deltaTStart = Number.NaN;
  #deltaTEnd = Number.NaN;
  #nutationJdUt = Number.NaN;
  #nutationDeg = Number.NaN;
  #nutationDegPerDay = Number.NaN;
  #sunJdUt = Number.NaN;
  readonly #sun: MeanSun = {
    longitudeDeg: 0,
    latitudeDeg: 0,
    distanceAu: 0,
    longitudeRate: 0,
    latitudeRate: 0,
    distanceRate: 0,
  };
  readonly #shift: Shift = { longitudeDeg: 0, latitudeDeg: 0 };
  readonly #shiftBefore: Shift = { longitudeDeg: 0, latitudeDeg: 0 };

  constructor(file: PackedFile) {
    this.#file = file;
  }

  isPacked(body: AnyBody): body is Body {
    return body in this.#file.bodies;
  }

  place(body: Body, jdUt: number): MovingPlace {
    const jdEt = this.jdEt(jdUt);
    const { longitude, latitude, distance, speedExcess } = this.#bodySeries(body);
    const segment = segmentOf(longitude.grid, jdEt);
    const x = withinSegment(longitude.grid, segment, jdEt);
    const isDeflected = DEFLECTED.has(body);
    const place = {
      longitudeDeg: longitude.valueWithRateAt(segment, x),
      latitudeDeg: isDeflected ? latitude.valueWithRateAt(segment, x) : latitude.valueAt(segment, x),
      distanceAu: isDeflected ? distance.valueWithRateAt(segment, x) : distance.valueAt(segment, x),
      speedDegPerDay: longitude.rate,
    };
    if (isDeflected) this.#addDeflection(place, latitude.rate, distance.rate, jdUt);
    place.speedDegPerDay += speedExcess.valueAt(segment, x);
    this.#takeNutation(jdUt);
    place.longitudeDeg = normalizeDeg(place.longitudeDeg + this.#nutationDeg);
    place.speedDegPerDay += this.#nutationDegPerDay;
    return place;
  }

  #bodySeries(body: Body): BodySeries {
    const found = this.#file.bodies[body];
    if (found === undefined) throw new RangeError(`the packed ephemeris has no ${body} for these years`);
    return found;
  }

  longitudeDeg(body: Body, jdUt: number): number {
    if (DEFLECTED.has(body)) return this.place(body, jdUt).longitudeDeg;
    const { longitude } = this.#bodySeries(body);
    return normalizeDeg(valueOf(longitude, this.jdEt(jdUt)) + this.nutationDeg(jdUt));
  }

  /** Computes the direction of Sun or Moon, and Greenwich's sidereal time. @param into receives the result */
  direction(body: 'sun' | 'moon', jdUt: number, into: Direction): void {
    const { longitude, latitude, distance } = this.#bodySeries(body);
    const jdEt = this.jdEt(jdUt);
    const segment = segmentOf(longitude.grid, jdEt);
    const x = withinSegment(longitude.grid, segment, jdEt);
    const along = (longitude.valueAt(segment, x) + this.nutationDeg(jdUt)) * RAD;
    const obliquityDeg = this.obliquityDeg(jdUt);
    turnToEquator(along, latitude.valueAt(segment, x) * RAD, obliquityDeg, into);
    into.distanceAu = distance.valueAt(segment, x);
    into.siderealTime = this.siderealTimeDeg(jdUt, obliquityDeg) * RAD;
  }

  /** Nutation in longitude. */
  nutationDeg(jdUt: number): number {
    this.#takeNutation(jdUt);
    return this.#nutationDeg;
  }

  nutationRateDegPerDay(jdUt: number): number {
    this.#takeNutation(jdUt);
    return this.#nutationDegPerDay;
  }

  /** Returns the Sun's place for the mean equinox, with the rates of its members; the next call overwrites it. */
  meanSun(jdUt: number): Readonly<MeanSun> {
    this.#takeSun(jdUt);
    return this.#sun;
  }

  /** True obliquity of date. */
  obliquityDeg(jdUt: number): number {
    const jdEt = this.jdEt(jdUt);
    return valueOf(this.#file.meanObliquity, jdEt) + valueOf(this.#file.nutationInObliquity, jdEt);
  }

  /** Apparent sidereal time at Greenwich, degrees, not reduced to one turn. @param obliquityDeg of the same moment */
  siderealTimeDeg(jdUt: number, obliquityDeg: number): number {
    const equationDeg = this.nutationDeg(jdUt) * Math.cos(obliquityDeg * RAD);
    return earthRotationDeg(jdUt) + valueOf(this.#file.siderealDrift, jdUt) + equationDeg;
  }

  /** Ephemeris time: universal time and Delta T. */
  jdEt(jdUt: number): number {
    if (jdUt === this.#jdUt) return this.#jdEt;
    this.#jdEt = jdUt + this.deltaTDays(jdUt);
    this.#jdUt = jdUt;
    return this.#jdEt;
  }

  /** Delta T, days. */
  deltaTDays(jdUt: number): number {
    if (!(jdUt >= this.#deltaTStart && jdUt < this.#deltaTEnd)) this.#takeDeltaT(jdUt);
    const [start, end] = [this.#deltaTStart, this.#deltaTEnd];
    return this.#file.deltaT.valueAt(this.#deltaTSegment, (2 * jdUt - start - end) / (end - start));
  }

  /** Most calls are about one half year, so its borders are kept. */
  #takeDeltaT(jdUt: number): void {
    const { deltaTBorders } = this.#file;
    const first = deltaTBorders[0] ?? 0;
    const last = deltaTBorders.length - 2;
    // The borders are half a year apart except for a few more, so the guess is at most those few too low.
    let segment = Math.min(Math.floor((jdUt - first) / (365.25 / 2)), last);
    while (segment < last && jdUt >= (deltaTBorders[segment + 1] ?? 0)) segment += 1;
    this.#deltaTSegment = segment;
    [this.#deltaTStart, this.#deltaTEnd] = [deltaTBorders[segment] ?? 0, deltaTBorders[segment + 1] ?? 0];
  }

  #takeNutation(jdUt: number): void {
    if (jdUt === this.#nutationJdUt) return;
    const jdEt = this.jdEt(jdUt);
    const { nutationInLongitude } = this.#file;
    const segment = segmentOf(nutationInLongitude.grid, jdEt);
    const x = withinSegment(nutationInLongitude.grid, segment, jdEt);
    this.#nutationDeg = nutationInLongitude.valueWithRateAt(segment, x);
    this.#nutationDegPerDay = nutationInLongitude.rate;
    this.#nutationJdUt = jdUt;
  }

  #takeSun(jdUt: number): void {
    if (jdUt === this.#sunJdUt) return;
    const jdEt = this.jdEt(jdUt);
    const { longitude, latitude, distance } = this.#bodySeries('sun');
    const segment = segmentOf(longitude.grid, jdEt);
    const x = withinSegment(longitude.grid, segment, jdEt);
    const sun = this.#sun;
    sun.longitudeDeg = longitude.valueWithRateAt(segment, x);
    sun.latitudeDeg = latitude.valueWithRateAt(segment, x);
    sun.distanceAu = distance.valueWithRateAt(segment, x);
    sun.longitudeRate = longitude.rate;
    sun.latitudeRate = latitude.rate;
    sun.distanceRate = distance.rate;
    this.#sunJdUt = jdUt;
  }

  #addDeflection(place: MovingPlace, latitudeRate: number, distanceRate: number, jdUt: number): void {
    const sun = this.meanSun(jdUt);
    const { deflectingMass } = this.#file;
    const now = this.#shift;
    const cosine = deflect(deflectingMass, place, sun, now);
    if (cosine > CHANGING_COSINE) this.#addDeflectionRate(place, latitudeRate, distanceRate, now);
    place.longitudeDeg += now.longitudeDeg;
    place.latitudeDeg += now.latitudeDeg;
  }

  #addDeflectionRate(place: MovingPlace, latitudeRate: number, distanceRate: number, now: Shift): void {
    const sun = this.#sun;
    const before = this.#shiftBefore;
    const placeBefore = {
      longitudeDeg: place.longitudeDeg - RATE_STEP_DAYS * place.speedDegPerDay,
      latitudeDeg: place.latitudeDeg - RATE_STEP_DAYS * latitudeRate,
      distanceAu: place.distanceAu - RATE_STEP_DAYS * distanceRate,
    };
    const sunBefore = {
      longitudeDeg: sun.longitudeDeg - RATE_STEP_DAYS * sun.longitudeRate,
      latitudeDeg: sun.latitudeDeg - RATE_STEP_DAYS * sun.latitudeRate,
      distanceAu: sun.distanceAu - RATE_STEP_DAYS * sun.distanceRate,
    };
    deflect(this.#file.deflectingMass, placeBefore, sunBefore, before);
    place.speedDegPerDay += (now.longitudeDeg - before.longitudeDeg) / RATE_STEP_DAYS;
  }
}

/** Converts ecliptic to equatorial directions. @param along longitude and `above` latitude, radians */
export function turnToEquator(along: number, above: number, obliquityDeg: number, into: Direction): void {
  const [sine, cosine] = [Math.sin(obliquityDeg * RAD), Math.cos(obliquityDeg * RAD)];
  const inPlane = Math.cos(above);
  const [eastward, northward] = [inPlane * Math.sin(along), Math.sin(above)];
  into.x = inPlane * Math.cos(along);
  into.y = eastward * cosine - northward * sine;
  into.z = eastward * sine + northward * cosine;
}
