import { type ChartPoint, type Point } from '../vocabulary/grahas.ts';
import { CHART_POINTS } from '../vocabulary/chart-points.ts';

/** Points of a Western chart, in the order of listings: the Sun to Pluto, and the ascending node of the Moon. */
export const MAIN_POINTS = [
  'sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'rahu',
] as const satisfies readonly Point[]; // prettier-ignore

/** The main points with the descending node, Chiron and the mean apogee of the Moon (Black Moon Lilith). */
export const EXTENDED_POINTS = [...MAIN_POINTS, 'ketu', 'chiron', 'lilith'] as const satisfies readonly Point[];

/** Intersections of the ecliptic with horizon, meridian and prime vertical, and with the horizon of the equator. */
export const ANGLE_IDS = [
  'ascendant', 'midheaven', 'descendant', 'imumCoeli', 'vertex', 'antivertex', 'eastPoint',
] as const; // prettier-ignore
export type AngleId = (typeof ANGLE_IDS)[number];

export type WesternPoint = ChartPoint | AngleId;

const ANGLE_NAMES: Readonly<Record<AngleId, string>> = {
  ascendant: 'Ascendant',
  midheaven: 'Midheaven',
  descendant: 'Descendant',
  imumCoeli: 'Imum Coeli',
  vertex: 'Vertex',
  antivertex: 'Antivertex',
  eastPoint: 'East Point',
};

const isAngle = (point: WesternPoint): point is AngleId => point in ANGLE_NAMES;

/** Returns the English name in Western charts; Rahu and Ketu are the North and South Node there. */
export function westernNameOf(point: WesternPoint): string {
  if (isAngle(point)) return ANGLE_NAMES[point];
  return point === 'rahu' ? 'North Node' : point === 'ketu' ? 'South Node' : CHART_POINTS[point].name;
}
