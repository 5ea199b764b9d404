import { KAAL_SARP_DIRECTIONS, KAAL_SARP_NAMES, kaalSarpOf } from '@graha/astro-engine/dosha/kaal-sarp';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, Placement, SignLord } from '../../wire/placement.ts';
import { nameOf, presentPlacement } from '../../wire/present-placement.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

export const kaalSarp = operation({
  summary: 'Kaal Sarp dosha, with its kind and direction.',
  description:
    'The dosha holds if all seven planets are on one side of the axis of Rahu and Ketu, by longitude. `name` is the kind, by ' +
    'the house of Rahu. `direction` is the arc with the planets, forward through the zodiac: some schools count only ' +
    '`rahu_to_ketu` and call the other one Kaal Amrita. `is_partial` is true if exactly one planet is outside. A planet ' +
    'at exactly the longitude of a node is on neither side.',
  input: VedicChartRequest,
  output: z.strictObject({
    has_dosha: z.boolean().describe('Whether all seven planets are on one side, in either direction.'),
    is_partial: z.boolean().describe('Whether all planets but one are on one side.'),
    name: z.enum(KAAL_SARP_NAMES).nullable().describe('Kind of the dosha; null without it.'),
    direction: z
      .enum(KAAL_SARP_DIRECTIONS)
      .nullable()
      .describe('Arc with the seven planets, forward through the zodiac; null without the dosha.'),
    rahu_house: HouseNumber.describe('House of Rahu, which names the kind.'),
    planets_from_rahu: z.array(SignLord).describe('Planets on the arc forward from Rahu to Ketu.'),
    planets_from_ketu: z.array(SignLord).describe('Planets on the arc forward from Ketu to Rahu.'),
    planets_on_axis: z.array(SignLord).describe('Planets at exactly the longitude of a node.'),
    rahu: Placement,
    ketu: Placement,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const found = kaalSarpOf(chart);
    return {
      has_dosha: found.direction !== null,
      is_partial: found.isPartial,
      name: found.name,
      direction: found.direction,
      rahu_house: found.rahuHouseNumber,
      planets_from_rahu: found.fromRahu.map(nameOf),
      planets_from_ketu: found.fromKetu.map(nameOf),
      planets_on_axis: found.onAxis.map(nameOf),
      rahu: presentPlacement(chart.placements.rahu),
      ketu: presentPlacement(chart.placements.ketu),
      metadata,
    };
  },
});

/** Stars at whose junction a sign and a nakshatra begin or end together: Ashwini, Ashlesha, Magha, Jyeshtha, Mula, Revati. */
const GANDMOOL_NUMBERS: readonly number[] = [1, 9, 10, 18, 19, 27];

export const gandmool = operation({
  summary: 'Gandmool dosha: the Moon in one of six stars.',
  description:
    'Tests if the Moon was in Ashwini, Ashlesha, Magha, Jyeshtha, Mula or Revati at birth: the six stars at a junction of ' +
    'signs and stars. The pada is given because texts derive the effect from it.',
  input: VedicChartRequest,
  output: z.strictObject({
    has_dosha: z.boolean().describe('Whether the Moon is in one of the six stars.'),
    moon: Placement.describe('The Moon with its star and quarter.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const { moon } = chart.placements;
    return {
      has_dosha: GANDMOOL_NUMBERS.includes(moon.nakshatraIndex + 1),
      moon: presentPlacement(moon),
      metadata,
    };
  },
});
