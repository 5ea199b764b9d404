import { aspectGrid } from '@graha/drawing/aspect-grid';
import { biWheel } from '@graha/drawing/bi-wheel';
import { chakraFort } from '@graha/drawing/chakra-fort';
import { chakraSquares } from '@graha/drawing/chakra-square';
import { compass } from '@graha/drawing/compass';
import { dayTimeline } from '@graha/drawing/day-timeline';
import { dial } from '@graha/drawing/dial';
import { eastIndian } from '@graha/drawing/east-indian';
import type { SvgElement } from '@graha/drawing/element';
import { heatGrid } from '@graha/drawing/heat-grid';
import { hitTimeline } from '@graha/drawing/hit-timeline';
import { houseCard, type HouseCard, houseCards } from '@graha/drawing/house-card';
import { monthGrid } from '@graha/drawing/month-grid';
import { northIndian } from '@graha/drawing/north-indian';
import { pakshiDay } from '@graha/drawing/pakshi-day';
import { periodBars, runningPath } from '@graha/drawing/period-bars';
import { reductionCard } from '@graha/drawing/reduction-card';
import { scoreCard } from '@graha/drawing/score-card';
import { shareBars } from '@graha/drawing/share-bars';
import { sheet } from '@graha/drawing/sheet';
import { southIndian } from '@graha/drawing/south-indian';
import { strengthBars } from '@graha/drawing/strength-bars';
import { sunWheel } from '@graha/drawing/sun-wheel';
import { wheel } from '@graha/drawing/wheel';
import type { WheelForm } from '@graha/drawing/wheel-geometry';
import { windowCalendar } from '@graha/drawing/window-calendar';
import { worldMap } from '@graha/drawing/world-map';
import type { AspectView, ChartView } from './kinds/charts.ts';
import { dayChart, type DayParts } from './kinds/days.ts';
import type { PeriodView } from './kinds/periods.ts';
import type { ScoreView } from './kinds/scores.ts';
import type { ShownChart } from './kinds/shown-chart.ts';
import type { PictureStyle } from './style.ts';
import type { View } from './view.ts';

/** `whose`: date, time and place as text, which identify a picture. */
export type Named = { id: string; whose: string };

export type ChartOptions = Named & { style: PictureStyle; selectedHouse: number | null; form: WheelForm };

export function drawChart({ name, chart }: ChartView, { id, whose, style, selectedHouse, form }: ChartOptions): SvgElement {
  const title = [name, whose].filter((words) => words !== '').join(', ');
  if (style === 'wheel') return drawWheel(chart, { id, title, form });
  if (style === 'north-indian') return northIndian(chart.square, { id, title, selectedHouse: selectedHouse ?? undefined });
  const { lagna } = chart.square;
  const selectedSign = selectedHouse === null ? undefined : ((lagna.signNumber + selectedHouse - 2) % 12) + 1;
  const fixedSigns = style === 'east-indian' ? eastIndian : southIndian;
  return fixedSigns(chart.square, { id, title, centre: [name, ...chart.lines], selectedSign });
} // prettier-ignore

function drawWheel({ round, second }: ShownChart, text: { id: string; title: string; form: WheelForm }): SvgElement {
  if (second === undefined) return wheel(round, text);
  const { ascendantDeg, midheavenDeg, bodies } = round;
  const own = { name: second.ownName, bodies, angles: { ascendantDeg, midheavenDeg } };
  const { ring, between } = second;
  return second.houses === 'own'
    ? biWheel({ houses: round, inside: own, outside: ring, between, pointed: 'inside' }, text)
    : biWheel({ houses: second.houses, inside: ring, outside: own, between, pointed: 'outside' }, text);
}

export const drawAspects = ({ name, chart }: AspectView, { id, whose }: Named): SvgElement =>
  aspectGrid(chart, { id, title: `${name}, aspects, ${whose}` });

/** @param nowMs the local clock reading; null draws no needle */
export const drawDay = (parts: DayParts, nowMs: number | null, { id, whose }: Named): SvgElement =>
  dayTimeline(dayChart(parts, nowMs), { id, title: `${parts.title ?? 'Panchang'}, ${whose}` });

