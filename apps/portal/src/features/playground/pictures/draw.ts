import { aspectGrid } from '@graha/drawing/aspect-grid';
import { dayTimeline } from '@graha/drawing/day-timeline';
import type { SvgElement } from '@graha/drawing/element';
import { northIndian } from '@graha/drawing/north-indian';
import { periodBars } from '@graha/drawing/period-bars';
import { scoreCard } from '@graha/drawing/score-card';
import { southIndian } from '@graha/drawing/south-indian';
import { wheel } from '@graha/drawing/wheel';
import type { WheelForm } from '@graha/drawing/wheel-geometry';
import type { AspectView, ChartView } from './charts.ts';
import { wallNowMs } from './answers.ts';
import { dayChart, type DayParts } from './days.ts';
import type { PeriodView } from './periods.ts';
import type { ScoreView } from './scores.ts';

export type ChartStyle = 'north' | 'south' | 'western';

/** `whose`: date, time and place as text, which distinguish one picture from another. */
type Named = { id: string; whose: string };

type ChartOptions = Named & { style: ChartStyle; selectedHouse: number | null; form: WheelForm };

export function drawChart(
  { name, chart }: ChartView,
  { id, whose, style, selectedHouse, form }: ChartOptions,
): SvgElement {
  // prettier-ignore
  const title = `${name}, ${whose}`;
  if (style === 'western') return wheel(chart.round, { id, title, form });
  if (style === 'north') return northIndian(chart.square, { id, title, selectedHouse: selectedHouse ?? undefined });
  const { lagna } = chart.square;
  const selectedSign = selectedHouse === null ? undefined : ((lagna.signNumber + selectedHouse - 2) % 12) + 1;
  return southIndian(chart.square, { id, title, centre: [name, ...chart.lines], selectedSign });
}

export const drawAspects = ({ name, chart }: AspectView, { id, whose }: Named): SvgElement =>
  aspectGrid(chart, { id, title: `${name}, aspects, ${whose}` });

export const drawDay = (parts: DayParts, now: Date, { id, whose }: Named): SvgElement =>
  dayTimeline(dayChart(parts, now), { id, title: `Panchang, ${whose}` });

export type PeriodOptions = Named & { now: Date; opened: readonly number[]; birthMs: number };

export const drawPeriods = (view: PeriodView, { id, whose, now, opened, birthMs }: PeriodOptions): SvgElement =>
  periodBars(
    {
      periods: view.periods,
      levels: view.levels,
      opened,
      nowMs: wallNowMs(now, view.clock),
      birthMs: view.fromBirth ? birthMs : null,
    },
    { id, title: `${view.levels[0] ?? 'Periods'}, ${whose}` },
  );

export const drawScore = ({ chart }: ScoreView, { id, whose }: Named): SvgElement =>
  scoreCard(chart, { id, title: `Points, ${whose}` });
