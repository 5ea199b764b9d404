import { spotOf } from '@graha/astro-engine/sky/placements';
import { antisciaHits, antiscionDeg, contraAntiscionDeg, MIRRORS } from '@graha/astro-engine/western/antiscia';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { DECLINATION_ASPECTS, declinationAspects, declinationsOf } from '@graha/astro-engine/western/declinations';
import {
  DIALS_DEG,
  harmonicDeg,
  type Midpoint,
  midpointsOf,
  midpointTree,
} from '@graha/astro-engine/western/midpoints';
import { fixedPoints, westernChart } from '@graha/astro-engine/western/natal';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { decimal, wholeNumber } from '../../wire/fields.ts';
import { operation } from '../../operation/operation.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { presentInSign, rounded } from '../../wire/present-placement.ts';
import { presentAspects } from './present.ts';
import {
  OWN_ASPECT_SETTINGS,
  OWN_POINT_SETTINGS,
  readingOf,
  TROPICAL_ONLY,
  WESTERN_SETTINGS,
  westernMetadata,
} from './settings/reading.ts';
import { Aspect, PointName } from './schemas.ts';

const orbOf = (description: string) => decimal(0, 5).default(1).meta({ title: 'Orb', description, 'x-unit': '°' });
const Orb = z.number().min(0);
const PAIR = { point_a: PointName, point_b: PointName };

const presentPair = ({ pointA, pointB }: Pick<Midpoint, 'pointA' | 'pointB'>) => ({
  point_a: westernNameOf(pointA),
  point_b: westernNameOf(pointB),
});

