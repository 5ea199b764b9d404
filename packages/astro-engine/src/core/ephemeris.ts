import { AYANAMSA_NUMBERS } from './ayanamsas.ts';

/** The port for the sky. Adapters implement it; the engine knows no library. */

export const BODIES = [
  'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'meanNode', 'trueNode', 'chiron', 'meanApogee',
] as const; // prettier-ignore
export type Body = (typeof BODIES)[number];

/**
 * Bodies of Western charts alone, which searches do not know: the osculating apogee of the Moon, the White Moon, the
 * four large asteroids, and the eight of the Hamburg school beyond Neptune.
 */
export const FURTHER_BODIES = [
  'osculatingApogee', 'selena', 'ceres', 'pallas', 'juno', 'vesta', 'cupido', 'hades', 'zeus', 'kronos', 'apollon', 'admetos',
  'vulkanus', 'poseidon',
] as const; // prettier-ignore
export type FurtherBody = (typeof FURTHER_BODIES)[number];
export type AnyBody = Body | FurtherBody;

/** Bodies that move around the Sun. */
export const ORBITING_BODIES = [
  'mercury', 'venus', 'earth', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'chiron', 'ceres', 'pallas', 'juno', 'vesta',
] as const; // prettier-ignore
export type OrbitingBody = (typeof ORBITING_BODIES)[number];

export type FixedAyanamsa = keyof typeof AYANAMSA_NUMBERS;
/** Conventions for the distance between the tropical and the sidereal zodiac, by their names. */
// Safe: the keys of a literal that nothing is added to.
export const NAMED_AYANAMSAS = Object.keys(AYANAMSA_NUMBERS) as readonly FixedAyanamsa[];
export type Ayanamsa = FixedAyanamsa | 'custom';
/**
 * The named ones, the most used one first, and the caller's own, given by its value at J2000: `withCustomAyanamsa` adds
 * it to a sky.
 */
export const AYANAMSAS: readonly ['lahiri', ...Ayanamsa[]] = [
  'lahiri',
  ...NAMED_AYANAMSAS.filter((name) => name !== 'lahiri'),
  'custom',
];
/** The two of Krishnamurti's school: his own table, and the later one that starts in 291. */
export const KP_AYANAMSAS = ['krishnamurti', 'kp_new'] as const satisfies readonly FixedAyanamsa[];

/** Narrows an ayanamsa to those that a sky without a custom value supports. @throws RangeError for `custom` */
export function fixedAyanamsa(convention: Ayanamsa): FixedAyanamsa {
  if (convention === 'custom') throw new RangeError('this sky has no custom ayanamsa: see withCustomAyanamsa');
  return convention;
}

export const HOUSE_SYSTEMS = [
  'placidus', 'koch', 'porphyry', 'regiomontanus', 'campanus', 'equal', 'whole_sign', 'morinus', 'alcabitius', 'topocentric',
  'equal_mc', 'equal_aries', 'vehlow', 'sripati', 'meridian', 'carter', 'horizontal', 'krusinski', 'apc', 'savard_a',
  'pullen_sd', 'pullen_sr', 'sunshine', 'sunshine_makransky',
] as const; // prettier-ignore
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];
/** Letters of the systems in Swiss Ephemeris. Its G, the 36 sectors of Gauquelin, are no houses. */
export const HOUSE_LETTERS: Readonly<Record<HouseSystem, string>> = {
  placidus: 'P', koch: 'K', porphyry: 'O', regiomontanus: 'R', campanus: 'C', equal: 'E', whole_sign: 'W', morinus: 'M',
  alcabitius: 'B', topocentric: 'T', equal_mc: 'D', equal_aries: 'N', vehlow: 'V', sripati: 'S', meridian: 'X', carter: 'F',
  horizontal: 'H', krusinski: 'U', apc: 'Y', savard_a: 'J', pullen_sd: 'L', pullen_sr: 'Q', sunshine: 'I', sunshine_makransky: 'i',
}; // prettier-ignore

/** Rules for sunrise; the first is the default. `HORIZONS` defines the position of the Sun by each rule. */
export const HORIZON_RULES = ['almanac', 'standard_air', 'geometric', 'disc_centre'] as const;
export type HorizonRule = (typeof HORIZON_RULES)[number];

/** `limb`: 1 for the upper limb, 0 for the centre of the disc. */
type Horizon = { limb: 1 | 0; refractionArcMinutes: number };

