import { chandraChart } from '@graha/astro-engine/chart/chandra-chart';
import { isoAt } from '@graha/astro-engine/core/moment';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../request/birth.ts';
import { Metadata } from '../wire/envelopes.ts';
import { operation } from '../operation/operation.ts';
import { Ascendant, IN_SIGN, Placement, SignName } from '../wire/placement.ts';
import { nameOf, presentAscendant, presentPlacements, rounded } from '../wire/present-placement.ts';
import { fromPoint, sudarshana } from './reference-charts.ts';
import { uncertain } from './uncertain/chart.ts';
import { natalChart, VedicChartRequest } from './vedic-chart.ts';

const GRAHA_NAMES = GRAHA_IDS.map(nameOf);

const CHART = {
  lagna: Ascendant,
  planets: z.array(Placement).describe(`${GRAHA_NAMES.join(', ')}: one entry each, found by its name.`),
  reference_sign: SignName.describe('The sign that is the first house.'),
};

const LONGITUDE_NAMES = ['Ascendant', ...GRAHA_NAMES];

const basic = operation({
  summary: 'Birth chart: ascendant and planets in their houses.',
  description:
    'The rasi chart (D1): the rising sign is the first house and each following sign the next. Gives the ascendant, the ' +
    'nine planets with sign, house and nakshatra, and the computed instant in UTC.',
  input: VedicChartRequest,
  output: z.strictObject({
    ...CHART,
    longitudes: z
      .strictObject(Object.fromEntries(LONGITUDE_NAMES.map((name) => [name, IN_SIGN.longitude])))
      .describe('Sidereal longitude by name, degrees.'),
    utc_datetime: z.string().meta({ format: 'date-time', description: 'The birth in UTC, ISO 8601.' }),
    julian_day_ut: z.number().describe('The same instant as a Julian Day in UT.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, moment, metadata } = natalChart(birth, sky);
    const lagna = presentAscendant(chart.ascendant);
    const planets = presentPlacements(chart, GRAHA_IDS);
    return {
      lagna,
      planets,
      reference_sign: signAt(chart.firstSignIndex).name,
      longitudes: Object.fromEntries([lagna, ...planets].map(({ name, longitude }) => [name, longitude])),
      utc_datetime: isoAt(moment.jdUt, 0),
      julian_day_ut: rounded(moment.jdUt),
      metadata,
    };
  },
});

export const kundali = {
  basic,
  complete: basic,
  uncertain,
  'chandra-chart': operation({
    summary: 'Chart counted from the Moon.',
    description:
      'The same placements with the sign of the Moon as the first house, which many rules use in addition to the chart ' +
      'from the ascendant. The ascendant is placed like a planet: `lagna.house` is its house from the Moon.',
    input: VedicChartRequest,
    output: z.strictObject({ ...CHART, metadata: Metadata }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const { chart, metadata } = natalChart(birth, sky);
      const fromMoon = chandraChart(chart);
      return {
        lagna: presentAscendant(fromMoon.ascendant),
        planets: presentPlacements(fromMoon, GRAHA_IDS),
        reference_sign: signAt(fromMoon.firstSignIndex).name,
        metadata,
      };
    },
  }),
  'from-point': fromPoint,
  sudarshana,
};
