import { signAt } from '@graha/astro-engine/vocabulary/signs';
import {
  birthDateOf,
  byName,
  wordOf,
  clockOf,
  coordinatesOf,
  fixed,
  offsetIn,
  planetName,
  starOf,
} from '../../charts.ts';
import type { KundliAnswers, KundliInput, VargaAnswer } from './answers.ts';
import type { ReportPart, ReportSection } from '../../model.ts';
import { pairsPart, picturePart, section, tablePart } from '../../parts.ts';
import { NONE, type Speech } from '../../speech.ts';

const chartPicture = (
  title: string,
  operation: string,
  { noded }: KundliAnswers,
  { chart_style: style }: KundliInput,
): ReportPart => picturePart(title, { operation, request: noded, style, width: 'half' });

export function birthSection(speech: Speech, input: KundliInput, answers: KundliAnswers): ReportSection {
  const { label, term } = speech;
  const { chart, panchang: day } = answers;
  const [sun, moon] = [byName(chart.planets, 'Sun'), byName(chart.planets, 'Moon')];
  const pairs = pairsPart([
    [label('date'), speech.date(birthDateOf(input))],
    [label('time'), clockOf(input, offsetIn(chart.metadata))],
    [label('place'), input.place_name ?? null],
    [label('coordinates'), coordinatesOf(input)],
    [label('ascendant'), `${term('SignName', chart.lagna.sign)}, ${speech.degree(chart.lagna.degree)}`],
    [label('moon_sign'), moon && `${term('SignName', moon.sign)}, ${speech.degree(moon.degree)}`],
    [label('sun_sign'), sun && `${term('SignName', sun.sign)}, ${speech.degree(sun.degree)}`],
    [label('nakshatra'), moon && starOf(speech, moon)],
    [label('weekday'), term('WeekdayName', day.panchang_day.weekday)],
    [label('tithi'), `${term('PakshaName', day.tithi.paksha)}, ${term('TithiName', day.tithi.name)}`],
  ]);
  const pictures = [
    chartPicture(label('rashi_chart'), 'kundali/basic', answers, input),
    chartPicture(label('navamsa_chart'), 'divisional/d9', answers, input),
  ];
  return section(label('birth_details'), [pairs, ...pictures], false);
}

export function positionsSection(speech: Speech, { chart }: KundliAnswers): ReportSection {
  const { label, term } = speech;
  const lagna = { ...chart.lagna, is_retrograde: false };
  const rows = [lagna, ...chart.planets].map((body) => [
    body.name === 'Ascendant' ? label('ascendant') : planetName(speech, body),
    term('SignName', body.sign),
    speech.degree(body.degree),
    String(body.house),
    term('PointName', body.sign_lord),
    term('NakshatraName', body.nakshatra),
    String(body.pada),
    term('PointName', body.nakshatra_lord),
  ]);
  return section(label('positions'), [
    tablePart(speech, ['planet', 'sign', '>degree', '>house', 'lord', 'nakshatra', '>pada', 'lord'], rows),
    housesTable(speech, chart),
  ]);
}

/** The planets of each house, by whole signs. */
function housesTable(speech: Speech, { lagna, planets }: KundliAnswers['chart']): ReportPart {
  const rows = Array.from({ length: 12 }, (_, index) => [
    String(index + 1),
    speech.term('SignName', signAt((lagna.sign_number - 1 + index) % 12).name),
    planets
      .filter(({ house }) => house === index + 1)
      .map((body) => planetName(speech, body))
      .join(', ') || NONE,
  ]);
  return tablePart(speech, ['house', 'sign', 'planets'], rows);
}

export function panchangSection(speech: Speech, { panchang: day, details, centred }: KundliAnswers): ReportSection {
  const { label, term } = speech;
  const on = day.panchang_day.date;
  const limbs: [string, string, string][] = [
    [label('tithi'), `${term('PakshaName', day.tithi.paksha)}, ${term('TithiName', day.tithi.name)}`, day.tithi.end],
    [label('nakshatra'), term('NakshatraName', day.nakshatra.name), day.nakshatra.end],
    [label('yoga'), term('NityaYogaName', day.yoga.name), day.yoga.end],
    [label('karana'), term('KaranaName', day.karana.name), day.karana.end],
  ];
  const { additional_info: info } = details;
  return section(label('birth_panchang'), [
    pairsPart([
      [label('date'), speech.date(on)],
      [label('weekday'), term('WeekdayName', day.panchang_day.weekday)],
      [label('sunrise'), speech.time(day.sunrise, on)],
      [label('sunset'), speech.time(day.sunset, on)],
    ]),
    tablePart(speech, ['panchang_month', 'name', 'until'], limbs.map(([limb, name, end]) => [limb, name, speech.time(end, on)])),
    picturePart('', { operation: 'panchang/full', request: centred, style: null, width: 'whole' }),
    pairsPart([
      [label('nakshatra'), term('NakshatraName', day.nakshatra.name)],
      [label('lord'), term('PointName', day.nakshatra.lord)],
      [label('deity'), term('DeityName', info.deity)],
      [label('gana'), term('GanaName', info.ganam)],
      [label('yoni'), wordOf(speech, 'YoniName', info.animal_sign)],
    ]),
  ]);
} // prettier-ignore

