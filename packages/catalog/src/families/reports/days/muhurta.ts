import { PRICE_UNIT } from '../../../operation/price.ts';
import { operation } from '../../../operation/operation.ts';
import {
  FIND_PRICE,
  FIND_WEIGHT,
  LONG_PRICE,
  MONTH_DAYS,
  RANKED_DAYS_MAX,
  SHORT_PRICE,
} from '../../muhurta/request.ts';
import { methodSection, reportMetadata } from '../method.ts';
import { reportOf } from '../model.ts';
import { createAsker, REPORT } from '../report.ts';
import { speechIn } from '../speech.ts';
import { DAY_CREDITS, muhurtaAnswers, MuhurtaRequest } from './muhurta-answers.ts';
import { bestDaySection, purposeName, questionSection, reasonsSections, timesSection } from './muhurta-sections.ts';

export const muhurtaReport = operation({
  ...REPORT,
  summary: 'The auspicious times of a purpose as a report: PDF with your brand, or its data.',
  description:
    'The times of `muhurta/find` as pages to print or sell: a calendar of the times if they are within five weeks, a table with tithi, ' +
    'star, points and grade, and the panchang of the best day. An English report also has the rules for and against the best times with ' +
    'their sources; they are sentences in English. `Accept: application/pdf` gives the PDF, in the language of ' +
    `\`settings.language\`, with your name, logo and colours and without ours. One report takes up to ${RANKED_DAYS_MAX} days. JSON gives the ` +
    'same texts, tables and pictures as data.',
  input: MuhurtaRequest,
  output: reportOf('muhurta'),
  scope: 'panchang',
  pricedBy: {
    name: PRICE_UNIT,
    text: `${SHORT_PRICE + DAY_CREDITS} credits for up to ${MONTH_DAYS} days, ${LONG_PRICE + DAY_CREDITS} for more, 1 more with lagna`,
    count: (input) => FIND_PRICE.count(input) + DAY_CREDITS,
  },
  rateWeight: 11,
  weighedBy: FIND_WEIGHT,
  example: {
    purpose: 'griha_pravesh',
    from: '2026-11-20',
    to: '2026-12-20',
    latitude: 18.5204,
    longitude: 73.8567,
    timezone: 'Asia/Kolkata',
    place_name: 'Pune',
    mode: 'ranked',
    limit: 24,
    brand: { name: 'Kamala Jyotish' },
  },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = muhurtaAnswers(asker, input);
    const { metadata } = answers.found;
    return {
      kind: 'muhurta' as const,
      title: speech.label('muhurta'),
      subject: [purposeName(speech, input, answers), input.name ?? ''].filter((text) => text !== '').join(' · '),
      language: speech.language,
      sections: [
        questionSection(speech, input, answers),
        ...(answers.found.windows.length === 0 ? [] : [timesSection(speech, input, answers)]),
        bestDaySection(speech, answers),
        ...reasonsSections(speech, answers),
        methodSection(speech, metadata),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(sky.name, input.settings, metadata),
    };
  },
});