/** The library's refraction of the horizon at 1013.25 hPa and 0 °C. @source Sinclair's formula for a height of 0°, Bennett 1982 */
const STANDARD_AIR_ARC_MINUTES = (34.46 * ((1013.25 - 80) / 930)) / (1 + 0.00008 * (34.46 + 39) * (0 - 10));

/**
 * Position of the disc at rise and set: the part of it on the horizon of a place at sea level, and the refraction there
 * in arc minutes. The disc has its true radius of the day, for the Sun 15.7′ to 16.3′, and is seen from the place
 * itself (topocentric).
 *
 * - `almanac`: the upper limb, 34′ of refraction; the Sun's centre is some 50′ below the horizon. National almanacs use
 * it.
 * - `standard_air`: the upper limb, 36.74′: the default air of Swiss Ephemeris (1013.25 hPa, 0 °C).
 * - `geometric`: the centre, no refraction: the centre itself is on the horizon. The Vedic texts use it.
 * - `disc_centre`: the centre, 34′ of refraction: the centre appears on the horizon.
 * @source 34′ and the upper limb: Explanatory Supplement to the Astronomical Almanac, 3rd edition, 12.2; the minutes
 * that DrikPanchang printed for 2023
 */
export const HORIZONS: Readonly<Record<HorizonRule, Horizon>> = {
  almanac: { limb: 1, refractionArcMinutes: 34 },
  standard_air: { limb: 1, refractionArcMinutes: STANDARD_AIR_ARC_MINUTES },
  geometric: { limb: 0, refractionArcMinutes: 0 },
  disc_centre: { limb: 0, refractionArcMinutes: 34 },
};

/**
 * Rule for moonrise and moonset, independent of the rule for the Sun: upper limb in the library's air, topocentric.
 * Prokerala's times agree with it to the second. Almanacs differ: the U.S. Naval Observatory uses 34′ (30 of 31 minutes
 * of 1944 at 61° south agree with that, 21 with this rule), some 15 s later in the tropics. DrikPanchang uses the
 * geocentric centre on the horizon, without parallax and without refraction: 343 of the 352 minutes that it printed for
 * 2023 agree with that, 215 with this rule.
 */
export const MOON_RULE = 'standard_air' satisfies HorizonRule;

/** A place on Earth: degrees, north and east positive; metres above the sea. */
export type GeoPlace = { latitudeDeg: number; longitudeDeg: number; altitudeM: number };

/** The geocentre, or a place on the Earth's surface (topocentric). */
export type Observer = GeoPlace | 'geocentre';

export type Position = {
  /** Apparent tropical ecliptic longitude of date, degrees in [0, 360). */
  longitudeDeg: number;
  latitudeDeg: number;
  distanceAu: number;
  /** Speed in longitude; negative while retrograde. Never rounded. */
  speedDegPerDay: number;
};

/** Tropical longitudes of the angles and of the twelve cusps (index 0 = first house), degrees in [0, 360). */
export type Houses = {
  /**
   * The system computed. It differs from the requested one if that has no solution (Placidus beyond the polar circle,
   * topocentric with overlapping cusps).
   */
  system: HouseSystem;
  ascendantDeg: number;
  midheavenDeg: number;
  armcDeg: number;
  vertexDeg: number;
  /** The point that would rise at the equator on the same meridian (equatorial ascendant). */
  eastPointDeg: number;
  cuspsDeg: readonly number[];
};

export const ECLIPSE_KINDS = ['solar', 'lunar'] as const;
export type EclipseKind = (typeof ECLIPSE_KINDS)[number];
export const ECLIPSE_TYPES = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const;
export type EclipseType = (typeof ECLIPSE_TYPES)[number];

/** First and last instant of a phase, Julian Days in UT. */
export type EclipsePhase = { beginJdUt: number; endJdUt: number };

/** An eclipse for the whole Earth. */
export type Eclipse = {
  kind: EclipseKind;
  type: EclipseType;
  maximumJdUt: number;
  /** Moon: her time in the penumbra. Sun: the time of the Moon's penumbra on the Earth. */
  penumbral: EclipsePhase;
  /** The Moon's time in the umbra; null for the Sun, and if she does not reach it. */
  partial: EclipsePhase | null;
  /** Totality or, for the Sun, the annular phase; null without one. */
  central: EclipsePhase | null;
  /** Share of the diameter covered at the maximum: by the umbra, or for the Sun by the Moon. */
  magnitude: number;
  /** Share of the Moon's diameter in the penumbra; null for the Sun. */
  penumbralMagnitude: number | null;
  sarosNumber: number;
  sarosMember: number;
  /** The place of greatest eclipse of the Sun; null for the Moon, which is visible from half of the Earth. */
  greatestAt: Pick<GeoPlace, 'latitudeDeg' | 'longitudeDeg'> | null;
};

