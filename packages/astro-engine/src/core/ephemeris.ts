/** The port through which the engine sees the sky. Adapters implement it; the engine knows no library. */

export const BODIES = [
  'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'meanNode', 'trueNode', 'chiron', 'meanApogee',
] as const; // prettier-ignore
export type Body = (typeof BODIES)[number];

/** Conventions for the distance between the tropical and the sidereal zodiac, by their names. */
export const NAMED_AYANAMSAS = [
  'lahiri', 'raman', 'krishnamurti', 'fagan_bradley', 'true_citra', 'true_pushya', 'yukteshwar',
] as const; // prettier-ignore
/** And the caller's own, by its value at J2000: `withCustomAyanamsa` gives it to a sky. */
export const AYANAMSAS = [...NAMED_AYANAMSAS, 'custom'] as const;
/** The two of Krishnamurti's school: his own table, and the later one that starts in 291. */
export const KP_AYANAMSAS = ['krishnamurti', 'kp_new'] as const;
/** `j2000` is nothing but precession: 0 at noon of 2000-01-01 (TT), what custom ones are counted from. */
export type FixedAyanamsa = (typeof NAMED_AYANAMSAS)[number] | (typeof KP_AYANAMSAS)[number] | 'j2000';
export type Ayanamsa = FixedAyanamsa | 'custom';

/** What a sky without a caller's value can answer. @throws RangeError for `custom` */
export function fixedAyanamsa(convention: Ayanamsa): FixedAyanamsa {
  if (convention === 'custom') throw new RangeError('this sky has no custom ayanamsa: see withCustomAyanamsa');
  return convention;
}

export const HOUSE_SYSTEMS = [
  'placidus', 'koch', 'porphyry', 'regiomontanus', 'campanus', 'equal', 'whole_sign', 'morinus', 'alcabitius', 'topocentric',
] as const; // prettier-ignore
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

/** By which rules a sunrise is counted; the first is the default. `HORIZONS` says where each has the Sun. */
export const HORIZON_RULES = ['almanac', 'standard_air', 'geometric', 'disc_centre'] as const;
export type HorizonRule = (typeof HORIZON_RULES)[number];

/** `limb`: the upper one, or the centre of the disc. */
type Horizon = { limb: 1 | 0; refractionArcMinutes: number };

/** The library's refraction of the horizon at 1013.25 hPa and 0 °C. @source Sinclair's formula for a height of 0°, Bennett 1982 */
const STANDARD_AIR_ARC_MINUTES = (34.46 * ((1013.25 - 80) / 930)) / (1 + 0.00008 * (34.46 + 39) * (0 - 10));

/**
 * Where the disc stands at rise and set: which edge of it is on the horizon of a place at sea level, and by how many arc minutes the
 * air lifts it there. The disc has its true radius of the day, for the Sun 15.7′ to 16.3′, and is seen from the place itself.
 *
 * - `almanac`: the upper limb, 34′ of refraction; the Sun's centre is some 50′ below the horizon. So national almanacs print sunrise.
 * - `standard_air`: the upper limb, 36.74′: what Swiss Ephemeris assumes of air where none is given (1013.25 hPa, 0 °C).
 * - `geometric`: the centre, no refraction: the centre itself is on the horizon. So the Vedic texts have it.
 * - `disc_centre`: the centre, 34′ of refraction: the centre is seen on the horizon.
 * @source 34′ and the upper limb: Explanatory Supplement to the Astronomical Almanac, 3rd edition, 12.2; the minutes that DrikPanchang
 * printed for 2023
 */
export const HORIZONS: Readonly<Record<HorizonRule, Horizon>> = {
  almanac: { limb: 1, refractionArcMinutes: 34 },
  standard_air: { limb: 1, refractionArcMinutes: STANDARD_AIR_ARC_MINUTES },
  geometric: { limb: 0, refractionArcMinutes: 0 },
  disc_centre: { limb: 0, refractionArcMinutes: 34 },
};

/**
 * By which the Moon rises and sets, whatever rule the Sun follows: her upper limb in the library's air, seen from the place. So
 * Prokerala prints her, to the second. Almanacs differ: the U.S. Naval Observatory takes 34′ (30 of 31 minutes of 1944 at 61° south
 * are equal by that, 21 by this), some 15 s later in the tropics. DrikPanchang has her geocentric centre on the horizon, without
 * parallax and without refraction: 343 of the 352 minutes that it printed for 2023 are equal by that, 215 by this.
 */
