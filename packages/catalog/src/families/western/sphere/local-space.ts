import { equatorialOf, normalizeDeg } from '@graha/astro-engine/core/angle';
import { TROPICAL } from '@graha/astro-engine/sky/placements';
import { horizontalOf, SPACE_DIRECTIONS, spaceLine } from '@graha/astro-engine/western/local-space';
import { westernChart } from '@graha/astro-engine/western/natal';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { decimal } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { rounded } from '../../../wire/present-placement.ts';
import { piecesOf } from '../figures/geo-line.ts';
import { PointName } from '../schemas.ts';
import { POINT_LIST, point_set, pointsIn } from '../settings/point-settings.ts';
import { WESTERN_SETTINGS } from '../settings/reading.ts';

const Feature = z
  .strictObject({
    type: z.literal('Feature').describe('Always Feature.'),
    properties: z
      .strictObject({
        point: PointName.describe('Planet or point of the line.'),
        direction: term('LineDirectionName', z.enum(SPACE_DIRECTIONS)).describe(
          'Whether the line leaves the birthplace towards the planet or away from it.',
        ),
      })
      .describe('Planet and direction of the line.'),
    geometry: z
      .strictObject({
        type: z.literal('MultiLineString').describe('Always MultiLineString: a line is cut at the date line.'),
        coordinates: z
          .array(z.array(z.array(z.number()).length(2)))
          .describe('Pieces of the line, from the birthplace to the opposite place of the Earth: longitude, latitude.'),
      })
      .describe('Geometry of the line.'),
  })
  .meta({
    id: 'LocalSpaceLine',
    description: 'A half of the great circle of a planet, as a GeoJSON feature (RFC 7946).',
  });

export const localSpace = operation({
  summary: 'Local space: azimuth and altitude of each planet at birth, with its great circle on the map.',
  description:
    'The planets as they are around the horizon of the birthplace at the instant of birth. The vertical circle of a planet, continued ' +
    'over the Earth, is a great circle through the birthplace: `lines` has its two halves as GeoJSON features, towards the azimuth of the ' +
    'planet and away from it, with a place every `spacing` degrees. Azimuths count from the north through the east. Refraction is left out.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { point_set, ...POINT_LIST },
    members: {
      spacing: decimal(1, 30).default(5).meta({
        title: 'Spacing',
        description: 'Distance between the places of a line.',
        'x-unit': '°',
      }),
    },
  }),
  output: z.strictObject({
    points: z
      .array(
        z.strictObject({
          name: PointName.describe('English name of the planet or point.'),
          azimuth: z.number().min(0).lt(360).describe('Degrees from the north through the east.'),
          altitude: z.number().min(-90).max(90).describe('Degrees above the true horizon; negative below it.'),
        }),
      )
      .describe('Planets and points around the horizon.'),
    lines: z
      .strictObject({
        type: z.literal('FeatureCollection').describe('Always FeatureCollection.'),
        features: z.array(Feature).describe('Two lines of each point.'),
      })
      .describe('Lines as GeoJSON (RFC 7946), ready for a map.'),
    metadata: Metadata,
  }),
  credits: 1,
  rateWeight: 2,
  cpuMaxMs: 8,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, spacing, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { jdUt, place } = moment;
    const { bodies } = westernChart(sky, moment, {
      points: pointsIn(settings),
      zodiac: TROPICAL,
      nodeMode: settings.node_mode,
      isTopocentric: settings.observation_point === 'topocentric',
      houseSystem: 'whole_sign',
    });
    const { armcDeg } = sky.houses('whole_sign', jdUt, place);
    const obliquityDeg = sky.obliquityDeg(jdUt);
    const found = bodies.map(({ point, longitudeDeg, latitudeDeg }) => ({
      name: westernNameOf(point),
      ...horizontalOf(equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg), armcDeg, place.latitudeDeg),
    }));
    return {
      points: found.map(({ name, azimuthDeg, altitudeDeg }) => ({
        name,
        azimuth: normalizeDeg(rounded(azimuthDeg)),
        altitude: rounded(altitudeDeg),
      })),
      lines: {
        type: 'FeatureCollection' as const,
        features: found.flatMap(({ name, azimuthDeg }) =>
          SPACE_DIRECTIONS.map((direction) => ({
            type: 'Feature' as const,
            properties: { point: name, direction },
            geometry: {
              type: 'MultiLineString' as const,
              coordinates: piecesOf(spaceLine(place, azimuthDeg + (direction === 'away' ? 180 : 0), spacing)),
            },
          })),
        ),
      },
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western', zodiac: 'tropical' }, settings),
    };
  },
});
