import { aspectMark, groundOf } from './aspect-marks.ts';
import { el, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO, picture, type PictureText } from './picture.ts';
import { abbreviationOf } from './placed-body.ts';

export type GridAspect = {
  /** Names of the two bodies; in a rectangle the first is at the left. */
  from: string;
  to: string;
  /** "trine", "square", …; kinds without a mark show their first letters. */
  kind: string;
  orbDeg: number;
};

export type AspectChart = {
  /** Bodies in the rows. */
  rows: readonly string[];
  /** Bodies of another chart in the columns; null: each body with each other, as a triangle. */
  columns: readonly string[] | null;
  aspects: readonly GridAspect[];
};

const CELL = 44;
const EDGE = 40;

export function aspectGrid(chart: AspectChart, text: PictureText): SvgElement {
  const columns = chart.columns ?? chart.rows;
  const size = [EDGE + columns.length * CELL + 2, EDGE + chart.rows.length * CELL + 2] as const;
  return picture({ ...text, description: describe(chart) }, [0, 0, ...size], [
    ...chart.rows.map((name, row) => drawName(name, EDGE / 2, EDGE + (row + 0.5) * CELL)),
    ...columns.map((name, column) => drawName(name, EDGE + (column + 0.5) * CELL, chart.columns === null ? EDGE + (column + 0.5) * CELL : EDGE / 2)),
    ...chart.rows.flatMap((_, row) =>
      columns.flatMap((__, column) => (chart.columns === null && column >= row ? [] : [cell(column, row)])),
    ),
    ...chart.aspects.flatMap((aspect) => drawAspect(aspect, chart, columns)),
  ]); // prettier-ignore
}

const cell = (column: number, row: number): SvgElement =>
  el('rect', {
    x: EDGE + column * CELL,
    y: EDGE + row * CELL,
    width: CELL,
    height: CELL,
    fill: 'none',
    stroke: 'var(--line)',
  });

/** Returns the cell of an aspect; in a triangle the later body is the row. */
function placeOf({ from, to }: GridAspect, { rows, columns }: AspectChart): { row: number; column: number } | null {
  const [a, b] = [rows.indexOf(from), (columns ?? rows).indexOf(to)];
  if (a < 0 || b < 0 || (columns === null && a === b)) return null;
  return columns === null ? { row: Math.max(a, b), column: Math.min(a, b) } : { row: a, column: b };
}

function drawAspect(aspect: GridAspect, chart: AspectChart, columns: readonly string[]): SvgElement[] {
  const place = placeOf(aspect, chart);
  if (place === null || columns.length === 0) return [];
  const [x, y] = [EDGE + place.column * CELL, EDGE + place.row * CELL];
  return [
    el(
      'g',
      { 'data-aspect': `${aspect.from} ${aspect.kind} ${aspect.to}` },
      el('title', {}, spoken(aspect)),
      el('rect', { x, y, width: CELL, height: CELL, fill: groundOf(aspect.kind), stroke: 'var(--line)' }),
      aspectMark(aspect.kind, x + CELL / 2, y + 16),
      el(
        'text',
        { x: x + CELL / 2, y: y + 38, 'font-size': 9.5, 'text-anchor': 'middle', fill: 'var(--text-2)', 'font-family': MONO }, // prettier-ignore
        `${Math.abs(aspect.orbDeg).toFixed(1)}°`,
      ),
    ),
  ];
}

const ANGLES: Readonly<Record<string, string>> = { Ascendant: 'AC', Midheaven: 'MC' };

function drawName(name: string, x: number, y: number): SvgElement {
  const glyph = glyphOf(name);
  const mark = glyph
    ? drawGlyph(glyph, { x, y, sizePx: 19, colour: 'var(--text)' })
    : el(
        'text',
        { x, y: y + 4, 'font-size': 12, 'text-anchor': 'middle', fill: 'var(--text)', 'font-family': MONO },
        ANGLES[name] ?? abbreviationOf(name),
      );
  return el('g', { 'data-body': name }, el('title', {}, name), mark);
}

const spoken = ({ from, kind, to, orbDeg }: GridAspect): string =>
  `${from} ${kind} ${to}, orb ${Math.abs(orbDeg).toFixed(1)}°`;

const describe = ({ aspects }: AspectChart): string =>
  aspects.length === 0 ? 'No aspects.' : `${aspects.map(spoken).join('; ')}.`;
