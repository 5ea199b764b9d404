import { aspectsAcross, aspectsWithin } from '@graha/astro-engine/western/aspects';
import { draconicChart } from '@graha/astro-engine/western/draconic';
import {
  HELIOCENTRIC_PLANETS,
  type HeliocentricPlace,
  type HeliocentricPlanet,
  heliocentricPlaces,
} from '@graha/astro-engine/western/heliocentric';
import { fixedPoints, movingPoints } from '@graha/astro-engine/western/natal';
import { type WesternPoint, westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import type { Setting } from '../../request/settings.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { presentInSign, rounded } from '../../wire/present-placement.ts';
import { presentAspects, presentChart } from './present.ts';
import { Aspect, CHART } from './schemas.ts';
import { aspectOrbsOf, orbsByAspect, orbsByPoint } from './settings/asked-orbs.ts';
import { aspectSettingsOf } from './settings/aspect-settings.ts';
import {
  OWN_ASPECT_SETTINGS,
  OWN_WESTERN_SETTINGS,
  readingOf,
  TROPICAL_ONLY,
  valueAt,
  WESTERN_SETTINGS,
  westernMetadata,
  zodiacOf,
} from './settings/reading.ts';

/** Charts of other frames: from the node of the Moon, and from the centre of the Sun. */

const BECAUSE = 'longitudes are counted from the node, so every zodiac gives the same chart';
const DRACONIC_SETTINGS = {
  ...OWN_ASPECT_SETTINGS,
  zodiac: {
    values: ['draconic'],
    title: 'Zodiac',
    description: `Only the draconic zodiac: ${BECAUSE}.`,
    because: BECAUSE,
  },
  ayanamsa: TROPICAL_ONLY.ayanamsa,
} as const;

export const draconic = operation({
  summary: 'Draconic chart: the birth chart in the zodiac that begins at the ascending node of the Moon.',
  description:
    'Every longitude less that of the Moon’s ascending node, so the node is at 0° Aries. Angles between points are those of the birth ' +
    'chart; signs differ, and with them the houses that are signs. `aspects_to_natal` are the aspects of draconic points (`planet_a`) ' +
    'to points of the tropical birth chart (`planet_b`).',
  input: birthRequest(WESTERN_SETTINGS, { settings: DRACONIC_SETTINGS }),
  output: z.strictObject({
    ...CHART,
    aspects: z.array(Aspect).describe('Aspects within the draconic chart, the same as within the birth chart.'),
    aspects_to_natal: z.array(Aspect).describe('Aspects of draconic points to points of the birth chart.'),
    node_longitude: IN_SIGN.longitude.describe('Tropical longitude of the ascending node, degrees from 0° Aries.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const { sky: from, orbs, angles } = readingOf(settings);
    const { natal, draconic: chart, nodeDeg } = draconicChart(sky, resolveMoment(birth), from);
    const across = aspectsAcross(fixedPoints(chart, angles, 0), fixedPoints(natal, angles, 0), orbs);
    return {
      ...presentChart(chart),
      aspects: presentAspects(aspectsWithin(movingPoints(natal, sky, angles), orbs)),
      aspects_to_natal: presentAspects(across),
      node_longitude: rounded(nodeDeg),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

/** The Earth takes the place of the Sun in the tables of aspects: the two are opposite each other. */
const pointOf = (planet: HeliocentricPlanet): WesternPoint => (planet === 'earth' ? 'sun' : planet);
/** @param name one of `HELIOCENTRIC_PLANETS`, as the schema of the request proves */
const pointNamed = (name: string): WesternPoint => {
  const planet = HELIOCENTRIC_PLANETS.find((one) => one === name);
  if (planet === undefined) throw new RangeError(`no planet ${name}`);
  return pointOf(planet);
};
const nameOf = (point: WesternPoint): string => (point === 'sun' ? 'Earth' : westernNameOf(point));
const NAMES = HELIOCENTRIC_PLANETS.map((planet) => nameOf(pointOf(planet)));

const HeliocentricName = term(
  'PointName',
  z.enum(NAMES).meta({ id: 'HeliocentricName', description: 'A planet as seen from the Sun.' }),
);

const HeliocentricAspect = z
  .strictObject({ ...Aspect.shape, planet_a: HeliocentricName, planet_b: HeliocentricName })
  .meta({ id: 'HeliocentricAspect', description: 'An angle between two planets as seen from the Sun.' });

const HeliocentricBody = z
  .strictObject({
    name: HeliocentricName,
    ...IN_SIGN,
    latitude: z.number().min(-90).max(90).describe('Heliocentric latitude, degrees, north positive.'),
    distance: z.number().positive().describe('Astronomical units from the Sun.'),
    speed: z.number().positive().describe('Degrees of longitude a day; a planet never moves backwards around the Sun.'),
  })
  .meta({ id: 'HeliocentricBody', description: 'A planet as seen from the centre of the Sun.' });

const observation_point = {
  values: ['heliocentric'],
  title: 'Observation point',
  description: 'Only the centre of the Sun.',
  because: 'this chart is drawn as seen from the centre of the Sun',
} as const satisfies Setting;

const { zodiac, ayanamsa, orb_profile, aspect_set } = OWN_WESTERN_SETTINGS;

const presentBody = (place: HeliocentricPlace): z.input<typeof HeliocentricBody> => ({
  name: nameOf(pointOf(place.planet)),
  ...presentInSign(place),
  latitude: rounded(place.latitudeDeg),
  distance: rounded(place.distanceAu),
  speed: rounded(place.speedDegPerDay),
});

export const heliocentric = operation({
  summary: 'Heliocentric chart: the planets of a birth as seen from the Sun.',
  description:
    'Longitude, latitude and distance of the planets from Mercury to Pluto, the Earth among them, as seen from the centre of the ' +
    'Sun at birth, with the aspects between them. The Earth is opposite the Sun of the birth chart. There are no houses and no ' +
    'retrograde planets; the place of birth only gives the clock.',
  input: birthRequest([], {
    settings: {
      observation_point,
      zodiac,
      ayanamsa,
      orb_profile,
      aspect_set,
      ...aspectSettingsOf(HELIOCENTRIC_PLANETS, () => HELIOCENTRIC_PLANETS),
    },
  }),
  output: z.strictObject({
    planets: z.array(HeliocentricBody).length(NAMES.length).describe('Planets by their distances from the Sun.'),
    aspects: z.array(HeliocentricAspect).describe('Aspects within their orbs.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const { jdUt } = resolveMoment(birth);
    const places = heliocentricPlaces(sky, jdUt, zodiacOf(settings));
    const orbs = aspectOrbsOf(settings, pointNamed);
    const byPoint = orbsByPoint(settings);
    const points = places.map(({ planet, longitudeDeg, speedDegPerDay }) => ({
      point: pointOf(planet),
      longitudeDeg,
      motionDeg: speedDegPerDay,
    }));
    return {
      planets: places.map(presentBody),
      aspects: aspectsWithin(points, orbs).map((found) => ({
        planet_a: nameOf(found.pointA),
        planet_b: nameOf(found.pointB),
        aspect: found.aspect,
        angle: found.angleDeg,
        separation: rounded(found.separationDeg),
        orb: rounded(found.orbDeg),
        is_applying: found.isApplying,
      })),
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western' }, settings, {
        ...valueAt(sky, zodiacOf(settings), jdUt),
        orbs: orbsByAspect(settings),
        ...(byPoint === undefined ? {} : { orbs_by_point: byPoint }),
      }),
    };
  },
});