export const MOON_RULE = 'standard_air' satisfies HorizonRule;

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
  /** What was computed: differs from what was asked where that has no solution (Placidus beyond the polar circle, topocentric where its cusps overlap). */
  system: HouseSystem;
  ascendantDeg: number;
  midheavenDeg: number;
  armcDeg: number;
  vertexDeg: number;
  cuspsDeg: readonly number[];
};

export const ECLIPSE_KINDS = ['solar', 'lunar'] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];
export const ECLIPSE_TYPES = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const;
export type EclipseType = (typeof ECLIPSE_TYPES)[number];

/** From the first until the last instant of a phase, Julian Days in UT. */
export type EclipsePhase = { beginJdUt: number; endJdUt: number };

/** An eclipse as it is for the whole Earth. */
export type Eclipse = {
  kind: EclipseKind;
  type: EclipseType;
  maximumJdUt: number;
  /** Of the Moon in the penumbra, or of the Moon's penumbra on the Earth. */
  penumbral: EclipsePhase;
  /** Of the Moon in the umbra; null for the Sun, and where she does not reach it. */
  partial: EclipsePhase | null;
  /** Totality, or of the Sun the ring; null where there is none. */
  central: EclipsePhase | null;
  /** Share of the diameter that is covered at the maximum: by the umbra, or of the Sun by the Moon. */
  magnitude: number;
  /** By the penumbra; null for the Sun. */
  penumbralMagnitude: number | null;
  sarosNumber: number;
  sarosMember: number;
  /** Where the eclipse of the Sun is greatest; null for the Moon, who is seen from half of the Earth. */
  greatestAt: Pick<GeoPlace, 'latitudeDeg' | 'longitudeDeg'> | null;
};

/** Contacts in the order of time: p the penumbra, u the umbra of the Earth; c the disc of the Moon on the Sun's. */
export const CONTACTS = { lunar: ['p1', 'u1', 'u2', 'u3', 'u4', 'p4'], solar: ['c1', 'c2', 'c3', 'c4'] } as const;
export type Contact = (typeof CONTACTS)[EclipseKind][number];

/** What of an eclipse stands above the horizon of a place. */
export type LocalEclipse = {
  kind: EclipseKind;
  type: EclipseType;
  /** Of what is seen: the rise or the set, where the maximum itself is below the horizon. */
  maximumJdUt: number;
  /** null where it does not happen, or below the horizon. */
  contacts: Readonly<Record<Contact, number | null>>;
  /** Rise and set of the eclipsed body during the eclipse; else null. */
  riseJdUt: number | null;
  setJdUt: number | null;
  /** At `maximumJdUt`. */
  magnitude: number;
  /** Share of the Sun's disc that is covered at `maximumJdUt`; null for the Moon. */
  obscuration: number | null;
};

/** Where a star stands: apparent, on the tropical ecliptic of date. */
export type StarPosition = { longitudeDeg: number; latitudeDeg: number; magnitude: number };

/**
 * The sky, as the engine sees it. Instants are Julian Days in UT; angles are degrees on the tropical ecliptic of date,
 * in [0, 360). Synchronous and deterministic: the same question has the same answer, whatever was asked before.
 * Every method throws `EphemerisRangeError` where the ephemeris files do not reach: never a silent lesser model.
 */
export interface Ephemeris {
  /** Name and version for metadata, such as `swisseph 2.10.03`. */
  readonly name: string;
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
   * within the next day or so (polar day and night). `HORIZONS` says where the disc stands by each rule.
   */
  nextCrossing(
    body: 'sun' | 'moon',
    edge: 'rise' | 'set',
    rule: HorizonRule,
    afterJdUt: number,
    at: GeoPlace,
  ): number | null;
  /** The first eclipse whose maximum comes after an instant. */
  nextEclipse(kind: EclipseKind, afterJdUt: number): Eclipse | null;
  /** A fixed star by its traditional name, such as `Regulus`. @throws RangeError where the catalogue has none of that name */
  star(name: string, jdUt: number): StarPosition;
}

/** The asked instant lies outside the ephemeris. The adapter throws it; bounds on input keep callers from meeting it. */
export class EphemerisRangeError extends RangeError {}