/** @param vargas divisional charts in their order */
export function chartsSection(
  speech: Speech,
  input: KundliInput,
  answers: KundliAnswers,
  vargas: readonly VargaAnswer[],
): ReportSection {
  const { label, term } = speech;
  const pictures = vargas.map(({ id, answer: { varga } }) =>
    chartPicture(`${varga.id} ${term('VargaName', varga.name)}`, `divisional/${id}`, answers, input),
  );
  return section(label('charts'), [
    chartPicture(label('moon_chart'), 'kundali/chandra-chart', answers, input),
    ...pictures,
  ]);
}

/** Number of periods side by side in a table. */
const ABREAST = 3;

type Span = { lord: string; start: string; end: string };

/** Tables of periods side by side, each with its parts and their ends. */
export function periodTables(speech: Speech, periods: readonly (Span & { parts: readonly Span[] })[]): ReportPart[] {
  const lord = (english: string): string => speech.term('PointName', english);
  const groups = Array.from({ length: Math.ceil(periods.length / ABREAST) }, (_, index) =>
    periods.slice(index * ABREAST, (index + 1) * ABREAST),
  );
  return groups.map((group): ReportPart => {
    const longest = Math.max(...group.map(({ parts }) => parts.length));
    const rows = Array.from({ length: longest }, (_, index) =>
      group.flatMap(({ parts }) => {
        const one = parts[index];
        return one === undefined ? ['', ''] : [lord(one.lord), speech.date(one.end)];
      }),
    );
    const columns = group.flatMap((one) => [
      { label: lord(one.lord), align: 'start' as const },
      { label: `${speech.date(one.start)} –`, align: 'start' as const },
    ]);
    return { ...tablePart(speech, [], rows), columns };
  });
}

export function dashaSection(speech: Speech, { dasha: { mahadashas }, placed }: KundliAnswers): ReportSection {
  const { label } = speech;
  const tables = periodTables(
    speech,
    mahadashas.map((one) => ({ ...one, parts: one.antardashas ?? [] })),
  );
  const picture = picturePart('', { operation: 'dasha/vimshottari', request: placed, style: null, width: 'whole' });
  return section(label('dasha'), [picture, ...tables]);
}

/** The bindus of each planet by sign, with their sums. */
export function bindusPart(speech: Speech, { ashtakavarga }: KundliAnswers): ReportPart {
  const { label, term } = speech;
  const houses = Array.from({ length: 12 }, (_, index) => index);
  const signs = houses.map((index) => term('SignName', signAt(index).name));
  const bySign = ashtakavarga.bhinnashtakavarga.map(({ name }) => term('PointName', name));
  const rows = signs.map((sign, index) => [
    sign,
    ...ashtakavarga.bhinnashtakavarga.map(({ bindus }) => String(bindus[index] ?? NONE)),
    String(ashtakavarga.sarvashtakavarga[index]?.bindus ?? NONE),
  ]);
  const columns = [label('sign'), ...bySign, label('total')];
  return {
    ...tablePart(speech, [], rows, label('ashtakavarga')),
    columns: columns.map((name, index) => ({ label: name, align: index === 0 ? 'start' : 'end' })),
  };
}

export function shadbalaPart(speech: Speech, { shadbala }: KundliAnswers): ReportPart {
  const bala = shadbala.planets.map(({ name, rupas, required_rupas, ratio }) => [
    speech.term('PointName', name),
    fixed(rupas),
    fixed(required_rupas),
    fixed(ratio),
  ]);
  return tablePart(speech, ['planet', '>shadbala', '>required', '>ratio'], bala, speech.label('shadbala'));
}

export const strengthSection = (speech: Speech, answers: KundliAnswers): ReportSection =>
  section(speech.label('strength'), [bindusPart(speech, answers), shadbalaPart(speech, answers)]);

export function rulesSection(speech: Speech, { manglik, kaalSarp, yogas }: KundliAnswers): ReportSection {
  const { label, term, yesNo } = speech;
  const found = yogas.yogas.filter(({ has_yoga: has }) => has);
  const rows = found.map(({ name, combinations }) => [
    term('ChartYogaName', name),
    [...new Set(combinations.flatMap(({ planets }) => planets))].map((planet) => term('PointName', planet)).join(', ') || NONE,
  ]);
  return section(label('doshas'), [
    pairsPart([
      [label('manglik'), yesNo(manglik.is_manglik)],
      [label('kaal_sarp'), yesNo(kaalSarp.has_dosha)],
      [label('cancelled'), manglik.is_manglik ? `${label('manglik')}: ${yesNo(manglik.is_cancelled)}` : null],
    ]),
    tablePart(speech, ['yoga', 'planets'], rows, label('yogas')),
  ]);
} // prettier-ignore
