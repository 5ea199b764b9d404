import { arcDeg, degreeInSign, shortestArcDeg, signIndexOf } from '../core/angle.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { type Figure, inOneSign, type Placed } from './figure.ts';
import { FROM_SUN_DEG, HOUSE_POINTS, MEAN_DEG_PER_DAY, STAR_DEG } from './lilly-tables.ts';

/** Accidental conditions with Lilly's points; those of a house depend on its number. @source Christian Astrology, p. 115 */
export const CONDITION_POINTS = {
  direct: 4, retrograde: -5,
  swift: 2, slow: -2,
  oriental: 2, occidental: -2, // Of Saturn, Jupiter and Mars.
  evening: 2, morning: -2, // Occidental and oriental of Mercury and Venus.
  waxing: 2, waning: -2,
  cazimi: 5, combust: -5, under_beams: -4, free_of_sun: 5,
  joins_benefic: 5, trine_benefic: 4, sextile_benefic: 3,
  joins_malefic: -5, opposes_malefic: -4, square_malefic: -3,
  besieged: -5,
  north_node: 4, south_node: -4,
  regulus: 6, spica: 5, algol: -5,
} as const; // prettier-ignore
type PlainCondition = keyof typeof CONDITION_POINTS;
export const CONDITIONS = ['house', ...Object.keys(CONDITION_POINTS)] as ('house' | PlainCondition)[]; // Safe: the keys of the table itself.
export type Condition = { condition: (typeof CONDITIONS)[number]; points: number };

/** Longitudes of the points besides the seven that the table reads, degrees. */
export type Marks = { northNodeDeg: number; regulusDeg: number; spicaDeg: number; algolDeg: number };

export const SUN_RELATIONS = ['cazimi', 'combust', 'under_beams', 'free'] as const;
export type SunRelation = (typeof SUN_RELATIONS)[number];
type Longitudes = { placements: Readonly<Record<Planet, Pick<Placed, 'longitudeDeg'>>> };

/**
 * Returns the nearness of a planet to the Sun; null for the Sun himself.
 * @source Christian Astrology, p. 113: combust within 8°30′ in one sign, under the beams within 17°, cazimi within 17′
 */
export function sunRelationOf({ placements }: Longitudes, planet: Planet): SunRelation | null {
  if (planet === 'sun') return null;
  const [{ longitudeDeg }, sun] = [placements[planet], placements.sun];
  const apartDeg = Math.abs(shortestArcDeg(longitudeDeg, sun.longitudeDeg));
  if (apartDeg <= FROM_SUN_DEG.cazimi) return 'cazimi';
  if (apartDeg <= FROM_SUN_DEG.combust && inOneSign(longitudeDeg, sun.longitudeDeg)) return 'combust';
  return apartDeg <= FROM_SUN_DEG.under_beams ? 'under_beams' : 'free';
}

/** Whether two planets are in the same degree of signs so far apart. @source p. 106: partile aspects */
function isPartile(oneDeg: number, otherDeg: number, signs: number): boolean {
  const apart = Math.abs(signIndexOf(oneDeg) - signIndexOf(otherDeg));
  return (
    Math.min(apart, 12 - apart) === signs && Math.floor(degreeInSign(oneDeg)) === Math.floor(degreeInSign(otherDeg))
  );
}

export const BENEFICS = ['jupiter', 'venus'] as const satisfies readonly Planet[];
export const MALEFICS = ['saturn', 'mars'] as const satisfies readonly Planet[];

const PARTILE: readonly (readonly [condition: PlainCondition, partners: readonly Planet[], signs: number])[] = [
  ['joins_benefic', BENEFICS, 0],
  ['trine_benefic', BENEFICS, 4],
  ['sextile_benefic', BENEFICS, 2],
  ['joins_malefic', MALEFICS, 0],
  ['opposes_malefic', MALEFICS, 6],
  ['square_malefic', MALEFICS, 3],
];

