import { severityOf } from '@graha/astro-engine/dosha/manglik';
import { z } from 'zod';
import { EXAMPLE_COUPLE } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import { EVIDENCE_IN_SANSKRIT, judgedManglik, mangalChartOf, ManglikRequest, Severity } from '../../dosha/manglik.ts';
import { MANGAL_DOSHA, MANGAL_SUNRISE, presentMangalDosha, remediesOf } from './mangal.ts';
import { SUNRISE_USED } from '../../../operation/operation-metadata.ts';

export const doshas = {
  'mangal-dosha/advanced': operation({
    ownMetadata: SUNRISE_USED,
    summary: 'Mangal dosha: Mars from ascendant, Moon and Venus, with exceptions and remedies.',
    description:
      '`has_dosha` is counted from the ascendant. `exceptions` lists the rules that are held to cancel the dosha and apply ' +
      'here, with their reasons; `remedies` lists traditional remedies. Both are empty without a dosha. `references` ' +
      'shows the house of Mars from the ascendant, the Moon and Venus, and `severity` counts them.',
    input: ManglikRequest,
    output: z.strictObject({
      ...MANGAL_DOSHA,
      remedies: z.array(z.string()).describe('Traditional remedies; empty without dosha.'),
      severity: Severity,
      ...EVIDENCE_IN_SANSKRIT,
      metadata: Metadata,
    }),
    credits: 1,
    example: EXAMPLE_COUPLE.groom,
    compute: (birth, sky) => {
      const { chart, moment, metadata } = mangalChartOf(birth, sky);
      const judgement = judgedManglik(chart, birth.settings.house_set, 'sanskrit');
      return {
        ...presentMangalDosha(judgement, sky, moment),
        remedies: remediesOf(judgement),
        severity: severityOf(judgement.manglik),
        references: judgement.references,
        metadata: { ...metadata, ...MANGAL_SUNRISE },
      };
    },
  }),
};
