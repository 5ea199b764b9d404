import type { z } from 'zod';
import { operation } from '../../../operation/operation.ts';
import { compatibilityRequest, EXAMPLE_COUPLE } from '../../../request/birth.ts';
import { kundali } from '../../kundali.ts';
import { matchmaking } from '../../matchmaking/matchmaking.ts';
import { birthDateOf, byName, clockOf, coordinatesOf, offsetIn, planetName, wordOf } from '../charts.ts';
import { methodSection, reportMetadata } from '../method.ts';
import { reportOf, type ReportSection } from '../model.ts';
import { pairsPart, picturePart, section, tablePart } from '../parts.ts';
import { type Asker, createAsker, partsPrice, REPORT } from '../report.ts';
import { ChartStyle, personName, placeName, REPORT_MEMBERS, sentBirth } from '../request.ts';
import { NONE, type Speech, speechIn } from '../speech.ts';
import type { LabelKey } from '../../../languages/labels.ts';
import type { TermGroup } from '../../../languages/term-groups.ts';

const MatchingRequest = compatibilityRequest(['ayanamsa', 'node_mode'], {
  members: {
    bride_name: personName('the bride'),
    bride_place_name: placeName('the bride'),
    groom_name: personName('the groom'),
    groom_place_name: placeName('the groom'),
    chart_style: ChartStyle,
    ...REPORT_MEMBERS,
  },
});
type MatchingInput = z.output<typeof MatchingRequest>;

/** Credits of the operations below together. */
const CREDITS = 6;
const WHOSE = ['bride', 'groom'] as const;

function answersOf({ ask }: Asker, { bride, groom, settings }: MatchingInput) {
  const { node_mode, ...common } = settings;
  const births = { bride: sentBirth(bride), groom: sentBirth(groom) };
  const couple = { ...births, settings: common };
  const chartOf = (whose: (typeof WHOSE)[number]) => {
    const request = { ...births[whose], settings: { ...common, node_mode } };
    return { request, answer: ask('kundali/basic', kundali.basic, request) };
  };
  return {
    couple,
    charts: { bride: chartOf('bride'), groom: chartOf('groom') },
    ashtakoot: ask('matchmaking/ashtakoot', matchmaking.ashtakoot, couple),
    porutham: ask('matchmaking/porutham', matchmaking.porutham, couple),
  };
}
type Answers = ReturnType<typeof answersOf>;

function coupleSection(speech: Speech, input: MatchingInput, { charts, ashtakoot }: Answers): ReportSection {
  const { label, term } = speech;
  const columnOf = (whose: (typeof WHOSE)[number]): string[] => {
    const { lagna, planets, metadata } = charts[whose].answer;
    const moon = byName(planets, 'Moon');
    return [
      input[`${whose}_name`] ?? NONE,
      speech.date(birthDateOf(input[whose])),
      clockOf(input[whose], offsetIn(metadata)),
      input[`${whose}_place_name`] ?? coordinatesOf(input[whose]),
      term('SignName', lagna.sign),
      moon === null ? NONE : term('SignName', moon.sign),
      moon === null ? NONE : term('NakshatraName', moon.nakshatra),
      moon === null ? NONE : String(moon.pada),
      moon === null ? NONE : term('PointName', moon.nakshatra_lord),
      speech.yesNo(ashtakoot.manglik[whose].is_manglik),
    ];
  };
  const [hers, his] = WHOSE.map(columnOf);
  const names = ['name', 'date', 'time', 'place', 'ascendant', 'moon_sign', 'nakshatra', 'pada', 'lord', 'manglik'] as const;
  const rows = names.map((name, index) => [label(name), hers?.[index] ?? NONE, his?.[index] ?? NONE]);
  const pictures = WHOSE.map((whose) =>
    picturePart(label(whose), { operation: 'kundali/basic', request: charts[whose].request, style: input.chart_style, width: 'half' }),
  );
  return section(label('couple'), [tablePart(speech, ['birth_details', 'bride', 'groom'], rows), ...pictures], false);
} // prettier-ignore

