import { operation } from '../../../operation/operation.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { kundliAnswers, KundliRequest } from './kundli-answers.ts';
import {
  birthSection,
  chartsSection,
  dashaSection,
  panchangSection,
  positionsSection,
  rulesSection,
  strengthSection,
} from './kundli-sections.ts';
import { reportOf } from '../model.ts';
import { createAsker, partsPrice, REPORT } from '../report.ts';
import { methodSection, reportMetadata } from '../method.ts';
import { speechIn } from '../speech.ts';

/** Credits of the operations of `kundli-answers.ts` together. */
const CREDITS = 24;

export const kundli = operation({
  ...REPORT,
  summary: 'A kundli as a report: PDF with your brand, or its data.',
  description:
    'The birth chart of a person as pages to print or sell: birth details, charts from the ascendant and the Moon and seven ' +
    'divisional charts, positions, houses, panchang of the birth, Vimshottari periods to two levels, ashtakavarga, shadbala, ' +
    'doshas and yogas. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo ' +
    'and colours and without ours. JSON gives the same texts, tables and pictures as data.',
  input: KundliRequest,
  output: reportOf('kundli'),
  pricedBy: partsPrice(CREDITS),
  example: { ...EXAMPLE_BIRTH, name: 'Ananya Deshpande', place_name: 'Bengaluru', brand: { name: 'Kamala Jyotish', footer: '14 Prabhat Road, Pune', contact: 'https://kamala.example' } },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = kundliAnswers(asker, input);
    return {
      kind: 'kundli' as const,
      title: speech.label('kundli'),
      subject: input.name ?? '',
      language: speech.language,
      sections: [
        birthSection(speech, input, answers),
        positionsSection(speech, answers),
        panchangSection(speech, answers),
        chartsSection(speech, input, answers),
        dashaSection(speech, answers),
        strengthSection(speech, answers),
        rulesSection(speech, answers),
        methodSection(speech, answers.chart.metadata),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(sky.name, input.settings, answers.chart.metadata),
    };
  },
}); // prettier-ignore
