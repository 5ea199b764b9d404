import { birthDateOf, clockOf, coordinatesOf, fixed, offsetIn, planetName, spelled } from '../charts.ts';
import type { ReportPart, ReportSection } from '../model.ts';
import { pairsPart, picturePart, section, tablePart } from '../parts.ts';
import { NONE, type Speech } from '../speech.ts';
import type { YearAnswers, YearInput } from './varshaphal-answers.ts';

type Request = Record<string, unknown>;
type Printed = Pick<
  YearInput,
  'chart_style' | 'place_name' | 'year' | 'month' | 'date' | 'hours' | 'minutes' | 'seconds' | 'latitude' | 'longitude'
>;

export function yearSection(
  speech: Speech,
  input: Printed,
  { year, requests }: { year: YearAnswers['year']; requests: Readonly<Record<'year' | 'natal', Request>> },
): ReportSection {
  const { label, term, degree } = speech;
  const { ascendant, muntha, opens_at: opensAt } = year;
  const style = input.chart_style;
  const pairs = pairsPart([
    [label('date_of_birth'), speech.date(birthDateOf(input))],
    [label('time'), clockOf(input, offsetIn(year.metadata))],
    [label('place'), input.place_name ?? null],
    [label('coordinates'), coordinatesOf(input)],
    [label('year_begins'), `${speech.date(opensAt)}, ${speech.time(opensAt)}`],
    [label('age'), String(year.completed_years)],
    [label('ascendant'), `${term('SignName', ascendant.sign)}, ${degree(ascendant.degree)}`],
    [label('muntha'), `${term('SignName', muntha.sign)}, ${label('house')} ${muntha.house}`],
    [label('muntha_lord'), term('PointName', year.office_bearers.muntha_lord)],
    [label('year_lord'), term('PointName', year.year_lord.name)],
  ]);
  const picture = (title: string, operation: string, request: Request): ReportPart =>
    picturePart(title, { operation, request, style, width: 'half' });
  const charts = [
    picture(label('annual_chart'), 'varshaphal/chart', requests.year),
    picture(label('kundli'), 'kundali/basic', requests.natal),
  ];
  return section(`${label('year')} ${year.target_year}`, [pairs, ...charts], false);
}

export function yearPositionsSection(speech: Speech, { year }: Pick<YearAnswers, 'year'>): ReportSection {
  const { label, term, degree } = speech;
  const rows = year.planets.map((body) => [
    planetName(speech, body),
    term('SignName', body.sign),
    degree(body.degree),
    String(body.house),
    term('NakshatraName', body.nakshatra),
    String(body.pada),
  ]);
  const strengths = year.strengths.map(({ name, panchavargiya, harsha }) => [
    term('PointName', name),
    fixed(panchavargiya.total),
    fixed(panchavargiya.vishwa),
    String(harsha.total),
  ]);
  return section(label('positions'), [
    tablePart(speech, ['planet', 'sign', '>degree', '>house', 'nakshatra', '>pada'], rows),
    tablePart(speech, ['planet', '>panchavargiya', '>vishwa', '>harsha'], strengths, label('strength')),
    ...officeParts(speech, year),
  ]);
}

const OFFICES = [
  'muntha_lord', 'natal_ascendant_lord', 'annual_ascendant_lord', 'trirashi_lord', 'dinaratri_lord',
] as const; // prettier-ignore

function officeParts(speech: Speech, { office_bearers: bearers, year_lord }: YearAnswers['year']): ReportPart[] {
  const { label, term, yesNo } = speech;
  const rows = year_lord.claims.map(({ name, vishwa, offices, aspects_ascendant }) => [
    term('PointName', name),
    OFFICES.filter((office) => offices.includes(office)).map(label).join(', '),
    fixed(vishwa),
    yesNo(aspects_ascendant),
  ]); // prettier-ignore
  return [
    pairsPart(OFFICES.map((office) => [label(office), term('PointName', bearers[office])]), label('offices')),
    tablePart(speech, ['planet', 'offices', '>vishwa', 'aspects_ascendant'], rows, label('year_lord')),
  ]; // prettier-ignore
}

/** A rule of the Tajika school, as the books write it: its words have no translation with a source. */
export function tajikaSection(speech: Speech, { yogas }: YearAnswers): ReportSection {
  const { label, term } = speech;
  const throughOf = (planets: readonly string[]): string =>
    planets.length === 0 ? '' : ` (${planets.map((name) => term('PointName', name)).join(', ')})`;
  const aspects = yogas.aspects.map(({ faster, slower, kind, behind, is_faster_retrograde: isRetrograde }) => [
    planetName(speech, { name: faster, is_retrograde: isRetrograde }),
    term('PointName', slower),
    spelled(kind),
    speech.degree(Math.abs(behind)),
  ]);
  const matters = yogas.matters.map(({ house, lord, yogas: found }) => [
    String(house),
    term('PointName', lord),
    found.map(({ yoga, through }) => spelled(yoga) + throughOf(through)).join(', ') || NONE,
  ]);
  return section(label('tajika_yogas'), [
    tablePart(speech, ['planet', 'planet', 'yoga', '>orb'], aspects, label('aspects')),
    tablePart(speech, ['house', 'lord', 'yoga'], matters),
  ]);
}

export function periodsSection(speech: Speech, { periods }: YearAnswers): ReportSection {
  const { label, term } = speech;
  const lists = [
    ['mudda_dasha', periods.mudda],
    ['yogini_dasha', periods.varsha_yogini],
    ['patyayini_dasha', periods.patyayini],
  ] as const;
  const tables = lists.map(([title, spans]) => {
    const rows = spans.map(({ lord, start_at, end_at }) => [
      term('PointName', lord),
      speech.date(start_at),
      speech.date(end_at),
    ]);
    return tablePart(speech, ['lord', 'from', 'until'], rows, label(title));
  });
  return section(label('year_periods'), tables);
}

/** The topics of the sahams are sentences in English, so only an English report has them. */
export function sahamsSection(speech: Speech, { sahams }: YearAnswers): ReportSection {
  const { label, term, degree, language } = speech;
  const rows = sahams.sahams.map(({ id, topic, position }) => [
    language === 'en' ? `${spelled(id)}: ${topic}` : spelled(id),
    position === null ? NONE : term('SignName', position.sign),
    position === null ? NONE : degree(position.degree),
    position === null ? NONE : String(position.house),
  ]);
  return section(label('sahams'), [tablePart(speech, ['name', 'sign', '>degree', '>house'], rows)]);
}
