import {
  type Centre,
  centresOf,
  crossingsOf,
  EARTH_RADIUS_KM,
  LINE_FRAMES,
  linesNear,
  linesOf,
  MAP_ANGLES,
  type MapLine,
} from '@graha/astro-engine/western/astrocartography';
import { RADIANS_PER_DEG } from '@graha/astro-engine/core/angle';
import { FURTHER_POINT_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { TROPICAL } from '@graha/astro-engine/sky/placements';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { movingPoints, westernChart } from '@graha/astro-engine/western/natal';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { chosenOf } from '../../../request/name-list.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { decimal, wholeNumber } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { HouseNumber } from '../../../wire/placement.ts';
import { rounded } from '../../../wire/present-placement.ts';
import { presentAspects, presentChart } from '../present.ts';
import { piecesOf } from './geo-line.ts';
import { Aspect, CHART, PointName } from '../schemas.ts';
import { POINT_LIST, point_set, pointsIn } from '../settings/point-settings.ts';
import { OWN_ASPECT_SETTINGS, readingOf, WESTERN_SETTINGS, westernMetadata } from '../settings/reading.ts';

/** A birth at other places of the Earth: its lines on the map, and its chart with the houses of another place. */

const Latitude = z.number().min(-90).max(90).describe('Degrees, north positive.');
const Longitude = z.number().min(-180).max(180).describe('Degrees, east positive.');
const Angle = term('MapAngleName', z.enum(MAP_ANGLES));
const LINE = {
  point: PointName.describe('Planet or point of the line.'),
  angle: Angle.describe('Angle on which it is there: midheaven, imum_coeli, rising or setting.'),
};

const Feature = z
  .strictObject({
    type: z.literal('Feature').describe('Always Feature.'),
    properties: z.strictObject(LINE).describe('Planet and angle of the line.'),
    geometry: z
      .strictObject({
        type: z.literal('MultiLineString').describe('Always MultiLineString: a line is cut at the date line.'),
        coordinates: z
          .array(z.array(z.array(z.number()).length(2)))
          .describe('Pieces of the line, each from south to north: longitude, latitude.'),
      })
      .describe('Geometry of the line.'),
  })
  .meta({ id: 'MapLine', description: 'A line of a planet on the map, as a GeoJSON feature (RFC 7946).' });

const lines_in = {
  values: LINE_FRAMES,
  title: 'Lines of',
  description:
    'Lines of the bodies themselves (mundane), as on printed maps, or of their degrees of the ecliptic (zodiacal), as a relocated chart shows them.',
} as const;

const presentLine = ({ point, angle, places }: MapLine) => ({
  type: 'Feature' as const,
  properties: { point: westernNameOf(point), angle },
  geometry: { type: 'MultiLineString' as const, coordinates: piecesOf(places) },
});

const toKm = (deg: number): number => Math.round(deg * RADIANS_PER_DEG * EARTH_RADIUS_KM);

export const astrocartography = operation({
  summary: 'Astrocartography: the places where each planet of a birth rises, sets or culminates, as GeoJSON.',
  description:
    'At the moment of a birth each planet is on the meridian along one half of a meridian of the Earth, and below it along the other; it ' +
    'rises and sets along the two halves of a great circle. `lines` has these four lines of every point as GeoJSON features, with a place ' +
    'every `spacing` degrees of latitude. `nearest` lists the lines nearest to a place (the birthplace if none is sent), and `crossings`, ' +
    'if asked for, the places where lines of two points cross. `zeniths` are the places that have a point overhead. Refraction is left out.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...FROM_CENTRE, point_set, ...POINT_LIST, lines_in },
    members: {
      spacing: decimal(1, 30).default(5).meta({
        title: 'Spacing',
        description: 'Latitude between the places of a line.',
        'x-unit': '°',
      }),
      near_latitude: decimal(-90, 90).optional().meta({
        title: 'Latitude near',
        description: 'Latitude of the place for `nearest`, with `near_longitude`; the birthplace if both are omitted.',
        'x-unit': '°',
      }),
      near_longitude: decimal(-180, 180).optional().meta({
        title: 'Longitude near',
        description: 'Longitude of the place for `nearest`.',
        'x-unit': '°',
      }),
      nearest_count: wholeNumber(1, 58).default(8).meta({
        title: 'Nearest lines',
        description: 'Number of lines to list in `nearest`.',
      }),
      crossings: z
        .boolean()
        .default(false)
        .meta({ title: 'Crossings', description: 'Whether to list the crossings of lines.' }),
    },
  }).superRefine(({ near_latitude, near_longitude }, context) => {
    if ((near_latitude === undefined) === (near_longitude === undefined)) return;
    const missing = near_latitude === undefined ? 'near_latitude' : 'near_longitude';
    const message = 'near_latitude and near_longitude are one place: send both, or neither';
    context.addIssue({ code: 'custom', path: [missing], message, input: null });
  }),
  output: z.strictObject({
    lines: z
      .strictObject({
        type: z.literal('FeatureCollection').describe('Always FeatureCollection.'),
        features: z.array(Feature).describe('Four lines of each point.'),
      })
      .describe('Lines as GeoJSON (RFC 7946), ready for a map.'),
    zeniths: z
      .array(z.strictObject({ point: LINE.point, latitude: Latitude, longitude: Longitude }))
      .describe('Place that has the point overhead, the centre of its lines.'),
    nearest: z
      .array(
        z.strictObject({
          ...LINE,
          distance_km: z.int().min(0).describe('Great-circle distance in kilometres.'),
          distance: z.number().min(0).max(90).describe('The same in degrees of a great circle.'),
        }),
      )
      .describe(
        'Lines nearest to the place, the nearest first; of rise and set, and of the two meridians, the nearer.',
      ),
    crossings: z
      .array(
        z.strictObject({
          point_a: PointName,
          angle_a: Angle.describe('Angle of the first point.'),
          point_b: PointName,
          angle_b: Angle.describe('Angle of the second point.'),
          latitude: Latitude,
          longitude: Longitude,
        }),
      )
      .nullable()
      .describe('Crossings of lines of two points; null if they were not asked for.'),
    metadata: Metadata,
  }),
  credits: 2,
  weighedBy: {
    name: '8 further points, rounded up, at least 1; four times with crossings',
    count: ({ settings, crossings }) =>
      Math.max(1, Math.ceil(chosenOf(settings.points, FURTHER_POINT_IDS).length / 8)) * (crossings ? 4 : 1),
  },
  cpuMaxMs: 65,
  example: { ...EXAMPLE_BIRTH, near_latitude: 51.5074, near_longitude: -0.1278 },
  compute: ({ settings, spacing, near_latitude, near_longitude, nearest_count, crossings, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { bodies } = westernChart(sky, moment, {
      points: pointsIn(settings),
      zodiac: TROPICAL,
      nodeMode: settings.node_mode,
      isTopocentric: false,
      houseSystem: 'whole_sign',
    });
    const centres: Centre[] = centresOf(sky, bodies, moment.jdUt, settings.lines_in);
    const place =
      near_latitude === undefined || near_longitude === undefined
        ? moment.place
        : { latitudeDeg: near_latitude, longitudeDeg: near_longitude };
    return {
      lines: {
        type: 'FeatureCollection' as const,
        features: centres.flatMap((centre) => linesOf(centre, spacing)).map(presentLine),
      },
      zeniths: centres.map(({ point, latitudeDeg, longitudeDeg }) => ({
        point: westernNameOf(point),
        latitude: rounded(latitudeDeg),
        longitude: rounded(longitudeDeg),
      })),
      nearest: linesNear(place, centres)
        .slice(0, nearest_count)
        .map(({ point, angle, distanceDeg }) => ({
          point: westernNameOf(point),
          angle,
          distance_km: toKm(distanceDeg),
          distance: rounded(distanceDeg),
        })),
      crossings: crossings
        ? crossingsOf(centres).map((found) => ({
            point_a: westernNameOf(found.pointA),
            angle_a: found.angleA,
            point_b: westernNameOf(found.pointB),
            angle_b: found.angleB,
            latitude: rounded(found.latitudeDeg),
            longitude: rounded(found.longitudeDeg),
          }))
        : null,
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western', zodiac: 'tropical' }, settings),
    };
  },
});

