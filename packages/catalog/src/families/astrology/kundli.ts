import { DASHA_SYSTEMS } from '@graha/astro-engine/dasha/systems';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { isDayAt } from '@graha/astro-engine/sky/daylight';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { OWN_DASHA_SETTINGS, prepared } from '../dasha/birth.ts';
import { houseSet, judgedManglik } from '../dosha/manglik.ts';
import { natalChart } from '../vedic-chart.ts';
import { NAKSHATRA_DETAILS, presentNakshatraDetails } from './birth-details.ts';
import { DASHA_TREE, presentDashaTree } from './dasha-tree.ts';
import { MANGAL_DOSHA, MANGAL_SUNRISE, presentMangalDosha, remediesOf } from './doshas/mangal.ts';
import { presentRasiChart, RasiChart } from './rasi-chart.ts';
import { presentYogaDetails, YOGA_DETAILS } from './yoga-details.ts';
import { SUNRISE_USED } from '../../operation/operation-metadata.ts';

const gender = z.enum(['male', 'female'], { error: 'must be male or female' }).optional().meta({
  title: 'Gender',
  description: 'Used only by Mahabhagya yoga, which is omitted if the gender is not given.',
});

const CHART_SETTINGS = ['ayanamsa', 'node_mode'] as const;
const NakshatraDetails = z.strictObject(NAKSHATRA_DETAILS);
/** Three levels, as callers of this report parse them. */
const DASHA_DEPTH = 3;

const YOGAS =
  '`yoga_details` lists every supported yoga by group, each with its rule, whether the chart has it, and in `reason` the ' +
  'planets that make it and the factors that weaken it. Houses are whole signs from the ascendant; the nodes aspect nothing ' +
  'and rule no house. The five Mahapurusha yogas are counted from the ascendant or the Moon.';

export const kundli = {
  kundli: operation({
    summary: 'Kundli report: star and signs of the birth, Mangal dosha, and the yogas of the chart.',
    description: `\`nakshatra_details\` is the answer of \`birth-details\`. \`mangal_dosha\` is counted from the ascendant. ${YOGAS}`,
    input: birthRequest(CHART_SETTINGS, { settings: { house_set: houseSet }, members: { gender } }),
    output: z.strictObject({
      nakshatra_details: NakshatraDetails.describe('Star and signs of the birth.'),
      mangal_dosha: z
        .strictObject({
          has_dosha: MANGAL_DOSHA.has_dosha,
          description: MANGAL_DOSHA.description.describe(
            'The dosha and the references that show it, in an English sentence.',
          ),
        })
        .describe('Dosha of Mars.'),
      ...YOGA_DETAILS,
      chart: RasiChart,
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_BIRTH,
    compute: ({ gender, ...birth }, sky) => {
      const { chart, moment, metadata } = natalChart(birth, sky);
      const { house_set } = birth.settings;
      const { manglik, description } = judgedManglik(chart, house_set, 'sanskrit');
      return {
        nakshatra_details: presentNakshatraDetails(chart),
        mangal_dosha: { has_dosha: manglik.isManglik, description },
        yoga_details: presentYogaDetails(chart, {
          gender,
          houseSet: house_set,
          isDayBirth: isDayAt(sky, moment.jdUt, moment.place),
        }),
        chart: presentRasiChart(chart, GRAHA_IDS),
        metadata,
      };
    },
  }),

  'kundli/advanced': operation({
    ownMetadata: SUNRISE_USED,
    summary: 'The kundli report with the exceptions of Mangal dosha and three levels of Vimshottari dasha.',
    description:
      'The members of `kundli`, the exceptions that are held to cancel Mangal dosha, its traditional remedies, ' +
      'the nine great periods of Vimshottari dasha with two levels below them, and the balance of the first at ' +
      `birth, counted from the Moon of the chart. ${YOGAS}`,
    input: birthRequest(CHART_SETTINGS, {
      settings: { house_set: houseSet, ...OWN_DASHA_SETTINGS },
      members: { gender },
    }),
    output: z.strictObject({
      nakshatra_details: NakshatraDetails.describe('Star and signs of the birth.'),
      mangal_dosha: z
        .strictObject({
          ...MANGAL_DOSHA,
          remedies: z.array(z.string()).describe('Traditional remedies; empty without dosha.'),
        })
        .describe('Dosha of Mars.'),
      ...YOGA_DETAILS,
      ...DASHA_TREE,
      chart: RasiChart,
      metadata: Metadata,
    }),
    credits: 2,
    rateWeight: 2,
    example: EXAMPLE_BIRTH,
    compute: ({ gender, ...birth }, sky) => {
      const { chart, moment, metadata } = natalChart(birth, sky);
      const { house_set } = birth.settings;
      const judgement = judgedManglik(chart, house_set, 'sanskrit');
      const dasha = prepared(birth, sky, 'vimshottari', DASHA_SYSTEMS.vimshottari);
      // The answer uses one Moon, as seen from the chart's observation point.
      const from = { ...dasha.from, moonDeg: chart.placements.moon.longitudeDeg };
      const tree = presentDashaTree(from, DASHA_DEPTH, moment.clock);
      const { truncated } = dasha.metadata();
      return {
        nakshatra_details: presentNakshatraDetails(chart),
        mangal_dosha: { ...presentMangalDosha(judgement, sky, moment), remedies: remediesOf(judgement) },
        yoga_details: presentYogaDetails(chart, {
          gender,
          houseSet: house_set,
          isDayBirth: isDayAt(sky, moment.jdUt, moment.place),
        }),
        ...tree,
        chart: presentRasiChart(chart, GRAHA_IDS),
        metadata: { ...metadata, ...MANGAL_SUNRISE, truncated },
      };
    },
  }),
};
