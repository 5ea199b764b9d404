import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { planetName, pointName } from '../../charts.ts';
import type { ReportSection } from '../../model.ts';
import { section, tablePart } from '../../parts.ts';
import { NONE, type Speech } from '../../speech.ts';
import type { KundliAnswers, KundliInput } from './answers.ts';
import type { FullAnswers } from './full-answers.ts';
import { periodTables } from './sections.ts';
import { yearPositionsSection, yearSection } from '../varshaphal-sections.ts';

/** The great period that rules on a day and the next one, to the third level; none outside the cycle of 120 years. */
export function runningPeriodSections(speech: Speech, { periods }: FullAnswers, on: string): ReportSection[] {
  const index = periods.mahadashas.findIndex(({ start, end }) => start <= on && on < end);
  if (index < 0) return [];
  return periods.mahadashas.slice(index, index + 2).map(({ lord, antardashas }) => {
    const parts = (antardashas ?? []).map((one) => ({ ...one, parts: one.pratyantardashas ?? [] }));
    return section(`${speech.label('mahadasha')}: ${speech.term('PointName', lord)}`, periodTables(speech, parts));
  });
}

/** The Yogini dasha, whose cycle of 36 years is listed three times. */
export const yoginiSection = (speech: Speech, { yogini }: FullAnswers): ReportSection =>
  section(
    speech.label('yogini_dasha'),
    periodTables(
      speech,
      yogini.mahadashas.map((one) => ({ ...one, parts: one.antardashas ?? [] })),
    ),
  );

/** The chart of the year of life that opens in the year of the target date. */
export function annualSections(speech: Speech, input: KundliInput, { noded }: KundliAnswers, { annual }: FullAnswers): ReportSection[] {
  const { request, year } = annual;
  const opening = yearSection(speech, input, { year, requests: { year: request, natal: noded } });
  const title = `${speech.label('varshaphal')} ${year.target_year}`;
  const positions = yearPositionsSection(speech, { year });
  return [{ ...opening, title, starts_page: true }, { ...positions, title: `${title}: ${positions.title}` }];
} // prettier-ignore

/** Names of the five transits by the house of Saturn from the Moon. */
function phaseName({ label }: Speech, house: number): string {
  if (house === 4) return label('ardhashtama_shani');
  if (house === 8) return label('ashtama_shani');
  return `${label('sade_sati')} ${house === 12 ? 1 : house + 1}/3`;
}

export function sadeSatiSection(speech: Speech, { saturn }: FullAnswers): ReportSection {
  const { label, term } = speech;
  const dateOf = (iso: string | null): string => (iso === null ? NONE : speech.date(iso));
  const rows = saturn.transits.map(({ house, saturn_sign, start, end }) => [
    phaseName(speech, house),
    term('SignName', SIGNS.find(({ sanskrit }) => sanskrit === saturn_sign)?.name ?? saturn_sign),
    dateOf(start),
    dateOf(end),
  ]);
  return section(label('sade_sati'), [tablePart(speech, ['name', 'sign', 'from', 'until'], rows)]);
}

const IS_GOOD: Readonly<Record<string, (speech: Speech) => string>> = {
  good: ({ yesNo }) => yesNo(true),
  bad: ({ yesNo }) => yesNo(false),
};

/** The grahas of a day from the natal Moon, and the dates of a year at which slow ones meet the birth chart. */
export function transitsSection(speech: Speech, { gochara, hits }: FullAnswers, on: string): ReportSection {
  const { label, term } = speech;
  const rows = gochara.transits.map(({ placement, house_from_moon, bindus, quality }) => [
    planetName(speech, placement),
    term('SignName', placement.sign),
    IS_GOOD[quality]?.(speech) ?? NONE,
    String(placement.house),
    String(house_from_moon),
    bindus === null ? NONE : String(bindus),
  ]);
  const natal = (name: string): string => (name === 'Ascendant' ? label('ascendant') : pointName(speech, name));
  const dates = hits.hits.map((hit) => [
    speech.date(hit.at),
    planetName(speech, { name: hit.transiting, is_retrograde: hit.is_retrograde }),
    term('AspectName', hit.aspect),
    natal(hit.natal),
  ]);
  const heads = ['planet', 'sign', 'favourable', '>house', '>from_moon', '>bindus'] as const;
  return section(label('transits'), [
    tablePart(speech, heads, rows, speech.date(on)),
    ...(dates.length === 0 ? [] : [tablePart(speech, ['date', 'planet', 'aspect', 'planet'], dates, `${label('year')} ${on.slice(0, 4)}`)]),
  ]); // prettier-ignore
}
