import { housesAt } from '@graha/astro-engine/sky/houses';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { SAHAM_ARCS, SAHAM_HOUSES, SAHAM_SCHOOLS, sahamRowsOf, sahamsOf } from '@graha/astro-engine/varshaphal/sahams';
import { countFrom } from '@graha/astro-engine/vocabulary/cycle';
import { z } from 'zod';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, IN_SIGN } from '../../wire/placement.ts';
import { presentInSign } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { annualRequest, EXAMPLE_YEAR, openYear, presentYear, YEAR } from './year.ts';

export const SAHAM_SETTINGS = {
  saham_school: {
    values: SAHAM_SCHOOLS,
    title: 'School of sahams',
    description: 'Source of the formulas on which the books differ: Charak, or P.V.R. Narasimha Rao.',
  },
  saham_houses: {
    values: SAHAM_HOUSES,
    title: 'Houses of sahams',
    description: 'House system of the middles of houses from which some sahams are counted.',
  },
  saham_arc: {
    values: SAHAM_ARCS,
    title: 'When 30° are added',
    description: 'Test for a point between two others: by degrees, or by whole signs.',
  },
} as const satisfies Record<string, Setting>;

const IDS = sahamRowsOf('charak').map(({ id }) => id);

const Saham = z
  .strictObject({
    id: z.enum(IDS).describe('Id of the saham, for programs.'),
    topic: z.string().describe('Topic of the saham.'),
    position: z
      .strictObject({ ...IN_SIGN, house: HouseNumber.describe('Number of the house, 1 to 12.') })
      .nullable()
      .describe(
        'Position of the saham; null for Samartha by Charak if Mars rules the ascendant, because the formula has no meaning then.',
      ),
  })
  .meta({ id: 'Saham', description: 'A sensitive point of a year, counted from two others.' });

export const sahams = operation({
  summary: 'Sahams of a year: thirty sensitive points.',
  description:
    'Each saham is one point less another, added to a third, with 30° more if the third is not between them; by night ' +
    'most exchange the first two. `charak` and `pvr` agree on 21 and differ on the rest. Houses are Sripati’s unless ' +
    'equal ones from the ascendant are requested.',
  input: annualRequest(SAHAM_SETTINGS),
  output: z.strictObject({
    ...YEAR,
    is_day: z.boolean().describe('Whether the Sun was above the horizon when the year opened.'),
    sahams: z.array(Saham).length(IDS.length).describe('The thirty sahams, in the order of the books.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_YEAR,
  compute: (request, sky) => {
    const { settings, target_year, stay } = request;
    const opened = openYear(request, sky);
    const { year, jdUt } = opened;
    const { latitude, longitude } = stay ?? request;
    const place = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 };
    const system = settings.saham_houses === 'equal' ? 'equal' : 'porphyry';
    const middlesDeg = housesAt(sky, system, jdUt, place, year.chart.ayanamsaDeg).cuspsDeg;
    const rules = { school: settings.saham_school, arc: settings.saham_arc, middlesDeg };
    return {
      ...presentYear(opened, target_year),
      is_day: year.isDay,
      sahams: sahamsOf(year, rules).map(({ id, topic, longitudeDeg }) => {
        if (longitudeDeg === null) return { id, topic, position: null };
        const spot = spotOf(longitudeDeg);
        const house = countFrom(year.chart.firstSignIndex, spot.signIndex, 12);
        return { id, topic, position: { ...presentInSign(spot), house } };
      }),
      metadata: opened.metadata(),
    };
  },
});
