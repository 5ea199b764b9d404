import { normalizeDeg } from '../core/angle.ts';

/** The seven that rule signs, in the order of the weekdays. */
export const PLANETS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
export type Planet = (typeof PLANETS)[number];

/** The classical nine: the seven and the two lunar nodes. */
export const GRAHA_IDS = [...PLANETS, 'rahu', 'ketu'] as const;
export type Graha = (typeof GRAHA_IDS)[number];

/** Whether a graha is one of the seven and not a node. */
export const isPlanet = (graha: Graha): graha is Planet => graha !== 'rahu' && graha !== 'ketu';

export const OUTER_PLANET_IDS = ['uranus', 'neptune', 'pluto'] as const;
export type OuterPlanet = (typeof OUTER_PLANET_IDS)[number];

/** Every point that a chart may place: the nine, the outer planets, and two points of Western practice. */
export const POINT_IDS = [...GRAHA_IDS, ...OUTER_PLANET_IDS, 'chiron', 'lilith'] as const;
export type Point = (typeof POINT_IDS)[number];

/**
 * Points of Western practice that a chart places only if they are named: the osculating apogee of the Moon, her mean
 * perigee, the White Moon, the four large asteroids, and the eight bodies of the Hamburg school.
 */
export const FURTHER_POINT_IDS = [
  'true_lilith', 'priapus', 'selena', 'ceres', 'pallas', 'juno', 'vesta', 'cupido', 'hades', 'zeus', 'kronos', 'apollon', 'admetos',
  'vulkanus', 'poseidon',
] as const; // prettier-ignore
export type FurtherPoint = (typeof FURTHER_POINT_IDS)[number];
export type ChartPoint = Point | FurtherPoint;

export type PointName = { name: string; sanskrit: string; abbreviation: string };

export const POINTS: Readonly<Record<Point, PointName>> = {
  sun: { name: 'Sun', sanskrit: 'Surya', abbreviation: 'Su' },
  moon: { name: 'Moon', sanskrit: 'Chandra', abbreviation: 'Mo' },
  mars: { name: 'Mars', sanskrit: 'Mangala', abbreviation: 'Ma' },
  mercury: { name: 'Mercury', sanskrit: 'Budha', abbreviation: 'Me' },
  jupiter: { name: 'Jupiter', sanskrit: 'Guru', abbreviation: 'Ju' },
  venus: { name: 'Venus', sanskrit: 'Shukra', abbreviation: 'Ve' },
  saturn: { name: 'Saturn', sanskrit: 'Shani', abbreviation: 'Sa' },
  rahu: { name: 'Rahu', sanskrit: 'Rahu', abbreviation: 'Ra' },
  ketu: { name: 'Ketu', sanskrit: 'Ketu', abbreviation: 'Ke' },
  uranus: { name: 'Uranus', sanskrit: 'Aruna', abbreviation: 'Ur' },
  neptune: { name: 'Neptune', sanskrit: 'Varuna', abbreviation: 'Ne' },
  pluto: { name: 'Pluto', sanskrit: 'Yama', abbreviation: 'Pl' },
  chiron: { name: 'Chiron', sanskrit: 'Chiron', abbreviation: 'Ch' },
  lilith: { name: 'Lilith', sanskrit: 'Lilith', abbreviation: 'Li' },
};

/** Every point by its name in English, those of Western practice included. */
export const CHART_POINTS: Readonly<Record<ChartPoint, Pick<PointName, 'name' | 'abbreviation'>>> = {
  ...POINTS,
  true_lilith: { name: 'True Lilith', abbreviation: 'TL' },
  priapus: { name: 'Priapus', abbreviation: 'Pr' },
  selena: { name: 'Selena', abbreviation: 'Se' },
  ceres: { name: 'Ceres', abbreviation: 'Ce' },
  pallas: { name: 'Pallas', abbreviation: 'Pa' },
  juno: { name: 'Juno', abbreviation: 'Jn' },
  vesta: { name: 'Vesta', abbreviation: 'Vs' },
  cupido: { name: 'Cupido', abbreviation: 'Cu' },
  hades: { name: 'Hades', abbreviation: 'Ha' },
  zeus: { name: 'Zeus', abbreviation: 'Ze' },
  kronos: { name: 'Kronos', abbreviation: 'Kr' },
  apollon: { name: 'Apollon', abbreviation: 'Ap' },
  admetos: { name: 'Admetos', abbreviation: 'Ad' },
  vulkanus: { name: 'Vulkanus', abbreviation: 'Vu' },
  poseidon: { name: 'Poseidon', abbreviation: 'Po' },
};

export type Relation = 'friend' | 'neutral' | 'enemy';

export type Dignity = {
  /** Longitude of deepest exaltation, degrees from 0° Aries; the opposite point is deepest debilitation. */
  exaltationDeg: number;
  /** Degrees from 0° Aries; half-open. */
  moolatrikona: { fromDeg: number; toDeg: number };
  /** Distance from the Sun within which the planet is combust, degrees; null for the Sun. */
  combustionOrbDeg: { direct: number; retrograde: number } | null;
  friends: readonly Planet[];
  enemies: readonly Planet[];
};

const orbDeg = (direct: number, retrograde = direct) => ({ direct, retrograde });

/**
 * Strengths and sympathies of the seven. Those of the nodes differ from school to school, so they have no row.
 * @source BPHS ch. 3, vv. 49–55 (exaltation, moolatrikona, friendship); combustion as the commentaries print it
 */
export const DIGNITIES: Readonly<Record<Planet, Dignity>> = {
  sun: { exaltationDeg: 10, moolatrikona: { fromDeg: 120, toDeg: 140 }, combustionOrbDeg: null, friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { exaltationDeg: 33, moolatrikona: { fromDeg: 34, toDeg: 60 }, combustionOrbDeg: orbDeg(12), friends: ['sun', 'mercury'], enemies: [] },
  mars: { exaltationDeg: 298, moolatrikona: { fromDeg: 0, toDeg: 12 }, combustionOrbDeg: orbDeg(17), friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { exaltationDeg: 165, moolatrikona: { fromDeg: 166, toDeg: 170 }, combustionOrbDeg: orbDeg(14, 12), friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { exaltationDeg: 95, moolatrikona: { fromDeg: 240, toDeg: 250 }, combustionOrbDeg: orbDeg(11), friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { exaltationDeg: 357, moolatrikona: { fromDeg: 180, toDeg: 195 }, combustionOrbDeg: orbDeg(10, 8), friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { exaltationDeg: 200, moolatrikona: { fromDeg: 300, toDeg: 320 }, combustionOrbDeg: orbDeg(15), friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
}; // prettier-ignore

/** Returns the longitude of deepest debilitation: opposite the exaltation, degrees from 0° Aries. */
export const debilitationDegOf = (planet: Planet): number => normalizeDeg(DIGNITIES[planet].exaltationDeg + 180);

/** Gem of each graha, as the almanacs name a birth stone after the lord of the Moon's nakshatra. */
export const GEMS: Readonly<Record<Graha, string>> = {
  sun: 'Ruby',
  moon: 'Pearl',
  mars: 'Red coral',
  mercury: 'Emerald',
  jupiter: 'Yellow sapphire',
  venus: 'Diamond',
  saturn: 'Blue sapphire',
  rahu: 'Hessonite',
  ketu: "Cat's eye",
};
