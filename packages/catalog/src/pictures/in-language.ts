import { textWidth } from '@graha/drawing/text-width';
import type { HouseCard } from '@graha/drawing/house-card';
import type { ChartView } from './kinds/charts.ts';
import { labelOf } from './kinds/label-of.ts';
import { saidBirds } from './said/birds.ts';
import { saidRow, saidSquare } from './said/charts.ts';
import { saidSquareOfChakra, saidStar } from './said/chakras.ts';
import { saidMonth } from './said/months.ts';
import { saidScores } from './said/scores.ts';
import { saidShares } from './said/shares.ts';
import { saidLane, saidPeriod } from './said/times.ts';
import { type Say, sayingOf, sayingOfIds, type Words } from './saying.ts';
import type { View } from './view.ts';

/** The heading in the middle of a chart in squares. */
const HEADING = { roomPx: 112, sizePx: 10.5 } as const;

/** Translates the name of a chart, such as `D9 Navamsa`, if it fits into the heading. */
function withName(view: ChartView, say: Say): ChartView {
  const name = say(view.name);
  return textWidth(name, HEADING.sizePx, 'sans') <= HEADING.roomPx ? { ...view, name } : view;
}

const saidChart = (view: ChartView, words: Words): ChartView => ({
  ...view,
  chart: { ...view.chart, square: saidSquare(view.chart.square, words) },
  rows: view.rows.map((row) => saidRow(row, words)),
});

/** Translates the names of a view to the language of the answer; sentences, titles and numbers stay unchanged. */
export function inLanguage(view: View, words: Words | null): View {
  if (words === null) return view;
  const say = sayingOf(words);
  switch (view.kind) {
    case 'charts':
    case 'vargas':
      return { ...view, charts: view.charts.map((chart) => saidChart(withName(chart, say), words)) };
    case 'month':
      return { ...view, chart: saidMonth(view.chart, words) };
    case 'day': {
      const lanes = view.parts.lanes.map((lane) => saidLane(lane, say));
      return { ...view, parts: { ...view.parts, lanes } };
    }
    case 'periods':
      return { ...view, view: { ...view.view, periods: view.view.periods.map((period) => saidPeriod(period, say)) } };
    case 'score':
      return { ...view, view: { ...view.view, chart: saidScores(view.view.chart, say) } };
    case 'strengths': {
      const rows = view.chart.rows.map((row) => ({ ...row, name: say(row.name) }));
      return { ...view, chart: { ...view.chart, rows } };
    }
    case 'heat': {
      const rows = view.chart.rows.map((row) => ({ ...row, name: say(row.name) }));
      return { ...view, chart: { ...view.chart, rows } };
    }
    case 'squares': {
      const squares = view.chart.squares.map((square) => saidSquareOfChakra(square, words));
      return { ...view, chart: { ...view.chart, squares } };
    }
    case 'fort': {
      const stars = view.chart.stars.map((star) => saidStar(star, words));
      return { ...view, chart: { ...view.chart, stars } };
    }
    case 'houses': {
      const lit = (one: HouseCard) => one.lit.map(({ house, bodies }) => ({ house, bodies: bodies.map(say) }));
      return { ...view, cards: view.cards.map((one) => ({ ...one, name: say(one.name), lit: lit(one) })) };
    }
    case 'birds':
      return { ...view, chart: saidBirds(view.chart, words) };
    case 'windows':
      return { ...view, chart: { ...view.chart, weekdays: view.chart.weekdays.map(sayingOf(words, ['WeekdayName'])) } };
    case 'shares':
      return { ...view, chart: saidShares(view.chart, words) };
    case 'hits': {
      const kind = sayingOfIds(words, 'EventKindName');
      const lanes = view.chart.lanes.map((lane) => ({
        ...lane,
        name: labelOf(kind(say(lane.name))),
        hits: lane.hits.map((hit) => ({ ...hit, says: say(hit.says) })),
      }));
      return { ...view, chart: { ...view.chart, lanes } };
    }
    case 'reductions':
    case 'map':
    case 'dial':
    case 'sun':
    case 'compass':
      return view;
  }
}
