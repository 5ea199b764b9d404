import type { z } from 'zod';
import type { LabelKey } from '../../../languages/labels.ts';
import { operation } from '../../../operation/operation.ts';
import { wholeNumber } from '../../../wire/fields.ts';
import { numerology } from '../../numerology/numerology.ts';
import { BirthDate, FullName, numerologyRequest } from '../../numerology/request.ts';
import { spelled } from '../charts.ts';
import { methodSection, reportMetadata } from '../method.ts';
import { reportOf, type ReportPart, type ReportSection } from '../model.ts';
import { pairsPart, picturePart, section, tablePart, withoutHeads } from '../parts.ts';
import { type Asker, createAsker, partsPrice, REPORT } from '../report.ts';
import { REPORT_MEMBERS } from '../request.ts';
import { NONE, type Speech, speechIn } from '../speech.ts';

/** Personal years in a report: one cycle of nine. */
const YEARS = 9;
const YEAR_MAX = 9999 - YEARS + 1;

const NumerologyRequest = numerologyRequest({
  full_name: FullName,
  date: BirthDate,
  year: wholeNumber(1, YEAR_MAX).meta({
    title: 'First year',
    description: 'The calendar year with which nine personal years begin.',
  }),
  ...REPORT_MEMBERS,
});
type NumerologyInput = z.output<typeof NumerologyRequest>;

/** Credits of the operations below together: six numbers and nine years. */
const CREDITS = 6 + YEARS;

function answersOf({ ask }: Asker, { full_name, date, year, system, settings }: NumerologyInput) {
  const byDate = { date, system, settings };
  const byName = { full_name, system, settings };
  return {
    requests: { byDate, byName },
    lifePath: ask('numerology/life-path', numerology['life-path'], byDate),
    expression: ask('numerology/expression', numerology.expression, byName),
    soulUrge: ask('numerology/soul-urge', numerology['soul-urge'], byName),
    personality: ask('numerology/personality', numerology.personality, byName),
    pinnacles: ask('numerology/pinnacles', numerology.pinnacles, byDate).pinnacles,
    challenges: ask('numerology/challenges', numerology.challenges, byDate).challenges,
    years: Array.from({ length: YEARS }, (_, index) =>
      ask('numerology/personal-year', numerology['personal-year'], { ...byDate, year: year + index }),
    ),
  };
}
type Answers = ReturnType<typeof answersOf>;

type Reading = { master_number: boolean; karmic_debt_number: number | null };

/** `Master number`, `Karmic debt 16`. */
const noteOf = ({ label }: Speech, { master_number: isMaster, karmic_debt_number: debt }: Reading): string =>
  [isMaster ? label('master_number') : '', debt === null ? '' : `${label('karmic_debt')} ${debt}`]
    .filter((text) => text !== '')
    .join(', ');

/** The steps of a reduction, with the parts of a date in the language of the report. */
const calculationIn = ({ label }: Speech, text: string): string =>
  text.replace(/\b(month|day|year)\b/g, (word) =>
    label(word === 'month' ? 'month' : word === 'day' ? 'day' : 'year').toLowerCase(),
  );

function numbersSection(speech: Speech, { full_name, date }: NumerologyInput, answers: Answers): ReportSection {
  const { label } = speech;
  const { lifePath, expression, soulUrge, personality, requests } = answers;
  const numbers: readonly (readonly [LabelKey, number, Reading])[] = [
    ['life_path', lifePath.life_path_number, lifePath],
    ['expression', expression.expression_number, expression],
    ['soul_urge', soulUrge.soul_urge_number, soulUrge],
    ['personality', personality.personality_number, personality],
  ];
  const rows = numbers.map(([name, number, reading]) => [label(name), String(number), noteOf(speech, reading)]);
  const table = tablePart(speech, ['name', '>number', 'name'], rows);
  const picture = (id: string, request: Readonly<Record<string, unknown>>): ReportPart =>
    picturePart('', { operation: `numerology/${id}`, request, style: null, width: 'half' });
  return section(
    label('numbers'),
    [
      pairsPart([
        [label('name'), full_name],
        [label('date_of_birth'), speech.date(date)],
      ]),
      withoutHeads(table, 0, 2),
      picture('life-path', requests.byDate),
      picture('expression', requests.byName),
      picture('soul-urge', requests.byName),
      picture('personality', requests.byName),
    ],
    false,
  );
}

function stagesSection(speech: Speech, { pinnacles, challenges }: Answers): ReportSection {
  const { label } = speech;
  const ages = ({ from_age: from, to_age: to }: Answers['challenges'][number] | Answers['pinnacles'][number]) => [
    String(from),
    to === null ? NONE : String(to),
  ];
  const high = pinnacles.map((one) => [
    ...ages(one),
    String(one.pinnacle_number),
    one.calculation,
    noteOf(speech, one),
  ]);
  const low = challenges.map((one) => [...ages(one), String(one.challenge_number), one.calculation]);
  const pinnacleTable = tablePart(speech, ['>from', '>until', '>number', 'calculation', 'name'], high, label('pinnacles')); // prettier-ignore
  return section(`${label('pinnacles')}, ${label('challenges')}`, [
    withoutHeads(pinnacleTable, 4),
    tablePart(speech, ['>from', '>until', '>number', 'calculation'], low, label('challenges')),
  ]);
}

function yearsSection(speech: Speech, { years }: Answers): ReportSection {
  const rows = years.map(({ year, personal_year_number: number, calculation, ...reading }) => [
    String(year),
    String(number),
    calculationIn(speech, calculation),
    noteOf(speech, reading),
  ]);
  const table = tablePart(speech, ['year', '>number', 'calculation', 'name'], rows);
  return section(speech.label('personal_year'), [withoutHeads(table, 3)], false);
}

export const numerologyReport = operation({
  ...REPORT,
  summary: 'The numbers of a name and a birth as a report: PDF with your brand, or its data.',
  description:
    'The numerology of a person as pages to print or sell: life path, expression, soul urge and personality with every letter, ' +
    'pinnacles and challenges by age, and nine personal years. `Accept: application/pdf` gives the PDF, in the language of ' +
    '`settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data.',
  input: NumerologyRequest,
  output: reportOf('numerology'),
  scope: 'numerology',
  pricedBy: partsPrice(CREDITS),
  example: {
    full_name: 'Ananya Deshpande',
    date: '1995-06-21',
    year: 2026,
    brand: { name: 'Kamala Numerology' },
  },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = answersOf(asker, input);
    const { metadata } = answers.lifePath;
    return {
      kind: 'numerology' as const,
      title: speech.label('numerology'),
      subject: input.full_name,
      language: speech.language,
      sections: [
        numbersSection(speech, input, answers),
        stagesSection(speech, answers),
        yearsSection(speech, answers),
        methodSection(speech, metadata, [[speech.label('calculation'), spelled(input.system)]]),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(metadata.engine, { system: input.system }, metadata),
    };
  },
});