const newPlace = (axis: 'latitude' | 'longitude', max: 90 | 180) =>
  decimal(-max, max).meta({
    title: `New ${axis}`,
    description: `Geographic ${axis} of the place to which the chart is moved.`,
    'x-unit': '°',
  });

export const relocation = operation({
  summary: 'Relocation chart: a birth chart with the angles and houses of another place.',
  description:
    'The planets stay where they were at the instant of birth; ascendant, midheaven and houses are those that this instant has at ' +
    '`to_latitude`, `to_longitude`. The clock time is not converted, because the instant is the same everywhere. `moved` lists the planets that are in another ' +
    'house than at the birthplace. Beyond the polar circle the houses may fall back to Porphyry, as metadata shows.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: OWN_ASPECT_SETTINGS,
    members: { to_latitude: newPlace('latitude', 90), to_longitude: newPlace('longitude', 180) },
  }),
  output: z.strictObject({
    ...CHART,
    aspects: z.array(Aspect).describe('Aspects within their orbs, with the angles of the new place.'),
    moved: z
      .array(
        z.strictObject({
          name: PointName.describe('English name of the planet or point.'),
          natal_house: HouseNumber.describe('House at the birthplace.'),
          house: HouseNumber.describe('House at the new place.'),
        }),
      )
      .describe('Planets in another house than at the birthplace.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, to_latitude: 51.5074, to_longitude: -0.1278 },
  compute: ({ settings, to_latitude, to_longitude, ...birth }, sky) => {
    const reading = readingOf(settings);
    const { jdUt, place } = resolveMoment(birth);
    const moved = { latitudeDeg: to_latitude, longitudeDeg: to_longitude, altitudeM: 0 };
    const natal = westernChart(sky, { jdUt, place }, reading.sky);
    const chart = westernChart(sky, { jdUt, place: moved }, reading.sky);
    const houses = new Map(natal.bodies.map(({ point, houseNumber }) => [point, houseNumber]));
    return {
      ...presentChart(chart),
      aspects: presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
      moved: chart.bodies.flatMap(({ point, houseNumber }) => {
        const natalHouse = houses.get(point) ?? houseNumber;
        return natalHouse === houseNumber
          ? []
          : [{ name: westernNameOf(point), natal_house: natalHouse, house: houseNumber }];
      }),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});
