import {
  badhakaHouseOf,
  FUNCTIONAL_NATURES,
  functionalNaturesOf,
} from '@graha/astro-engine/strength/functional-nature';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { Ascendant, HouseNumber, SignLord } from '../../wire/placement.ts';
import { nameOf, presentAscendant } from '../../wire/present-placement.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

const Nature = z.enum(FUNCTIONAL_NATURES);

export const functionalNature = operation({
  summary: 'Functional nature of the planets for the ascendant, by rule and by verse.',
  description:
    'Whether a planet does good or harm for an ascendant, by the houses that it rules. `by_rule` follows the general rule ' +
    '(lords of kendra and trikona together are yogakaraka, trikona lords good, lords of 3, 6 and 11 bad, benefics that rule ' +
    'kendras bad; of two houses the one with the moolatrikona sign prevails) and `reason` gives the deciding rule. `by_verse` is the ' +
    'verdict of BPHS ch. 34 on this ascendant, null if it has none. The two differ for some planets; both are given.',
  input: VedicChartRequest,
  output: z.strictObject({
    ascendant: Ascendant.describe('The point that rises in the east.'),
    badhaka_house: HouseNumber.describe('The house that obstructs: 11 for movable, 9 for fixed, 7 for dual signs.'),
    planets: z
      .array(
        z
          .strictObject({
            name: SignLord.describe('English name of the planet or point.'),
            houses: z.array(HouseNumber).describe('Houses that it rules.'),
            by_rule: Nature.describe('Nature by the general rule.'),
            reason: z
              .string()
              .describe('Rule that makes the planet good or bad for the ascendant, in an English sentence.'),
            by_verse: Nature.nullable().describe(
              'Nature by the verse on this ascendant; null if it does not mention the planet.',
            ),
            is_maraka: z.boolean().describe('Whether it rules the second or seventh house.'),
            is_badhaka: z.boolean().describe('Whether it rules the badhaka house.'),
          })
          .meta({ id: 'FunctionalNature', description: 'Functional nature of a planet for the ascendant.' }),
      )
      .length(7)
      .describe('Sun to Saturn.'),
    confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const { signIndex } = chart.ascendant;
    return {
      ascendant: presentAscendant(chart.ascendant),
      badhaka_house: badhakaHouseOf(signIndex),
      planets: functionalNaturesOf(signIndex).map((one) => ({
        name: nameOf(one.planet),
        houses: [...one.houses],
        by_rule: one.byRule,
        reason: one.reason,
        by_verse: one.byVerse,
        is_maraka: one.isMaraka,
        is_badhaka: one.isBadhaka,
      })),
      confidence: 'disputed' as const,
      metadata,
    };
  },
});
