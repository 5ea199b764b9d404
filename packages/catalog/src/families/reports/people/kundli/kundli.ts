import { PRICE_UNIT } from '../../../../operation/price.ts';
import { operation } from '../../../../operation/operation.ts';
import { EXAMPLE_BIRTH } from '../../../../request/birth.ts';
import { kundliAnswers, type KundliAnswers, type KundliInput, KundliRequest, type Length } from './answers.ts';
import { type FullAnswers, fullAnswers } from './full-answers.ts';
import {
  annualSections,
  runningPeriodSections,
  sadeSatiSection,
  transitsSection,
  yoginiSection,
} from './full-sections.ts';
import {
  birthSection,
  chartsSection,
  dashaSection,
  panchangSection,
  positionsSection,
  rulesSection,
  strengthSection,
} from './sections.ts';
import { fullStrengthSection, givenBindusSection, vargaTableSection } from './tables.ts';
import { textsSection } from './texts.ts';
import { type ReportSection, reportOf } from '../../model.ts';
import { createAsker, REPORT } from '../../report.ts';
import { methodSection, reportMetadata } from '../../method.ts';
import { type Speech, speechIn } from '../../speech.ts';

/** Credits of the operations of `answers.ts` together, and with those of `full-answers.ts`. */
const CREDITS: Readonly<Record<Length, number>> = { basic: 24, full: 65 };
/** The PDF of a full report takes as much CPU time as this number of basic ones, measured. */
const FULL_PAPER_UNITS = 3;

const basicSections = (speech: Speech, input: KundliInput, answers: KundliAnswers): ReportSection[] => [
  birthSection(speech, input, answers),
  positionsSection(speech, answers),
  panchangSection(speech, answers),
  chartsSection(speech, input, answers, answers.vargas),
  dashaSection(speech, answers),
  strengthSection(speech, answers),
  rulesSection(speech, answers),
  methodSection(speech, answers.chart.metadata),
];

function fullSections(
  speech: Speech,
  input: KundliInput & { target_date: string },
  answers: KundliAnswers,
  full: FullAnswers,
): ReportSection[] {
  const { target_date: on } = input;
  return [
    birthSection(speech, input, answers),
    positionsSection(speech, answers),
    panchangSection(speech, answers),
    chartsSection(speech, input, answers, full.vargas),
    vargaTableSection(speech, answers, full),
    dashaSection(speech, answers),
    ...runningPeriodSections(speech, full, on),
    yoginiSection(speech, full),
    fullStrengthSection(speech, answers, full),
    givenBindusSection(speech, answers),
    rulesSection(speech, answers),
    sadeSatiSection(speech, full),
    transitsSection(speech, full, on),
    ...annualSections(speech, input, answers, full),
    textsSection(speech, full),
    methodSection(speech, answers.chart.metadata),
  ];
}

export const kundli = operation({
  ...REPORT,
  summary: 'A kundli as a report: PDF with your brand, or its data.',
  description:
    'The birth chart of a person as pages to print or sell: birth details, charts from the ascendant and the Moon and seven ' +
    'divisional charts, positions, houses, panchang of the birth, Vimshottari periods to two levels, ashtakavarga, shadbala, ' +
    'doshas and yogas. `length` full adds the other charts up to D60, the running great period to three levels, the Yogini ' +
    'dasha, ashtakavarga with its givers and reductions, the six strengths, sade sati, the transits and the annual chart of a year, and ' +
    'what the books say with rule and source, in English. ' +
    '`Accept: application/pdf` gives the PDF, in the language of `settings.language`, with your name, logo ' +
    'and colours and without ours. JSON gives the same texts, tables and pictures as data.',
  input: KundliRequest,
  output: reportOf('kundli'),
  pricedBy: {
    name: PRICE_UNIT,
    text: `${CREDITS.basic} credits, ${CREDITS.full} with \`length: full\``,
    count: ({ length }) => CREDITS[length],
  },
  paperUnits: ({ length }) => (length === 'full' ? FULL_PAPER_UNITS : 1),
  dependsOnNow: 'target_date',
  asksForNow: ({ length }) => length === 'full',
  example: { ...EXAMPLE_BIRTH, name: 'Ananya Deshpande', place_name: 'Bengaluru', brand: { name: 'Kamala Jyotish', footer: '14 Prabhat Road, Pune', contact: 'https://kamala.example' } },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const { target_date: on = '', ...birth } = input;
    const answers = kundliAnswers(asker, birth);
    const full = input.length === 'full' ? fullAnswers(asker, input, answers) : null;
    return {
      kind: 'kundli' as const,
      title: speech.label('kundli'),
      subject: input.name ?? '',
      language: speech.language,
      sections: full === null ? basicSections(speech, input, answers) : fullSections(speech, { ...input, target_date: on }, answers, full),
      operations: [...asker.asked],
      metadata: {
        ...reportMetadata(sky.name, input.settings, answers.chart.metadata),
        ...(full === null ? {} : { as_of: full.currentTexts.metadata.as_of ?? null }),
      },
    };
  },
}); // prettier-ignore
