import { el, type SvgElement } from './element.ts';
import { drawNeedle } from './needle.ts';
import { fittingWords } from './text-width.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';

export type ScoreRow = {
  name: string;
  /** Points, in halves. */
  score: number;
  max: number;
  /** The compared properties: "Deva / Manushya". */
  compared: string;
};

/** Points of a match, without a verdict and without a colour for one. */
export type ScoreChart = { total: number; max: number; rows: readonly ScoreRow[] };

const WIDTH = 420;
const ROW = 46;
const FIRST = 132;
/** The place of the compared properties, to the left of the boxes. */
export const COMPARED = { roomPx: 174, sizePx: 11.5 } as const;
const PIPS = { left: 180, width: 176, height: 14, gap: 3 };

export function scoreCard(chart: ScoreChart, text: PictureText): SvgElement {
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, FIRST + chart.rows.length * ROW - 8], [
    ...reading(chart),
    ...scale(chart),
    ...chart.rows.flatMap((row, index) => drawRow(row, FIRST + index * ROW)),
  ]); // prettier-ignore
}

const reading = ({ total, max }: ScoreChart): SvgElement[] => [
  el(
    'text',
    { x: 0, y: 40, 'font-size': 36, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS },
    String(total),
    el('tspan', { 'font-size': 15, 'font-weight': 400, fill: 'var(--text-2)', dx: 8 }, `of ${max}`),
  ),
];

/** A tick for each point, a longer one for each fifth. */
function scale({ total, max }: ScoreChart): SvgElement[] {
  const x = (points: number) => (max > 0 ? Math.min(1, Math.max(0, points / max)) * (WIDTH - 2) + 1 : 1);
  const ticks = (keep: (point: number) => boolean, length: number) =>
    Array.from({ length: Math.floor(max) + 1 }, (_, point) => point)
      .filter(keep)
      .map((point) => `M${x(point).toFixed(1)} 80v-${length}`)
      .join('');
  return [
    el('path', { d: ticks((point) => point % 5 !== 0, 5), stroke: 'var(--line-strong)' }),
    el('path', { d: ticks((point) => point % 5 === 0, 9), stroke: 'var(--text-3)' }),
    el('rect', { x: 0, y: 80, width: WIDTH, height: 6, fill: 'var(--line)' }),
    el('rect', { x: 0, y: 80, width: x(total), height: 6, fill: 'var(--ink)' }),
    drawNeedle(x(total), 64, 86),
  ];
}

function drawRow(row: ScoreRow, y: number): SvgElement[] {
  return [
    el('path', { d: `M0 ${y - 22}H${WIDTH}`, stroke: 'var(--line)' }),
    el('g', { 'data-row': row.name },
      el('title', {}, spoken(row)),
      el('text', { x: 0, y: y - 3, 'font-size': 13, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS }, row.name),
      el('text', { x: 0, y: y + 13, 'font-size': COMPARED.sizePx, fill: 'var(--text-2)', 'font-family': SANS }, fittingWords([row.compared], COMPARED.roomPx, COMPARED.sizePx)),
      ...pips(row, y - 6),
      el('text', { x: WIDTH, y: y + 5, 'font-size': 13, 'text-anchor': 'end', fill: 'var(--text)', 'font-family': MONO },
        String(row.score),
        el('tspan', { fill: 'var(--text-2)' }, `\u00A0/ ${row.max}`),
      ),
    ),
  ]; // prettier-ignore
}

/** Draws one box for each possible point; the last may be half full. All rows have the same box size. */
function pips({ score, max }: ScoreRow, y: number): SvgElement[] {
  const count = Math.max(1, Math.ceil(max));
  const pitch = PIPS.width / Math.max(8, count);
  const width = pitch - PIPS.gap;
  return Array.from({ length: count }, (_, index) => {
    const x = PIPS.left + index * pitch;
    const share = Math.min(1, Math.max(0, score - index));
    const box = { x, y, width, height: PIPS.height, rx: 2 };
    return [
      el('rect', { ...box, fill: 'none', stroke: 'var(--text-3)' }),
      ...(share > 0 ? [el('rect', { ...box, width: width * share, fill: 'var(--ink)' })] : []),
    ];
  }).flat();
}

const spoken = ({ name, score, max, compared }: ScoreRow): string =>
  `${name} ${score} of ${max}${compared === '' ? '' : ` (${compared})`}`;

const describe = ({ total, max, rows }: ScoreChart): string => `${total} of ${max}. ${rows.map(spoken).join('. ')}.`;
