import { el, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { signNameOf } from './placed-body.ts';
import { fittingWords } from './text-width.ts';

export type HeatRow = {
  name: string;
  /** A count for each sign, from Aries. */
  counts: readonly number[];
  /** Number at the end of the row: the sum, or another result of the row. */
  total: number;
  /** Counts that get the palest and the strongest colour. */
  palest: number;
  strongest: number;
  /** True for a row that sums those above it; it is set apart. */
  isSum?: boolean;
};

/** Counts by sign. `totalName` is the heading of the last column. */
export type HeatChart = {
  rows: readonly HeatRow[];
  totalName: string;
  /** The sign of the first house, which is marked; null if it is not known. */
  risingSign: number | null;
};

const SIGNS = 12;
const NAME = 84;
const CELL = { width: 35, height: 30, gap: 2 } as const;
const TOTAL = 52;
const HEAD = 34;
const SUM_GAP = 8;
const WIDTH = NAME + SIGNS * CELL.width + TOTAL;
/** The strongest colour keeps a contrast of more than 4.5 with the number on it, in both themes. */
const OPACITY_MAX = 0.5;

/** Draws a table of counts, each cell coloured by its count. */
export function heatGrid(chart: HeatChart, text: PictureText): SvgElement {
  const tops = chart.rows.map((row, index) => HEAD + index * CELL.height + (row.isSum ? SUM_GAP : 0));
  const bottom = (tops.at(-1) ?? HEAD) + CELL.height;
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, bottom + 4], [
    ...heads(chart),
    ...chart.rows.flatMap((row, index) => drawRow(row, tops[index] ?? HEAD)),
    ...(chart.risingSign === null ? [] : [risingFrame(chart.risingSign, bottom)]),
  ]); // prettier-ignore
}

const leftOf = (index: number): number => NAME + index * CELL.width;

const heads = ({ totalName, risingSign }: HeatChart): SvgElement[] => [
  ...Array.from({ length: SIGNS }, (_, index) => {
    const glyph = glyphOf(signNameOf(index + 1));
    const colour = index + 1 === risingSign ? 'var(--brass)' : 'var(--text-2)';
    return glyph === null
      ? []
      : [drawGlyph(glyph, { x: leftOf(index) + CELL.width / 2, y: 17, sizePx: 16, colour })];
  }).flat(),
  el('text', { x: WIDTH, y: 21, 'font-size': 11.5, 'text-anchor': 'end', fill: 'var(--text-2)', 'font-family': SANS }, totalName),
]; // prettier-ignore

function drawRow({ name, counts, total, palest, strongest, isSum }: HeatRow, top: number): SvgElement[] {
  const baseline = top + CELL.height / 2 + 4.5;
  const weight = isSum ? { 'font-weight': 600 } : {};
  return [
    el('text', { x: 0, y: baseline, 'font-size': 13, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS }, fittingWords([name], NAME - 8, 13)),
    ...counts.flatMap((count, index) => {
      const share = Math.min(1, Math.max(0, (count - palest) / Math.max(1, strongest - palest)));
      const box = { x: leftOf(index) + CELL.gap / 2, y: top + CELL.gap / 2, width: CELL.width - CELL.gap, height: CELL.height - CELL.gap, rx: 3 };
      return [
        el('rect', { ...box, fill: 'var(--sunken)' }),
        el('rect', { ...box, fill: 'var(--asp-soft)', 'fill-opacity': share * OPACITY_MAX }),
        el('text', { x: leftOf(index) + CELL.width / 2, y: baseline, 'font-size': 13, 'text-anchor': 'middle', fill: 'var(--text)', 'font-family': MONO, ...weight }, String(count)),
      ];
    }),
    el('text', { x: WIDTH, y: baseline, 'font-size': 13, 'text-anchor': 'end', fill: 'var(--text)', 'font-family': MONO, ...weight }, String(total)),
  ];
} // prettier-ignore

const risingFrame = (signNumber: number, bottom: number): SvgElement =>
  el(
    'g',
    { 'data-rising': signNumber },
    el('title', {}, `${signNameOf(signNumber)} is the first house`),
    el('rect', { x: leftOf(signNumber - 1), y: 4, width: CELL.width, height: bottom - 2, rx: 5, fill: 'none', stroke: 'var(--brass-mark)', 'stroke-width': 1.4 }),
  ); // prettier-ignore

function describe({ rows, totalName, risingSign }: HeatChart): string {
  const rising = risingSign === null ? [] : [`The first house is ${signNameOf(risingSign)}.`];
  const spoken = rows.map(({ name, counts, total }) => {
    const words = counts.map((count, index) => `${signNameOf(index + 1)} ${count}`);
    return `${name}: ${words.join(', ')}; ${totalName} ${total}.`;
  });
  return [...rising, ...spoken].join(' ');
}
