/** The port through which the engine sees the sky. Adapters implement it; the engine knows no library. */

export const BODIES = [
  'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'meanNode', 'trueNode', 'chiron', 'meanApogee',
] as const; // prettier-ignore
export type Body = (typeof BODIES)[number];

/** Conventions for the distance between the tropical and the sidereal zodiac. */
export const AYANAMSAS = ['lahiri', 'raman', 'krishnamurti', 'fagan_bradley', 'true_citra', 'true_pushya'] as const;
export type Ayanamsa = (typeof AYANAMSAS)[number];

export const HOUSE_SYSTEMS = [
  'placidus', 'koch', 'porphyry', 'regiomontanus', 'campanus', 'equal', 'whole_sign', 'morinus', 'alcabitius', 'topocentric',
] as const; // prettier-ignore
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/**
 * Which moment counts as rise or set: `upper_limb_refraction` is the civil almanacs' rule, `centre_no_refraction` that of
 * the Vedic texts.
 */
export const HORIZON_RULES = ['upper_limb_refraction', 'centre_no_refraction', 'centre_refraction'] as const;
export type HorizonRule = (typeof HORIZON_RULES)[number];

/** A place on Earth: degrees, north and east positive; metres above the sea. */
export type GeoPlace = { latitudeDeg: number; longitudeDeg: number; altitudeM: number };

/** Seen from the Earth's centre, or from a place on its surface (topocentric). */
export type Observer = GeoPlace | 'geocentre';

export type Position = {
  /** Apparent tropical ecliptic longitude of date, degrees in [0, 360). */
  longitudeDeg: number;
  latitudeDeg: number;
  distanceAu: number;
  /** Of the longitude; negative while retrograde. Never rounded. */
  speedDegPerDay: number;
};

/** Tropical longitudes of the angles and of the twelve cusps (index 0 = first house), degrees in [0, 360). */
export type Houses = {
  /** What was computed: differs from what was asked where that has no solution (Placidus beyond the polar circle). */
  system: HouseSystem;
  ascendantDeg: number;
  midheavenDeg: number;
  armcDeg: number;
  vertexDeg: number;
  cuspsDeg: readonly number[];
};

/**
 * The sky, as the engine sees it. Instants are Julian Days in UT; angles are degrees on the tropical ecliptic of date,
 * in [0, 360). Synchronous and deterministic: the same question has the same answer, whatever was asked before.
 * Every method throws `EphemerisRangeError` where the ephemeris files do not reach: never a silent lesser model.
 */
export interface Ephemeris {
  /** Name and version for metadata, such as `swisseph 2.10.03`. */
  readonly name: string;
  /** Within these instants, from the first until the last, a longitude costs less than a sample's share of fitting it. */
  readonly quickLongitudes?: { fromJdUt: number; untilJdUt: number };
  position(body: Body, jdUt: number, from: Observer): Position;
  /** Longitude alone, geocentric and without speed: the cheap question that searches ask. */
  longitudeDeg(body: Body, jdUt: number): number;
  /** Including nutation, so that tropical minus ayanamsa is the standard sidereal longitude. */
  ayanamsaDeg(convention: Ayanamsa, jdUt: number): number;
  /** How fast that ayanamsa grows, nutation included: what a sidereal speed is short of the tropical one. */
  ayanamsaRateDegPerDay(convention: Ayanamsa, jdUt: number): number;
  houses(system: HouseSystem, jdUt: number, at: GeoPlace): Houses;
  /** Houses from the sidereal time itself (progressions, composites). @param obliquityDeg true obliquity of date */
  housesFromArmc(system: HouseSystem, armcDeg: number, latitudeDeg: number, obliquityDeg: number): Houses;
  /** True obliquity of the ecliptic, degrees. */
  obliquityDeg(jdUt: number): number;
  /**
   * The first rise or set of the body's disc after an instant, or null where the body does not cross the horizon
   * within the next day or so (polar day and night). Refraction for 1013.25 hPa and 0 °C.
   */
  nextCrossing(
    body: 'sun' | 'moon',
    edge: 'rise' | 'set',
    rule: HorizonRule,
    afterJdUt: number,
    at: GeoPlace,
  ): number | null;
}

/** The asked instant lies outside the ephemeris. The adapter throws it; bounds on input keep callers from meeting it. */
export class EphemerisRangeError extends RangeError {}