/** Between the bodies of Saturn and Mars in one sign. @source p. 114 */
function isBesieged({ placements }: Figure, planet: Planet): boolean {
  if (planet === 'saturn' || planet === 'mars') return false;
  const at = (one: Planet): number => placements[one].longitudeDeg;
  if (!inOneSign(at('saturn'), at(planet)) || !inOneSign(at('mars'), at(planet))) return false;
  return (at('saturn') - at(planet)) * (at('mars') - at(planet)) < 0;
}

/** A planet that rises before the Sun is behind him in longitude. */
const isOriental = ({ placements }: Figure, planet: Planet): boolean =>
  arcDeg(placements[planet].longitudeDeg, placements.sun.longitudeDeg) < 180;

function motionOf({ planet, speedDegPerDay, isRetrograde }: Placed): PlainCondition[] {
  const pace = Math.abs(speedDegPerDay) > MEAN_DEG_PER_DAY[planet] ? 'swift' : 'slow';
  if (planet === 'sun' || planet === 'moon') return [pace];
  return [isRetrograde ? 'retrograde' : 'direct', pace];
}

function sideOf(figure: Figure, planet: Planet): PlainCondition[] {
  const isEast = isOriental(figure, planet);
  if (planet === 'sun') return [];
  if (planet === 'moon') return [isEast ? 'waning' : 'waxing'];
  if (planet === 'mercury' || planet === 'venus') return [isEast ? 'morning' : 'evening'];
  return [isEast ? 'oriental' : 'occidental'];
}

function marksAt(longitudeDeg: number, { northNodeDeg, regulusDeg, spicaDeg, algolDeg }: Marks): PlainCondition[] {
  const touches = (starDeg: number): boolean => Math.abs(shortestArcDeg(longitudeDeg, starDeg)) <= STAR_DEG;
  const rows: readonly (readonly [PlainCondition, boolean])[] = [
    ['north_node', isPartile(longitudeDeg, northNodeDeg, 0)],
    ['south_node', isPartile(longitudeDeg, northNodeDeg, 6)],
    ['regulus', touches(regulusDeg)],
    ['spica', touches(spicaDeg)],
    ['algol', touches(algolDeg)],
  ];
  return rows.filter(([, holds]) => holds).map(([condition]) => condition);
}

/**
 * Returns the accidental fortitudes and debilities of a planet with their points.
 * @param marks node and stars in the zodiac of the figure
 * @source William Lilly, Christian Astrology (1647), p. 115; stars within 5°, partile aspects in the same degree
 */
export function conditionsOf(figure: Figure, planet: Planet, marks: Marks): Condition[] {
  const placed = figure.placements[planet];
  const relation = sunRelationOf(figure, planet);
  const aspects = PARTILE.filter(([, partners, signs]) =>
    partners.some(
      (other) => other !== planet && isPartile(placed.longitudeDeg, figure.placements[other].longitudeDeg, signs),
    ),
  ).map(([condition]) => condition);
  const held: PlainCondition[] = [
    ...motionOf(placed),
    ...sideOf(figure, planet),
    ...(relation === null ? [] : [relation === 'free' ? ('free_of_sun' as const) : relation]),
    ...aspects,
    ...(isBesieged(figure, planet) ? (['besieged'] as const) : []),
    ...marksAt(placed.longitudeDeg, marks),
  ];
  return [
    { condition: 'house', points: HOUSE_POINTS[placed.countedHouseNumber - 1] ?? 0 },
    ...held.map((condition) => ({ condition, points: CONDITION_POINTS[condition] })),
  ];
}

/** Returns the conditions of each of the seven. */
export const conditionsOfAll = (figure: Figure, marks: Marks): Readonly<Record<Planet, readonly Condition[]>> =>
  // Safe: one row for each of the seven.
  Object.fromEntries(PLANETS.map((planet) => [planet, conditionsOf(figure, planet, marks)])) as Record<
    Planet,
    Condition[]
  >;
