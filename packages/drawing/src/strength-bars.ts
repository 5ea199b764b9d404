import { el, type SvgElement } from './element.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { fittingWords, textWidth } from './text-width.ts';

export type StrengthRow = {
  name: string;
  /** One value for each name in `parts`, in their order; may be negative. Null is a part that could not be computed. */
  parts: readonly (number | null)[];
  /** Null if a part is missing. */
  total: number | null;
  /** Amount from which it counts as strong; null if there is no such amount. */
  needed: number | null;
};

/** Strengths as sums of parts. `unit` names the unit of all values: "rupas". */
export type StrengthChart = { unit: string; parts: readonly string[]; rows: readonly StrengthRow[] };

const WIDTH = 420;
const ROW = 44;
const BAR = 12;
const LEGEND = { pitch: 18, swatch: 10, gap: 16, sizePx: 11.5 } as const;

/** Colours of the parts in their order. Neighbours differ in lightness, for readers who do not see the colours. */
const FILLS = ['var(--ink)', 'var(--brass-mark)', 'var(--asp-soft)', 'var(--line-strong)', 'var(--text-3)', 'var(--asp-hard)'] as const; // prettier-ignore
const fillOf = (index: number): string => FILLS[index % FILLS.length] ?? FILLS[0];

/** Draws a bar for each row, divided into its parts; negative parts are to the left of zero. */
export function strengthBars(chart: StrengthChart, text: PictureText): SvgElement {
  const legend = legendOf(chart);
  const top = legend.height + 12;
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, top + chart.rows.length * ROW], [
    ...legend.elements,
    ...chart.rows.flatMap((row, index) => drawRow(row, top + index * ROW, scaleOf(chart), chart)),
  ]); // prettier-ignore
}

const sumOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
const above = ({ parts }: StrengthRow): number => sumOf(parts.filter((part) => (part ?? 0) > 0));
const below = ({ parts }: StrengthRow): number => sumOf(parts.filter((part) => (part ?? 0) < 0));

/** One scale for all rows, so that bars compare. */
function scaleOf({ rows }: StrengthChart): (value: number) => number {
  const most = Math.max(1e-9, ...rows.map((row) => Math.max(above(row), row.needed ?? 0)));
  const least = Math.min(0, ...rows.map(below));
  return (value) => ((value - least) / (most - least)) * (WIDTH - 2) + 1;
}

function drawRow(
  row: StrengthRow,
  y: number,
  x: (value: number) => number,
  { unit, parts }: StrengthChart,
): SvgElement[] {
  const value = valueOf(row, unit);
  const room = WIDTH - textWidth(value, 12, 'mono') - 16;
  return [
    el('g', { 'data-row': row.name },
      el('title', {}, spoken(row, unit, parts)),
      el('text', { x: 0, y: y + 13, 'font-size': 13, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS }, fittingWords([row.name], room, 13)),
      el('text', { x: WIDTH, y: y + 13, 'font-size': 12, 'text-anchor': 'end', fill: 'var(--text-2)', 'font-family': MONO }, value),
      ...segments(row, y + 21, x),
      el('path', { d: `M${x(0).toFixed(1)} ${y + 19}v${BAR + 4}`, stroke: 'var(--text-3)' }),
      ...(row.needed === null ? [] : [neededMark(x(row.needed), y + 21)]),
    ),
  ]; // prettier-ignore
}

function segments({ parts }: StrengthRow, y: number, x: (value: number) => number): SvgElement[] {
  const ends = { up: 0, down: 0 };
  return parts.flatMap((part, index) => {
    if (part === null || part === 0) return [];
    const side = part > 0 ? 'up' : 'down';
    const from = ends[side];
    ends[side] += part;
    const [left, right] = [Math.min(x(from), x(ends[side])), Math.max(x(from), x(ends[side]))];
    return [el('rect', { x: left, y, width: right - left, height: BAR, fill: fillOf(index) })];
  });
}

/** A line through the bar with a head above it, visible on every colour of a part. */
const neededMark = (x: number, y: number): SvgElement =>
  el(
    'g',
    { 'data-needed': '' },
    el('path', { d: `M${x.toFixed(1)} ${y - 3}v${BAR + 6}`, stroke: 'var(--surface)', 'stroke-width': 4 }),
    el('path', { d: `M${x.toFixed(1)} ${y - 3}v${BAR + 6}`, stroke: 'var(--text)', 'stroke-width': 1.6 }),
  );

const NEEDED = 'needed';

function legendOf({ parts, rows }: StrengthChart): { elements: SvgElement[]; height: number } {
  const named = rows.some(({ needed }) => needed !== null) ? [...parts, NEEDED] : parts;
  let [x, y] = [0, 10];
  const elements = named.flatMap((name, index) => {
    const width = LEGEND.swatch + 5 + textWidth(name, LEGEND.sizePx, 'sans');
    if (x > 0 && x + width > WIDTH) [x, y] = [0, y + LEGEND.pitch];
    const at = x;
    x += width + LEGEND.gap;
    const mark =
      index === parts.length
        ? el('path', { d: `M${at + LEGEND.swatch / 2} ${y - 10}v12`, stroke: 'var(--text)', 'stroke-width': 1.6 })
        : el('rect', { x: at, y: y - 9, width: LEGEND.swatch, height: LEGEND.swatch, fill: fillOf(index) });
    return [
      mark,
      el('text', { x: at + LEGEND.swatch + 5, y, 'font-size': LEGEND.sizePx, fill: 'var(--text-2)', 'font-family': SANS }, name),
    ]; // prettier-ignore
  });
  return { elements, height: y + 6 };
}

const valueOf = ({ total, needed }: StrengthRow, unit: string): string =>
  total === null ? '–' : `${total.toFixed(2)}${needed === null ? ` ${unit}` : ` of ${needed} ${unit}`}`;

function spoken(row: StrengthRow, unit: string, names: readonly string[]): string {
  const total = row.total === null ? 'not known' : `${row.total.toFixed(2)} ${unit}`;
  const needed = row.needed === null ? '' : `, needs ${row.needed}`;
  const parts = row.parts.flatMap((part, index) => (part === null || part === 0 ? [] : [`${names[index] ?? ''} ${part.toFixed(2)}`]));
  return `${row.name} ${total}${needed}: ${parts.join(', ')}.`;
} // prettier-ignore

const describe = ({ rows, unit, parts }: StrengthChart): string =>
  rows.map((row) => spoken(row, unit, parts)).join(' ');
