import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { ANGLE_IDS, westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { ALL_POINTS } from './settings/point-settings.ts';

const BodyName = term('PointName', z.enum(ALL_POINTS.map(westernNameOf)).meta({ id: 'WesternBodyName' }));
export const PointName = term(
  'PointName',
  z
    .enum([...ALL_POINTS, ...ANGLE_IDS].map(westernNameOf))
    .meta({ id: 'WesternPointName', description: 'A planet, another point, or an angle of the chart.' }),
);

export const Ascendant = z
  .strictObject({
    name: term('PointName', z.literal('Ascendant')).describe('Always Ascendant.'),
    ...IN_SIGN,
    house: HouseNumber.describe('Number of the house, 1 to 12.'),
  })
  .meta({ id: 'WesternAscendant', description: 'The point of the zodiac that rises in the east.' });

/** Sign lords are the seven classical planets: Mars rules Scorpio, Saturn Aquarius, Jupiter Pisces. */
const BODY = {
  name: BodyName.describe('English name of the planet or point.'),
  ...IN_SIGN,
  house: HouseNumber.describe('Number of the house, 1 to 12.'),
};

const MOVING = {
  is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
  latitude: z.number().min(-90).max(90).describe('Ecliptic latitude, degrees, north positive.'),
  speed: z.number().describe('Degrees of longitude a day; negative while retrograde.'),
};

export const Planet = z
  .strictObject({ ...BODY, ...MOVING })
  .meta({ id: 'WesternPlanet', description: 'A planet or point in the zodiac and in a house.' });

export const ProgressedPlanet = z
  .strictObject({
    ...BODY,
    natal_house: HouseNumber.describe('House of the natal chart that it has reached.'),
    ...MOVING,
  })
  .meta({ id: 'ProgressedPlanet', description: 'A planet of the progressed moment, in progressed houses.' });

export const CompositePlanet = z
  .strictObject({
    ...BODY,
    is_retrograde: z
      .boolean()
      .nullable()
      .describe('Whether it moves backwards through the zodiac; null for midpoints, which do not move.'),
    is_ambiguous: z.boolean().describe('Whether the two are exactly opposite, so both midpoints are equally valid.'),
  })
  .meta({ id: 'CompositePlanet', description: 'A planet of the chart of a relationship.' });

const Angle = z.strictObject(IN_SIGN).meta({ id: 'WesternAngle' });

export const Angles = z
  .strictObject({
    ascendant: Angle.describe('The point that rises in the east.'),
    midheaven: Angle.describe('Intersection of the zodiac with the meridian.'),
    descendant: Angle.describe('The point that sets in the west.'),
    imum_coeli: Angle.describe('The point opposite the midheaven.'),
    vertex: Angle.describe('Intersection of the zodiac with the western prime vertical.'),
    antivertex: Angle.describe('The point opposite the vertex.'),
    east_point: Angle.describe('The point that rises at the equator on the same meridian.'),
  })
  .meta({
    id: 'WesternAngles',
    description: 'Intersections of the zodiac with horizon, meridian and western prime vertical.',
  });

export const HouseCusp = z
  .strictObject({ house: HouseNumber.describe('Number of the house, 1 to 12.'), ...IN_SIGN })
  .meta({ id: 'HouseCusp', description: 'Start of a house.' });

/** Members of every Western chart in addition to its planets. */
const FRAME = {
  angles: Angles,
  house_cusps: z.array(HouseCusp).length(12).describe('Starts of the twelve houses.'),
};

export const CHART = {
  ascendant: Ascendant.describe('The point that rises in the east.'),
  planets: z.array(Planet).describe('Planets and points, in their usual order.'),
  ...FRAME,
};
export const PROGRESSED_CHART = {
  ascendant: Ascendant.describe('The point that rises in the east.'),
  planets: z.array(ProgressedPlanet).describe('Planets and points, in their usual order.'),
  ...FRAME,
};
export const COMPOSITE_CHART = {
  ascendant: Ascendant.describe('The point that rises in the east.'),
  planets: z.array(CompositePlanet).describe('Planets and points, in their usual order.'),
  ...FRAME,
};

export const WesternChart = z
  .strictObject(CHART)
  .meta({ id: 'WesternChart', description: 'Planets, angles and houses of one birth.' });

export const Aspect = z
  .strictObject({
    planet_a: PointName,
    planet_b: PointName,
    aspect: term('AspectName', z.enum(ASPECT_NAMES)).describe('Name of the aspect (angle between two points).'),
    angle: z.number().min(0).max(180).describe('Degrees of the exact aspect.'),
    separation: z.number().min(0).max(180).describe('Degrees between the two along the zodiac, the shorter way.'),
    orb: z.number().min(0).describe('Distance from the exact angle, degrees.'),
    is_applying: z
      .boolean()
      .nullable()
      .describe('Whether it is becoming more exact; null if the two do not move relative to each other.'),
  })
  .meta({ id: 'Aspect', description: 'An angle between two points within the orb of an aspect.' });

export const Overlay = z
  .strictObject({
    name: PointName.describe('English name of the planet or point.'),
    house: HouseNumber.describe('Number of the house, 1 to 12.'),
  })
  .meta({ id: 'HouseOverlay', description: 'House of the other chart into which a point falls.' });
