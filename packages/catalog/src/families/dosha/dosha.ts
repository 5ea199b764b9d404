import { severityOf } from '@graha/astro-engine/dosha/manglik';
import { z } from 'zod';
import { EXAMPLE_COUPLE } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, Placement } from '../../wire/placement.ts';
import { presentPlacement } from '../../wire/present-placement.ts';
import { gandmool, kaalSarp } from './kaal-sarp.ts';
import { CANCELLATIONS, EVIDENCE, judgedManglik, mangalChartOf, ManglikRequest, Severity } from './manglik.ts';
import { pitra } from './pitra.ts';

export const dosha = {
  'kaal-sarp': kaalSarp,
  gandmool,
  pitra,
  manglik: operation({
    summary: 'Manglik dosha, with each common cancellation.',
    description:
      'Mars in certain houses is held to harm a marriage. `is_manglik` is counted from the ascendant, as the word is used; ' +
      '`references` shows the same from the Moon and Venus, and `severity` counts them. Schools accept different ' +
      'cancellations, so each is evaluated and shown with its reason; `is_cancelled` is true if the birth is manglik and ' +
      'any rule cancels it.',
    input: ManglikRequest,
    output: z.strictObject({
      is_manglik: z.boolean().describe('Whether Mars makes the dosha from the ascendant.'),
      severity: Severity,
      is_cancelled: z.boolean().describe('Whether the birth is manglik and at least one rule is held to cancel it.'),
      description: z.string().describe('The result with its references and cancellations, in English sentences.'),
      rule_houses: z.array(HouseNumber).describe('Houses in which Mars makes the dosha, by the chosen school.'),
      ...EVIDENCE,
      ...CANCELLATIONS,
      mars: Placement,
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_COUPLE.groom,
    compute: (birth, sky) => {
      const { chart, metadata } = mangalChartOf(birth, sky);
      const judged = judgedManglik(chart, birth.settings.house_set);
      return {
        is_manglik: judged.manglik.isManglik,
        severity: severityOf(judged.manglik),
        is_cancelled: judged.isCancelled,
        description: judged.description,
        rule_houses: judged.ruleHouses,
        references: judged.references,
        cancellations: judged.cancellations,
        mars: presentPlacement(chart.placements.mars),
        metadata,
      };
    },
  }),
};
