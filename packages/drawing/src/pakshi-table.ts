import { el, type SvgElement } from './element.ts';
import { ACTIVITY_GROUNDS, PAKSHI, type PakshiYama } from './pakshi-chart.ts';
import { MONO, SANS } from './picture.ts';
import { fittingWords } from './text-width.ts';
import { clock } from './timeline-chart.ts';

/** Left edge of the first bird, after the times. */
const FIRST = PAKSHI.left + 48;
const HEAD = 24;
const ROW = 38;

export const tableHeight = (yamas: readonly PakshiYama[]): number => HEAD + yamas.length * ROW;

/** Draws a table: a row for each yama with its times, a column for each bird, and its activity in the cell. */
export function drawPakshiTable(yamas: readonly PakshiYama[], top: number, atMs: number): SvgElement[] {
  const birds = yamas[0]?.birds.map(({ bird }) => bird) ?? [];
  const width = (PAKSHI.right - FIRST) / Math.max(1, birds.length);
  return [
    ...birds.map((bird, index) => words(fittingWords([bird], width - 2, 12.5), FIRST + (index + 0.5) * width, top + 15, 12.5, 600)),
    ...yamas.flatMap((yama, index) => drawRow(yama, top + HEAD + index * ROW, width, atMs)),
  ]; // prettier-ignore
}

function drawRow({ startMs, endMs, birds }: PakshiYama, y: number, width: number, atMs: number): SvgElement[] {
  const box = (index: number) => ({ x: FIRST + index * width + 1, y: y + 1, width: width - 2, height: ROW - 2, rx: 3 });
  const isMarked = startMs <= atMs && atMs < endMs;
  return [
    time(clock(startMs), y + 16, 'var(--text)'),
    time(clock(endMs), y + 30, 'var(--text-3)'),
    ...birds.flatMap(({ bird, activity, says }, index) => [
      el('rect', { ...box(index), ...ACTIVITY_GROUNDS[activity], 'data-span': `${bird} ${says}` }),
      words(fittingWords([says], width - 4, 12), FIRST + (index + 0.5) * width, y + ROW / 2 + 4, 12, 400),
    ]),
    ...(isMarked ? [el('rect', { ...MARK, x: FIRST, y, width: PAKSHI.right - FIRST, height: ROW })] : []),
  ];
}

const MARK = { rx: 4, fill: 'none', stroke: 'var(--brass-mark)', 'stroke-width': 2, 'data-now': '' } as const;

const time = (text: string, y: number, fill: string): SvgElement =>
  el('text', { x: PAKSHI.left, y, 'font-size': 12, fill, 'font-family': MONO }, text);

const words = (text: string, x: number, y: number, sizePx: number, weight: number): SvgElement =>
  el('text', { x, y, 'font-size': sizePx, 'text-anchor': 'middle', fill: 'var(--text)', 'font-weight': weight, 'font-family': SANS }, text); // prettier-ignore
