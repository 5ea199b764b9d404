import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { Ascendant, HouseOfChart, Placement } from '../../wire/placement.ts';
import { presentAscendant, presentHouse, presentPlacements } from '../../wire/present-placement.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

export const chart = {
  chart: operation({
    summary: 'Rasi chart: ascendant, twelve houses and the planets in each.',
    description:
      'The birth chart (D1) as data to draw from: the sign that rises is the first house and each following sign the next; ' +
      '`houses` names the planets in each, `planets` gives their exact places.',
    input: VedicChartRequest,
    output: z.strictObject({
      ascendant: Ascendant.describe('The point that rises in the east.'),
      houses: z.array(HouseOfChart).length(12).describe('The twelve houses.'),
      planets: z.array(Placement).describe('Planets and points, in their usual order.'),
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const { chart, metadata } = natalChart(birth, sky);
      return {
        ascendant: presentAscendant(chart.ascendant),
        houses: chart.houses.map(presentHouse),
        planets: presentPlacements(chart, GRAHA_IDS),
        metadata,
      };
    },
  }),
};
