import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

/**
 * Writes the land of `@graha/drawing` as one SVG path, from Natural Earth at 1:110 million (public domain). Run it after a change of the
 * scale: `npx tsx packages/places/scripts/make-land.ts`.
 */

/** Units of the map in one degree. */
const SCALE = 2;
/** Corners whose triangle is smaller, in steradians, are left out: a third of a degree across. */
const AREA_MIN = 0.0001;
const HALF_TURN_DEG = 180;

// Safe: the README of the package describes this file.
const atlas = createRequire(import.meta.url)('world-atlas/land-110m.json') as Topology<{ land: GeometryCollection }>;
const simplified = simplify(presimplify(atlas, sphericalTriangleArea), AREA_MIN);
const { features } = feature(simplified, simplified.objects['land'] ?? atlas.objects.land);

const isArea = (geometry: unknown): geometry is Polygon | MultiPolygon =>
  typeof geometry === 'object' && geometry !== null && 'coordinates' in geometry;

const rings = features.flatMap(({ geometry }): Position[][] => {
  if (!isArea(geometry)) return [];
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
});

type Place = [longitudeDeg: number, latitudeDeg: number];

/** Continues longitudes over the date line; a ring around a pole is closed at the pole. */
function unwound(ring: readonly Position[]): Place[] {
  const places: Place[] = [];
  for (const [longitude = 0, latitude = 0] of ring) {
    const before = places.at(-1)?.[0] ?? longitude;
    places.push([longitude + 360 * Math.round((before - longitude) / 360), latitude]);
  }
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined) return places;
  if (Math.abs(last[0] - first[0]) < 1) return places;
  const poleDeg = first[1] < 0 ? -90 : 90;
  return [...places, [last[0], poleDeg], [first[0], poleDeg]];
}

/** Keeps the part of a ring on one side of a meridian. */
function cutAt(ring: readonly Place[], edgeDeg: number, side: 1 | -1): Place[] {
  return ring.flatMap((place, index): Place[] => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? place;
    const [isIn, wasIn] = [side * (place[0] - edgeDeg) >= 0, side * (before[0] - edgeDeg) >= 0];
    if (isIn === wasIn) return isIn ? [place] : [];
    const share = (edgeDeg - before[0]) / (place[0] - before[0]);
    const crossing: Place = [edgeDeg, before[1] + share * (place[1] - before[1])];
    return isIn ? [crossing, place] : [crossing];
  });
}

const onMap = rings.flatMap((ring) => {
  const whole = unwound(ring);
  return [-360, 0, 360].map((turnDeg) => {
    const moved = whole.map(([longitude, latitude]): Place => [longitude + turnDeg, latitude]);
    return cutAt(cutAt(moved, -HALF_TURN_DEG, 1), HALF_TURN_DEG, -1);
  });
});

function pathOf(ring: readonly Place[]): string {
  const points = ring.map(([longitude, latitude]) => [Math.round((longitude + HALF_TURN_DEG) * SCALE), Math.round((90 - latitude) * SCALE)] as const); // prettier-ignore
  const corners = points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1]);
  if (corners.length < 4) return '';
  const [[startX, startY] = [0, 0]] = corners;
  const steps = corners.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = corners[index] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

const file = new URL('../../drawing/src/world-land.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ path: onMap.map(pathOf).join('') }, null, 2)}\n`);
