import { type Chart, countedFrom } from '@graha/astro-engine/chart/chart';
import { sudarshanaWheelsOf } from '@graha/astro-engine/chart/sudarshana';
import { REFERENCE_POINTS, referenceSignIndexOf } from '@graha/astro-engine/jaimini/reference-sign';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { operation } from '../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../request/birth.ts';
import { Metadata } from '../wire/envelopes.ts';
import { Ascendant, HouseNumber, HouseOfChart, Placement, SignName } from '../wire/placement.ts';
import { presentAscendant, presentHouse, presentPlacements } from '../wire/present-placement.ts';
import { arudhaLords } from './jaimini/points.ts';
import { natalChart, VedicChartRequest } from './vedic-chart.ts';

/** Charts with other first houses than the rising sign. */

const HouseWithLord = z
  .strictObject({
    ...HouseOfChart.shape,
    lord_house: HouseNumber.describe('House of the lord, from the same reference.'),
  })
  .meta({ id: 'HouseWithLord', description: 'A house of a chart, with its lord and the house that the lord is in.' });

const presentHouses = (chart: Chart<Graha>): z.input<typeof HouseWithLord>[] =>
  chart.houses.map((house) => ({
    ...presentHouse(house),
    lord_house: chart.placements[signAt(house.signIndex).lord].houseNumber,
  }));

export const fromPoint = operation({
  summary: 'Chart with the sign of any graha or arudha as the first house.',
  description:
    'The birth chart with the houses counted by whole signs from the sign of `point`: the Moon (Chandra lagna), the Sun (Surya ' +
    'lagna), another graha, the arudha lagna, or the arudha of another house. Longitudes, signs and nakshatras are those of the ' +
    'birth; only the houses differ. Each house has its lord, the house of its lord, and its planets. `arudha_lords` counts for ' +
    'arudhas alone.',
  input: birthRequest(['ayanamsa', 'node_mode'], {
    settings: { arudha_lords: arudhaLords },
    members: {
      point: z.enum(REFERENCE_POINTS).default('moon').meta({
        title: 'Point',
        description: 'Graha or arudha pada whose sign is the first house; a2 is the arudha of the second house.',
      }),
    },
  }),
  output: z.strictObject({
    point: z.enum(REFERENCE_POINTS).describe('Point whose sign is the first house.'),
    reference_sign: SignName.describe('The sign that is the first house.'),
    lagna: Ascendant,
    planets: z.array(Placement).describe('Planets and points, in their usual order.'),
    houses: z.array(HouseWithLord).length(12).describe('Houses in order, from the first.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, point: 'arudha_lagna' },
  compute: ({ point, ...birth }, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const firstSignIndex = referenceSignIndexOf(chart, point, birth.settings.arudha_lords);
    const counted = countedFrom(chart, GRAHA_IDS, firstSignIndex);
    return {
      point,
      reference_sign: signAt(firstSignIndex).name,
      lagna: presentAscendant(counted.ascendant),
      planets: presentPlacements(counted, GRAHA_IDS),
      houses: presentHouses(counted),
      metadata,
    };
  },
});

const Wheel = z
  .strictObject({
    reference_sign: SignName.describe('The sign that is the first house.'),
    houses: z.array(HouseWithLord).length(12).describe('Houses in order, from the first.'),
  })
  .meta({ id: 'SudarshanaWheel', description: 'A wheel of the Sudarshana chakra: twelve houses from one reference.' });

const presentWheel = (chart: Chart<Graha>): z.input<typeof Wheel> => ({
  reference_sign: signAt(chart.firstSignIndex).name,
  houses: presentHouses(chart),
});

export const sudarshana = operation({
  summary: 'Sudarshana chakra: the houses from ascendant, Moon and Sun together.',
  description:
    'Three wheels of twelve houses by whole signs: the inner one counted from the ascendant, the middle one from the Moon, the outer ' +
    'one from the Sun (Brihat Parashara Hora Shastra, ch. 74). A house of each wheel has its sign, lord, the house of the lord, and ' +
    'its planets. If two of the three are in one sign, their wheels are equal.',
  input: VedicChartRequest,
  output: z.strictObject({
    ascendant: Wheel.describe('Inner wheel, from the ascendant.'),
    moon: Wheel.describe('Middle wheel, from the Moon.'),
    sun: Wheel.describe('Outer wheel, from the Sun.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const { ascendant, moon, sun } = sudarshanaWheelsOf(chart);
    return { ascendant: presentWheel(ascendant), moon: presentWheel(moon), sun: presentWheel(sun), metadata };
  },
});
