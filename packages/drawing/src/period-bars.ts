import { el, type SvgElement } from './element.ts';
import { drawNeedle } from './needle.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { fitting, textWidth } from './text-width.ts';

/** A range of time, optionally divided into shorter ones. Instants are clock readings of the place, in milliseconds. */
export type Period = { name: string; startMs: number; endMs: number; children?: readonly Period[] };

export type PeriodChart = {
  periods: readonly Period[];
  /** Names of the rows, from the longest periods: "Mahadasha", "Antardasha". */
  levels: readonly string[];
  /** Index of the period of each row that is opened in the row below. */
  opened: readonly number[];
  nowMs: number | null;
  /** Time before this is hatched. */
  birthMs: number | null;
};

type Row = { level: string; parents: readonly string[]; path: readonly number[]; periods: readonly Period[] };

const WIDTH = 1000;
const BAR = 36;
const PITCH = 80;
const TOP = 20;
const GAP = 1.5;

/** Draws a row for each level; a wedge leads from the opened period to the row of its parts. */
export function periodBars(chart: PeriodChart, text: PictureText): SvgElement {
  const rows = rowsOf(chart);
  const height = TOP + (rows.length - 1) * PITCH + BAR + 20;
  return picture({ ...text, description: describe(rows, chart) }, [0, 0, WIDTH, height], [
    ...hatch(text.id, chart),
    ...rows.flatMap((row, index) => drawRow(row, index, chart, text.id)),
  ]); // prettier-ignore
}

/** Returns the path of periods that contain an instant, which are opened by default. */
export function runningPath(periods: readonly Period[], atMs: number): number[] {
  const index = periods.findIndex((period) => holds(period, atMs));
  const found = periods[index];
  return found === undefined ? [] : [index, ...runningPath(found.children ?? [], atMs)];
}

/** Half-open, like the periods themselves. */
const holds = ({ startMs, endMs }: Period, atMs: number): boolean => startMs <= atMs && atMs < endMs;

function rowsOf({ periods, levels, opened }: PeriodChart): Row[] {
  const rows: Row[] = [];
  let here = periods;
  let parents: string[] = [];
  for (const [depth, level] of levels.entries()) {
    if (here.length === 0) break;
    rows.push({ level, parents, path: opened.slice(0, depth), periods: here });
    const next = here[opened[depth] ?? -1];
    here = next?.children ?? [];
    parents = next === undefined ? parents : [...parents, next.name];
  }
  return rows;
}

function scaleOf(periods: readonly Period[]): (ms: number) => number {
  const startMs = periods[0]?.startMs ?? 0;
  const spanMs = (periods.at(-1)?.endMs ?? 1) - startMs;
  return (ms) => ((ms - startMs) / spanMs) * WIDTH;
}

/** Above the names and dates, which are in the lower part of a bar. */
const NEEDLE_END = 11;

function drawRow(row: Row, depth: number, chart: PeriodChart, id: string): SvgElement[] {
  const y = TOP + depth * PITCH;
  const x = scaleOf(row.periods);
  const last = row.periods.at(-1);
  const isNow = chart.nowMs !== null && last !== undefined && (row.periods[0]?.startMs ?? 0) <= chart.nowMs;
  const openedPeriod = row.periods[chart.opened[depth] ?? -1];
  const leadsOn = openedPeriod?.children !== undefined && depth + 1 < chart.levels.length;
  return [
    ...(leadsOn ? [wedge(x(openedPeriod.startMs), x(openedPeriod.endMs), y + BAR)] : []),
    el(
      'text',
      { x: 0, y: y - 8, 'font-size': 11, fill: 'var(--text-3)', 'font-family': SANS },
      [row.level, row.parents.join(' / ')].filter((words) => words !== '').join(' of '),
    ),
    ...row.periods.map((period, index) => drawPeriod(period, { x, y, depth, chart, id, path: [...row.path, index] })),
    ...(isNow && chart.nowMs !== null && chart.nowMs < last.endMs
      ? [drawNeedle(x(chart.nowMs), y - 3, y + NEEDLE_END)]
      : []),
  ];
}