/** The eight tests, and the group of the words that they compare; null for words of no group. */
const KOOTAS = [
  ['varna', 'VarnaName'],
  ['vashya', 'VashyaName'],
  ['tara', 'TaraName'],
  ['yoni', 'YoniName'],
  ['graha_maitri', 'PointName'],
  ['gana', 'GanaName'],
  ['bhakoot', 'SignName'],
  ['nadi', 'NadiName'],
] as const satisfies readonly (readonly [LabelKey, TermGroup])[];

function ashtakootSection(speech: Speech, { ashtakoot, couple }: Answers): ReportSection {
  const { label } = speech;
  const rows = KOOTAS.map(([name, group]) => {
    const { score, max, bride, groom } = ashtakoot.kootas[name];
    const [hers, his] = [bride, groom].map((word) => wordOf(speech, group, word));
    return [label(name), hers ?? NONE, his ?? NONE, String(score), String(max)];
  });
  const total = [label('total'), '', '', String(ashtakoot.total_score), String(ashtakoot.max_score)];
  return section(label('ashtakoot'), [
    pairsPart([[label('total'), `${ashtakoot.total_score} / ${ashtakoot.max_score}`]]),
    tablePart(speech, ['koota', 'bride', 'groom', '>points', '>maximum'], [...rows, total]),
    picturePart('', { operation: 'matchmaking/ashtakoot', request: couple, style: null, width: 'whole' }),
  ]);
}

const PORUTHAMS = [
  'dina', 'gana', 'mahendra', 'stree_deergha', 'yoni', 'vedha', 'rajju', 'rasi', 'rasyadhipati', 'vashya',
] as const satisfies readonly LabelKey[]; // prettier-ignore

function poruthamSection(speech: Speech, { porutham }: Answers): ReportSection {
  const { label } = speech;
  const rows = PORUTHAMS.map((name) => {
    const { points, max } = porutham.poruthams[name];
    return [label(name), String(points), String(max)];
  });
  const total = [label('total'), String(porutham.total_points), String(porutham.max_points)];
  return section(label('poruthams'), [tablePart(speech, ['koota', '>points', '>maximum'], [...rows, total])]);
}

function positionsSection(speech: Speech, { charts }: Answers): ReportSection {
  const { label, term } = speech;
  const tables = WHOSE.map((whose) => {
    const rows = charts[whose].answer.planets.map((body) => [
      planetName(speech, body),
      term('SignName', body.sign),
      speech.degree(body.degree),
      String(body.house),
      term('NakshatraName', body.nakshatra),
      String(body.pada),
    ]);
    return tablePart(speech, ['planet', 'sign', '>degree', '>house', 'nakshatra', '>pada'], rows, label(whose));
  });
  return section(label('positions'), tables);
}

export const matching = operation({
  ...REPORT,
  summary: 'A marriage matching as a report: PDF with your brand, or its data.',
  description:
    'Bride and groom side by side as pages to print or sell: both charts, the eight kootas of 36 points, the ten poruthams, ' +
    'mangal dosha and the positions of both. `Accept: application/pdf` gives the PDF, in the language of `settings.language`, ' +
    'with your name, logo and colours and without ours. JSON gives the same texts, tables and pictures as data.',
  input: MatchingRequest,
  output: reportOf('matching'),
  scope: 'matching',
  pricedBy: partsPrice(CREDITS),
  example: { ...EXAMPLE_COUPLE, bride_name: 'Ananya', groom_name: 'Rohan', brand: { name: 'Kamala Jyotish' } },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = answersOf(asker, input);
    const names = [input.bride_name, input.groom_name].filter((name) => name !== undefined && name !== '');
    const { metadata } = answers.charts.bride.answer;
    return {
      kind: 'matching' as const,
      title: speech.label('matching'),
      subject: names.join(' · '),
      language: speech.language,
      sections: [
        coupleSection(speech, input, answers),
        ashtakootSection(speech, answers),
        poruthamSection(speech, answers),
        positionsSection(speech, answers),
        methodSection(speech, metadata),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(sky.name, input.settings, metadata),
    };
  },
});
