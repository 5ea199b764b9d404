import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isoAt } from '@graha/astro-engine/core/moment';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { compositeOf, davisonBirth } from '@graha/astro-engine/western/composite';
import { type Birth, fixedPoints, movingPoints, westernChart } from '@graha/astro-engine/western/natal';
import { chartPair, synastryOf } from '@graha/astro-engine/western/synastry';
import { z } from 'zod';
import { EXAMPLE_COUPLE, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { pairRequest } from '../../request/pair.ts';
import { rounded } from '../../wire/present-placement.ts';
import {
  presentAspects,
  presentChart,
  presentComposite,
  presentFrame,
  presentOverlays,
  presentPlanet,
} from './present.ts';
import { OWN_ASPECT_SETTINGS, type Reading, readingOf, WESTERN_SETTINGS, westernMetadata } from './settings/reading.ts';
import { Aspect, CHART, COMPOSITE_CHART, Overlay, WesternChart } from './schemas.ts';

const EXAMPLE_PAIR = { person_a: EXAMPLE_COUPLE.bride, person_b: EXAMPLE_COUPLE.groom };

const PAIR_NOTE =
  'The two births are sent as `person_a` and `person_b`; `bride` and `groom` are accepted as aliases, in this order.';

export const synastry = operation({
  summary: 'Two birth charts against each other: aspects and house overlays.',
  description:
    'Every aspect between the points of one chart (`planet_a`, of person_a) and those of the other (`planet_b`, of ' +
    'person_b), and the house of the other chart into which each point falls. Aspects between two births neither apply nor ' +
    `separate, so \`is_applying\` is null. ${PAIR_NOTE}`,
  input: pairRequest(WESTERN_SETTINGS, OWN_ASPECT_SETTINGS),
  output: z.strictObject({
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    house_overlays: z
      .strictObject({
        a_in_b: z.array(Overlay).describe('Points of person_a in the houses of person_b.'),
        b_in_a: z.array(Overlay).describe('Points of person_b in the houses of person_a.'),
      })
      .describe('Houses of the other chart into which the points of each fall.'),
    person_a: WesternChart.describe('Birth chart of the first person.'),
    person_b: WesternChart.describe('Birth chart of the second person.'),
    metadata: Metadata,
  }),
  credits: 2,
  postOnly: true,
  example: EXAMPLE_PAIR,
  compute: ({ settings, person_a, person_b }, sky) => {
    const reading = readingOf(settings);
    const [a, b] = chartPair(sky, resolveMoment(person_a), resolveMoment(person_b), reading.sky);
    const { aspects, aInHousesOfB, bInHousesOfA } = synastryOf(a, b, reading);
    return {
      aspects: presentAspects(aspects),
      house_overlays: { a_in_b: presentOverlays(aInHousesOfB), b_in_a: presentOverlays(bInHousesOfA) },
      person_a: presentChart(a),
      person_b: presentChart(b),
      metadata: westernMetadata(sky, settings, { frame: a.frame }),
    };
  },
});

const Midway = z.strictObject({
  utc_datetime: z.string().meta({ format: 'date-time' }).describe('The instant in UTC.'),
  latitude: z.number().describe('Decimal degrees, north positive.'),
  longitude: z.number().describe('Decimal degrees, east positive.'),
});

const method = {
  values: ['midpoint', 'davison'],
  title: 'Method',
  description:
    'Midpoints of the two charts, or the chart of the moment and place midway between the two births (Davison).',
} as const;

function midpointChart(a: Birth, b: Birth, sky: Ephemeris, reading: Reading) {
  const composite = compositeOf(...chartPair(sky, a, b, reading.sky));
  const { ascendant, ...rest } = presentFrame(composite.frame);
  return {
    ascendant,
    planets: composite.bodies.map(presentComposite),
    ...rest,
    aspects: presentAspects(aspectsWithin(fixedPoints(composite, reading.angles, null), reading.orbs)),
    is_ascendant_ambiguous: composite.isAscendantAmbiguous,
    is_midheaven_turned: composite.isMidheavenTurned,
    davison: null,
    system: composite.frame.system,
  };
}

const presentMidway = ({ jdUt, place }: Birth) => ({
  utc_datetime: isoAt(jdUt, 0),
  latitude: rounded(place.latitudeDeg),
  longitude: rounded(place.longitudeDeg),
});

function davisonChart(a: Birth, b: Birth, sky: Ephemeris, reading: Reading) {
  const { jdUt, place } = davisonBirth(a, b);
  const chart = westernChart(sky, { jdUt, place }, reading.sky);
  const { ascendant, ...rest } = presentFrame(chart.frame);
  return {
    ascendant,
    planets: chart.bodies.map((body) => {
      const { latitude: _, speed: __, ...planet } = presentPlanet(body);
      return { ...planet, is_ambiguous: false };
    }),
    ...rest,
    aspects: presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
    is_ascendant_ambiguous: false,
    is_midheaven_turned: false,
    davison: presentMidway({ jdUt, place }),
    system: chart.frame.system,
  };
}

export const composite = operation({
  summary: 'Composite chart: one chart for two people.',
  description:
    'Each planet at the middle of the shorter arc between its places in the two charts, and the angles and cusps likewise. ' +
    'The midheaven is kept above the horizon and the houses in their order: if the nearer midpoint would turn it ' +
    'over, the opposite one is used and `is_midheaven_turned` is true. If two planets are exactly opposite, both ' +
    'midpoints are equally valid and `is_ambiguous` is true. With the method `davison` it is a real chart instead, of the moment ' +
    `and place midway between the births. ${PAIR_NOTE}`,
  input: pairRequest(WESTERN_SETTINGS, { ...OWN_ASPECT_SETTINGS, method }),
  output: z.strictObject({
    ...COMPOSITE_CHART,
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    is_ascendant_ambiguous: z.boolean().describe('Whether the two ascendants are exactly opposite.'),
    is_midheaven_turned: z.boolean().describe('Whether the farther midpoint of the midheavens was used.'),
    davison: Midway.nullable().describe('Moment and place of a Davison chart; null for midpoints.'),
    metadata: Metadata,
  }),
  credits: 2,
  postOnly: true,
  example: EXAMPLE_PAIR,
  compute: ({ settings, person_a, person_b }, sky) => {
    const reading = readingOf(settings);
    const make = settings.method === 'davison' ? davisonChart : midpointChart;
    const { system, ...chart } = make(resolveMoment(person_a), resolveMoment(person_b), sky, reading);
    return { ...chart, metadata: westernMetadata(sky, settings, { frame: { system } }) };
  },
});

export const davison = operation({
  summary: 'Davison chart: the chart of the moment and place midway between two births.',
  description:
    'A real chart, cast for the mean of the two instants and the middle of the two places: the mean latitude, and the longitude halfway ' +
    'the shorter way round the Earth, across 180° if that is nearer. Planets move and have houses as in any birth chart. The composite ' +
    `of midpoints is \`western/composite\`. ${PAIR_NOTE}`,
  input: pairRequest(WESTERN_SETTINGS, OWN_ASPECT_SETTINGS),
  output: z.strictObject({
    midway: Midway.describe('Moment and place of the chart.'),
    ...CHART,
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    metadata: Metadata,
  }),
  credits: 2,
  postOnly: true,
  example: EXAMPLE_PAIR,
  compute: ({ settings, person_a, person_b }, sky) => {
    const reading = readingOf(settings);
    const birth = davisonBirth(resolveMoment(person_a), resolveMoment(person_b));
    const chart = westernChart(sky, birth, reading.sky);
    return {
      midway: presentMidway(birth),
      ...presentChart(chart),
      aspects: presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});