/** Contacts in order of time: p with the penumbra and u with the umbra of the Earth; c of the Moon's disc with the Sun's. */
export const CONTACTS = { lunar: ['p1', 'u1', 'u2', 'u3', 'u4', 'p4'], solar: ['c1', 'c2', 'c3', 'c4'] } as const;
export type Contact = (typeof CONTACTS)[EclipseKind][number];

/** The part of an eclipse above the horizon of a place. */
export type LocalEclipse = {
  kind: EclipseKind;
  type: EclipseType;
  /** Maximum of the visible part: the rise or the set, if the maximum itself is below the horizon. */
  maximumJdUt: number;
  /** null if the contact does not happen or is below the horizon. */
  contacts: Readonly<Record<Contact, number | null>>;
  /** Rise and set of the eclipsed body during the eclipse; else null. */
  riseJdUt: number | null;
  setJdUt: number | null;
  /** At `maximumJdUt`. */
  magnitude: number;
  /** Share of the Sun's disc that is covered at `maximumJdUt`; null for the Moon. */
  obscuration: number | null;
};

/** Apparent position of a star on the tropical ecliptic of date. */
export type StarPosition = { longitudeDeg: number; latitudeDeg: number; magnitude: number };

/**
 * The sky, as the engine sees it. Instants are Julian Days in UT; angles are degrees on the tropical ecliptic of date,
 * in [0, 360). Synchronous and deterministic: the same arguments give the same result, whatever the earlier calls.
 * Every method throws `EphemerisRangeError` outside the ephemeris files; none falls back to a less accurate model.
 */
export interface Ephemeris {
  /** Name and version for metadata, such as `swisseph 2.10.03`. */
  readonly name: string;
  position(body: AnyBody, jdUt: number, from: Observer): Position;
  /** Position as seen from the centre of the Sun, on the ecliptic of date with nutation. */
  heliocentric(body: OrbitingBody, jdUt: number): Position;
  /** Longitude alone, geocentric and without speed: the cheap call for searches. */
  longitudeDeg(body: Body, jdUt: number): number;
  /** Includes nutation, so that tropical minus ayanamsa is the standard sidereal longitude. */
  ayanamsaDeg(convention: Ayanamsa, jdUt: number): number;
  /** The growth of that ayanamsa, nutation included: tropical speed minus sidereal speed. */
  ayanamsaRateDegPerDay(convention: Ayanamsa, jdUt: number): number;
  houses(system: HouseSystem, jdUt: number, at: GeoPlace): Houses;
  /**
   * Houses from the sidereal time itself (progressions, horary).
   * @param obliquityDeg true obliquity of date
   * @param sunDeclinationDeg for the two sunshine systems, which no other reads
   */
  housesFromArmc(
    system: HouseSystem,
    armcDeg: number,
    latitudeDeg: number,
    obliquityDeg: number,
    sunDeclinationDeg?: number,
  ): Houses;
  /** Delta T: terrestrial time less universal time, seconds. */
  deltaTSeconds(jdUt: number): number;
  /** True obliquity of the ecliptic, degrees. */
  obliquityDeg(jdUt: number): number;
  /**
   * Returns the first rise or set of the body's disc after an instant, or null if the body does not cross the horizon
   * within the next day or so (polar day and night). `HORIZONS` defines the position of the disc by each rule.
   */
  nextCrossing(
    body: 'sun' | 'moon',
    edge: 'rise' | 'set',
    rule: HorizonRule,
    afterJdUt: number,
    at: GeoPlace,
  ): number | null;
  /** Returns the first eclipse with its maximum after an instant. */
  nextEclipse(kind: EclipseKind, afterJdUt: number): Eclipse | null;
  /**
   * Returns a fixed star by its traditional name, such as `Regulus`.
   * @throws RangeError if the catalogue has no star of that name
   */
  star(name: string, jdUt: number): StarPosition;
}

/**
 * The instant is outside the ephemeris. The adapter throws it; validation of input keeps callers from meeting it, except
 * for bodies whose own ephemeris is shorter.
 */
export class EphemerisRangeError extends RangeError {
  /** The body, or other value, that alone is missing at the instant; null if the instant has no ephemeris at all. */
  readonly missing: string | null;

  constructor(message: string, missing: string | null = null) {
    super(message);
    this.missing = missing;
  }
}