export const antiscia = operation({
  summary: 'Antiscia and contra-antiscia of a birth chart, with the points that meet them.',
  description:
    'The antiscion of a point is its mirror image across the solstices (0° Cancer – 0° Capricorn), the contra-antiscion across the ' +
    'equinoxes. `hits` are pairs of which one is at the mirrored place of the other, within `orb`; because mirroring is mutual, ' +
    'each pair is listed once.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...OWN_POINT_SETTINGS, ...TROPICAL_ONLY },
    members: { orb: orbOf('Maximum distance of a point from the mirrored place.') },
  }),
  output: z.strictObject({
    points: z
      .array(
        z.strictObject({
          name: PointName.describe('English name of the planet or point.'),
          ...IN_SIGN,
          antiscion: z.strictObject(IN_SIGN).describe('Its mirror image across the solstices.'),
          contra_antiscion: z.strictObject(IN_SIGN).describe('Its mirror image across the equinoxes.'),
        }),
      )
      .describe('Planets and angles of the chart, each with its mirror images.'),
    hits: z
      .array(
        z.strictObject({
          ...PAIR,
          mirror: z.enum(MIRRORS).describe('Axis of the mirror.'),
          orb: Orb.describe('Degrees from the mirrored place.'),
        }),
      )
      .describe('Pairs within the orb, the nearest first.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, orb, ...birth }, sky) => {
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const points = fixedPoints(chart, reading.angles, 0);
    return {
      points: points.map(({ point, longitudeDeg }) => ({
        name: westernNameOf(point),
        ...presentInSign(spotOf(longitudeDeg)),
        antiscion: presentInSign(spotOf(antiscionDeg(longitudeDeg))),
        contra_antiscion: presentInSign(spotOf(contraAntiscionDeg(longitudeDeg))),
      })),
      hits: antisciaHits(points, orb).map(({ mirror, orbDeg, ...pair }) => ({
        ...presentPair(pair),
        mirror,
        orb: rounded(orbDeg),
      })),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

export const declinations = operation({
  summary: 'Declinations of a birth chart, with parallels and points out of bounds.',
  description:
    'Distance of each point north or south of the celestial equator. Two at the same distance on one side are parallel, on opposite ' +
    'sides contra-parallel, within `orb`. The Sun never goes beyond the obliquity of the ecliptic; a planet that does is out of bounds.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...OWN_POINT_SETTINGS, ...TROPICAL_ONLY },
    members: { orb: orbOf('Maximum difference in declination.') },
  }),
  output: z.strictObject({
    obliquity: z.number().describe('True obliquity of the ecliptic, degrees.'),
    points: z
      .array(
        z.strictObject({
          name: PointName.describe('English name of the planet or point.'),
          declination: z.number().min(-90).max(90).describe('Degrees, north positive.'),
          right_ascension: z.number().min(0).lt(360).describe('Right ascension along the celestial equator, degrees.'),
          is_out_of_bounds: z.boolean().describe('Whether it is farther from the equator than the Sun ever is.'),
        }),
      )
      .describe('Planets and angles of the chart, each with its declination.'),
    aspects: z
      .array(
        z.strictObject({
          ...PAIR,
          aspect: z.enum(DECLINATION_ASPECTS).describe('Name of the aspect (angle between two points).'),
          orb: Orb.describe('Degrees from exactness.'),
        }),
      )
      .describe('Pairs within the orb, the nearest first.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, orb, ...birth }, sky) => {
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const obliquityDeg = sky.obliquityDeg(chart.jdUt);
    const angles = fixedPoints({ bodies: [], frame: chart.frame }, reading.angles, 0);
    const onEcliptic = angles.map(({ point, longitudeDeg }) => ({ point, longitudeDeg, latitudeDeg: 0 }));
    const points = declinationsOf([...chart.bodies, ...onEcliptic], obliquityDeg);
    return {
      obliquity: rounded(obliquityDeg),
      points: points.map(({ point, declinationDeg, rightAscensionDeg, isOutOfBounds }) => ({
        name: westernNameOf(point),
        declination: rounded(declinationDeg),
        right_ascension: rounded(rightAscensionDeg) % 360,
        is_out_of_bounds: isOutOfBounds,
      })),
      aspects: declinationAspects(points, orb).map(({ aspect, orbDeg, ...pair }) => ({
        ...presentPair(pair),
        aspect,
        orb: rounded(orbDeg),
      })),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

const dial = {
  values: DIALS_DEG,
  title: 'Dial',
  description:
    'Degrees after which the dial repeats: on 90° a midpoint also counts in square and opposition, on 45° in semisquare too, on 22.5° at ' +
    'every sixteenth of the circle, on 360° only in conjunction.',
} as const;

const onDial = z.number().min(0).lt(360).describe('Degrees on the dial.');

function presentMidpoint(midpoint: Midpoint) {
  const { point_a, point_b } = presentPair(midpoint);
  const { longitude, degree, sign, sign_number, sign_lord } = presentInSign(spotOf(midpoint.longitudeDeg));
  return { point_a, point_b, longitude, degree, sign, sign_number, sign_lord, dial: rounded(midpoint.dialDeg) };
}

/** With a wider orb the trees of many points may take 3 ms. */
const MIDPOINTS_LONG_ORB_DEG = 2;

export const midpoints = operation({
  summary: 'Midpoints of a birth chart in the order of the dial, and the tree of each point.',
  description:
    'The middle of the shorter arc between every two points, in the order of the 90° dial, on which points in conjunction, square ' +
    'and opposition coincide; `dial` chooses 45°, 22.5° or the whole circle instead. `trees` lists for each point the midpoints of ' +
    'two others that meet it on the dial within `orb`: on 22.5°, Uranian astrologers allow about half a degree.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...OWN_POINT_SETTINGS, dial },
    members: { orb: orbOf('Maximum distance on the dial.') },
  }),
  output: z.strictObject({
    midpoints: z
      .array(z.strictObject({ ...PAIR, ...IN_SIGN, dial: onDial }))
      .describe('Midpoints, in the order of the dial.'),
    trees: z
      .array(
        z.strictObject({
          point: PointName,
          dial: onDial,
          midpoints: z
            .array(z.strictObject({ ...PAIR, orb: Orb.describe('Degrees on the dial.') }))
            .describe('Midpoints within the orb, the nearest first.'),
        }),
      )
      .describe('Trees: each point with the midpoints that meet it.'),
    metadata: Metadata,
  }),
  credits: 1,
  cpuMaxMs: 5,
  longIf: ({ orb }) => orb > MIDPOINTS_LONG_ORB_DEG,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, orb, ...birth }, sky) => {
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const points = fixedPoints(chart, reading.angles, 0);
    const found = midpointsOf(points, settings.dial);
    return {
      midpoints: found.map(presentMidpoint),
      trees: midpointTree(points, found, settings.dial, orb).map(({ point, dialDeg, midpoints: near }) => ({
        point: westernNameOf(point),
        dial: rounded(dialDeg),
        midpoints: near.map((midpoint) => ({ ...presentPair(midpoint), orb: rounded(midpoint.orbDeg) })),
      })),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

const Harmonic = wholeNumber(1, 360).default(5).meta({ title: 'Harmonic', description: 'Factor by which every longitude is multiplied.' }); // prettier-ignore

export const harmonics = operation({
  summary: 'A harmonic chart: every longitude of a birth chart multiplied.',
  description:
    'Longitudes from 0° Aries times `harmonic`, counted round the zodiac: points a fifth of the circle apart coincide ' +
    'in the fifth harmonic. The ninth is that of the navamsa. `aspects` are those between the multiplied places, which neither apply nor separate.',
  input: birthRequest(WESTERN_SETTINGS, { settings: OWN_ASPECT_SETTINGS, members: { harmonic: Harmonic } }),
  output: z.strictObject({
    harmonic: z.int().min(1).max(360).describe('Factor by which every longitude was multiplied.'),
    points: z
      .array(
        z.strictObject({
          name: PointName.describe('English name of the planet or point.'),
          ...IN_SIGN,
          natal_longitude: z.number().min(0).lt(360).describe('Longitude in the birth chart, degrees.'),
        }),
      )
      .describe('Planets and angles of the chart, each with its multiplied longitude.'),
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, harmonic: 5 },
  compute: ({ settings, harmonic, ...birth }, sky) => {
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    const points = fixedPoints(chart, reading.angles, null);
    const multiplied = points.map((one) => ({ ...one, longitudeDeg: harmonicDeg(one.longitudeDeg, harmonic) }));
    return {
      harmonic,
      points: multiplied.map(({ point, longitudeDeg }, index) => ({
        name: westernNameOf(point),
        ...presentInSign(spotOf(longitudeDeg)),
        natal_longitude: rounded(points[index]?.longitudeDeg ?? Number.NaN) % 360,
      })),
      aspects: presentAspects(aspectsWithin(multiplied, reading.orbs)),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});
