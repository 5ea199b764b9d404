import type { z } from 'zod';
import type { LabelKey } from '../../../languages/labels.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { OWN_ASPECT_SETTINGS, WESTERN_SETTINGS } from '../../western/settings/reading.ts';
import { western } from '../../western/western.ts';
import { birthDateOf, byName, clockOf, coordinatesOf, offsetIn, planetName, pointName } from '../charts.ts';
import { conventionsOf, methodSection, reportMetadata } from '../method.ts';
import { reportOf, type ReportPart, type ReportSection } from '../model.ts';
import { pairsPart, picturePart, section, tablePart, withoutHeads } from '../parts.ts';
import { type Asker, createAsker, partsPrice, REPORT } from '../report.ts';
import { personName, placeName, REPORT_MEMBERS, sentBirth } from '../request.ts';
import { NONE, type Speech, speechIn } from '../speech.ts';

const WesternRequest = birthRequest(WESTERN_SETTINGS, {
  settings: OWN_ASPECT_SETTINGS,
  members: { name: personName('the person'), place_name: placeName('the person'), ...REPORT_MEMBERS },
});
type WesternInput = z.output<typeof WesternRequest>;

/** Credits of the operations below together. */
const CREDITS = 3;

function answersOf({ ask }: Asker, { settings, ...birth }: WesternInput) {
  const sent = sentBirth(birth);
  const { language, clock, observation_point, node_mode, zodiac, ayanamsa, house_system } = settings;
  const { point_set, points, ayanamsa_deg: custom } = settings;
  const degrees = custom === undefined ? {} : { ayanamsa_deg: custom };
  const shared = { language, clock, observation_point, node_mode, zodiac, ayanamsa, ...degrees, house_system };
  // A list replaces the set of its kind, whose default the schema has filled in.
  const chosen = points === undefined ? { point_set } : { points };
  const aspects = settings.aspects === undefined ? {} : { aspect_set: undefined };
  const request = { ...sent, settings: { ...settings, point_set: undefined, ...chosen, ...aspects } };
  return {
    request,
    chart: ask('western/natal', western.natal, request),
    dignities: ask('western/dignities', western.dignities, { ...sent, settings: shared }),
    balance: ask('western/balance', western.balance, { ...sent, settings: { ...shared, ...chosen } }),
  };
}
type Answers = ReturnType<typeof answersOf>;

function birthSection(speech: Speech, input: WesternInput, { chart, request }: Answers): ReportSection {
  const { label, term, degree } = speech;
  const { ascendant, angles, planets, metadata } = chart;
  const [sun, moon] = [byName(planets, 'Sun'), byName(planets, 'Moon')];
  const placed = (spot: { sign: string; degree: number } | null) =>
    spot && `${term('SignName', spot.sign)}, ${degree(spot.degree)}`;
  return section(
    label('birth_details'),
    [
      pairsPart([
        [label('date'), speech.date(birthDateOf(input))],
        [label('time'), clockOf(input, offsetIn(metadata))],
        [label('place'), input.place_name ?? null],
        [label('coordinates'), coordinatesOf(input)],
        [label('sun_sign'), placed(sun)],
        [label('moon_sign'), placed(moon)],
        [label('ascendant'), placed(ascendant)],
        [label('midheaven'), placed(angles.midheaven)],
      ]),
      picturePart('', { operation: 'western/natal', request, style: 'wheel', width: 'whole' }),
    ],
    false,
  );
}

function positionsSection(speech: Speech, { chart }: Answers): ReportSection {
  const { label, term, degree } = speech;
  const bodies = chart.planets.map((body) => [
    planetName(speech, body),
    term('SignName', body.sign),
    degree(body.degree),
    String(body.house),
    term('PointName', body.sign_lord),
  ]);
  const cusps = chart.house_cusps.map((cusp) => [
    String(cusp.house),
    term('SignName', cusp.sign),
    degree(cusp.degree),
    term('PointName', cusp.sign_lord),
  ]);
  return section(label('positions'), [
    tablePart(speech, ['planet', 'sign', '>degree', '>house', 'lord'], bodies),
    tablePart(speech, ['house', 'sign', '>degree', 'lord'], cusps, label('house_cusps')),
  ]);
}

