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

export type Relation = 'friend' | 'neutral' | 'enemy';

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