const wedge = (left: number, right: number, y: number): SvgElement =>
  el('path', {
    d: `M${left.toFixed(1)} ${y + 1}L0 ${y + PITCH - BAR}H${WIDTH}L${right.toFixed(1)} ${y + 1}Z`,
    fill: 'var(--sunken)',
  });

type Place = {
  x: (ms: number) => number;
  y: number;
  depth: number;
  chart: PeriodChart;
  id: string;
  path: readonly number[];
};

function drawPeriod(period: Period, { x, y, depth, chart, id, path }: Place): SvgElement {
  const left = x(period.startMs) + GAP / 2;
  const width = Math.max(0.5, x(period.endMs) - x(period.startMs) - GAP);
  const isRunning = chart.nowMs !== null && holds(period, chart.nowMs);
  const isOpened = chart.opened[depth] === path.at(-1);
  const box = { x: left, y, width, height: BAR, rx: 3 };
  const past = chart.birthMs === null ? 0 : Math.min(width, x(chart.birthMs) - left);
  const name = fitting(period.name, width - 14, 12);
  const end = endLabel(period, depth);
  const endFits = name === period.name && width >= textWidth(name, 12, 'sans') + textWidth(end, 10.5, 'mono') + 26;
  const colour = isRunning ? 'var(--on-ink)' : 'var(--text)';
  return el(
    'g',
    { 'data-period': path.join('.') },
    el('title', {}, spoken(period)),
    el('rect', { ...box, fill: isRunning ? 'var(--ink)' : 'var(--seg-a)' }),
    ...(past > 0 && !isRunning ? [el('rect', { ...box, width: past, fill: `url(#${id}-hatch)` })] : []),
    ...(isOpened && !isRunning
      ? [el('rect', { ...box, fill: 'none', stroke: 'var(--pic-line)', 'stroke-width': 1.5 })]
      : []),
    ...(name === '' ? [] : [label(name, left + 7, y + 22.2, colour)]),
    ...(endFits ? [ending(end, left + width - 7, y + 22, isRunning ? 'var(--on-ink)' : 'var(--text-2)')] : []),
  );
}

const label = (words: string, x: number, y: number, fill: string): SvgElement =>
  el('text', { x, y, 'font-size': 12, fill, 'font-weight': 500, 'font-family': SANS }, words);

const ending = (words: string, x: number, y: number, fill: string): SvgElement =>
  el('text', { x, y, 'font-size': 10.5, 'text-anchor': 'end', fill, 'font-family': MONO }, words);

/** Defines the pattern only if it is used. */
const hatch = (id: string, { birthMs }: PeriodChart): SvgElement[] =>
  birthMs === null
    ? []
    : [
        el(
          'pattern',
          { id: `${id}-hatch`, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
          el('rect', { width: 1, height: 5, fill: 'var(--text-3)', opacity: 0.5 }),
        ),
      ];

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A long period is labelled with its last year, a short one with its last day. */
const endLabel = ({ startMs, endMs }: Period, depth: number): string =>
  isoDay(endMs).slice(0, depth === 0 ? 4 : endMs - startMs > 200 * DAY_MS ? 7 : 10);

const DAY_MS = 86_400_000;

const spoken = ({ name, startMs, endMs }: Period): string => `${name}, ${isoDay(startMs)} to ${isoDay(endMs)}`;

function describe(rows: readonly Row[], { nowMs }: PeriodChart): string {
  return rows
    .map(({ level, parents, periods }) => {
      const words = periods.map((period) => {
        const running = nowMs !== null && holds(period, nowMs) ? ', running' : '';
        return `${spoken(period)}${running}`;
      });
      return `${[level, parents.join(' / ')].filter((part) => part !== '').join(' of ')}: ${words.join('; ')}.`;
    })
    .join(' ');
}