function aspectsSection(speech: Speech, { chart }: Answers): ReportSection {
  const { label, term, language } = speech;
  const aspectOf = (name: string, angleDeg: number): string => {
    const word = term('AspectName', name);
    return word === name && language !== 'en' ? `${angleDeg}°` : `${word}, ${angleDeg}°`;
  };
  const rows = chart.aspects.map(({ planet_a, planet_b, aspect, angle, orb, is_applying: isApplying }) => [
    pointName(speech, planet_a),
    aspectOf(aspect, angle),
    pointName(speech, planet_b),
    speech.degree(orb),
    isApplying === null ? NONE : label(isApplying ? 'applying' : 'separating'),
  ]);
  const table = tablePart(speech, ['planet', 'aspect', 'planet', '>orb', 'aspect'], rows);
  return section(label('aspects'), [withoutHeads(table, 4)]);
}

/** The dignities of the answer, by their ids. */
const DIGNITY_LABELS = {
  domicile: 'domicile',
  exaltation: 'exaltation',
  triplicity: 'triplicity',
  term: 'bound',
  face: 'face',
  detriment: 'detriment',
  fall: 'fall',
  peregrine: 'peregrine',
} as const satisfies Readonly<Record<Answers['dignities']['planets'][number]['dignities'][number], LabelKey>>;

const GROUPS = {
  elements: ['fire', 'earth', 'air', 'water'],
  modes: ['cardinal', 'fixed', 'mutable'],
} as const satisfies Readonly<Record<string, readonly LabelKey[]>>;

function dignitiesSection(speech: Speech, { dignities, balance }: Answers): ReportSection {
  const { label, term } = speech;
  const rows = dignities.planets.map(({ name, sign, dignities: held, score }) => [
    term('PointName', name),
    term('SignName', sign),
    held.map((one) => label(DIGNITY_LABELS[one])).join(', ') || NONE,
    String(score),
  ]);
  const shares = (name: keyof typeof GROUPS): ReportPart => {
    const rows = GROUPS[name].map((group) => {
      const points = balance[name].find((one) => one.group === group)?.points ?? [];
      return [label(group), points.map((point) => pointName(speech, point)).join(', ') || NONE, String(points.length)];
    });
    return tablePart(speech, [name, 'planets', '>number'], rows);
  };
  return section(label('dignities'), [
    tablePart(speech, ['planet', 'sign', 'dignities', '>points'], rows),
    shares('elements'),
    shares('modes'),
  ]);
}

export const westernNatal = operation({
  ...REPORT,
  summary: 'A Western birth chart as a report: PDF with your brand, or its data.',
  description:
    'The Western birth chart of a person as pages to print or sell: the wheel, the positions, the cusps of the houses, the aspects with ' +
    'their orbs, the essential dignities and the balance of elements and modes. `Accept: application/pdf` gives the PDF, in the ' +
    'language of `settings.language`, with your name, logo and colours and without ours. JSON gives the same texts, tables and ' +
    'pictures as data.',
  input: WesternRequest,
  output: reportOf('western-natal'),
  scope: 'western',
  pricedBy: partsPrice(CREDITS),
  example: { ...EXAMPLE_BIRTH, name: 'Ananya Deshpande', place_name: 'Bengaluru', brand: { name: 'Kamala Astrology' } },
  compute: (input, sky) => {
    const speech = speechIn(input.settings.language);
    const asker = createAsker(sky);
    const answers = answersOf(asker, input);
    const { metadata } = answers.chart;
    return {
      kind: 'western-natal' as const,
      title: speech.label('western_natal'),
      subject: input.name ?? '',
      language: speech.language,
      sections: [
        birthSection(speech, input, answers),
        positionsSection(speech, answers),
        aspectsSection(speech, answers),
        dignitiesSection(speech, answers),
        methodSection(speech, metadata, conventionsOf(speech, metadata)),
      ],
      operations: [...asker.asked],
      metadata: reportMetadata(sky.name, input.settings, metadata),
    };
  },
});
