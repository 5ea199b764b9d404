import { operation } from '../../../operation/operation.ts';
import { EXAMPLE_YEAR } from '../../varshaphal/year.ts';
import { methodSection, reportMetadata } from '../method.ts';
import { reportOf } from '../model.ts';
import { createAsker, partsPrice, REPORT } from '../report.ts';
import { speechIn } from '../speech.ts';
import { CREDITS, VarshaphalRequest, yearAnswers } from './varshaphal-answers.ts';
import {
  periodsSection,
  sahamsSection,
  tajikaSection,
  yearPositionsSection,
  yearSection,
} from './varshaphal-sections.ts';

export const varshaphalReport = operation({
  ...REPORT,
  summary: 'A year of life as a report: PDF with your brand, or its data.',
  description:
    'The varshaphal of a person as pages to print or sell: the chart of the year beside that of the birth, muntha and lord of the year ' +
    'with the claims of the five office-bearers, strengths, Tajika yogas, the periods of three dashas and thirty sahams. The ' +
    'names of yogas and sahams have Latin letters in every language. `Accept: application/pdf` gives the PDF, in the language of ' +
    '`settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data.',
  input: VarshaphalRequest,
  output: reportOf('varshaphal'),
  scope: 'vedic',
  pricedBy: partsPrice(CREDITS),
  example: { ...EXAMPLE_YEAR, name: 'Ananya Deshpande', place_name: 'Bengaluru', brand: { name: 'Kamala Jyotish' } },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = yearAnswers(asker, input);
    const { metadata } = answers.year;
    return {
      kind: 'varshaphal' as const,
      title: speech.label('varshaphal'),
      subject: [input.name ?? '', String(input.target_year)].filter((text) => text !== '').join(' · '),
      language: speech.language,
      sections: [
        yearSection(speech, input, answers),
        yearPositionsSection(speech, answers),
        tajikaSection(speech, answers),
        periodsSection(speech, answers),
        sahamsSection(speech, answers),
        methodSection(speech, metadata),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(sky.name, input.settings, metadata),
    };
  },
});
