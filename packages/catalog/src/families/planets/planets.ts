import { GRAHA_IDS, OUTER_PLANET_IDS, type Point } from '@graha/astro-engine/vocabulary/grahas';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { StandardPlanetsExtendedResponse } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { presentAscendant, presentPlacements } from '../../wire/present-placement.ts';
import { aspects } from './graha-aspects.ts';
import { conditions, friendship } from './conditions.ts';
import { functionalNature } from './functional-nature.ts';
import { vedicChart, VedicChartRequest } from '../vedic-chart.ts';

const planetsOperation = (points: readonly Point[], words: { summary: string; description: string }) =>
  operation({
    ...words,
    input: VedicChartRequest,
    output: StandardPlanetsExtendedResponse,
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: (birth, sky) => {
      const { chart, metadata } = vedicChart(birth, sky, points);
      return { ascendant: presentAscendant(chart.ascendant), planets: presentPlacements(chart, points), metadata };
    },
  });

export const planets = {
  '': planetsOperation(GRAHA_IDS, {
    summary: 'Ascendant and the nine classical planets.',
    description:
      'Positions of the ascendant, the Sun, the Moon, Mars, Mercury, Jupiter, Venus, Saturn and the lunar nodes Rahu and ' +
      'Ketu in the sidereal zodiac: sign, degree, nakshatra, pada, and the whole-sign house counted from the ascendant.',
  }),
  extended: planetsOperation([...GRAHA_IDS, ...OUTER_PLANET_IDS], {
    summary: 'Ascendant and planets, with Uranus, Neptune and Pluto.',
    description:
      'As `/planets`, with the three outer planets, which Vedic rules do not use: sign, house, degree, retrograde state, ' +
      'nakshatra, pada and sign lord of each.',
  }),
  conditions,
  friendship,
  aspects,
  'functional-nature': functionalNature,
};