export type PeriodOptions = Named & { nowMs: number | null; opened: readonly number[]; birthMs: number };

export const drawPeriods = (view: PeriodView, { id, whose, nowMs, opened, birthMs }: PeriodOptions): SvgElement =>
  periodBars(
    { periods: view.periods, levels: view.levels, opened, nowMs, birthMs: view.fromBirth ? birthMs : null },
    { id, title: `${view.levels[0] ?? 'Periods'}, ${whose}` },
  );

export const drawScore = ({ chart }: ScoreView, { id, whose }: Named): SvgElement =>
  scoreCard(chart, { id, title: `Points, ${whose}` });

export const drawVargas = (charts: readonly ChartView[], options: ChartOptions): SvgElement =>
  sheet(
    charts.map((chart, index) => ({
      name: chart.name,
      picture: drawChart(chart, { ...options, id: `${options.id}-${index + 1}` }),
    })),
    { id: options.id, title: `Divisional charts, ${options.whose}` },
  );

export type ViewOptions = Named & { style: PictureStyle; form: WheelForm; nowMs: number | null; birthMs: number };

/** One picture of a full answer: of several charts the first, with the second one around its wheel. */
export function drawView(view: View, options: ViewOptions): SvgElement | null {
  const chartOptions = { ...options, selectedHouse: null };
  switch (view.kind) {
    case 'charts': {
      const [first] = view.charts;
      return first === undefined ? null : drawChart(first, chartOptions);
    }
    case 'vargas':
      return drawVargas(view.charts, chartOptions);
    case 'periods': {
      const { periods } = view.view;
      const running = options.nowMs === null ? [] : runningPath(periods, options.nowMs);
      return drawPeriods(view.view, { ...options, opened: running.length > 0 ? running : FIRST });
    }
    default:
      return drawStill(view, options);
  }
}

const FIRST: readonly number[] = [0];

/** Views of one picture without choices. */
export type StillView = Exclude<View, { kind: 'charts' | 'vargas' | 'periods' }>;

export type StillOptions = Named & { nowMs: number | null; form?: WheelForm };

/** @param nowMs the local clock reading for the needle of a day; null draws none */
export function drawStill(view: StillView, { nowMs, form = 'full', ...named }: StillOptions): SvgElement {
  const titled = (title: string) => ({ id: named.id, title: `${title}, ${named.whose}` });
  switch (view.kind) {
    case 'day':
      return drawDay(view.parts, nowMs, named);
    case 'month':
      return monthGrid(view.chart, titled(view.chart.name));
    case 'score':
      return drawScore(view.view, named);
    case 'reductions':
      return reductionCard(view.view, titled('Numbers'));
    case 'strengths':
      return strengthBars(view.chart, titled('Strengths'));
    case 'heat':
      return heatGrid(view.chart, titled('Bindus'));
    case 'squares':
      return chakraSquares(view.chart, titled('Sarvatobhadra chakra'));
    case 'fort':
      return chakraFort(view.chart, titled('Kota chakra'));
    case 'map':
      return worldMap(view.chart, titled('Map'));
    case 'dial':
      return dial(view.chart, titled('Midpoints'));
    case 'compass':
      return compass(view.chart, titled('Local space'));
    case 'shares':
      return shareBars(view.chart, titled('Balance'));
    case 'sun':
      return sunWheel(view.chart, { ...titled('Heliocentric'), form });
    case 'birds':
      return pakshiDay(view.chart, titled('Pancha pakshi'));
    case 'houses':
      return houseCards(view.cards, titled('Yogas'));
    case 'windows':
      return windowCalendar(view.chart, titled('Times'));
    case 'hits':
      return hitTimeline(view.chart, titled(view.chart.name));
  }
}

export const drawHouseCard = (card: HouseCard, { id, whose }: Named): SvgElement =>
  houseCard(card, { id, title: `${card.name}, ${whose}` });
