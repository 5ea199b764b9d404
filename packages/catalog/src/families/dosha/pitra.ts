import { hasPitraDosha, PITRA_RULES, pitraEvidenceOf, type PitraRule } from '@graha/astro-engine/dosha/pitra';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { GrahaName } from '../../wire/placement.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

const RULE_TEXTS: Readonly<Record<PitraRule, string>> = {
  sun_with_rahu: 'The Sun is in one sign with Rahu.',
  sun_with_ketu: 'The Sun is in one sign with Ketu.',
  sun_with_saturn: 'The Sun is in one sign with Saturn.',
  node_in_ninth: 'Rahu or Ketu is in the ninth house.',
  ninth_lord_with_node: 'The lord of the ninth is in one sign with Rahu or Ketu.',
  ninth_lord_in_dusthana: 'The lord of the ninth is in the 6th, 8th or 12th.',
};

export const pitra = operation({
  summary: 'Pitra dosha: the rules of different lists, each evaluated.',
  description:
    'No classical verse defines pitra dosha and published lists differ, so this gives evidence and not a judgement: every ' +
    'rule, from the ascendant and from the Moon, and whether it holds. `has_dosha` is the narrow reading alone: the Sun with ' +
    'Rahu, or a node in the ninth from the ascendant or with its lord.',
  input: VedicChartRequest,
  output: z.strictObject({
    has_dosha: z.boolean().describe('Result of the narrow reading alone; see `evidence`.'),
    evidence: z
      .array(
        z
          .strictObject({
            rule: z.enum(PITRA_RULES).describe('The combination, by its id.'),
            description: z.string().describe('The rule in an English sentence.'),
            counted_from: term('PointName', z.enum(['Ascendant', 'Moon']))
              .nullable()
              .describe('Reference from which the house is counted; null if none is counted.'),
            holds: z.boolean().describe('Whether the rule holds in this chart.'),
            grahas: z.array(GrahaName).describe('Grahas that make the combination; empty if the rule does not hold.'),
            is_strong: z.boolean().describe('Whether the Sun and the malefic are in the ninth house.'),
          })
          .meta({ id: 'PitraEvidence', description: 'One rule, evaluated.' }),
      )
      .length(9)
      .describe('Every rule, whether it holds or not.'),
    confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    const evidence = pitraEvidenceOf(chart);
    return {
      has_dosha: hasPitraDosha(evidence),
      evidence: evidence.map(({ rule, from, holds, grahas, isStrong }) => ({
        rule,
        description: RULE_TEXTS[rule],
        counted_from: from === null ? null : from === 'moon' ? ('Moon' as const) : ('Ascendant' as const),
        holds,
        grahas: grahas.map(nameOf),
        is_strong: isStrong,
      })),
      confidence: 'disputed' as const,
      metadata,
    };
  },
});
