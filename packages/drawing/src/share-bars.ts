import { el, type SvgElement } from './element.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { drawPointMark } from './point-mark.ts';
import { fittingWords, textWidth } from './text-width.ts';

/** Points of a group, the sum of their weights, and its share of all groups, 0 to 1. */
export type ShareRow = { name: string; points: readonly string[]; weight: number; share: number };

/** Groups that divide the points of a chart, such as the four elements. */
export type ShareGroup = { name: string; rows: readonly ShareRow[] };

export type ShareChart = { groups: readonly ShareGroup[] };

const WIDTH = 420;
const EDGE = 6;
const HEAD = 32;
const ROW = { pitch: 28, height: 25 } as const;
/** Names get more space if they need it, up to a limit. */
const BAR = { left: 98, leftMax: 180, nameGap: 4, right: WIDTH - EDGE } as const;
const MARK = { sizePx: 17.5, pitch: 20, gap: 6 } as const;
const NAME_PX = 13;
const FIGURE_PX = 12;
/** The largest share of a group is stronger; both keep a contrast of more than 4.5 with the marks on them. */
const OPACITY = { largest: 0.46, other: 0.24 } as const;

/** Draws a bar for each group of points, with the points on it. */
export function shareBars(chart: ShareChart, text: PictureText): SvgElement {
  const drawn: SvgElement[] = [];
  const left = leftOf(chart);
  let y = 0;
  for (const { name, rows } of chart.groups) {
    drawn.push(el('text', { x: EDGE, y: y + 21, 'font-size': 14, fill: 'var(--text)', 'font-weight': 600, 'font-family': SANS }, name)); // prettier-ignore
    const largest = Math.max(...rows.map(({ share }) => share));
    drawn.push(
      ...rows.flatMap((row, index) =>
        drawRow(row, { y: y + HEAD + index * ROW.pitch, left, isLargest: row.share === largest }),
      ),
    );
    y += HEAD + rows.length * ROW.pitch;
  }
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, y + EDGE], drawn);
}

const amountText = ({ weight, share }: ShareRow): string =>
  `${Number(weight.toFixed(1))} · ${Math.round(share * 100)} %`;

/** The left end of the bars, beside the names. */
function leftOf({ groups }: ShareChart): number {
  const names = groups.flatMap(({ rows }) => rows.map(({ name }) => textWidth(name, NAME_PX, 'sans')));
  return Math.min(BAR.leftMax, Math.max(BAR.left, Math.ceil(EDGE + Math.max(...names) + BAR.nameGap)));
}

type Row = { y: number; left: number; isLargest: boolean };

function drawRow(row: ShareRow, { y, left, isLargest }: Row): SvgElement[] {
  const middle = y + ROW.height / 2;
  const amount = amountText(row);
  const track = { x: left, y, height: ROW.height, rx: 3 };
  const width = row.share * (BAR.right - left);
  const room = BAR.right - left - textWidth(amount, FIGURE_PX, 'mono') - 3 * MARK.gap;
  return [
    el('text', { x: EDGE, y: middle + 4.5, 'font-size': NAME_PX, fill: 'var(--text)', 'font-family': SANS }, fittingWords([row.name], left - EDGE - BAR.nameGap, NAME_PX)),
    el('rect', { ...track, width: BAR.right - left, fill: 'var(--sunken)' }),
    el('rect', { ...track, width, fill: 'var(--asp-soft)', 'fill-opacity': isLargest ? OPACITY.largest : OPACITY.other, 'data-row': row.name }),
    ...drawMarks(row.points, { left, y: middle, roomPx: room }),
    el('text', { x: BAR.right - MARK.gap, y: middle + FIGURE_PX * 0.35, 'font-size': FIGURE_PX, 'text-anchor': 'end', fill: 'var(--text)', 'font-family': MONO }, amount),
  ];
} // prettier-ignore

type Marks = { left: number; y: number; roomPx: number };

/** Draws as many points as there is room for, and the number of the others. */
function drawMarks(points: readonly string[], { left, y, roomPx }: Marks): SvgElement[] {
  const places = Math.floor(roomPx / MARK.pitch);
  const shown = points.length <= places ? points : points.slice(0, Math.max(0, places - 2));
  const xOf = (index: number): number => left + MARK.gap + (index + 0.5) * MARK.pitch;
  const more = points.length - shown.length;
  return [
    ...shown.map((name, index) => drawPointMark(name, { x: xOf(index), y, sizePx: MARK.sizePx, colour: 'var(--text)' })),
    ...(more === 0
      ? []
      : [el('text', { x: xOf(shown.length) - MARK.pitch / 2 + 2, y: y + FIGURE_PX * 0.35, 'font-size': FIGURE_PX, fill: 'var(--text)', 'font-family': MONO }, `+${more}`)]),
  ];
} // prettier-ignore

const describe = ({ groups }: ShareChart): string =>
  groups
    .map(({ name, rows }) => {
      const spoken = rows.map((row) => {
        const points = row.points.length === 0 ? 'none' : row.points.join(', ');
        return `${row.name} ${Math.round(row.share * 100)} % (${points})`;
      });
      return `${name}: ${spoken.join('; ')}.`;
    })
    .join(' ');
