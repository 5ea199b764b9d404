import type { PlacedBody } from '@graha/drawing/placed-body';
import { abbreviationOf } from '@graha/drawing/placed-body';
import { textWidth } from '@graha/drawing/text-width';
import type { Period } from '@graha/drawing/period-bars';
import type { HouseCard } from '@graha/drawing/house-card';
import type { MonthChart } from '@graha/drawing/month-grid';
import { type ChartView, LAGNA, type PositionRow } from './kinds/charts.ts';
import { type Say, sayingOf, type Words } from './saying.ts';
import type { View } from './view.ts';

/** The words in an answer's metadata; null for an English answer. */
export function wordsIn(answer: unknown): Words | null {
  const { metadata } = Object(answer);
  const { words } = Object(metadata);
  return typeof words === 'object' && words !== null ? words : null;
}

const inPeriod = (period: Period, say: Say): Period => ({
  ...period,
  name: say(period.name),
  ...(period.children === undefined ? {} : { children: period.children.map((child) => inPeriod(child, say)) }),
});

/** The heading in the middle of a chart in squares. */
const HEADING = { roomPx: 112, sizePx: 10.5 } as const;

/** Translates the name of a chart, such as `D9 Navamsa`, if it fits into the heading. */
function withName(view: ChartView, say: Say): ChartView {
  const name = say(view.name);
  return textWidth(name, HEADING.sizePx, 'sans') <= HEADING.roomPx ? { ...view, name } : view;
}

const STAR = /^(.+?)( \d)?$/;

function inRow(row: PositionRow, words: Words): PositionRow {
  const point = sayingOf(words, ['PointName']);
  const [, star = '', pada = ''] = STAR.exec(row.star ?? '') ?? [];
  const said = {
    name: row.name === LAGNA ? (words.PointName?.['Ascendant'] ?? LAGNA) : point(row.name),
    sign: sayingOf(words, ['SignName'])(row.sign),
    signLord: point(row.signLord),
    star: row.star === null ? null : sayingOf(words, ['NakshatraName'])(star) + pada,
  };
  return { ...row, said };
}

/** Translates the letters of the squares; the wheel has glyphs, which need no translation. */
function inChart(view: ChartView, words: Words): ChartView {
  const letters = words.PointLetter ?? {};
  const labelled = <B extends Pick<PlacedBody, 'name'>>(body: B) => {
    const label = letters[body.name === 'Ascendant' ? 'As' : abbreviationOf(body.name)];
    return label === undefined ? body : { ...body, label };
  };
  const { lagna, bodies } = view.chart.square;
  const rising = lagna.label === undefined && letters['As'] !== undefined ? { ...lagna, label: letters['As'] } : lagna;
  const chart = { ...view.chart, square: { lagna: rising, bodies: bodies.map(labelled) } };
  return { ...view, chart, rows: view.rows.map((row) => inRow(row, words)) };
}

/**
 * Translates the limbs of a month. Notes on unusual days are sentences and stay English. A star and a month may have
 * the same name.
 */
function inMonth(chart: MonthChart, words: Words): MonthChart {
  const tithi = sayingOf(words, ['TithiName']);
  const star = sayingOf(words, ['NakshatraName']);
  const days = chart.days.map((day) => ({
    ...day,
    tithi: { ...day.tithi, names: inNames(day.tithi.names, tithi) },
    nakshatra: { ...day.nakshatra, names: inNames(day.nakshatra.names, star) },
  }));
  return {
    ...chart,
    lunarMonths: chart.lunarMonths.map(sayingOf(words, ['LunarMonthName'])),
    weekdays: chart.weekdays.map(sayingOf(words, ['WeekdayName'])),
    days,
  };
}

type Names = readonly [string, ...string[]];

/** Short forms are English, so a translated name keeps only those that end in a number. */
function inNames([name, ...shorter]: Names, say: Say): Names {
  const said = say(name);
  return said === name ? [name, ...shorter] : [said, ...shorter.filter((one) => /\d$/.test(one))];
}

/** The place beside the points of a match. */
const BESIDE_POINTS = { roomPx: 174, sizePx: 11.5 } as const;

/** Translates the names of a view to the language of the answer; sentences, titles and numbers stay unchanged. */
export function inLanguage(view: View, words: Words | null): View {
  if (words === null) return view;
  const say = sayingOf(words);
  switch (view.kind) {
    case 'charts':
    case 'vargas':
      return { ...view, charts: view.charts.map((chart) => inChart(withName(chart, say), words)) };
    case 'month':
      return { ...view, chart: inMonth(view.chart, words) };
    case 'day': {
      const lanes = view.parts.lanes.map((lane) => ({
        ...lane,
        spans: lane.spans.map((span) => ({ ...span, name: say(span.name) })),
      }));
      return { ...view, parts: { ...view.parts, lanes } };
    }
    case 'periods':
      return { ...view, view: { ...view.view, periods: view.view.periods.map((period) => inPeriod(period, say)) } };
    case 'score': {
      const { chart } = view.view;
      const rows = chart.rows.map((row) => {
        const compared = say(row.compared);
        const fits = textWidth(compared, BESIDE_POINTS.sizePx, 'sans') <= BESIDE_POINTS.roomPx;
        return { ...row, compared: fits ? compared : row.compared };
      });
      return { ...view, view: { ...view.view, chart: { ...chart, rows } } };
    }
    case 'strengths': {
      const rows = view.chart.rows.map((row) => ({ ...row, name: say(row.name) }));
      return { ...view, chart: { ...view.chart, rows } };
    }
    case 'heat': {
      const rows = view.chart.rows.map((row) => ({ ...row, name: say(row.name) }));
      return { ...view, chart: { ...view.chart, rows } };
    }
    case 'houses': {
      const lit = (one: HouseCard) => one.lit.map(({ house, bodies }) => ({ house, bodies: bodies.map(say) }));
      return { ...view, cards: view.cards.map((one) => ({ ...one, name: say(one.name), lit: lit(one) })) };
    }
    case 'windows':
      return { ...view, chart: { ...view.chart, weekdays: view.chart.weekdays.map(sayingOf(words, ['WeekdayName'])) } };
    case 'hits': {
      const lanes = view.chart.lanes.map((lane) => ({
        ...lane,
        name: say(lane.name),
        hits: lane.hits.map((hit) => ({ ...hit, says: say(hit.says) })),
      }));
      return { ...view, chart: { ...view.chart, lanes } };
    }
    case 'reductions':
      return view;
  }
}
